package form

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/view/sheet"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/recordings"
)

// inSight returns the visible texts with their colors, and the labels for screen readers.
func inSight(o fyne.CanvasObject) []string {
	var all []string
	apptest.Walk(o, func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *canvas.Text:
			all = append(all, fmt.Sprint(o.Text, o.Color))
		case fyne.Accessible:
			all = append(all, o.AccessibilityLabel())
		}
	})
	return all
}

func TestAnEditorThatGoesOnShowsTheEntryAlone(t *testing.T) {
	for _, rulebook := range rulebooks.All() {
		t.Run(rulebook.ID(), func(t *testing.T) {
			g := apptest.RecordedGame(t, rulebook.ID(), recordings.Names(t, rulebook.ID())[0])
			apptest.Begin(t)
			table, _, refusal := g.Rulebook.Open(g.Setup.Options, g.Setup.Names)
			must.Hold(t, refusal == nil, "%v", refusal)
			one, other := test.NewTempWindow(t, nil), test.NewTempWindow(t, nil)
			one.Resize(fyne.NewSize(390, 780))
			other.Resize(fyne.NewSize(390, 780))
			going, met := map[string]*FormEditor{}, map[string]int{}
			for n, e := range g.Entries {
				told, _ := sheet.Copy(g.Rulebook, e)
				blank, _ := sheet.Copy(g.Rulebook, e)
				if i := slices.IndexFunc(g.Rulebook.Expected(table).All(), func(x calc.Entry) bool { return x.Kind() == e.Kind() }); i >= 0 {
					blank = g.Rulebook.Expected(table).All()[i]
				}
				for _, filled := range []calc.Entry{blank, told} {
					if met[e.Kind()]++; met[e.Kind()] > 8 {
						break
					}
					task := Task{Rulebook: rulebook.ID(), Table: table, Entry: filled, Changed: func() {}, Refuse: func(string) {}}
					goes := going[e.Kind()]
					if goes == nil || !goes.Rebase(task) {
						goes = NewEditor(task)
						going[e.Kind()] = goes
						one.SetContent(goes.Object())
						continue
					}
					one.SetContent(goes.Object())
					anew := NewEditor(task)
					other.SetContent(anew.Object())
					got, want := inSight(goes.Object()), inSight(anew.Object())
					must.Hold(t, slices.Equal(got, want), "entry %d, %s: gone on it shows\n%q, anew\n%q", n+1, e.Kind(), got, want)
					goes.Typed('b')
				}
				if table, _, refusal = e.Apply(table); refusal != nil {
					t.Fatal(refusal)
				}
			}
		})
	}
}
