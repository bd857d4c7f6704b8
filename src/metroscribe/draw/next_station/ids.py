"""The names of elements, which clients and moves rely on."""

from functools import lru_cache

from metroscribe.core.network import Network

LOOP = "loop"
RIVER = "river"
LEFT, MID, RIGHT = "left", "mid", "right"
kept = lru_cache(4096)
"""Names that marks are set by: every sheet that is told has dozens of them, and kept drawings share them."""


@kept
def station_id(name: str) -> str:
    return f"station-{name}"


@kept
def ring_id(name: str) -> str:
    """What is put around a station that counts twice."""
    return f"ring-{name}"


@kept
def frame_id(name: str) -> str:
    """What is put around a station that is framed for good."""
    return f"frame-{name}"


def section_id(network: Network, section: int) -> str:
    return f"section-{network.section_name(section)}"


def sign_id(mark: str, network: Network, section: int) -> str:
    """What shows that a section is marked on the map."""
    return f"{mark}-{network.section_name(section)}"


@kept
def track_id(network: Network, section: int, slot: str) -> str:
    return f"track-{network.section_name(section)}-{slot}"


def district_id(letter: str) -> str:
    return f"district-{letter}"


@kept
def stamp_id(letter: str) -> str:
    return f"stamp-{letter}"
