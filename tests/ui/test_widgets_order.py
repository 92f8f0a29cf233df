"""The initiative list: steps from one order to another, the model, the view and the tray."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRectF, Qt, QTranslator
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QHoverEvent, QImage, QPainter
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from encounter_tracker.ui.order import OrderPane, OrderView, RowState, paint_row
from encounter_tracker.ui.order.diff import Insert, Move, Remove, steps
from encounter_tracker.ui.order.drag import drop_at, step_target
from encounter_tracker.ui.order.model import ROW_ROLE, OrderModel
from encounter_tracker.ui.order.paint import name_line, name_top, row_box
from encounter_tracker.ui.theme import Theme, ThemeMode
from encounter_tracker.viewmodels.rows import Chip, OrderRow, StateIcon, TrayRow, hp_view

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(mode=ThemeMode.DARK)


def row(key: str, **more: object) -> OrderRow:
    return OrderRow(**{"id": key, "name": key.title(), "count": "12", "hp": hp_view(20, 30), **more})  # type: ignore[arg-type]


def rows(keys: str, **more: dict[str, object]) -> tuple[OrderRow, ...]:
    """Rows by letters; `rows("abc", b={"turn": "now"})`."""
    return tuple(row(key, **more.get(key, {})) for key in keys)


# ---- steps ---------------------------------------------------------------------------------------------------------


def replay(old: str, new: str) -> tuple[str, list[object]]:
    here, plan = list(old), steps(old, new)
    for step in plan:
        match step:
            case Remove(first, last):
                del here[first : last + 1]
            case Insert(at, ids):
                here[at:at] = ids
            case Move(place, before):
                assert before not in {place, place + 1}, "Qt forbids a move to where the row stands"
                here.insert(before, here[place])
                del here[place if place < before else place + 1]
    return "".join(here), list(plan)


IDS = st.lists(st.sampled_from("abcdefghij"), unique=True).map("".join)


@given(IDS, IDS)
def test_the_steps_lead_from_any_order_to_any_other(old: str, new: str) -> None:
    assert replay(old, new)[0] == new


@given(st.permutations("abcdefgh").map("".join), st.integers(0, 7), st.integers(0, 7))
def test_one_that_goes_elsewhere_is_one_move(order: str, taken: int, put: int) -> None:
    rest = order[:taken] + order[taken + 1 :]
    changed = rest[:put] + order[taken] + rest[put:]
    assert len(steps(order, changed)) == (0 if changed == order else 1)


@pytest.mark.parametrize(
    ("old", "new", "plan"),
    [
        ("abcd", "abcd", []),
        ("", "abc", [Insert(0, ("a", "b", "c"))]),
        ("abcd", "bcda", [Move(0, 4)]),
        ("abcd", "dabc", [Move(3, 0)]),
        ("abcd", "ad", [Remove(1, 2)]),
        ("ad", "abcd", [Insert(1, ("b", "c"))]),
    ],
)
def test_steps_are_few(old: str, new: str, plan: list[object]) -> None:
    assert replay(old, new) == (new, plan)


# ---- model ---------------------------------------------------------------------------------------------------------


class Told:
    """What a model told its views."""

    def __init__(self, model: OrderModel) -> None:
        self.what: list[tuple[object, ...]] = []
        model.dataChanged.connect(lambda first, last: self.what.append(("changed", first.row(), last.row())))
        model.rowsInserted.connect(lambda _parent, first, last: self.what.append(("inserted", first, last)))
        model.rowsRemoved.connect(lambda _parent, first, last: self.what.append(("removed", first, last)))
        model.rowsMoved.connect(lambda _a, first, _b, _c, to: self.what.append(("moved", first, to)))
        model.modelReset.connect(lambda: self.what.append(("reset",)))
        model.layoutChanged.connect(lambda: self.what.append(("layout",)))


class TestModel:
    @pytest.fixture
    def model(self, qapp: QApplication) -> OrderModel:
        model = OrderModel()
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
        model.set_rows(rows("abcdef"))
        return model

    def test_only_what_differs_is_told(self, model: OrderModel) -> None:
        told = Told(model)
        model.set_rows(rows("abcdef"))
        assert told.what == []
        model.set_rows(rows("abcdef", b={"turn": "now"}, c={"turn": "next"}, f={"dead": True}))
        assert told.what == [("changed", 1, 1), ("changed", 2, 2), ("changed", 5, 5)]

    def test_rows_come_go_and_move_without_a_reset(self, model: OrderModel) -> None:
        told = Told(model)
        model.set_rows(rows("xbcdefa", c={"name": "Changed"}))
        assert sorted(str(what[0]) for what in told.what) == ["changed", "inserted", "moved"]
        assert [r.id for r in model.rows] == list("xbcdefa")
        model.set_rows(())
        assert model.rowCount() == 0
        assert ("reset",) not in told.what

    def test_indexes_follow_their_rows(self, model: OrderModel) -> None:
        held = QPersistentModelIndex(model.index_of("c"))
        model.set_rows(rows("cxab"))
        assert (held.row(), model.id_at(held)) == (0, "c")
        model.set_rows(rows("ab"))
        assert not held.isValid()

    def test_it_answers_by_id_and_by_role(self, model: OrderModel) -> None:
        model.set_rows((row("a", accessible="16, Brannoc, party, its turn"), row("b")))
        index = model.index_of("a")
        assert index.data(ROW_ROLE) is model.row_at(0)
        assert index.data(Qt.ItemDataRole.DisplayRole) == "A"
        assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "16, Brannoc, party, its turn"
        assert model.index_of("b").data(Qt.ItemDataRole.AccessibleTextRole) == "B"
        assert index.data(Qt.ItemDataRole.DecorationRole) is None
        assert model.data(QModelIndex()) is None
        assert not model.index_of("zz").isValid()
        assert model.id_at(QModelIndex()) == ""

    @given(IDS, IDS)
    def test_any_order_is_shown(self, qapp: QApplication, old: str, new: str) -> None:
        model = OrderModel()
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
        model.set_rows(rows(old))
        wanted = rows(new, a={"turn": "now"})
        model.set_rows(wanted)
        assert model.rows == wanted


# ---- dragging, as plain values -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("y", "gap", "before", "moves"),
    [
        (-50, 0, "a", True),
        (4, 0, "a", True),
        (36, 1, "b", False),
        (90, 2, "c", False),
        (130, 3, "d", True),
        (999, 4, "", True),
    ],
)
def test_a_drop_goes_into_the_nearest_gap(y: float, gap: int, before: str, moves: bool) -> None:
    assert drop_at("abcd", "b", y, 40) == (gap, before, moves)


def test_a_drop_without_rows_is_harmless() -> None:
    assert drop_at("", "b", 10, 40) == (0, "", True)
    assert drop_at("ab", "b", 10, 0).gap == 0


@pytest.mark.parametrize(
    ("moved", "step", "before"),
    [("a", -1, None), ("a", 1, "c"), ("b", -1, "a"), ("b", 1, ""), ("c", 1, None), ("zz", 1, None)],
)
def test_a_step_up_or_down(moved: str, step: int, before: str | None) -> None:
    assert step_target("abc", moved, step) == before


# ---- view ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def view(theme: Theme, qtbot: QtBot) -> OrderView:
    view = OrderView(theme)
    qtbot.addWidget(view)
    view.resize(455, 560)
    view.set_rows(rows("abcdefghij"))
    with qtbot.waitActive(view):
        view.show()
        view.activateWindow()
    return view


def spot(view: OrderView, key: str, x: int = 200) -> QPoint:
    rect = view.rect_of(key)
    return QPoint(x, rect.center().y())


def click(
    qtbot: QtBot, view: OrderView, key: str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    qtbot.mouseClick(view.viewport(), LEFT, modifier, spot(view, key))


def drag(view: OrderView, key: str, to: QPoint, *, drop: bool = True) -> None:
    port = view.viewport()
    QTest.mousePress(port, LEFT, Qt.KeyboardModifier.NoModifier, spot(view, key))
    QTest.mouseMove(port, spot(view, key) + QPoint(0, 3))
    QTest.mouseMove(port, to)
    if drop:
        QTest.mouseRelease(port, LEFT, Qt.KeyboardModifier.NoModifier, to)


class TestSelection:
    def test_clicks_with_ctrl_and_shift(self, view: OrderView, qtbot: QtBot) -> None:
        told: list[tuple[str, ...]] = []
        view.selection_changed.connect(told.append)
        click(qtbot, view, "b")
        click(qtbot, view, "d", CTRL)
        click(qtbot, view, "f", SHIFT)
        assert view.selected_ids == ("b", "d", "e", "f")
        assert told == [("b",), ("b", "d"), ("b", "d", "e", "f")]
        assert view.current_id == "f"

    def test_arrows_and_shift(self, view: OrderView, qtbot: QtBot) -> None:
        currents: list[str] = []
        view.current_changed.connect(currents.append)
        view.select(["b"], current="b")
        qtbot.keyClick(view, Key.Key_Down)
        qtbot.keyClick(view, Key.Key_Down, SHIFT)
        assert view.selected_ids == ("c", "d")
        assert currents == ["b", "c", "d"]

    def test_it_stays_with_the_ids_while_rows_come_go_and_move(self, view: OrderView, qtbot: QtBot) -> None:
        view.select(["b", "e"], current="e")
        told: list[tuple[str, ...]] = []
        view.selection_changed.connect(told.append)
        view.set_rows(rows("xeacdbfghij"))
        assert (view.selected_ids, view.current_id) == (("e", "b"), "e")
        assert told == [("e", "b")], "the order of the selected is that of the list"
        view.set_rows(rows("xacdbfghij"))
        assert view.selected_ids == ("b",)
        assert told[-1] == ("b",)

    def test_rows_that_move_are_where_they_are_painted(self, view: OrderView, qtbot: QtBot) -> None:
        view.set_rows(rows("jabcdefghi"))
        assert view.rect_of("j").top() == 0
        click(qtbot, view, "j")
        assert view.selected_ids == ("j",)
        assert view.rect_of("nobody").isEmpty()

    def test_selecting_gives_the_keyboard_to_one_of_the_selected(self, view: OrderView) -> None:
        view.select(["c", "d", "nobody"])
        assert (view.selected_ids, view.current_id) == (("c", "d"), "c")
        view.select(["d", "e"], current="e")
        assert view.current_id == "e"
        view.select([])
        assert view.selected_ids == ()

    def test_the_focus_starts_at_whose_turn_it_is(self, view: OrderView, theme: Theme, qtbot: QtBot) -> None:
        other = OrderView(theme)
        qtbot.addWidget(other)
        other.set_rows(rows("abc", b={"turn": "now"}))
        with qtbot.waitActive(other):
            other.show()
            other.activateWindow()
        other.setFocus(Qt.FocusReason.TabFocusReason)
        assert (other.current_id, other.selected_ids) == ("b", ())


class TestKeys:
    def test_wishes_are_passed_on(self, view: OrderView, qtbot: QtBot) -> None:
        view.select(["c"], current="c")
        with qtbot.waitSignal(view.select_all_requested):
            qtbot.keyClick(view, Key.Key_A, CTRL)
        assert view.selected_ids == ("c",), "who is selected then is not the list's business"
        with qtbot.waitSignal(view.open_requested) as opened:
            qtbot.keyClick(view, Key.Key_Return)
        assert opened.args == ["c"]
        for key in "7+-=":
            with qtbot.waitSignal(view.entry_started) as entry:
                qtbot.keyClicks(view, key)
            assert entry.args == [key]

    def test_letters_and_alt_are_left_to_the_window(self, view: OrderView, qtbot: QtBot) -> None:
        view.select(["a"], current="a")
        with qtbot.assertNotEmitted(view.entry_started):
            qtbot.keyClick(view, Key.Key_1, ALT)
            qtbot.keyClicks(view, "j")
        assert view.current_id == "a", "typing does not look for names"
        view.keyboardSearch("J")
        assert view.current_id == "a"

    def test_moving_by_key_is_a_wish_too(self, view: OrderView, qtbot: QtBot) -> None:
        view.select(["b"], current="b")
        with qtbot.waitSignal(view.move_requested) as moved:
            view.request_move(1)
        assert moved.args == ["b", "d"]
        view.select(["a"], current="a")
        with qtbot.assertNotEmitted(view.move_requested):
            view.request_move(-1)

    def test_groups_open_and_close(self, view: OrderView, qtbot: QtBot) -> None:
        view.set_rows(rows("abc", b={"fold": "closed"}, c={"fold": "open"}))
        asked: list[str] = []
        view.fold_requested.connect(asked.append)
        for key, press in (("b", Key.Key_Right), ("b", Key.Key_Left), ("c", Key.Key_Left), ("a", Key.Key_Right)):
            view.select([key], current=key)
            qtbot.keyClick(view, press)
        assert asked == ["b", "c"]

    def test_the_ring_comes_with_the_keyboard(self, view: OrderView, qtbot: QtBot) -> None:
        click(qtbot, view, "b")
        by_mouse = view.grab().toImage()
        qtbot.keyClick(view, Key.Key_Shift)
        assert view.grab().toImage() != by_mouse


class TestDragging:
    def test_a_row_is_dropped_before_another(self, view: OrderView, qtbot: QtBot) -> None:
        moved: list[tuple[str, str]] = []
        view.move_requested.connect(lambda key, before: moved.append((key, before)))
        drag(view, "b", QPoint(100, view.rect_of("e").top() + 3))
        drag(view, "h", QPoint(100, view.rect_of("a").top() + 2))
        drag(view, "a", QPoint(100, view.rect_of("j").bottom() + 40))
        assert moved == [("b", "e"), ("h", "a"), ("a", "")]
        assert [r.id for r in view.order_model.rows] == list("abcdefghij"), "the list itself moves nobody"

    def test_a_line_shows_where(self, view: OrderView, qtbot: QtBot) -> None:
        click(qtbot, view, "b")
        still = view.grab().toImage()
        drag(view, "b", QPoint(100, view.rect_of("e").top() + 3), drop=False)
        image = view.grab().toImage()
        y = view.rect_of("e").top() - 1
        assert image != still
        assert image.pixelColor(300, y) == view.theme.color("select_line")
        QTest.mouseRelease(view.viewport(), LEFT)

    def test_back_where_it_was_is_no_move(self, view: OrderView, qtbot: QtBot) -> None:
        with qtbot.assertNotEmitted(view.move_requested):
            drag(view, "b", QPoint(100, view.rect_of("c").top() + 3))

    def test_escape_ends_it_and_selects_nothing_more(self, view: OrderView, qtbot: QtBot) -> None:
        drag(view, "b", QPoint(100, view.rect_of("e").top() + 3), drop=False)
        with qtbot.assertNotEmitted(view.move_requested):
            qtbot.keyClick(view, Key.Key_Escape)
            QTest.mouseMove(view.viewport(), spot(view, "g"))
            QTest.mouseRelease(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, spot(view, "g"))
        assert view.selected_ids == ("b",)

    def test_a_twitch_is_a_click(self, view: OrderView, qtbot: QtBot) -> None:
        port = view.viewport()
        with qtbot.assertNotEmitted(view.move_requested):
            QTest.mousePress(port, LEFT, Qt.KeyboardModifier.NoModifier, spot(view, "b"))
            QTest.mouseMove(port, spot(view, "b") + QPoint(2, 1))
            QTest.mouseRelease(port, LEFT, Qt.KeyboardModifier.NoModifier, spot(view, "b"))
        assert view.selected_ids == ("b",)

    def test_somebody_removed_meanwhile_is_not_moved(self, view: OrderView, qtbot: QtBot) -> None:
        drag(view, "b", QPoint(100, view.rect_of("e").top() + 3), drop=False)
        view.set_rows(rows("acdefghij"))
        with qtbot.assertNotEmitted(view.move_requested):
            QTest.mouseRelease(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, QPoint(100, 150))

    def test_the_list_scrolls_under_a_drag(self, view: OrderView, qtbot: QtBot) -> None:
        view.resize(455, 200)
        bar = view.verticalScrollBar()
        drag(view, "b", QPoint(100, view.viewport().height() - 4), drop=False)
        down = bar.value()
        QTest.mouseMove(view.viewport(), QPoint(100, 3))
        assert down > 0
        assert bar.value() < down
        QTest.mouseRelease(view.viewport(), LEFT)


class TestMouse:
    def test_double_click_opens(self, view: OrderView, qtbot: QtBot) -> None:
        with qtbot.waitSignal(view.open_requested) as opened:
            qtbot.mouseDClick(view.viewport(), LEFT, pos=spot(view, "d"))
        assert opened.args == ["d"]

    def test_the_chevron_of_a_group_folds_it(self, view: OrderView, qtbot: QtBot) -> None:
        view.set_rows(rows("ab", b={"fold": "closed", "name": "Goblins", "icons": (StateIcon("users", "a group"),)}))
        name = view.theme.face("strong", "strong").width("Goblins")
        at = QPoint(round(74 + name + 20 + 6 + 7), view.rect_of("b").top() + 12)
        with qtbot.waitSignal(view.fold_requested) as asked:
            qtbot.mouseClick(view.viewport(), LEFT, pos=at)
        assert asked.args == ["b"]

    def test_a_menu_is_asked_for_at_the_pointer_and_by_key(self, view: OrderView, qtbot: QtBot) -> None:
        at = spot(view, "c")
        for reason, wanted in ((QContextMenuEvent.Reason.Mouse, "c"), (QContextMenuEvent.Reason.Keyboard, "e")):
            view.select(["e"], current="e")
            with qtbot.waitSignal(view.context_requested) as asked:
                event = QContextMenuEvent(reason, at, view.viewport().mapToGlobal(at))
                QApplication.sendEvent(view.viewport(), event)
            assert asked.args is not None
            assert asked.args[0] == wanted

    def test_what_was_cut_is_in_the_tooltip(self, view: OrderView) -> None:
        chips = tuple(Chip("harm", f"condition {at}", remaining="3") for at in range(6))
        flying = StateIcon("wind", "flying")
        view.set_rows((row("a", chips=chips, icons=(flying,)), row("b")))
        delegate, rect = view.itemDelegate(), view.rect_of("a")
        tooltip = delegate.tooltip  # type: ignore[attr-defined]
        assert tooltip(view.order_model.row_at(0), rect, QPoint(100, rect.bottom() - 6)).splitlines() == [
            "A",
            *(f"condition {at} 3" for at in range(6)),
        ]
        icon = QPoint(round(74 + view.theme.face("strong", "strong").width("A") + 12), rect.top() + 10)
        assert tooltip(view.order_model.row_at(0), rect, icon) == "flying"
        assert tooltip(view.order_model.row_at(0), rect, QPoint(rect.right() - 30, rect.top() + 8)) == (
            "20 of 30 hit points"
        )
        assert tooltip(view.order_model.row_at(1), view.rect_of("b"), QPoint(100, rect.bottom() + 8)) == ""

    def test_qt_asks_the_delegate_for_the_tooltip(self, view: OrderView, monkeypatch: pytest.MonkeyPatch) -> None:
        said: list[str] = []
        monkeypatch.setattr(
            "encounter_tracker.ui.order.delegate.QToolTip", SimpleNamespace(showText=lambda *a: said.append(a[1]))
        )
        at = QPoint(view.rect_of("b").right() - 30, view.rect_of("b").center().y())
        QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at)))
        assert said == ["20 of 30 hit points"]

    def test_the_row_under_the_pointer_is_raised(self, view: OrderView) -> None:
        at = spot(view, "c")
        before = view.grab().toImage().pixelColor(250, at.y())
        QTest.mouseMove(view.viewport(), at)
        hover = QHoverEvent(QEvent.Type.HoverMove, at, view.viewport().mapToGlobal(at), QPoint(-1, -1))
        QApplication.sendEvent(view.viewport(), hover)
        assert before == view.theme.color("pane")
        assert view.grab().toImage().pixelColor(250, at.y()) == view.theme.color("raised")


class TestPlace:
    @pytest.mark.parametrize(
        ("height", "count", "row_height"), [(560, 14, 40), (560, 4, 46), (300, 14, 36), (644, 14, 46)]
    )
    def test_one_height_at_which_everyone_is_seen(
        self, view: OrderView, height: int, count: int, row_height: int
    ) -> None:
        view.set_rows(rows("abcdefghijklmnop"[:count]))
        view.resize(455, height)
        assert view.row_height == row_height
        assert {view.rect_of(r.id).height() for r in view.order_model.rows} == {row_height}

    def test_rows_shrink_at_once_and_do_not_twitch(self, view: OrderView) -> None:
        view.resize(455, 560)
        view.set_rows(rows("abcdefghijklmn"))
        assert view.row_height == 40
        view.set_rows(rows("abcdefghijklm"))
        assert view.row_height == 43, "three points more are worth it"
        view.set_rows(rows("abcdefghijklmn"))
        assert view.row_height == 40

    def test_larger_text_makes_higher_rows(self, view: OrderView, theme: Theme) -> None:
        view.resize(455, 2000)
        theme.set_text_size(150)
        assert view.row_height == 69

    def test_the_active_row_is_kept_in_sight(self, view: OrderView) -> None:
        keys = "abcdefghijklmnop"
        view.resize(455, 200)
        view.set_rows(rows(keys, a={"turn": "now"}))
        view.set_rows(rows(keys, p={"turn": "now"}))
        assert view.viewport().rect().contains(view.rect_of("p"))
        view.verticalScrollBar().setValue(0)
        view.set_rows(rows(keys, p={"turn": "now"}, a={"dead": True}))
        assert view.verticalScrollBar().value() == 0, "the same turn does not move the list again"

    def test_the_scroll_position_stays_with_what_is_seen(self, view: OrderView) -> None:
        keys = "abcdefghijklmnop"
        view.resize(455, 200)
        view.set_rows(rows(keys))
        view.verticalScrollBar().setValue(36 * 5)
        assert view.rect_of("f").top() == 0
        view.set_rows(rows("yz" + keys))
        assert view.rect_of("f").top() == 0

    def test_nothing_moves_under_a_held_row(self, view: OrderView) -> None:
        keys = "abcdefghijklmnop"
        view.resize(455, 200)
        view.set_rows(rows(keys))
        QTest.mousePress(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, spot(view, "b"))
        view.set_rows(rows(keys, p={"turn": "now"}))
        assert view.verticalScrollBar().value() == 0
        QTest.mouseRelease(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, spot(view, "b"))


@pytest.mark.parametrize("size", [100, 125, 150])
@pytest.mark.parametrize("height", [36, 46])
def test_nothing_of_a_row_lies_outside_it(theme: Theme, size: int, height: int) -> None:
    theme.set_text_size(size)
    chips = (
        Chip("deadly", "chancelante (dégâts non létaux égaux aux points de vie)", remaining="3"),
        Chip("help", "x"),
    )
    one = row(
        "a", name="Archiduchesse Hildegarde de Montferrand", hp=hp_view(133, 245, temp=18, nonlethal=24), chips=chips
    )
    width, high = theme.px(400), theme.px(height)
    image = QImage(width + 40, high + 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(theme.color("scrim"))
    painter = QPainter(image)
    paint_row(painter, QRectF(20, 20, width, high), one, theme, RowState(selected=True, focus=True))
    painter.end()
    outside = {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if not (20 <= x < 20 + width and 20 <= y < 20 + high)
    }
    assert outside == {theme.color("scrim").name()}


# ---- tray and pane -------------------------------------------------------------------------------------------------


WAITING = (
    TrayRow(id="moss", kind="delaying", name="Old Moss", note="delaying · since 20", key="Alt+1"),
    TrayRow(id="goblin", kind="readied", name="Goblin", note="readied", key="Alt+2", accessible="Goblin, readied"),
)


class TestPane:
    @pytest.fixture
    def pane(self, theme: Theme, qtbot: QtBot) -> OrderPane:
        pane = OrderPane(theme)
        qtbot.addWidget(pane)
        pane.resize(455, 716)
        pane.set_rows(rows("abc"), WAITING, "3 in order, 2 waiting")
        with qtbot.waitActive(pane):
            pane.show()
            pane.activateWindow()
        return pane

    def test_who_waits_comes_back_by_mouse_key_and_number(self, pane: OrderPane, qtbot: QtBot) -> None:
        back: list[str] = []
        pane.tray.return_requested.connect(back.append)
        qtbot.mouseClick(pane.tray.lines[0], LEFT)
        pane.tray.lines[1].setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.keyClick(pane.tray.lines[1], Key.Key_Return)
        pane.tray.return_nth(1)
        pane.tray.return_nth(7)
        assert back == ["moss", "goblin", "moss"]

    def test_a_line_stays_with_its_combatant(self, pane: OrderPane, qtbot: QtBot) -> None:
        goblin = pane.tray.lines[1]
        goblin.setFocus()
        high = pane.view.height()
        pane.set_rows(rows("abcd"), (WAITING[1],), "4 in order, 1 waiting")
        assert pane.tray.lines == (goblin,)
        assert goblin.hasFocus()
        assert pane.view.height() == high + 32
        pane.set_rows(rows("abcd"), WAITING)
        assert [line.row.id for line in pane.tray.lines] == ["moss", "goblin"]
        tops = [line.mapTo(pane, QPoint(0, 0)).y() for line in pane.tray.lines]
        assert tops == [716 - 64, 716 - 32]

    def test_it_speaks(self, pane: OrderPane) -> None:
        assert [line.accessibleName() for line in pane.tray.lines] == [
            "Old Moss, delaying · since 20",
            "Goblin, readied",
        ]
        assert pane.tray.lines[0].accessibleDescription() == "Brings Old Moss back into the order"
        assert pane.header.accessibleName() == "Initiative, 3 in order, 2 waiting"
        assert pane.view.accessibleName() == "Initiative order"
        assert not pane.grab().isNull()

    def test_the_language_changes_live(self, pane: OrderPane, qapp: QApplication) -> None:
        class French(QTranslator):
            def translate(self, context: str, text: str, note: str | None = None, n: int = -1) -> str:
                return {"Initiative order": "Ordre d’initiative", "Waiting": "En attente"}.get(text, "")

        french = French()
        qapp.installTranslator(french)
        QApplication.sendEvent(pane, QEvent(QEvent.Type.LanguageChange))
        assert (pane.view.accessibleName(), pane.tray.accessibleName()) == ("Ordre d’initiative", "En attente")
        qapp.removeTranslator(french)

    def test_menus_are_asked_for(self, pane: OrderPane, qtbot: QtBot) -> None:
        with qtbot.waitSignal(pane.tray.context_requested) as asked:
            event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), QPoint(50, 50))
            QApplication.sendEvent(pane.tray.lines[0], event)
        assert asked.args == ["moss", QPoint(50, 50)]

    def test_the_theme_changes_live(self, pane: OrderPane, theme: Theme) -> None:
        dark = pane.grab().toImage()
        pane.view.select(["b"], current="b")
        theme.set_mode(ThemeMode.LIGHT)
        light = pane.grab().toImage()
        assert light != dark
        assert light.pixelColor(4, 400) == theme.color("pane")
        assert pane.view.selected_ids == ("b",)


def test_a_name_without_chips_stands_in_the_middle(theme: Theme):
    box = row_box(theme, 455, 46)
    bare, chipped = OrderRow(id="a", name="Ogre"), OrderRow(id="b", name="Ogre", chips=(Chip("harm", "prone"),))
    assert name_top(chipped, box) == box.line_1
    assert name_top(bare, box) + box.half / 2 == 23


def test_a_long_name_without_chips_stays_above_the_bar(theme: Theme):
    box = row_box(theme, 320, 46)
    hp = hp_view(20, 30)
    short, long = OrderRow(id="a", name="Ogre", hp=hp), OrderRow(id="b", name="Salamandre infernale", hp=hp)
    assert name_top(short, box, name_line(theme, short, box)) > box.line_1
    assert name_top(long, box, name_line(theme, long, box)) == box.line_1
