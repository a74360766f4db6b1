package tycoon

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/frame"
	"scripkeeper/calc"
	rules "scripkeeper/calc/tycoon"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/yearend"
	"scripkeeper/ledger/recordings"
)

// A thumb fills in an entry as a player would: it taps what can be seen.
type thumb struct {
	apptest.Thumb
	entry  calc.Entry
	editor interface {
		Object() fyne.CanvasObject
		Focus(fyne.Canvas)
		Typed(rune) bool
	}
}

// options are those of a preset, changed where change is given.
func options(t testing.TB, preset string, change func(*agreement.Options)) *agreement.Options {
	t.Helper()
	return apptest.Options(t, rules.Rulebook{}, preset, change)
}

// names are those of some players.
func names(seats int) []string {
	return []string{"Ann", "Ben", "Zoë", "Dan", "Eva", "Finn", "Иван", "Maximiliane", "Ida", "Jo", "Kim", "Lou"}[:seats]
}

// closing is a table of some seats at the end of its first year, nothing bought.
func closing(t testing.TB, o *agreement.Options, seats int, change func(*rules.Position)) calc.Table {
	t.Helper()
	table := apptest.Opened(t, rules.Rulebook{}, o, names(seats))
	p := rules.NewPosition(table)
	p.Transaction = o.Transactions + 1
	if change != nil {
		change(p)
	}
	return apptest.Applied(t, table, p)
}

// atYearEnd opens the editor of an entry in a window of a phone's width.
func atYearEnd(t testing.TB, table calc.Table, entry *yearend.YearEnd) *thumb {
	t.Helper()
	return resumed(t, table, entry, nil)
}

// untold are the seats that have not told their cards.
func (h *thumb) untold() []int { return h.editor.(*YearEndEditor).progress.unrevealed }

// resumed goes on with the entry of a draft.
func resumed(t testing.TB, table calc.Table, entry *yearend.YearEnd, saved []byte) *thumb {
	t.Helper()
	h := held(t, table, entry)
	h.editor = newYearEndEditor(form.Task{Table: table, Progress: saved,
		Changed: h.Changed, Refuse: h.Refuse}, entry)
	return h.open()
}

func held(t testing.TB, table calc.Table, entry calc.Entry) *thumb {
	t.Helper()
	apptest.App(t)
	return &thumb{Thumb: apptest.Thumb{T: t, Table: table}, entry: entry}
}

func (h *thumb) open() *thumb {
	h.Open(h.editor, frame.InsetSides(look.Space3, look.Space2, h.editor.Object()), apptest.Phone())
	h.resize(390, 844)
	return h
}

// resize gives the window a size and lays everything out until it stands.
func (h *thumb) resize(width, height float32) {
	h.Window.Resize(fyne.NewSize(width, height))
	for range 3 {
		apptest.Walk(h.Window.Content(), func(o fyne.CanvasObject) {
			if c, ok := o.(*fyne.Container); ok && c.Layout != nil {
				c.Layout.Layout(c.Objects, c.Size())
			}
		})
	}
}

// tellBy chooses how the cards are told: "cards" one by one, "sums" or "totals".
func (h *thumb) tellBy(way string) {
	h.T.Helper()
	h.Tap(said("tycoon.sheet.by." + way))
}

// says reports whether some words stand anywhere in sight.
func (h *thumb) says(part string) bool {
	found := false
	apptest.Walk(h.Window.Content(), func(o fyne.CanvasObject) {
		if w, ok := o.(interface{ AccessibilityLabel() string }); ok && strings.Contains(w.AccessibilityLabel(), part) {
			found = true
		}
	})
	return found
}

// refused is the sentence of why the entry as it stands cannot be, empty when it can.
func (h *thumb) refused() string {
	if end, ok := h.editor.(*YearEndEditor); ok {
		_, _, refusal := h.entry.Apply(h.Table)
		if sentence, _ := end.Refused(refusal); sentence != "" {
			return sentence
		}
	}
	return h.Refused("tycoon", h.entry)
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
	table := apptest.Opened(t, read.Rulebook, read.Options, read.Names)
	var all []recorded
	for _, e := range read.Entries {
		all = append(all, recorded{table, e})
		table = apptest.Applied(t, table, e)
	}
	return all
}

// next is the button that leads to a player or a step.
func next(what string) string { return said("tycoon.sheet.next", "what", what) }

// said is the sentence of a key.
func said(key string, pairs ...string) string { return apptest.Text(key, pairs...) }
