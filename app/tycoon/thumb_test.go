package tycoon

import (
	"encoding/json"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/tycoon"
	"scripkeeper/ledger/recordings"
)

// A thumb fills in an entry as a player would: it taps what can be seen.
type thumb struct {
	t      testing.TB
	table  calc.Table
	entry  calc.Entry
	editor interface {
		Object() fyne.CanvasObject
		Focus(fyne.Canvas)
		Typed(rune) bool
	}
	window fyne.Window
	// said are the sentences that the editor told, changes how often it told of a change.
	said    []string
	changes int
}

// options are those of a preset, changed where change is given.
func options(t testing.TB, preset string, change func(*rules.Options)) *rules.Options {
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

// names are those of some players.
func names(seats int) []string {
	return []string{"Ann", "Ben", "Zoë", "Dan", "Eva", "Finn", "Иван", "Maximiliane", "Ida", "Jo", "Kim", "Lou"}[:seats]
}

// closing is a table of some seats at the end of its first year, nothing bought.
func closing(t testing.TB, o *rules.Options, seats int, change func(*rules.Position)) calc.Table {
	t.Helper()
	table, _, refusal := (rules.Rulebook{}).Open(o, names(seats))
	if refusal != nil {
		t.Fatal(refusal)
	}
	p := rules.NewPosition(table)
	p.Transaction = o.Transactions + 1
	if change != nil {
		change(p)
	}
	return applied(t, table, p)
}

// applied is the table after entries that must be allowed.
func applied(t testing.TB, table calc.Table, entries ...calc.Entry) calc.Table {
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

// atYearEnd opens the editor of an entry in a window of a phone's width.
func atYearEnd(t testing.TB, table calc.Table, entry *rules.YearEnd) *thumb {
	t.Helper()
	return resumed(t, table, entry, nil)
}

// untold are the seats that have not told their cards.
func (h *thumb) untold() []int { return h.editor.(*YearEndEditor).progress.unrevealed }

// resumed goes on with the entry of a draft.
func resumed(t testing.TB, table calc.Table, entry *rules.YearEnd, saved []byte) *thumb {
	t.Helper()
	h := held(t, table, entry)
	h.editor = newYearEndEditor(form.Task{Table: table, Progress: saved,
		Changed: func() { h.changes++ }, Refuse: func(s string) { h.said = append(h.said, s) }}, entry)
	return h.open()
}

func held(t testing.TB, table calc.Table, entry calc.Entry) *thumb {
	t.Helper()
	app := test.NewTempApp(t)
	app.Settings().SetTheme(look.Theme{Variant: look.Light, Text: 1})
	return &thumb{t: t, table: table, entry: entry}
}

func (h *thumb) open() *thumb {
	h.window = test.NewTempWindow(h.t, widget.InsetSides(look.Space3, look.Space2, h.editor.Object()))
	h.resize(390, 844)
	h.window.Canvas().SetOnTypedRune(func(letter rune) { h.editor.Typed(letter) })
	return h
}

// resize gives the window a size and lays everything out until it stands.
func (h *thumb) resize(width, height float32) {
	h.window.Resize(fyne.NewSize(width, height))
	for range 3 {
		walk(h.window.Content(), func(o fyne.CanvasObject) {
			if c, ok := o.(*fyne.Container); ok && c.Layout != nil {
				c.Layout.Layout(c.Objects, c.Size())
			}
		})
	}
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

// spoken is what a screen reader says of something, without why it cannot be tapped.
func spoken(o interface{ AccessibilityLabel() string }) string {
	label, _, _ := strings.Cut(o.AccessibilityLabel(), ". ")
	return label
}

// tappable is something to tap that can be disabled.
type tappable interface {
	fyne.Tappable
	fyne.CanvasObject
	AccessibilityLabel() string
	Disabled() bool
	Reason() string
}

// find finds something to tap by how what a screen reader says of it begins.
func (h *thumb) find(label string) tappable {
	h.t.Helper()
	var exact, begun tappable
	walk(h.window.Content(), func(o fyne.CanvasObject) {
		w, ok := o.(tappable)
		if !ok {
			return
		}
		switch summary := spoken(w); {
		case summary == label && exact == nil:
			exact = w
		case strings.HasPrefix(summary, label) && begun == nil:
			begun = w
		}
	})
	switch {
	case exact != nil:
		return exact
	case begun != nil:
		return begun
	}
	h.t.Fatalf("there is nothing called %q", label)
	return nil
}

// tap taps things one after another.
func (h *thumb) tap(labels ...string) {
	h.t.Helper()
	for _, label := range labels {
		test.Tap(h.find(label))
	}
}

// tellBy chooses how the cards are told, 0 one by one, 1 sums, 2 totals.
func (h *thumb) tellBy(way int) {
	h.t.Helper()
	walk(h.window.Content(), func(o fyne.CanvasObject) {
		if s, ok := o.(*widget.Segmented); ok {
			s.Tapped(&fyne.PointEvent{Position: fyne.NewPos(s.Size().Width*(float32(way)+0.5)/3, 10)})
		}
	})
}

// says tells whether some words stand anywhere in sight.
func (h *thumb) says(part string) bool {
	found := false
	walk(h.window.Content(), func(o fyne.CanvasObject) {
		if w, ok := o.(interface{ AccessibilityLabel() string }); ok && strings.Contains(w.AccessibilityLabel(), part) {
			found = true
		}
	})
	return found
}

// refused is the sentence of why the entry as it stands cannot be, empty when it can.
func (h *thumb) refused() string {
	_, _, refusal := h.entry.Apply(h.table)
	if end, ok := h.editor.(*YearEndEditor); ok {
		if sentence, _ := end.Refused(refusal); sentence != "" {
			return sentence
		}
	}
	if refusal == nil {
		return ""
	}
	return words.Refusal("tycoon", h.table.Layout(), refusal)
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

// written is an entry as it is recorded.
func written(t testing.TB, e calc.Entry) string {
	t.Helper()
	raw, err := json.Marshal(e)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

// A recorded is a step of a recorded game.
type recorded struct {
	table calc.Table
	entry calc.Entry
}

// game is a recorded game, step by step.
func game(t testing.TB, name string) []recorded {
	t.Helper()
	read := recordings.Read(t, "tycoon", name)
	table, _, refusal := read.Rulebook.Open(read.Options, read.Names)
	if refusal != nil {
		t.Fatal(refusal)
	}
	var all []recorded
	for _, e := range read.Entries {
		all = append(all, recorded{table, e})
		table = applied(t, table, e)
	}
	return all
}
