"""The tree that becomes SVG."""

from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from metroscribe.draw.elements import Element, at, element, number


def tree() -> Element:
    return element("g", element("path", id="a", class_="mark"), element("text", id="b"), data_line="blue")


@given(st.text(), st.text())
def test_whatever_is_written_can_be_read_back(value: str, text: str) -> None:
    read = ElementTree.fromstring(str(element("text", data_name=value, text=text)))
    assert "\0" not in (read.text or "")
    if value.isprintable() and text.isprintable():
        assert (read.get("data-name"), read.text or "") == (value, text)


@given(st.floats(-1e6, 1e6))
def test_numbers_are_rounded_to_two_decimals(value: float) -> None:
    assert abs(float(number(value)) - value) <= 0.00501
    assert len(number(value).partition(".")[2]) <= 2


def test_a_number_says_no_more_than_it_must() -> None:
    assert [number(n) for n in (3.0, 3.10, -0.001, 1 / 3)] == ["3", "3.1", "0", "0.33"]
    assert at(1, 2.5) == "1 2.5"


def test_names_are_written_as_svg_has_them_and_none_is_left_out() -> None:
    assert str(element("path", class_="a", data_line="b", id=None)) == '<path class="a" data-line="b"/>\n'


def test_marks_add_attributes_and_text_by_id() -> None:
    marked = tree().marked({"a": {"data-line": "pink"}, "b": {"text": "7"}})
    assert marked.children[0].attributes == {"id": "a", "class": "mark", "data-line": "pink"}
    assert marked.children[1].text == "7"
    assert tree().marked({}) == tree()


def test_branches_can_be_cut_off() -> None:
    cut = tree().without(lambda node: node.attributes.get("class") == "mark")
    assert [child.attributes["id"] for child in cut.children] == ["b"]
