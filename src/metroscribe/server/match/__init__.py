"""A match as a value: commands are judged, changes are followed. No clock, no socket, no disk."""
