"""Words: names, durations, sentences for events, commands, refusals and parts of figures, in the language in use."""
