"""Many matches of bots, compared fairly: fixed seeds, paired differences, how sure they are."""

from metroscribe.arena.playing import play_match, play_matches
from metroscribe.arena.statistics import Estimate, Summary

__all__ = ["Estimate", "Summary", "play_match", "play_matches"]
