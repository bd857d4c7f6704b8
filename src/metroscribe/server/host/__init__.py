"""The matches of one process: sessions, timers, bots, and who is told what."""
