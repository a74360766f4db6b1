package stockholder

import (
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
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
	h.Type("b")
	if h.focused() != "Trade Blue before the card" {
		t.Fatalf("b leads to %q", h.focused())
	}
	h.Type("-2g3c")
	expect.True(t, h.turn.Before == (four{-2, 0, 0, 3}), "trades %v", h.turn.Before)
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
	h.Type("y1")
	if h.turn.After != (four{0, 0, 1, 0}) || h.refused() != "" {
		t.Errorf("after %v, %s", h.turn.After, h.refused())
	}
}

// A card and where its numbers go are typed as they are read; a capital letter is always the trade before.
func TestCardByLetters(t *testing.T) {
	h := middle(t)
	h.Type("cr+6")
	must.Hold(t, h.turn.Card == "R+60", "the card is %q", h.turn.Card)
	h.Type("r") // no number of a red card goes to red: this is a trade
	expect.Equal(t, h.focused(), "Trade Red before the card", "r leads to")
	h.key("Escape")
	h.Type("y")
	if h.turn.Free != fourcolours.Assign(2) {
		t.Errorf("free %v", h.turn.Free)
	}
	h.Type("G2g3")
	expect.True(t, h.turn.Before == (four{0, 0, 0, 2}) && h.turn.After == (four{0, 0, 0, 3}),
		"before %v, after %v", h.turn.Before, h.turn.After)
	h.Type("cg+1")
	must.Hold(t, h.turn.Card == "G+100", "the card is %q", h.turn.Card)
	h.Type("r")
	if h.turn.Free != fourcolours.Assign(1) {
		t.Errorf("after one of three letters free %v", h.turn.Free)
	}
	h.Type("y")
	if h.turn.Free != fourcolours.Assign(1, 2, 0) || h.refused() != "" {
		t.Errorf("after two of three letters free %v, %s", h.turn.Free, h.refused())
	}
}

// Escape closes the number, then the cards that were opened again, and only then leaves the turn.
func TestEscapeClosesTheNumber(t *testing.T) {
	h := middle(t)
	h.Type("b2")
	h.key("Escape")
	expect.True(t, !h.Says("Buy 2 at 80: costs 160, leaves 310") && h.turn.Before == (four{2}) && !h.escaped,
		"escape does not close the number, or forgets it")
	h.tap("Red +60")
	h.tap("Blue –30")
	h.press(words.Text("sheet.card.change"))
	h.editor.Escape()
	expect.True(t, h.has("Yellow –30") && h.turn.Card == "R+60", "escape does not lead back to the card")
	expect.True(t, !h.editor.Escape(), "with nothing open escape is kept from the page")
}

// The keys of a cell step, go to the ends, erase and lead on; enter leads to the cards and takes none.
func TestKeysOfACell(t *testing.T) {
	h := middle(t)
	h.Type("b")
	h.key("Home", "Right", "End", "Down", "Right", "Up")
	if h.turn.Before != (four{-5, 7, 1, 0}) || h.focused() != "Trade Yellow before the card" {
		t.Errorf("trades %v at %q", h.turn.Before, h.focused())
	}
	h.key("BackSpace", "Return")
	if h.turn.Before != (four{-5, 7}) || h.focused() != "Blue +100" || h.turn.Card != "" {
		t.Errorf("trades %v at %q with card %q", h.turn.Before, h.focused(), h.turn.Card)
	}
}

// A tap leaves the keyboard alone: no way of a card looks as if it were chosen.
func TestTapsFocusNothing(t *testing.T) {
	h := middle(t)
	h.trade("before", "Blue")
	h.tap("Red +60")
	if h.Window.Canvas().Focused() != nil {
		t.Errorf("the keyboard is at %q", h.focused())
	}
}

// Digits and signs begin the trade of the cell that the keyboard has come to.
func TestDigitsBeginTheTradeOfTheCell(t *testing.T) {
	h := middle(t)
	for letters, want := range map[string]four{"-2": {-2}, "+": {1}, "1": {1}} {
		h.editor.trades.Close()
		h.turn.Before = four{}
		h.Window.Canvas().Focus(h.editor.trades.Cells[beforeRow][0])
		h.Type(letters)
		expect.True(t, h.turn.Before == want, "%q trades %v", letters, h.turn.Before)
	}
}

// The keyboard follows a way that is said by letters, so that enter does not take another one.
func TestKeyboardFollowsTheWayThatIsTyped(t *testing.T) {
	h := middle(t)
	h.Type("cr+6y")
	expect.Equal(t, h.focused(), "Yellow –30", "the keyboard is at")
	h.key("Return")
	if h.turn.Free != fourcolours.Assign(2) {
		t.Errorf("enter changes the way to %v", h.turn.Free)
	}
}

// Typed numbers beyond the limit are not cut either.
func TestTypedNumberIsNotCut(t *testing.T) {
	h := middle(t)
	h.Type("g12")
	if h.turn.Before[3] != 12 || h.refused() != "12 green at 60 cost 720; Ann has 470. That pays for 7." {
		t.Errorf("%d, %s", h.turn.Before[3], h.refused())
	}
	h.key("BackSpace")
	expect.True(t, h.turn.Before[3] == 1, "backspace leaves %d", h.turn.Before[3])
}

// The arrows pass over cards that are gone, and stay where there is none.
func TestArrowsPassOverWhatIsGone(t *testing.T) {
	table := opened(t, options(t, "3x5", nil), 2)
	table = apptest.Applied(t, table, &rules.Turn{Seat: 0, Card: "R+60", Free: fourcolours.Assign(0)},
		&rules.Turn{Seat: 1, Card: "Bx2", Free: fourcolours.Assign(1)})
	h := hand(t, table)
	h.editor.Focus(h.Window.Canvas())
	if h.focused() != "Blue +100" {
		t.Fatalf("the keyboard begins at %q", h.focused())
	}
	h.key("Up", "Left")
	expect.Equal(t, h.focused(), "Blue +100", "out of the grid to")
	h.key("Down")
	expect.Equal(t, h.focused(), "Blue ÷2", "down to")
	h.key("Down", "Right")
	expect.Equal(t, h.focused(), "Yellow +60", "over the card that is gone to")
}

// The keyboard comes back to the ways of a card that is chosen.
func TestFocusOnTheWays(t *testing.T) {
	h := middle(t)
	h.tap("Red +60")
	h.Window.Canvas().Unfocus()
	h.editor.Focus(h.Window.Canvas())
	expect.Equal(t, h.focused(), "Blue –30", "the keyboard is at")
}

// A card without uncoloured numbers leaves the keyboard nowhere that is out of sight.
func TestKeyboardAfterACardWithoutWays(t *testing.T) {
	h := hand(t, opened(t, options(t, "broker1961", nil), 2))
	h.editor.Focus(h.Window.Canvas())
	h.key("Return")
	if h.turn.Card != "B+100" || h.Window.Canvas().Focused() != nil {
		t.Errorf("card %q, the keyboard is at %q", h.turn.Card, h.focused())
	}
	h.Type("r2")
	expect.True(t, h.turn.Before == (four{}) && h.turn.After == (four{0, 2}),
		"trades %v and %v", h.turn.Before, h.turn.After)
}

// Letters that mean nothing here are left to the page.
func TestOtherLettersAreLeft(t *testing.T) {
	h := middle(t)
	for _, letter := range "xln?7" {
		expect.True(t, !h.editor.Typed(letter), "%q is taken", letter)
	}
	last := hand(t, standing(t, options(t, "4x6", nil), 10, four{100, 100, 100, 100}, has(900, four{1}),
		has(900, four{1})))
	expect.True(t, !last.editor.Typed('b'), "a trade opens with the last card")
}
