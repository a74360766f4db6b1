package stockholder

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/calc"
	rules "scripkeeper/calc/stockholder"
)

// four is a number for each colour: blue, red, yellow, green.
type four = [rules.Colours]int

// A thumb enters a turn as a player would: it taps what can be seen, and counts the taps.
type thumb struct {
	apptest.Thumb
	turn   *rules.Turn
	editor *TurnEditor
	// escaped tells that escape went on to the page.
	escaped bool
}

// options are those of a preset, changed where change is given.
func options(t *testing.T, preset string, change func(*rules.Options)) *rules.Options {
	t.Helper()
	return apptest.Options(t, rules.Rulebook{}, preset, change)
}

// opened is the opening table of some seats.
func opened(t *testing.T, o *rules.Options, seats int) calc.Table {
	t.Helper()
	return apptest.Opened(t, rules.Rulebook{}, o, []string{"Ann", "Ben", "Zoë", "Dan", "Eva", "Finn"}[:seats])
}

// standing is the opening table set as said.
func standing(t *testing.T, o *rules.Options, round int, prices four, seats ...calc.SeatPosition) calc.Table {
	t.Helper()
	return apptest.Applied(t, opened(t, o, len(seats)), &rules.Position{
		PlainPosition: calc.PlainPosition{Prices: prices[:], Seats: seats, Round: round}})
}

// has is what a seat has.
func has(cash int, shares four) calc.SeatPosition {
	return calc.SeatPosition{Cash: cash, Shares: shares[:]}
}

// hand opens the editor of the turn of whose turn it is, in a window of a phone's width.
func hand(t *testing.T, table calc.Table) *thumb {
	t.Helper()
	return handOf(t, table, &rules.Turn{Seat: table.Turn()})
}

// handOf opens the editor of a turn that has begun.
func handOf(t *testing.T, table calc.Table, turn *rules.Turn) *thumb {
	t.Helper()
	apptest.App(t)
	h := &thumb{Thumb: apptest.Thumb{T: t, Table: table}, turn: turn}
	h.editor = newTurnEditor(form.Task{Table: table, Changed: h.Changed, Refuse: h.Refuse, Dock: h.Dock}, turn)
	h.Open(h.editor, h.editor.Object(), fyne.NewSize(390, 780))
	h.Window.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) {
		h.escaped = e.Name == fyne.KeyEscape &&
			!h.editor.Escape()
	})
	return h
}

// narrow makes the window so narrow that the cells have no buttons, and the pad has those that sell all and buy the
// most.
func (h *thumb) narrow() *thumb {
	h.Window.Resize(fyne.NewSize(320, 780))
	return h
}

// end presses the button of a cell that sells all, or buys the most.
func (h *thumb) end(step, company, label string) {
	h.T.Helper()
	for _, o := range test.WidgetRenderer(h.cell(step, company)).Objects() {
		if button, is := o.(target); is && o.Visible() && button.AccessibilityLabel() == company+": "+label {
			h.Taps++
			test.Tap(button)
			return
		}
	}
	h.T.Fatalf("the cell of %s has no button to %s", company, label)
}

// seen are the visible widgets of a kind.
func seen[W fyne.Widget](h *thumb) []W {
	var all []W
	apptest.Walk(h.Window.Content(), func(o fyne.CanvasObject) {
		if w, ok := o.(W); ok {
			all = append(all, w)
		}
	})
	return all
}

// A target is a tile or the cell of a trade.
type target = apptest.Target

// targets are the tiles and cells in sight.
func (h *thumb) targets() []target {
	var all []target
	for _, tile := range seen[*list.Tile](h) {
		all = append(all, tile)
	}
	for _, cell := range seen[*input.TradeCell](h) {
		all = append(all, cell)
	}
	return all
}

// tile finds a target by what a screen reader says of it.
func (h *thumb) tile(label string) target {
	h.T.Helper()
	for _, tile := range h.targets() {
		if apptest.Spoken(tile) == label {
			return tile
		}
	}
	h.T.Fatalf("there is no tile %q", label)
	return nil
}

// has reports whether a tile can be seen.
func (h *thumb) has(label string) bool {
	return slices.ContainsFunc(h.targets(), func(tile target) bool { return apptest.Spoken(tile) == label })
}

// tap taps a tile.
func (h *thumb) tap(label string) {
	h.T.Helper()
	h.Taps++
	test.Tap(h.tile(label))
}

// press taps a button, or a key of the thumb's digits.
func (h *thumb) press(labels ...string) {
	h.T.Helper()
	for _, label := range labels {
		h.Taps++
		test.Tap(h.button(label))
	}
}

func (h *thumb) button(label string) *input.Button {
	h.T.Helper()
	for _, b := range seen[*input.Button](h) {
		if b.Label() == label || b.AccessibilityLabel() == label {
			return b
		}
	}
	h.T.Fatalf("there is no button %q", label)
	return nil
}

// trade opens the number of a colour before or after the card.
func (h *thumb) trade(step, company string) {
	h.T.Helper()
	h.tap("Trade " + company + " " + step + " the card")
}

// cell is that of a colour before or after the card.
func (h *thumb) cell(step, company string) *input.TradeCell {
	h.T.Helper()
	return h.tile("Trade " + company + " " + step + " the card").(*input.TradeCell)
}

// ways are the tiles of the ways that the card's numbers can go.
func (h *thumb) ways() []*list.Tile { return seen[*list.Tile](h) }

// refused is the sentence of why the turn as it stands cannot be, empty when it can.
func (h *thumb) refused() string { return h.Refused("stockholder", h.turn) }

// key types keys wherever the keyboard is.
func (h *thumb) key(names ...fyne.KeyName) {
	h.T.Helper()
	for _, name := range names {
		focused := h.Window.Canvas().Focused()
		if focused == nil {
			h.T.Fatalf("nothing takes the key %s", name)
		}
		focused.TypedKey(&fyne.KeyEvent{Name: name})
	}
}

// focused is what a screen reader says of where the keyboard is.
func (h *thumb) focused() string {
	if at, ok := h.Window.Canvas().Focused().(target); ok {
		return apptest.Spoken(at)
	}
	return ""
}

// at is where a widget lies in the window.
func (h *thumb) at(w fyne.CanvasObject) fyne.Position {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(w)
}

// step presses the − or the + of a trade's cell, where it can be pressed.
func (h *thumb) step(step, company string, by int) {
	h.T.Helper()
	for _, o := range test.WidgetRenderer(h.cell(step, company)).Objects() {
		button, is := o.(target)
		if is && button.AccessibilityLabel() == company+map[int]string{-1: " –", 1: " +"}[by] && !button.Disabled() {
			h.Taps++
			test.Tap(button)
		}
	}
}

// said is the sentence of a key.
func said(key string, pairs ...string) string { return apptest.Text(key, pairs...) }
