"""A plugin for pytest that runs the tests listed in the file named by `CHOSEN`, in that order, and no others.

A test that a mutant made disappear is not missed: only one that fails kills.
"""

import json
import os
from pathlib import Path

import pytest

CHOSEN = "METROSCRIBE_CHOSEN"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    order = {test: place for place, test in enumerate(json.loads(Path(os.environ[CHOSEN]).read_text()))}
    items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])
