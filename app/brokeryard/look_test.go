package brokeryard

import (
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	rules "scripkeeper/calc/brokeryard"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// A scene is a state of the editor to look at.
type scene struct {
	name string
	show func(t *testing.T) *thumb
}

// scenes are the states in which the editor is drawn.
func scenes() []scene {
	six := func(t *testing.T) *thumb {
		g := recorded(t, "six-seats-3x5")
		for _, e := range g.entries[:3] {
			g.table, _, _ = e.Apply(g.table)
		}
		return hand(t, g.table)
	}
	whole := func(t *testing.T) *thumb {
		g := recorded(t, "six-seats-3x5")
		for _, e := range g.entries[:3] {
			g.table, _, _ = e.Apply(g.table)
		}
		return handOf(t, g.table, g.entries[3].(*rules.Round))
	}
	mass := func(t *testing.T) *thumb { return hand(t, opened(t, "mass", 60, nil)) }
	return []scene{
		{"cards", six},
		{"ways", func(t *testing.T) *thumb {
			h := six(t)
			h.choose("+100")
			return h
		}},
		{"said", func(t *testing.T) *thumb {
			h := six(t)
			h.Tap("Blue +60")
			h.Tap("Red –30")
			return h
		}},
		{"trade", func(t *testing.T) *thumb {
			h := six(t)
			h.Tap(said("brokeryard.sheet.trade", "company", "Blue"))
			h.Tap("9")
			return h
		}},
		{"some", func(t *testing.T) *thumb {
			h := six(t)
			h.Tap("Blue +60")
			h.Tap("Red –30")
			h.Tap("Next: " + h.editor.name(1))
			h.Tap(said("brokeryard.sheet.missed"))
			h.choose("+100")
			h.Tap(said("brokeryard.sheet.all"))
			return h
		}},
		{"all", whole},
		{"mass", func(t *testing.T) *thumb {
			h := mass(t)
			h.Tap("Yellow 0")
			h.Tap(said("brokeryard.sheet.all"))
			return h
		}},
		{"mass-all", func(t *testing.T) *thumb {
			h := handOf(t, opened(t, "mass", 60, nil), crowded(t))
			h.Tap("Blue 90, –10")
			return h
		}},
	}
}

// choose takes the first card of a number that can be taken.
func (h *thumb) choose(effect string) {
	h.T.Helper()
	for place := range "BRYG" {
		if label := colour("BRYG"[place]) + " " + effect; h.Find(label) != nil {
			if c, _ := h.editor.part.fan.Deck.Index("BRYG"[place:place+1] +
				effect); !h.editor.part.fan.Faces[c].Tile.Disabled() {
				h.Tap(label)
				return
			}
		}
	}
	h.T.Fatalf("no card %q is left", effect)
}

// crowded is a round in which everybody plays a card.
func crowded(t testing.TB) *rules.Round {
	t.Helper()
	whole := opened(t, "mass", 60, nil)
	deck, e := rules.DeckOf(whole), rules.NewRound(whole)
	for seat := range e.Plays {
		face := deck.Faces[seat*7%len(deck.Faces)]
		e.Plays[seat].Card = face.Code
		for i := range face.Free {
			e.Plays[seat].Free[i] = (face.Own+1+i)%rules.Colours + 1
		}
	}
	return e
}

// The editor is drawn in its states, light and dark, with normal and the largest text; the pictures are for the eye,
// in the folder that SCRIPKEEPER_SHOTS names.
func TestScenesAreDrawn(t *testing.T) {
	apptest.Slow(t)
	folder := os.Getenv("SCRIPKEEPER_SHOTS")
	looks := map[string]look.Theme{"light": {Variant: look.Light}}
	if folder == "" {
		folder = t.TempDir()
	} else {
		looks["dark"] = look.Theme{Variant: look.Dark}
		looks["huge"] = look.Theme{Variant: look.Light, Text: look.LargestText}
	}
	for _, s := range scenes() {
		t.Run(s.name, func(t *testing.T) {
			for name, as := range looks {
				h := s.show(t)
				fyne.CurrentApp().Settings().SetTheme(as)
				h.Settle()
				file := must.Get(os.Create(filepath.Join(folder, s.name+"-"+name+".png")))(t)
				expect.Do(t, png.Encode(file, h.Window.Canvas().Capture()))
				expect.Do(t, file.Close())
			}
		})
	}
}
