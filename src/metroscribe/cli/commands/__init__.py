"""One module for each command, found by its file. Only what is light is imported before the command runs."""
