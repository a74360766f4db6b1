package stockpile

import (
	"encoding/json"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	rules "scripkeeper/calc/stockpile"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
	"scripkeeper/ledger/record"
)

// A seen is a sheet in a window, with its entry.
type seen struct {
	t      *testing.T
	table  calc.Table
	entry  calc.Entry
	editor form.Editor
	window fyne.Window
}

// sheetOf opens the editor of what is expected first, on a table of four under a preset, after some entries.
func sheetOf(t *testing.T, preset int, before ...calc.Entry) *seen {
	t.Helper()
	s := apptest.Begin(t)
	setup := record.Setup{Rulebook: "stockpile", Names: []string{"Anna", "Ben", "Carl", "Dora"},
		Options: rules.Rulebook{}.Presets()[preset].Options}
	must.Do(t, s.Session.Begin(setup))
	for _, e := range before {
		must.Do(t, s.Session.Record(e))
	}
	v := s.Session.View()
	return show(t, v.Table, v.Expected().All()[0])
}

func show(t *testing.T, table calc.Table, e calc.Entry) *seen {
	t.Helper()
	editor, ok := NewEditor(form.Task{Rulebook: "stockpile", Table: table, Entry: e, Changed: func() {},
		Refuse: func(string) {}})
	if !ok {
		t.Fatalf("a %s has no editor of its own", e.Kind())
	}
	window := test.NewTempWindow(t, editor.Object())
	window.Resize(fyne.NewSize(390, 844))
	window.Canvas().SetOnTypedRune(func(letter rune) { editor.Typed(letter) })
	return &seen{t, table, e, editor, window}
}

// cell finds the cell whose words begin so, in a group of that name.
func (s *seen) cell(group, label string) *input.Cell {
	s.t.Helper()
	var found *input.Cell
	apptest.Walk(s.editor.Object(), func(o fyne.CanvasObject) {
		named, ok := o.(*frame.Group)
		if !ok || named.AccessibilityLabel() != group {
			return
		}
		apptest.Walk(named, func(o fyne.CanvasObject) {
			if c, ok := o.(*input.Cell); ok && found == nil && says(c, label) {
				found = c
			}
		})
	})
	if found == nil {
		s.t.Fatalf("%q has no cell %q", group, label)
	}
	return found
}

// says reports whether a cell's words are these, with or without a sign or a reason behind them.
func says(c *input.Cell, label string) bool {
	rest, ok := strings.CutPrefix(c.AccessibilityLabel(), label)
	return ok && (rest == "" || rest[0] == ' ' || rest[0] == '.')
}

func (s *seen) tap(group string, labels ...string) {
	s.t.Helper()
	for _, label := range labels {
		test.Tap(s.cell(group, label))
	}
}

// keys types letters wherever the keyboard is.
func (s *seen) keys(letters string) {
	s.t.Helper()
	for _, letter := range letters {
		if at := s.window.Canvas().Focused(); at != nil {
			at.TypedRune(letter)
		} else {
			s.editor.Typed(letter)
		}
	}
}

func (s *seen) mustHold(want string) {
	s.t.Helper()
	data, err := json.Marshal(s.entry)
	must.Do(s.t, err)
	if string(data) != want {
		s.t.Errorf("the sheet made %s, want %s", data, want)
	}
}

// Nobody bids 0 by not being asked: nothing is chosen at first, and nothing can be recorded until all bids are said.
func TestNobodyBidsUnsaid(t *testing.T) {
	s := sheetOf(t, 0)
	for _, name := range []string{"Anna", "Ben", "Carl", "Dora"} {
		for _, label := range []string{"0", "1", "20"} {
			expect.True(t, !s.cell(name+": Bid", label).Chosen(), "%s seems to have bid %s", name, label)
		}
		_, _, refusal := s.entry.Apply(s.table)
		must.Hold(t, refusal != nil && refusal.Unfinished && refusal.Code == "bid.none",
			"before %s has bid the refusal is %v", name, refusal)
		s.tap(name+": Bid", "3")
	}
	s.tap("Dora: Bid", "0")
	s.mustHold(`{"bids":[3,3,3,0]}`)
	c := s.cell("Anna: Bid", "25")
	expect.True(t, c.Disabled() && c.Reason() != "", "a bid that the cash does not cover is open")
}

// One bid is one tap: on a space of a stockpile's track.
func TestOneBidIsOneTap(t *testing.T) {
	s := sheetOf(t, 0, &demand.Bid{Seat: 0, Pile: 2, Amount: 3})
	expect.True(t, s.cell("Stockpile 2", "3").Disabled(), "what was bid can be bid again")
	s.tap("Stockpile 2", "6")
	s.mustHold(`{"seat":1,"pile":2,"amount":6}`)
	s.tap("Stockpile 1", "0")
	s.mustHold(`{"seat":1,"pile":1,"amount":0}`)
	expect.True(t, !s.cell("Stockpile 2", "6").Chosen() && s.cell("Stockpile 1", "0").Chosen(),
		"another space does not take the meeple over")
}

// What lies in a pile is a tap a card, in the order in which it is looked at; the last one can be taken back.
func TestPilesAreTokens(t *testing.T) {
	bids := &demand.Bids{Bids: []int{3, 1, 0, 6}}
	s := sheetOf(t, 0, bids)
	expect.True(t, s.editor.RecordLabel() != "", "the button does not say that nothing was found")
	s.tap("Anna", apptest.Text("stockpile.sheet.fee", "number", "3"),
		apptest.Text("stockpile.sheet.fee", "number", "1"), apptest.Text("stockpile.sheet.boom"))
	s.tap("Carl", apptest.Text("stockpile.sheet.bust"))
	s.mustHold(`{"takes":[{"seat":0,"fees":[3,1],"boom":1},{"seat":1},{"seat":2,"bust":1}]}`)
	expect.Equal(t, s.editor.RecordLabel(), "", "the button says")
	back := func(name string) {
		apptest.Walk(s.editor.Object(), func(o fyne.CanvasObject) {
			if group, ok := o.(*frame.Group); ok && group.AccessibilityLabel() == name {
				apptest.Walk(group, func(o fyne.CanvasObject) {
					if b, ok := o.(*input.Button); ok {
						test.Tap(b)
					}
				})
			}
		})
	}
	back("Anna")
	back("Anna")
	back("Carl")
	s.mustHold(`{"takes":[{"seat":0,"fees":[3]}]}`)
	// Where the portfolios are open the stock cards lie there too.
	share := &rules.Setup{Seats: []rules.Start{{Share: "COS"}, {Share: "BOT"}, {Share: "LEA"}, {Share: "AME"}}}
	s = sheetOf(t, 4, share, bids)
	s.tap("Anna", apptest.Text("stockpile.sheet.fee", "number", "2"))
	s.tap(apptest.Text("company.epic"), apptest.Text("company.epic"), apptest.Text("company.epic"))
	s.mustHold(`{"seat":0,"fees":[2],"cards":{"EPI":2}}`)
	back("Anna")
	s.mustHold(`{"seat":0,"fees":[2],"cards":{"EPI":1}}`)
}

// A full pile takes no card more: none that was found makes room for another, and what was found goes on looking so.
func TestFullPileLosesNothing(t *testing.T) {
	share := &rules.Setup{Seats: []rules.Start{{Share: "COS"}, {Share: "BOT"}, {Share: "LEA"}, {Share: "AME"}}}
	s := sheetOf(t, 4, share, &demand.Bids{Bids: []int{3, 1, 0, 6}})
	s.keys("eeeeeeeesss")
	if c := s.cell("Anna", "Boom"); c.Disabled() {
		t.Errorf("there is room for one card more: %q", c.Reason())
	}
	s.keys("s")
	for _, token := range []string{"Fee $1K", "Boom", "Bust"} {
		c := s.cell("Anna", token)
		expect.True(t, c.Disabled() && c.Reason() != "", "a full pile has room for %s", token)
	}
	s.keys("c1+e")
	s.mustHold(`{"seat":0,"cards":{"STA":4,"EPI":8}}`)
	if c := s.cell("Epic Electric", "Epic Electric"); !c.Disabled() || !c.Chosen() {
		t.Error("what was found does not look so")
	}
}

// The button follows the first card at once: a pile of one card is not empty.
func TestOneCardIsNoEmptyPile(t *testing.T) {
	share := &rules.Setup{Seats: []rules.Start{{Share: "COS"}, {Share: "BOT"}, {Share: "LEA"}, {Share: "AME"}}}
	table := sheetOf(t, 4, share, &demand.Bids{Bids: []int{3, 1, 0, 6}}).table
	for _, card := range []string{"c", "1", "-"} {
		var editor form.Editor
		label := "nothing changed"
		editor, _ = NewEditor(form.Task{Rulebook: "stockpile", Table: table, Entry: &demand.Take{},
			Changed: func() { label = editor.RecordLabel() }, Refuse: func(string) {}})
		editor.Typed(rune(card[0]))
		expect.True(t, label == "", "with %q found the button says %q", card, label)
	}
	open, _ := NewEditor(form.Task{Rulebook: "stockpile", Table: table, Entry: &demand.Take{}, Changed: func() {},
		Refuse: func(string) {}})
	expect.Equal(t, open.RecordLabel(), "Anna found no cards", "of a pile in which nothing is the button says")
}

// The card that is left for the last company is foreseen: it is not said before a tap confirms it, and only then a
// second tap takes it back. A card that a company has is greyed for the others.
func TestTheLastForecastIsForeseen(t *testing.T) {
	s := sheetOf(t, 0, &demand.Bids{Bids: []int{3, 1, 0, 6}}, &demand.Piles{}, &rules.Rest{})
	for group, label := range map[string]string{"Cosmic Computers": "+4", "Bottomline Bank": "+2",
		"Leading Laboratories": "+1",
		"American Automotive":  "–3", "Stanford Steel": "–2"} {
		s.tap(group, label)
	}
	last := s.cell("Epic Electric", "$$")
	if label := last.AccessibilityLabel(); label != "$$ ?" || last.Chosen() {
		t.Errorf("the last card says %q", label)
	}
	const five = `{"forecasts":{"COS":"+4","BOT":"+2","LEA":"+1","AME":"-3","STA":"-2"`
	s.mustHold(five + `}}`)
	expect.True(t, s.editor.RecordLabel() != "", "the button does not say that five are recorded")
	if c := s.cell("Epic Electric", "+4"); !c.Disabled() || !strings.Contains(c.Reason(), "Cosmic") {
		t.Errorf("a used card is open: %q", c.Reason())
	}
	test.Tap(last)
	s.mustHold(five + `,"EPI":"$$"}}`)
	test.Tap(last)
	s.mustHold(five + `}}`)
}

// Where a company pays, the button says that nobody shows a card until somebody does: those numbers may be out of
// sight.
func TestForecastsSayThatNobodyShowsACard(t *testing.T) {
	s := sheetOf(t, 0, &demand.Bids{Bids: []int{3, 1, 0, 6}}, &demand.Piles{}, &rules.Rest{})
	s.keys("c+4b-3l$a+1s-2e+2")
	expect.Equal(t, s.editor.RecordLabel(), "Nobody shows a card", "the button says")
	if f, ok := s.entry.Form(s.table).Field("shown.2.1"); ok {
		f.Set(2)
	}
	expect.Equal(t, s.editor.RecordLabel(), "", "with cards shown the button says")
}

// veiledSheet opens the sheet of an entry on a table of four whose portfolios lie behind veils, in a phase. Anna holds
// what is said, the others nothing.
func veiledSheet(t *testing.T, phase string, e calc.Entry, held board.Count) *seen {
	t.Helper()
	o, _ := rules.Rulebook{}.Presets()[0].Options.(*board.Options)
	o.Holdings = "veiled"
	table, _, refusal := rules.Rulebook{}.Open(o, []string{"Anna", "Ben", "Cal", "Dora"})
	must.Hold(t, refusal == nil, "%v", refusal)
	five := board.Count{5, 5, 5, 5, 5, 5}
	seats := []rules.SeatPosition{{Cash: 11, Regular: held}, {Cash: 5}, {Cash: 5}, {Cash: 5}}
	table, _, refusal = (&rules.Position{Prices: five, Seats: seats, Round: 1, Phase: phase}).Apply(table)
	must.Hold(t, refusal == nil, "%v", refusal)
	apptest.Begin(t)
	return show(t, table, e)
}

// The button under a pile behind a veil is called the same whatever was found: it neither says that cards that were
// found were not, nor tells the others that there are some.
func TestTheButtonOfAVeiledPileTellsNothing(t *testing.T) {
	s := veiledSheet(t, "take", &demand.Take{}, board.Count{})
	empty := s.editor.RecordLabel()
	for _, name := range []string{"cards.0", "cards.5", "boom"} {
		f, asked := s.entry.Form(s.table).Field(name)
		must.Hold(t, asked, "%s is not asked", name)
		f.Set(1)
		if label := s.editor.RecordLabel(); label != empty || label != "" {
			t.Errorf("with %s found the button says %q, with nothing %q", name, label, empty)
		}
	}
}

// Where a company pays, the button is called the same whoever holds it and whatever is shown, and nobody shows a card
// unsaid.
func TestTheButtonOfAVeiledDividendTellsNothing(t *testing.T) {
	for _, held := range []board.Count{{}, {0, 0, 4}} {
		s := veiledSheet(t, "movement", &rules.Movement{}, held)
		s.keys("c+4b-3l$a+1s-2e+2")
		expect.Equal(t, s.editor.RecordLabel(), "", "with %v held the button says", held)
		var asked, shown int
		for _, f := range s.entry.Form(s.table).Fields {
			if strings.HasPrefix(f.Name, "shown") {
				asked, shown = asked+1, shown+f.Get()
			}
		}
		expect.True(t, asked == 8 && shown == 0,
			"with %v held %d numbers are asked, and %d cards are shown unsaid", held, asked, shown)
		next, _, refusal := s.entry.Apply(s.table)
		if refusal != nil || next.Cash(0) != 11 {
			t.Errorf("with %v held Anna has %d unsaid (%v)", held, next.Cash(0), refusal)
		}
		if f, _ := s.entry.Form(s.table).Field("shown.2.0"); held[2] > 0 {
			f.Set(4)
			if next, _, _ = s.entry.Apply(s.table); next.Cash(0) != 19 {
				t.Errorf("4 × 2 paid make %d of 11", next.Cash(0))
			}
		}
		expect.Equal(t, s.editor.RecordLabel(), "", "after cards were shown the button says")
	}
}

// Forecasts are typed by the company's letter and what stands on the card; what another company has is refused, and
// what is typed twice stays.
func TestForecastsAreTyped(t *testing.T) {
	s := sheetOf(t, 0, &demand.Bids{Bids: []int{3, 1, 0, 6}}, &demand.Piles{}, &rules.Rest{})
	s.keys("c+4b-3l$")
	s.mustHold(`{"forecasts":{"COS":"+4","BOT":"-3","LEA":"$$"}}`)
	s.keys("a+4b-3l+1")
	s.mustHold(`{"forecasts":{"COS":"+4","BOT":"-3","LEA":"+1"}}`)
	s.keys("+2ax-2")
	s.mustHold(`{"forecasts":{"COS":"+4","BOT":"-3","LEA":"+2","AME":"-2"}}`)
}

// What lies in a pile is typed: fees by their numbers, the action cards by their signs, stock cards by the company's
// letter.
func TestPilesAreTyped(t *testing.T) {
	bids := &demand.Bids{Bids: []int{3, 1, 0, 6}}
	s := sheetOf(t, 0, bids)
	s.keys("31+")
	s.window.Canvas().Focus(s.cell("Carl", "Bust"))
	s.keys("-")
	s.mustHold(`{"takes":[{"seat":0,"fees":[3,1],"boom":1},{"seat":1},{"seat":2,"bust":1}]}`)
	share := &rules.Setup{Seats: []rules.Start{{Share: "COS"}, {Share: "BOT"}, {Share: "LEA"}, {Share: "AME"}}}
	s = sheetOf(t, 4, share, bids)
	s.keys("2eea")
	s.mustHold(`{"seat":0,"fees":[2],"cards":{"AME":1,"EPI":2}}`)
}

// Each investor stands there with its money and its ability, and those of others are gone.
func TestInvestorsAreChosenOneAfterAnother(t *testing.T) {
	s := sheetOf(t, 2)
	tiles := func(group string) (names []string, all []*list.Tile) {
		apptest.Walk(s.editor.Object(), func(o fyne.CanvasObject) {
			if g, ok := o.(*frame.Group); ok && g.AccessibilityLabel() == group {
				apptest.Walk(g, func(o fyne.CanvasObject) {
					if tile, ok := o.(*list.Tile); ok {
						names, all = append(names, tile.AccessibilityLabel()), append(all, tile)
					}
				})
			}
		})
		return names, all
	}
	for i, group := range []string{"Anna: Investor", "Ben: Investor", "Carl: Investor", "Dora: Investor"} {
		names, all := tiles(group)
		must.Hold(t, len(names) == 10-i, "%s chooses from %q", group, names)
		test.Tap(all[0])
		names, _ = tiles(group)
		expect.True(t, len(names) == 1, "after the choice of %s stand %q", group, names)
	}
	s.mustHold(
		`{"seats":[{"investors":["bill"]},{"investors":["bernie"]},{"investors":["cramer"]},{"investors":["donald"]}]}`)
}
