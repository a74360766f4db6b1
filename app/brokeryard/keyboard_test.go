package brokeryard

import (
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/calc"
	rules "scripkeeper/calc/brokeryard"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
)

// press presses keys where the keyboard is.
func (h *thumb) press(keys ...fyne.KeyName) {
	h.T.Helper()
	for _, key := range keys {
		on := h.Window.Canvas().Focused()
		if on == nil {
			h.T.Fatalf("nothing has the keyboard for %s", key)
		}
		on.TypedKey(&fyne.KeyEvent{Name: key})
	}
}

// A round is typed: a colour's letter and the beginning of an effect are a card, then letters say where its numbers
// go, and enter leads on.
func TestRoundByKeyboard(t *testing.T) {
	h := hand(t, opened(t, "3x5", 6, nil))
	h.editor.Focus(h.Window.Canvas())
	for seat, c := range []struct {
		letters string
		want    rules.Play
	}{
		{"b+6r", rules.Play{Card: "B+60", Free: fourcolours.Assign(1)}},
		{"r+1yg", rules.Play{Card: "R+100", Free: fourcolours.Assign(2, 3, 0)}},
		{"g-1b", rules.Play{Card: "G-100", Free: fourcolours.Assign(0)}},
		{"y0", rules.Play{Card: "Y0"}},
		{"yxg", rules.Play{Card: "Yx2", Free: fourcolours.Assign(3)}},
		{"g/y", rules.Play{Card: "G/2", Free: fourcolours.Assign(2)}},
	} {
		h.Type(c.letters)
		got := h.round.Plays[seat]
		must.Hold(t, got == c.want, "%q is %+v, must be %+v", c.letters, got, c.want)
		h.press(fyne.KeyReturn)
	}
	expect.True(t, h.editor.seat == calc.None && h.editor.missing == 0,
		"seat %d is open, %d are missing", h.editor.seat, h.editor.missing)
}

// What is typed wrong does nothing: a colour of its own, an effect that is none, a card that is gone.
func TestTypedWrong(t *testing.T) {
	h := hand(t, opened(t, "3x5", 3, nil))
	h.editor.Focus(h.Window.Canvas())
	h.Type("+6")
	h.Type("b+9")
	expect.True(t, h.round.Plays[0] == (rules.Play{}), "the play is %+v", h.round.Plays[0])
	h.Type("+6b")
	expect.True(t, h.round.Plays[0] == (rules.Play{Card: "B+60"}), "the play is %+v", h.round.Plays[0])
	h.Type("y")
	h.press(fyne.KeyReturn)
	h.Type("b+6")
	expect.True(t, h.round.Plays[1] == (rules.Play{}) && h.editor.seat == 1, "the play is %+v", h.round.Plays[1])
}

// The letters of the part: missed, cards, trades of a colour, the list of all.
func TestLettersOfAPart(t *testing.T) {
	h := hand(t, opened(t, "3x5", 3, nil))
	h.editor.Focus(h.Window.Canvas())
	h.Type("m")
	expect.True(t, h.round.Plays[0].Missed && h.editor.seat == 1,
		"missed: %+v, seat %d", h.round.Plays[0], h.editor.seat)
	h.Type("t-1g")
	if got := h.round.Plays[1].Trade; got != (four{-1}) || h.editor.part.trades.OpenIn(0) != 3 {
		t.Errorf("the trades are %v, colour %d is open", got, h.editor.part.trades.OpenIn(0))
	}
	h.Type("1")
	expect.Equal(t, h.round.Plays[1].Trade, four{-1, 0, 0, 1}, "the trades")
	h.Type("cy0")
	expect.True(t, h.round.Plays[1].Card == "Y0", "the play is %+v", h.round.Plays[1])
	h.Type("c")
	expect.True(t, h.editor.part.fan.open, "the cards are not shown")
	h.Type("a")
	expect.True(t, h.editor.seat == calc.None && !h.editor.Typed('m') && !h.editor.Typed('q'),
		"the list is not shown, or it takes letters")
}

// The cards are shown also for a player who missed the round, until one is chosen or escape keeps it so.
func TestCardsOfAMissedRound(t *testing.T) {
	h := hand(t, opened(t, "3x5", 3, nil))
	h.round.Plays[0].Missed = true
	h.editor.count()
	h.editor.show(0)
	h.editor.Focus(h.Window.Canvas())
	p := h.editor.part
	h.Type("c")
	if p.panel.Objects[0] != fyne.CanvasObject(p.fan.Object) || h.Window.Canvas().Focused() != p.fan.Rows.First() {
		t.Error("the cards are not shown, or have not the keyboard")
	}
	if !h.editor.Escape() || !h.editor.play().Missed || p.panel.Objects[0] == fyne.CanvasObject(p.fan.Object) {
		t.Errorf("escape leaves the cards and %+v", h.editor.play())
	}
	h.Type("cy0")
	expect.Equal(t, h.round.Plays[0], rules.Play{Card: "Y0"}, "the play")
}

// Digits and signs begin the trade of the cell that the keyboard has come to.
func TestDigitsBeginTheTradeOfTheCell(t *testing.T) {
	h := hand(t, opened(t, "3x5", 3, nil))
	h.editor.show(0)
	h.Window.Canvas().Focus(h.editor.part.trades.Cells[0][1])
	h.Type("-1")
	got := h.round.Plays[0].Trade
	expect.True(t, got[1] == -1, "trades %v", got)
}

// The arrow keys go from card to card, past those that cannot be chosen.
func TestArrowsAmongTheCards(t *testing.T) {
	h := hand(t, opened(t, "3x5", 2, nil))
	h.round.Plays[1] = rules.Play{Card: "Bx2", Free: fourcolours.Assign(1)}
	h.editor.show(0)
	h.editor.Focus(h.Window.Canvas())
	at := func() string {
		return h.Window.Canvas().Focused().(interface{ AccessibilityLabel() string }).AccessibilityLabel()
	}
	for _, c := range []struct {
		key  fyne.KeyName
		want string
	}{
		{fyne.KeyDown, "Blue ÷2"}, {fyne.KeyUp, "Blue +100"}, {fyne.KeyUp, "Blue +100"}, {fyne.KeyRight, "Red +100"},
		{fyne.KeyDown, "Red ×2"}, {fyne.KeyLeft, "Red ×2"}, {fyne.KeyRight, "Yellow ×2"},
	} {
		h.press(c.key)
		got := at()
		expect.True(t, got == c.want, "%s leads to %q, must lead to %q", c.key, got, c.want)
	}
	h.press(fyne.KeySpace)
	expect.True(t, h.round.Plays[0].Card == "Yx2", "the play is %+v", h.round.Plays[0])
}
