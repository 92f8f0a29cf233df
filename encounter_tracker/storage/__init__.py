"""What is kept on disk: encounter files, their lock, their backups, and what to do when one is damaged. Without Qt."""
