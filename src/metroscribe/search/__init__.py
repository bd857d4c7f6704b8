"""Searches over the compiled engine, and the nets they judge positions with; docs/bots.md explains them.

Importing this loads neither NumPy nor Numba; its modules do.
"""
