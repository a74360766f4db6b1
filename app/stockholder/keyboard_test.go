package stockholder

import (
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/calc/fourcolours"
	rules "scripkeeper/calc/stockholder"
)

// press types keys on a widget.
func press(on fyne.Focusable, names ...fyne.KeyName) {
	for _, name := range names {
		on.TypedKey(&fyne.KeyEvent{Name: name})
	}
}

// A whole turn is entered without touching anything: trades by letter and digits, the card by arrows, trades again.
func TestTurnByKeyboard(t *testing.T) {
	h := middle(t)
	h.typed("b")
	if h.focused() != "Blue 0" {
		t.Fatalf("b leads to %q", h.focused())
	}
	h.typed("-2g3c")
	if h.turn.Before != (four{-2, 0, 0, 3}) {
		t.Errorf("trades %v", h.turn.Before)
	}
	if h.focused() != "Blue +100" {
		t.Fatalf("c leads to %q", h.focused())
	}
	h.key("Right", "Right", "Down", "Down", "Down", "Left", "Up", "Down")
	if h.focused() != "Red +60" {
		t.Fatalf("the arrows lead to %q", h.focused())
	}
	h.key("Return")
	if h.turn.Card != "R+60" || h.focused() != "Blue –30" {
		t.Fatalf("card %q, the keyboard is at %q", h.turn.Card, h.focused())
	}
	h.key("Right", "Return")
	if h.turn.Free != fourcolours.Assign(2) {
		t.Errorf("free %v", h.turn.Free)
	}
	h.typed("y1")
	if h.turn.After != (four{0, 0, 1, 0}) || h.refused() != "" {
		t.Errorf("after %v, %s", h.turn.After, h.refused())
	}
}

// Typed numbers beyond the limit are not cut either.
func TestTypedNumberIsNotCut(t *testing.T) {
	h := middle(t)
	h.typed("g12")
	if h.turn.Before[3] != 12 || h.refused() != "12 green at 60 cost 720, but Ann has 470. The cash pays for 7." {
		t.Errorf("%d, %s", h.turn.Before[3], h.refused())
	}
	h.key("BackSpace")
	if h.turn.Before[3] != 0 {
		t.Errorf("backspace leaves %d", h.turn.Before[3])
	}
}

// Between the card and its ways a letter means the trades before.
func TestLetterBeforeAllIsSaid(t *testing.T) {
	h := middle(t)
	h.tap("Red +60")
	h.typed("b4")
	if h.turn.Before != (four{4}) || h.turn.After != (four{}) {
		t.Errorf("before %v, after %v", h.turn.Before, h.turn.After)
	}
}

// The arrows pass over cards that are gone, and stay where there is none.
func TestArrowsPassOverWhatIsGone(t *testing.T) {
	table := opened(t, options(t, "3x5", nil), 2)
	table = applied(t, table, &rules.Turn{Seat: 0, Card: "R+60", Free: fourcolours.Assign(0)}, &rules.Turn{Seat: 1, Card: "Bx2", Free: fourcolours.Assign(1)})
	h := hand(t, table)
	h.editor.Focus(h.window.Canvas())
	if h.focused() != "Blue +100" {
		t.Fatalf("the keyboard begins at %q", h.focused())
	}
	h.key("Up", "Left")
	if h.focused() != "Blue +100" {
		t.Errorf("out of the grid to %q", h.focused())
	}
	h.key("Down")
	if h.focused() != "Blue ÷2" {
		t.Errorf("down to %q", h.focused())
	}
	h.key("Down", "Right")
	if h.focused() != "Yellow +60" {
		t.Errorf("over the card that is gone to %q", h.focused())
	}
}

// The keyboard comes back to the ways of a card that is chosen.
func TestFocusOnTheWays(t *testing.T) {
	h := middle(t)
	h.tap("Red +60")
	h.window.Canvas().Unfocus()
	h.editor.Focus(h.window.Canvas())
	if h.focused() != "Blue –30" {
		t.Errorf("the keyboard is at %q", h.focused())
	}
}

// A card without uncoloured numbers leaves the keyboard nowhere that is out of sight.
func TestKeyboardAfterACardWithoutWays(t *testing.T) {
	h := hand(t, opened(t, options(t, "broker1961", nil), 2))
	h.editor.Focus(h.window.Canvas())
	h.key("Return")
	if h.turn.Card != "B+100" || h.window.Canvas().Focused() != nil {
		t.Errorf("card %q, the keyboard is at %q", h.turn.Card, h.focused())
	}
	h.typed("r2")
	if h.turn.Before != (four{}) || h.turn.After != (four{0, 2}) {
		t.Errorf("trades %v and %v", h.turn.Before, h.turn.After)
	}
}

// Letters that mean nothing here are left to the page.
func TestOtherLettersAreLeft(t *testing.T) {
	h := middle(t)
	for _, letter := range "xln?7" {
		if h.editor.Typed(letter) {
			t.Errorf("%q is taken", letter)
		}
	}
	last := hand(t, standing(t, options(t, "4x6", nil), 10, four{100, 100, 100, 100}, has(900, four{1}), has(900, four{1})))
	if last.editor.Typed('b') {
		t.Error("a trade opens with the last card")
	}
}
