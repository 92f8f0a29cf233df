"""Plumbing without Qt: resources, paths, settings, logging, dice."""
