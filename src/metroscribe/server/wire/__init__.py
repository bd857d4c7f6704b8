"""Everything that a client sends or sees."""
