package brokeryard

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/calc"
	rules "scripkeeper/calc/brokeryard"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// names are the players on the page of the list that can be seen.
func (h *thumb) names() []string {
	var all []string
	apptest.Walk(h.Window.Content(), func(o fyne.CanvasObject) {
		if row, ok := o.(*list.Row); ok {
			all = append(all, row.AccessibilityLabel())
		}
	})
	return all
}

// A list of many makes the rows of one page; it is turned, and opens where the last player was.
func TestListOfSixty(t *testing.T) {
	h := hand(t, opened(t, "mass", 60, nil))
	h.Tap(said("brokeryard.sheet.all"))
	h.MustSay("0 of 60 are in")
	got := h.names()
	expect.True(t, len(got) == pageSize && got[0] == "Ann" && got[11] == "Player 12", "the first page is %q", got)
	h.MustSay("1–12 of 60")
	for range 4 {
		h.Tap(said("brokeryard.sheet.later"))
	}
	if got := h.names(); len(got) != pageSize || got[11] != "Player 60" {
		t.Errorf("the last page is %q", got)
	}
	on, ok := h.Find(said("brokeryard.sheet.later")).(*input.Button)
	expect.True(t, ok && on.Disabled(), "there is a page after the last")
	h.Tap(said("new.player", "number", "60"))
	h.Tap("Yellow 0")
	h.Tap(said("brokeryard.sheet.all"))
	if got := h.names(); got[11] != "Player 60, Y 0" {
		t.Errorf("it does not open where the last player was: %q", got)
	}
	h.Tap(said("brokeryard.sheet.earlier"))
	h.MustSay("37–48 of 60")
	expect.True(t, len(h.editor.roster.rows) == pageSize, "%d rows were made", len(h.editor.roster.rows))
}

// A name is searched whatever its case, enter opens the first that is found, and nobody is said to be nobody.
func TestSearchByName(t *testing.T) {
	h := hand(t, opened(t, "mass", 20, nil))
	h.Tap(said("brokeryard.sheet.all"))
	search := h.editor.roster.search
	test.Type(search, "yer 1")
	if got := h.names(); !slices.Equal(got, []string{"Player 10", "Player 11", "Player 12", "Player 13", "Player 14",
		"Player 15", "Player 16", "Player 17", "Player 18", "Player 19"}) {
		t.Errorf("found %q", got)
	}
	test.Type(search, "7")
	search.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	expect.True(t, h.editor.seat == 16, "seat %d is open", h.editor.seat)
	h.Tap(said("brokeryard.sheet.all"))
	if search.Text != "" || len(h.names()) != 8 {
		t.Errorf("the search is %q, the page %q", search.Text, h.names())
	}
	test.Type(search, "CLEO")
	got := h.names()
	expect.True(t, slices.Equal(got, []string{"Cleo"}), "found %q", got)
	test.Type(search, "x")
	h.MustSay(said("brokeryard.sheet.nobody"))
	h.Window.Canvas().Focus(search)
	search.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	expect.True(t, h.Window.Canvas().Focused() == nil, "escape does not leave the field")
}

// All others missed by one tap, and by another one they did not. Who has said something keeps it.
func TestAllOthersMissed(t *testing.T) {
	h := hand(t, opened(t, "mass", 60, nil))
	h.Tap("Yellow 0")
	h.Tap(said("brokeryard.sheet.next", "seat", "Ben"))
	h.Tap(said("sheet.cell.all.spoken", "company", "Red"))
	h.Tap(said("brokeryard.sheet.all"))
	h.Tap(said("brokeryard.sheet.others"))
	h.MustSay("60 of 60 are in")
	_, _, refusal := h.round.Apply(h.Table)
	must.Hold(t, refusal == nil, "%v", refusal)
	want := rules.Play{Missed: true, Trade: four{0, -1}}
	if h.round.Plays[0].Card != "Y0" || h.round.Plays[1] != want {
		t.Errorf("the plays are %+v", h.round.Plays[:2])
	}
	h.Tap(said("brokeryard.sheet.others.back"))
	h.MustSay("1 of 60 is in")
	expect.True(t, h.round.Plays[1] == (rules.Play{Trade: four{0, -1}}) && h.round.Plays[59] == (rules.Play{}),
		"the plays are %+v", h.round.Plays)
	// Once somebody was looked at, it is not taken back any more.
	h.Tap(said("brokeryard.sheet.others"))
	h.Tap("Cleo, Missed")
	h.Tap(said("brokeryard.sheet.all"))
	expect.True(t, h.Find(said("brokeryard.sheet.others.back")) == nil, "it can still be taken back")
}

// Who is out takes no part: the list shows it, and the editor leads past.
func TestSeatThatIsOut(t *testing.T) {
	table := position(t, opened(t, "3x5", 3, nil), func(e *rules.Position) {
		e.Seats[1].Out, e.Seats[1].Shares = true,
			make([]int, rules.Colours)
	})
	h := hand(t, table)
	h.Tap("Yellow 0")
	h.Tap(said("brokeryard.sheet.next", "seat", "Cleo"))
	h.Tap(said("brokeryard.sheet.all"))
	h.MustSay("out")
	h.Tap("Ben")
	expect.True(t, h.editor.seat == calc.None, "who is out can be opened")
}

// A round that was kept with fewer plays than the table has seats is filled up, and the editor begins with who is
// missing.
func TestRoundThatHasBegun(t *testing.T) {
	table := opened(t, "3x5", 4, nil)
	h := handOf(t, table, &rules.Round{Plays: []rules.Play{{Missed: true}, {Card: "Y"}}})
	expect.True(t, len(h.round.Plays) == 4 && h.editor.seat == 1 && h.editor.missing == 3,
		"%d plays, seat %d, %d missing", len(h.round.Plays), h.editor.seat, h.editor.missing)
	h.Tap(said("sheet.card.change"))
	h.Tap("Yellow 0")
	h.Tap(said("brokeryard.sheet.next", "seat", "Cleo"))
	expect.True(t, h.round.Plays[1].Card == "Y0", "the play is %+v", h.round.Plays[1])
}

// To sell more than one has shows no cash as if it could be.
func TestOversellingIsMarked(t *testing.T) {
	h := hand(t, opened(t, "3x5", 3, nil))
	h.Tap(said("brokeryard.sheet.trade", "company", "Blue"))
	h.Tap(said("sheet.sign"))
	h.Tap("9")
	h.MustSay("9 is too many: sell up to 1")
	h.MustSay(said("brokeryard.sheet.cash.impossible", "cash", "900"))
	h.Tap(said("sheet.erase"))
	h.MustSay("Cash 0 · 0 of 3 are in")
}
