"""Matches on a server: durable, fair, resumable. See docs/server.md."""
