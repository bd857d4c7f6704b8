"""Matches as text that a person can read and a program can replay without any generator."""

from metroscribe.records.reading import read_record, replay
from metroscribe.records.record import Record, TurnLine
from metroscribe.records.writing import save_text, write_record

__all__ = ["Record", "TurnLine", "read_record", "replay", "save_text", "write_record"]
