"""Names that come from outside are held to their limits, whatever Discord lets through."""

from hypothesis import given
from hypothesis import strategies as st

from club.core.people import Person, Place
from club.core.text_limits import NAME, PLACE_NAME, clipped

ANY = st.text(st.characters(codec=None), max_size=300)


@given(ANY, st.integers(0, 120))
def test_what_is_clipped_is_short_and_can_be_stored(text: str, most: int) -> None:
    held = clipped(text, most)
    assert len(held) <= most
    assert "\0" not in held
    held.encode()
    if len(text) <= most and not set(text) & {"\0", *map(chr, range(0xD800, 0xE000))}:
        assert held == text


@given(ANY)
def test_people_and_places_hold_their_names_to_the_limits(name: str) -> None:
    person, place = Person(1, name), Place(1, name, 2, name)
    assert person.name == clipped(name, NAME)
    assert place.server_name == place.channel_name == clipped(name, PLACE_NAME)
