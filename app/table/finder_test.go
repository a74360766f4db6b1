package table

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// rowNames are the names in the matrix as they stand from top to bottom.
func rowNames(s *shell.Shell, page *Page) []string {
	v := s.Session.View()
	view := matrixOf(v.Rulebook, v.Table, v.Before)
	page.finder.arrange(&view)
	var names []string
	for _, seat := range view.Order {
		names = append(names, view.Seats[seat].Name)
	}
	return names
}

func TestSixtySeatsAreFoundByNameAndByRank(t *testing.T) {
	s := apptest.Begin(t)
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, fyne.NewSize(390, 844))
	page := crowded(t, s)
	apptest.Settle(s, fyne.NewSize(390, 844))
	if !page.finder.content.Visible() || page.matrix.Size().Width != 390 {
		t.Fatalf("finder %t, matrix %v", page.finder.content.Visible(), page.matrix.Size())
	}
	if names := rowNames(s, page); len(names) != 60 || names[59] != "Player 60" {
		t.Errorf("at first there are %v", names)
	}
	page.reach(1500, 1544)
	test.Type(page.finder.field, " yer 4")
	if page.scroll.Offset.Y != 0 {
		t.Errorf("what was found begins at %v", page.scroll.Offset.Y)
	}
	if names := rowNames(s, page); len(names) != 11 || names[0] != "Player 4" || names[10] != "Player 49" {
		t.Errorf("found are %v", names)
	}
	page.finder.field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if names := rowNames(s, page); len(names) != 60 || s.Window.Canvas().Focused() != nil || s.Page() != shell.Page(page) {
		t.Errorf("escape finds %d, and leaves the keyboard at %v on %T", len(names), s.Window.Canvas().Focused(), s.Page())
	}
	page.finder.ranked = true
	v := s.Session.View()
	view := matrixOf(v.Rulebook, v.Table, v.Before)
	view.Seats[30].Rank, view.Seats[31].Rank = 0, 1
	for seat := range view.Seats {
		if seat != 30 && seat != 31 {
			view.Seats[seat].Rank = 2
		}
	}
	page.finder.arrange(&view)
	if view.Order[0] != 31 || view.Order[59] != 30 || view.Order[1] != 0 {
		t.Errorf("by rank they stand %v", view.Order)
	}
}

func TestFewSeatsNeedNoFinder(t *testing.T) {
	s := apptest.Begin(t)
	page := seated(t, s, "4x6", nil, "Ann", "Ben")
	if page.finder.content.Visible() {
		t.Error("two seats are searched")
	}
	v := s.Session.View()
	view := matrixOf(v.Rulebook, v.Table, v.Before)
	page.finder.arrange(&view)
	if view.Order != nil {
		t.Errorf("two seats are ordered: %v", view.Order)
	}
}

// A table of sixty seats brought up to date, once it is laid out for a phone.
func BenchmarkTableOfSixtySeats(b *testing.B) {
	s := apptest.Begin(b)
	page := crowded(b, s)
	s.Window.Resize(fyne.NewSize(390, 844))
	for b.Loop() {
		page.Update()
	}
}

// Companies that have not been started have neither a column nor a ladder; what the others hold has rows of its own.
func TestOnlyCompaniesInPlayAreShown(t *testing.T) {
	g := apptest.RecordedGame(t, "shoulders", "four-seats-advanced-each")
	s := apptest.Begin(t)
	playedTo(t, s, g, 0)
	v := s.Session.View()
	if view := matrixOf(v.Rulebook, v.Table, v.Before); len(view.Shown) != 0 || view.Shown == nil || len(view.Extras) != 0 {
		t.Errorf("before the first start, %v are shown with %v", view.Shown, view.Extras)
	}
	s = apptest.Begin(t)
	page := playedTo(t, s, g, len(g.Entries)/2)
	v = s.Session.View()
	view := matrixOf(v.Rulebook, v.Table, v.Before)
	lanes := lanesOf(v.Table, v.Before)
	for company := range v.Layout.Companies {
		shown := false
		for _, c := range view.Shown {
			shown = shown || c == company
		}
		if started := v.Table.Price(company) > 0; shown != started || lanes[company].Off == started {
			t.Errorf("company %d: price %d, shown %t, off the board %t", company, v.Table.Price(company), shown, lanes[company].Off)
		}
	}
	if len(view.Extras) == 0 {
		t.Fatal("no treasuries are shown")
	}
	all := holdings(v.ID(), v.Table)
	company := view.Shown[0]
	page.why(matrix.ExtraRow, company)
	why, ok := s.Page().(*whyPage)
	if !ok {
		t.Fatalf("a treasury leads to %T", s.Page())
	}
	value, title := why.value(v)
	if want := v.Table.Balance(calc.Treasury(company), calc.Cash()); value != want || all[0].figures[company] != want || !strings.HasSuffix(title, words.RowName(v.ID(), "treasury")) {
		t.Errorf("why of %q is %d, in the row %d, must be %d", title, value, all[0].figures[company], want)
	}
	kept := slices.IndexFunc(all, func(h holding) bool { return h.mark == "appeal" })
	if kept < 0 {
		t.Fatal("what the game keeps of every company is not shown")
	}
	page.why(matrix.ExtraRow-kept, company)
	why, ok = s.Page().(*whyPage)
	if !ok {
		t.Fatalf("an appeal leads to %T", s.Page())
	}
	value, title = why.value(v)
	if want := v.Table.Mark(companyMark(v.Layout, "appeal", company)); value != want || all[kept].figures[company] != want || !strings.Contains(title, apptest.Text("shoulders.row.appeal")) || len(slices.Collect(why.trace(v))) == 0 {
		t.Errorf("why of %q is %d, in the row %d, must be %d", title, value, all[kept].figures[company], want)
	}
}

// Every company of every game looks different, and the four colours keep their look.
func TestEveryCompanyHasItsLook(t *testing.T) {
	for id, name := range map[string]string{"shoulders": "four-seats-advanced-each", "tycoon": "five-seats-strategist",
		"stockpile": "standard-four-hidden", "openmarket": "hotels-takeover", "brokeryard": "duel"} {
		g := apptest.RecordedGame(t, id, name)
		table, _, refusal := g.Rulebook.Open(g.Setup.Options, g.Setup.Names)
		if refusal != nil {
			t.Fatal(refusal)
		}
		seen := map[string]string{}
		for i, c := range table.Layout().Companies {
			suit := form.Company(table.Layout(), i).Suit()
			if other, taken := seen[suit.Key]; taken || suit == look.Dress(emblem.Plain()) {
				t.Errorf("%s: %s looks like %q", id, c.Key, other)
			}
			seen[suit.Key] = c.Key
			if own := look.SuitOf(c.Key); own != look.Dress(emblem.Plain()) && own != suit {
				t.Errorf("%s: %s has the suit %s", id, c.Key, suit.Key)
			}
		}
	}
}

// On a track on which prices stand twice, the marker stands at the place of the game, after every entry.
func TestMarkersStandAtTheirPlaces(t *testing.T) {
	g := apptest.RecordedGame(t, "stockpile", "advanced-three-open")
	table, _, refusal := g.Rulebook.Open(g.Setup.Options, g.Setup.Names)
	twice := false
	for i := 0; refusal == nil && i <= len(g.Entries); i++ {
		for company, lane := range lanesOf(table, table) {
			if lane.Track.Price(lane.Place) != table.Price(company) {
				t.Errorf("after %d entries company %d stands at %d, its price is %d", i, company, lane.Place, table.Price(company))
			}
			first, _ := lane.Track.Index(table.Price(company))
			twice = twice || lane.Place != first
		}
		if i < len(g.Entries) {
			table, _, refusal = g.Entries[i].Apply(table)
		}
	}
	if refusal != nil || !twice {
		t.Errorf("%v; a second place of a price was met: %t", refusal, twice)
	}
}

// Certificates that are no ordinary shares are noted beneath the number of shares.
func TestCertificatesAreNoted(t *testing.T) {
	for _, c := range []struct {
		id, name string
		wanted   string
	}{{"stockpile", "advanced-three-open", "split"}, {"shoulders", "four-seats-advanced-each", "director"},
		{"tycoon", "five-seats-strategist", "short"}, {"openmarket", "certificates-in-cash", "pref."}} {
		g := apptest.RecordedGame(t, c.id, c.name)
		table, _, refusal := g.Rulebook.Open(g.Setup.Options, g.Setup.Names)
		met := false
		for i := 0; refusal == nil && i < len(g.Entries); i++ {
			table, _, refusal = g.Entries[i].Apply(table)
			for _, seat := range matrixOf(g.Rulebook, table, table).Seats {
				met = met || strings.Contains(strings.Join(seat.Notes, "/"), c.wanted)
			}
		}
		if refusal != nil || !met {
			t.Errorf("%s: %v; %q was met: %t", c.id, refusal, c.wanted, met)
		}
	}
}

// The head tells the years of one game and the phases of another.
func TestHeadTellsRoundAndPhase(t *testing.T) {
	for _, c := range []struct {
		id, name string
		entries  int
		want     string
	}{
		{"shoulders", "four-seats-advanced-each", 0, "Decade 1 of 5 · Founding"},
		{"stockpile", "standard-four-hidden", 0, "Round 1 of 6 · Demand Phase"},
		{"tycoon", "five-seats-strategist", 0, "Year 1 of 10 · Transaction 1"},
		{"brokeryard", "duel", 0, "Round 1 of "},
	} {
		g := apptest.RecordedGame(t, c.id, c.name)
		s := apptest.Begin(t)
		playedTo(t, s, g, c.entries)
		if !apptest.Contains(s, c.want) {
			t.Errorf("%s: %q does not stand in the head", c.id, c.want)
		}
	}
}
