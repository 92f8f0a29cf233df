"""The composition root: wires model, storage, view-models and window, and starts them."""
