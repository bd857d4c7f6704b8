"""Those who wait for a thread are served in turn: between addresses, then between tables, then in order."""

from collections import Counter, defaultdict

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from metroscribe.server.host.line import Line, Place

PLACES = st.builds(Place, st.sampled_from("ABC"), st.sampled_from("123"))


def served(line: Line[int]) -> list[int]:
    """Everything that waits, in the order in which it is served."""
    found = list[int]()
    while (work := line.next()) is not None:
        found.append(work)
    return found


def filled(places: list[Place]) -> Line[int]:
    line = Line[int]()
    for number, place in enumerate(places):
        line.add(place, number)
    return line


@given(st.integers(1, 60), st.integers(1, 6), st.integers(1, 6), st.integers(1, 9))
def test_however_many_tables_one_address_has_the_bot_of_another_is_next(
    tables: int, bots: int, threads: int, turns: int
) -> None:
    """When it comes first, and after each of its turns one piece of the many may come in between."""
    many = [Place("many", str(table)) for table in range(tables) for _ in range(bots)]
    line, one = filled(many), Place("one", "0")
    for _ in range(threads):
        line.next()
    line.add(one, -1)
    assert line.next() == -1
    for _ in range(turns):
        line.add(one, -1)
        assert -1 in (line.next(), line.next())


def test_who_has_nothing_left_and_comes_again_does_not_push_in() -> None:
    line, patient, eager = Line[str](), Place("patient", "1"), Place("eager", "1")
    line.add(eager, "eager")
    assert line.next() == "eager"
    line.add(patient, "patient")
    line.add(patient, "patient again")
    assert line.next() == "patient"
    line.add(eager, "eager")
    assert [line.next(), line.next()] == ["eager", "patient again"]
    line.add(patient, "patient")
    line.add(eager, "eager")
    assert [line.next(), line.next()] == ["eager", "patient"]


def test_of_those_who_come_and_go_nothing_is_kept() -> None:
    line = Line[int]()
    for number in range(100):
        place = Place(str(number), "1")
        line.add(place, number)
        assert line.next() == number
        assert line.next() is None
        line.drop(place, number)
    assert not vars(line._addresses)["_served"]
    assert not vars(line._addresses)["_new"]


@given(st.lists(PLACES, max_size=40))
def test_everything_that_waits_is_served_once_and_each_table_in_order(places: list[Place]) -> None:
    order = served(filled(places))
    assert sorted(order) == list(range(len(places)))
    for place in set(places):
        own = [number for number in order if places[number] == place]
        assert own == sorted(own)


@given(st.lists(PLACES, max_size=40))
def test_addresses_take_turns_and_so_do_the_tables_of_one(places: list[Place]) -> None:
    """While something waits for somebody, nobody else is served twice."""
    order = [places[number] for number in served(filled(places))]
    assert takes_turns([place.address for place in order])
    for address in "ABC":
        assert takes_turns([place.table for place in order if place.address == address])


def takes_turns(order: list[str]) -> bool:
    """Between two times of one, everybody comes for whom something still waits."""
    for at, name in enumerate(order):
        again = next((then for then in range(at + 1, len(order)) if order[then] == name), None)
        if again is not None and set(order[again:]) - set(order[at:again]):
            return False
    return True


@given(st.lists(PLACES, max_size=30), st.sets(st.integers(0, 29)))
def test_what_was_dropped_is_never_served_and_holds_nobody_up(places: list[Place], gone: set[int]) -> None:
    line = filled(places)
    for number in gone & set(range(len(places))):
        line.drop(places[number], number)
    kept = [number for number in range(len(places)) if number not in gone]
    assert len(line) == len(kept)
    assert sorted(served(line)) == kept


class Waiting(RuleBasedStateMachine):
    """Bots come, are served and go in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.line, self.count = Line[int](), 0
        self.places: dict[int, Place] = {}
        self.passed: dict[str, Counter[str]] = defaultdict(Counter)
        """For each address that waits, how often others were served since it came or was served."""

    @rule(place=PLACES)
    def come(self, place: Place) -> None:
        self.line.add(place, self.count)
        self.places[self.count] = place
        self.passed.setdefault(place.address, Counter())
        self.count += 1

    @precondition(lambda self: self.places)
    @rule(data=st.data())
    def go(self, data: st.DataObject) -> None:
        number = data.draw(st.sampled_from(sorted(self.places)))
        self.line.drop(self.places.pop(number), number)
        self.forget()

    @rule()
    def serve(self) -> None:
        number = self.line.next()
        assert (number is None) == (not self.places)
        if number is not None:
            address = self.places.pop(number).address
            del self.passed[address]
            for others in self.passed.values():
                others[address] += 1
            if any(place.address == address for place in self.places.values()):
                self.passed[address] = Counter()
            self.forget()

    def forget(self) -> None:
        for address in set(self.passed) - {place.address for place in self.places.values()}:
            del self.passed[address]

    @invariant()
    def nobody_is_passed_twice_by_the_same(self) -> None:
        assert all(times == 1 for others in self.passed.values() for times in others.values())
        assert len(self.line) == len(self.places)


TestWaiting = Waiting.TestCase
