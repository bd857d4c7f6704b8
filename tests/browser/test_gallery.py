"""The gallery shows every page on every screen, and finds what looks different from before."""

from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser

from metroscribe.texts import languages
from tests.browser.gallery.comparing import compared
from tests.browser.gallery.page import write
from tests.browser.gallery.screens import PLACES
from tests.browser.gallery.shots import THEMES, Shot, Wanted
from tests.browser.gallery.taking import take
from tests.browser.pages import PAGES
from tests.browser.sizes import SCREENS


def test_every_page_is_shown_on_every_screen_and_in_every_theme_and_language() -> None:
    shots = Wanted().shots()
    assert {shot.place for shot in shots} == set(PLACES) > set(PAGES)
    assert {(shot.place, shot.screen) for shot in shots} == {
        (place, screen) for place in PLACES for screen in SCREENS
    }
    looks = {(shot.place, shot.theme, shot.language) for shot in shots}
    assert len(looks) == len(PLACES) * len(THEMES) * len(languages())
    assert len(Wanted(every=True).shots()) == len(looks) * len(SCREENS)


def test_no_two_pictures_have_the_same_name() -> None:
    shots = Wanted(every=True).shots()
    assert len({shot.file for shot in shots}) == len(shots)


def test_a_picture_differs_by_the_share_of_pixels_that_look_different(tmp_path: Path) -> None:
    before, now, into = (tmp_path / name for name in ("before", "now", "different"))
    for folder in (before, now):
        folder.mkdir()
        for name in ("same.png", "other.png"):
            Image.new("RGB", (10, 10), "white").save(folder / name)
    other = Image.new("RGB", (10, 10), "white")
    other.paste("black", (0, 0, 5, 1))
    other.save(now / "other.png")
    Image.new("RGB", (10, 10), "white").save(now / "new.png")
    shares = {name: compared(name, before, now, into).share for name in ("same.png", "other.png", "new.png")}
    assert shares == {"same.png": 0.0, "other.png": 0.05, "new.png": None}
    assert [file.name for file in into.iterdir()] == ["other.png"]


def test_the_page_of_a_gallery_shows_what_differs_first(tmp_path: Path) -> None:
    shots = [Shot("home", "phone", "light", "en"), Shot("end", "phone", "light", "en")]
    differences = [compared(shot.file, tmp_path, tmp_path, tmp_path) for shot in shots]
    text = write(tmp_path, shots, differences, "../before").read_text(encoding="utf-8")
    assert "2 pictures: 0 look different, 2 had none before." in text
    assert text.count("<figure>") == len(shots)


@pytest.mark.long
def test_a_gallery_is_the_same_each_time_it_is_taken(browser: Browser, tmp_path: Path) -> None:
    shots = Wanted(["home", "lobby", "playing Tokyo"], ["phone", "wall"], ["light"], ["en"]).shots()
    folders = [tmp_path / name for name in ("before", "now")]
    for folder in folders:
        assert list(take(browser, shots, folder)) == shots
    before, now = folders
    found = {shot.file: compared(shot.file, before, now, tmp_path / "different").share for shot in shots}
    assert found == dict.fromkeys(found, 0.0)
