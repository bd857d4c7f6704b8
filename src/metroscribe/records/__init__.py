"""Matches as text that a person can read and a program can replay without any generator."""

from metroscribe.records.example import Example, example
from metroscribe.records.reading import read_record, replay
from metroscribe.records.record import NOTHING, LeftLine, Record, TurnLine
from metroscribe.records.writing import Course, check_target, save_text, write_course, write_record

__all__ = [
    "NOTHING",
    "Course",
    "Example",
    "LeftLine",
    "Record",
    "TurnLine",
    "check_target",
    "example",
    "read_record",
    "replay",
    "save_text",
    "write_course",
    "write_record",
]
