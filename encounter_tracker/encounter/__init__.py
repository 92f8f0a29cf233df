"""The encounter: immutable state, commands as data, ``apply`` and queries. Pure: no Qt, dice, clock or files."""
