"""What the client has from the server's source is up to date."""

import pytest

from web.generate import FILES, GENERATED


@pytest.mark.parametrize("name", FILES)
def test_the_generated_files_are_fresh(name: str) -> None:
    assert (GENERATED / name).read_text(encoding="utf-8") == FILES[name](), "run: python web/generate.py"


def test_nothing_else_is_called_generated() -> None:
    assert sorted(path.name for path in GENERATED.iterdir()) == sorted(FILES)
