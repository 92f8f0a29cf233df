"""Reading creatures from what others wrote: one module per format, each gives an ``ImportResult`` and never raises."""
