package table

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
)

// The generic sheet of every kind of entry of every recorded game is drawn, empty and as it was filled in; the pictures
// are for the eye.
func TestSheetsAreDrawn(t *testing.T) {
	apptest.ForTheEye(t)
	games := map[string][]string{
		"stockpile":  {"standard-four-hidden", "asides-four-open"},
		"shoulders":  {"four-seats-advanced-each"},
		"tycoon":     {"five-seats-strategist"},
		"openmarket": {"rails-three-rounds"},
		"brokeryard": {"five-seats-4x6-asides"},
	}
	for id, names := range games {
		for _, name := range names {
			t.Run(id+"/"+name, func(t *testing.T) {
				g := apptest.RecordedGame(t, id, name)
				s := apptest.Begin(t)
				size := fyne.NewSize(390, 844)
				apptest.Dressed(t, s, look.Theme{Variant: look.Light}, size)
				must.Do(t, s.Session.Begin(g.Setup))
				drawn := map[string]int{}
				for i, e := range g.Entries {
					kind := e.Kind()
					if drawn[kind]++; drawn[kind] == 2 || kind == "setup" {
						draw := func(e calc.Entry, what string) {
							pushSheet(s, e)
							apptest.Settle(s, size)
							apptest.Picture(t, s, strings.Join([]string{id, kind, what, fmt.Sprint(i)}, "-")+".png")
							s.Back()
						}
						for _, x := range s.Session.View().Expected().All() {
							if x.Kind() == kind {
								draw(calc.Ready(s.Session.View().Table, x), "new")
							}
						}
						draw(e, "set")
					}
					must.Do(t, s.Session.Record(e))
				}
			})
		}
	}
}
