"""The running encounter: an observable model with a history, and the scripts that drive it. No Qt."""
