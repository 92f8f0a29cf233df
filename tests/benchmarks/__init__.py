"""Measured, never asserted: how fast a game master's action shows. Run: ``python -m tests.benchmarks``."""
