"""Where the events of matches are kept."""
