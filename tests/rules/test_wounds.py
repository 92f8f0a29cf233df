from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from encounter_tracker.rules.wounds import Loss, lose, mend


def test_temporary_hit_points_go_first_the_oldest_before_the_others():
    assert lose(7, temp_hp={"aid": 5, "": 4}) == Loss(temporary=7, temp_hp={"": 2}, nonlethal=0, lethal=0)
    assert lose(12, temp_hp={"aid": 5, "": 4}) == Loss(temporary=9, temp_hp={}, nonlethal=0, lethal=3)


def test_nonlethal_is_counted_apart():
    assert lose(7, temp_hp={}, nonlethal=True, max_hp=30).nonlethal == 7


def test_nonlethal_beyond_the_total_is_lethal():
    loss = lose(7, temp_hp={}, nonlethal=True, nonlethal_before=26, max_hp=30)
    assert (loss.nonlethal, loss.lethal) == (4, 3)
    assert lose(5, temp_hp={}, nonlethal=True, nonlethal_before=31, max_hp=30).lethal == 5


def test_not_for_a_regenerating_creature():
    loss = lose(7, temp_hp={}, nonlethal=True, nonlethal_before=26, max_hp=30, regenerates=True)
    assert (loss.nonlethal, loss.lethal) == (7, 0)


def test_healing_never_passes_the_total():
    assert mend(10, hp=25, max_hp=30) == 5
    assert mend(3, hp=25, max_hp=30) == 3
    assert mend(3, hp=30, max_hp=30) == 0


@given(
    st.integers(0, 60),
    st.dictionaries(st.text(max_size=3), st.integers(1, 20), max_size=3),
    st.booleans(),
    st.integers(0, 40),
    st.booleans(),
)
def test_no_point_is_lost_or_invented(points, temp_hp, nonlethal, before, regenerates):
    loss = lose(
        points,
        temp_hp=temp_hp,
        nonlethal=nonlethal,
        nonlethal_before=before,
        max_hp=30,
        regenerates=regenerates,
    )
    assert loss.temporary + loss.nonlethal + loss.lethal == points
    assert sum(temp_hp.values()) - sum(loss.temp_hp.values()) == loss.temporary
    assert min(loss.temporary, loss.nonlethal, loss.lethal, *loss.temp_hp.values(), 0) == 0
