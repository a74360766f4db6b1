package stockholder

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/stockholder"
)

// four is a number for each colour: blue, red, yellow, green.
type four = [rules.Colours]int

// A thumb enters a turn as a player would: it taps what can be seen, and counts the taps.
type thumb struct {
	t      *testing.T
	table  calc.Table
	turn   *rules.Turn
	editor *TurnEditor
	window fyne.Window
	// said are the sentences that the editor told, changes how often it told of a change.
	said    []string
	changes int
	taps    int
	// escaped tells that escape went on to the page.
	escaped bool
}

// options are those of a preset, changed where change is given.
func options(t *testing.T, preset string, change func(*rules.Options)) *rules.Options {
	t.Helper()
	for _, p := range (rules.Rulebook{}).Presets() {
		if p.Key == preset {
			o := p.Options.(*rules.Options)
			if change != nil {
				change(o)
			}
			return o
		}
	}
	t.Fatalf("there is no preset %q", preset)
	return nil
}

// opened is the opening table of some seats.
func opened(t *testing.T, o *rules.Options, seats int) calc.Table {
	t.Helper()
	table, _, refusal := (rules.Rulebook{}).Open(o, []string{"Ann", "Ben", "Zoë", "Dan", "Eva", "Finn"}[:seats])
	if refusal != nil {
		t.Fatal(refusal)
	}
	return table
}

// applied is the table after entries that must be allowed.
func applied(t *testing.T, table calc.Table, entries ...calc.Entry) calc.Table {
	t.Helper()
	for _, e := range entries {
		next, _, refusal := e.Apply(table)
		if refusal != nil {
			t.Fatal(refusal)
		}
		table = next
	}
	return table
}

// standing is the opening table set as said.
func standing(t *testing.T, o *rules.Options, round int, prices four, seats ...calc.SeatPosition) calc.Table {
	t.Helper()
	return applied(t, opened(t, o, len(seats)), &rules.Position{PlainPosition: calc.PlainPosition{Prices: prices[:], Seats: seats, Round: round}})
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
	test.NewTempApp(t).Settings().SetTheme(look.Theme{Variant: look.Light})
	h := &thumb{t: t, table: table, turn: turn}
	h.editor = newTurnEditor(form.Task{Table: table,
		Changed: func() { h.changes++ }, Refuse: func(sentence string) { h.said = append(h.said, sentence) }}, turn)
	h.window = test.NewTempWindow(t, h.editor.Object())
	h.window.Resize(fyne.NewSize(390, 780))
	h.window.Canvas().SetOnTypedRune(func(letter rune) { h.editor.Typed(letter) })
	h.window.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { h.escaped = e.Name == fyne.KeyEscape && !h.editor.Escape() })
	return h
}

// walk goes through all that is visible in an object.
func walk(o fyne.CanvasObject, see func(fyne.CanvasObject)) {
	if o == nil || !o.Visible() {
		return
	}
	see(o)
	switch o := o.(type) {
	case *fyne.Container:
		for _, child := range o.Objects {
			walk(child, see)
		}
	case fyne.Widget:
		for _, child := range test.WidgetRenderer(o).Objects() {
			walk(child, see)
		}
	}
}

// seen are the visible widgets of a kind.
func seen[W fyne.Widget](h *thumb) []W {
	var all []W
	walk(h.window.Content(), func(o fyne.CanvasObject) {
		if w, ok := o.(W); ok {
			all = append(all, w)
		}
	})
	return all
}

// A target is a tile or the cell of a trade.
type target interface {
	fyne.Widget
	fyne.Tappable
	AccessibilityLabel() string
	Disabled() bool
	Reason() string
}

// spoken is what a screen reader says of a target, without why it cannot be tapped.
func spoken(tile target) string {
	label, _, _ := strings.Cut(tile.AccessibilityLabel(), ". ")
	return label
}

// targets are the tiles and cells in sight.
func (h *thumb) targets() []target {
	var all []target
	for _, tile := range seen[*widget.Tile](h) {
		all = append(all, tile)
	}
	for _, cell := range seen[*widget.TradeCell](h) {
		all = append(all, cell)
	}
	return all
}

// tile finds a target by what a screen reader says of it.
func (h *thumb) tile(label string) target {
	h.t.Helper()
	for _, tile := range h.targets() {
		if spoken(tile) == label {
			return tile
		}
	}
	h.t.Fatalf("there is no tile %q", label)
	return nil
}

// has tells whether a tile can be seen.
func (h *thumb) has(label string) bool {
	return slices.ContainsFunc(h.targets(), func(tile target) bool { return spoken(tile) == label })
}

// tap taps a tile.
func (h *thumb) tap(label string) {
	h.t.Helper()
	h.taps++
	test.Tap(h.tile(label))
}

// press taps a button, or a key of the thumb's digits.
func (h *thumb) press(labels ...string) {
	h.t.Helper()
	for _, label := range labels {
		h.taps++
		test.Tap(h.button(label))
	}
}

func (h *thumb) button(label string) *widget.Button {
	h.t.Helper()
	for _, b := range seen[*widget.Button](h) {
		if b.Label() == label || b.AccessibilityLabel() == label {
			return b
		}
	}
	h.t.Fatalf("there is no button %q", label)
	return nil
}

// trade opens the number of a colour before or after the card.
func (h *thumb) trade(step, company string) {
	h.t.Helper()
	h.tap("Trade " + company + " " + step + " the card")
}

// cell is that of a colour before or after the card.
func (h *thumb) cell(step, company string) *widget.TradeCell {
	h.t.Helper()
	return h.tile("Trade " + company + " " + step + " the card").(*widget.TradeCell)
}

// ways are the tiles of the ways that the card's numbers can go.
func (h *thumb) ways() []*widget.Tile { return seen[*widget.Tile](h) }

// says tells whether a sentence is in sight.
func (h *thumb) says(sentence string) bool {
	for _, text := range seen[*widget.Text](h) {
		if text.Text() == sentence {
			return true
		}
	}
	return false
}

// refused is the sentence of why the turn as it stands cannot be, empty when it can.
func (h *thumb) refused() string {
	_, _, refusal := h.turn.Apply(h.table)
	if refusal == nil {
		return ""
	}
	return words.Refusal("stockholder", h.table.Layout(), refusal)
}

// typed types letters wherever the keyboard is.
func (h *thumb) typed(letters string) {
	for _, letter := range letters {
		if focused := h.window.Canvas().Focused(); focused != nil {
			focused.TypedRune(letter)
			continue
		}
		h.editor.Typed(letter)
	}
}

// key types keys wherever the keyboard is.
func (h *thumb) key(names ...fyne.KeyName) {
	h.t.Helper()
	for _, name := range names {
		focused := h.window.Canvas().Focused()
		if focused == nil {
			h.t.Fatalf("nothing takes the key %s", name)
		}
		focused.TypedKey(&fyne.KeyEvent{Name: name})
	}
}

// focused is what a screen reader says of where the keyboard is.
func (h *thumb) focused() string {
	if at, ok := h.window.Canvas().Focused().(target); ok {
		return spoken(at)
	}
	return ""
}

// at is where a widget lies in the window.
func (h *thumb) at(w fyne.CanvasObject) fyne.Position {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(w)
}

// step presses the − or the + of a trade's cell, where it can be pressed.
func (h *thumb) step(step, company string, by int) {
	h.t.Helper()
	for _, o := range test.WidgetRenderer(h.cell(step, company)).Objects() {
		button, is := o.(target)
		if is && button.AccessibilityLabel() == company+map[int]string{-1: " –", 1: " +"}[by] && !button.Disabled() {
			h.taps++
			test.Tap(button)
		}
	}
}
