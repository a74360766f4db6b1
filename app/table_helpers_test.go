package app

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger"
)

// seated begins a game of a preset, with its options changed where change is given, and shows its table.
func seated(t *testing.T, s *Shell, preset string, change func(*stockholder.Options), names ...string) *tablePage {
	t.Helper()
	rulebook := rulebooks.All()[0]
	for _, p := range rulebook.Presets() {
		if p.Key != preset {
			continue
		}
		options := p.Options.(*stockholder.Options)
		if change != nil {
			change(options)
		}
		if err := s.session.Begin(ledger.Setup{Rulebook: rulebook.ID(), Names: names, Options: options}); err != nil {
			t.Fatal(err)
		}
		page := newTablePage(s)
		s.Home(page)
		return page
	}
	t.Fatalf("there is no preset %q", preset)
	return nil
}

// say records entries.
func say(t *testing.T, s *Shell, entries ...calc.Entry) {
	t.Helper()
	for _, e := range entries {
		if err := s.session.Record(e); err != nil {
			t.Fatal(err)
		}
	}
}

// position is the table as it stands, to be changed.
func position(s *Shell) *stockholder.Position { return stockholder.NewPosition(s.session.View().Table) }

// longNames are six names of twelve letters.
func longNames() []string {
	return []string{"Maximilianus", "Annabellaria", "Wilhelminaer", "Bartholomäus", "Христофорова", "Constantinus"}
}

// rich seats six players with long names, five digits of cash and a few turns played.
func rich(t *testing.T, s *Shell) *tablePage {
	t.Helper()
	page := seated(t, s, "3x5", nil, longNames()...)
	e := position(s)
	for seat := range e.Seats {
		e.Seats[seat].Cash = 10_340 + 7_770*seat
		e.Seats[seat].Shares = []int{12, seat * 31, 0, 7}
	}
	e.Prices = []int{120, 80, 250, 10}
	e.Round = 3
	say(t, s, e,
		&stockholder.Turn{Seat: 0, Before: [4]int{10, 0, 0, 0}, Card: "B+60", Free: fourcolours.Assign(1), After: [4]int{0, 20, 0, -2}},
		&stockholder.Turn{Seat: 1, Card: "Yx2", Free: fourcolours.Assign(0)},
		&stockholder.Turn{Seat: 2, Before: [4]int{-5, 0, 3, 0}, Card: "R+100", Free: fourcolours.Assign(0, 2, 3), After: [4]int{0, 0, 0, 400}})
	return page
}

// dressed sets the theme of a test and the size of its window, and lays everything out for it.
func dressed(t *testing.T, s *Shell, chosen look.Theme, size fyne.Size) {
	t.Helper()
	s.app.Settings().SetTheme(chosen)
	settle(s, size)
}

// settle gives the window a size and lays everything out until it stands: lines break for the width first, and then
// everything below them moves.
func settle(s *Shell, size fyne.Size) {
	s.window.Resize(size)
	for range 3 {
		s.window.Content().Refresh()
		walk(s.window.Content(), func(o fyne.CanvasObject) {
			if w, ok := o.(fyne.Widget); ok {
				test.WidgetRenderer(w).Layout(w.Size())
			}
			if c, ok := o.(*fyne.Container); ok && c.Layout != nil {
				c.Layout.Layout(c.Objects, c.Size())
			}
		})
	}
}

// tiles are the tiles on the page that is seen, by what a screen reader says of them.
func tiles(s *Shell) []*widget.Tile {
	var all []*widget.Tile
	walk(s.window.Content(), func(o fyne.CanvasObject) {
		if tile, ok := o.(*widget.Tile); ok {
			all = append(all, tile)
		}
	})
	return all
}

// tapTile taps the tile of a label.
func tapTile(t *testing.T, s *Shell, label string) {
	t.Helper()
	for _, tile := range tiles(s) {
		if said := tile.AccessibilityLabel(); said == label || strings.HasPrefix(said, label+". ") {
			test.Tap(tile)
			return
		}
	}
	t.Fatalf("there is no tile %q", label)
}

// colours are the names of the companies by their codes.
func colour(code string) string {
	return map[string]string{"B": "Blue", "R": "Red", "Y": "Yellow", "G": "Green"}[code]
}

// choose taps a card of the fan.
func choose(t *testing.T, s *Shell, code, effect string) {
	t.Helper()
	tapTile(t, s, colour(code)+" "+effect)
}

// ways are the tiles that say where the uncoloured numbers go: all between the two rows of trades.
func ways(s *Shell) []*widget.Tile {
	var all []*widget.Tile
	for _, tile := range tiles(s) {
		if !strings.HasPrefix(tile.AccessibilityLabel(), "Trade ") {
			all = append(all, tile)
		}
	}
	return all
}

// way taps one of the ways the numbers can go.
func way(t *testing.T, s *Shell, place int) {
	t.Helper()
	all := ways(s)
	if place >= len(all) {
		t.Fatalf("there are %d ways, not %d", len(all), place+1)
	}
	test.Tap(all[place])
}

// trade opens the number of a colour in a step.
func trade(t *testing.T, s *Shell, step string, company int) {
	t.Helper()
	tapTile(t, s, words.Tell("sheet.trade."+step, words.Names{"company": colour("BRYG"[company : company+1])}))
}

// tapSpoken taps whatever a screen reader calls by a label: a button, an icon, a word of the bar, a row, a figure.
func tapSpoken(t *testing.T, s *Shell, label string) {
	t.Helper()
	var found fyne.Tappable
	walk(s.window.Content(), func(o fyne.CanvasObject) {
		spoken, ok := o.(interface{ AccessibilityLabel() string })
		if tappable, can := o.(fyne.Tappable); ok && can && spoken.AccessibilityLabel() == label {
			found = tappable
		}
	})
	if found == nil {
		t.Fatalf("nothing is called %q", label)
	}
	test.Tap(found)
}

// sentences are all words that can be seen, a text, a button, a row or a bar each.
func sentences(s *Shell) []string {
	var all []string
	walk(s.window.Content(), func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *widget.Text:
			all = append(all, o.Text())
		case *widget.Button:
			all = append(all, o.Label())
		case *widget.Row:
			all = append(all, o.AccessibilityLabel())
		case *widget.UndoBar:
			all = append(all, o.Message())
		}
	})
	return all
}

// tells tells whether some words stand anywhere in what can be seen.
func tells(s *Shell, part string) bool {
	for _, sentence := range sentences(s) {
		if strings.Contains(sentence, part) {
			return true
		}
	}
	return false
}

// mustTell fails when some words stand nowhere in what can be seen.
func mustTell(t *testing.T, s *Shell, part string) {
	t.Helper()
	if !tells(s, part) {
		t.Errorf("%q is not in sight, but %q", part, sentences(s))
	}
}

// plain is a turn with a small card, and where its free number goes.
func plain(seat int, card string, free int) *stockholder.Turn {
	return &stockholder.Turn{Seat: seat, Card: card, Free: fourcolours.Assign(free)}
}

// sums are the fields of numbers that can be seen.
func sums(s *Shell) []*textField {
	var all []*textField
	walk(s.window.Content(), func(o fyne.CanvasObject) {
		if field, ok := o.(*textField); ok && field.digits {
			all = append(all, field)
		}
	})
	return all
}
