"""The pure rules core: one module per section of the rules, no Qt, no clock, no dice, no files."""
