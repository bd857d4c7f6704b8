"""The Next Station family on flat tables: every rule of `games.next_station`, and nothing else."""
