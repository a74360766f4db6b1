package words

import (
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/words/lang"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/stockpile"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
)

func TestSentencesAreFound(t *testing.T) {
	reads(t, Text("shelf.new"), "New game")
	reads(t, Format("table.round", Names{"round": 2, "rounds": 8}), "Round 2 of 8")
	typed := &calc.Layout{Companies: []calc.Company{{Key: "Northern", Typed: true}, {Key: "blue"}}}
	reads(t, CompanyName(typed, 0)+" "+CompanyName(typed, 1), "Northern Blue")
	if Known("no.such.key") || !Known("shelf.new") || Text("no.such.key") != "no.such.key" ||
		Format("no.such.key", nil) != "no.such.key" {
		t.Error("a key is mistaken for another")
	}
}

func TestASentenceEndsWithOneFullStop(t *testing.T) {
	for last, want := range map[string]string{"Ben C.": "Anna, Ben C.", "Ben": "Anna, Ben."} {
		got := Format("tournament.table.order", Names{"names": []string{"Anna", last}})
		if !strings.HasSuffix(got, want) {
			t.Errorf("%q", got)
		}
	}
}

func TestTheShelfTellsWhatIsNext(t *testing.T) {
	nobody := 0
	for name, g := range recorded(t) {
		for _, step := range g.Steps() {
			table := step.After
			s := stats.Summary{Rulebook: g.Rulebook().ID(), Names: g.Setup().Names, Round: table.Round(),
				Rounds: table.Layout().Rounds, Turn: table.Turn(), Over: table.Over()}
			if expected := g.Rulebook().Expected(table).All(); len(expected) > 0 {
				s.Expected = expected[0].Kind()
			}
			state := GameState(s)
			readable(t, name, "shelf.line", state)
			if s.Turn != calc.None || s.Over {
				continue
			}
			nobody++
			if _, what, found := strings.Cut(state, "next: "); !found || Upper(what) == what {
				t.Errorf("%s, after entry %d: %q", name, step.Number, state)
			}
		}
	}
	if nobody == 0 {
		t.Error("it is always somebody's turn")
	}
}

func TestTheShelfNamesTheGame(t *testing.T) {
	s := stats.Summary{Rulebook: "tycoon", Names: []string{"Ann", "Ben"}, Round: 4, Rounds: 10, Turn: 1}
	reads(t, GameLine(s), "Tycoon · Year 4 of 10, Ben to move")
	reads(t, GameBrief(s), "Tycoon · Ben to move")
	s.Fault = &ledger.Fault{}
	reads(t, GameLine(s), GameState(s))
	reads(t, GameLine(stats.Summary{Rulebook: "unheard-of", Pending: true}), Text("shelf.pending"))
}

func TestOptionsOfSeveralNumbersAreGrouped(t *testing.T) {
	for typed, want := range map[string]string{"1250 50 12000": "1,250, 50, 12,000", "by card 5": "by card 5",
		"": "–"} {
		reads(t, OptionSet("openmarket", calc.Text("opening", &typed)), want)
	}
}

func TestTiedCompaniesAreNamed(t *testing.T) {
	ties := 0
	for name, g := range recorded(t) {
		if g.Rulebook().ID() != "shoulders" {
			continue
		}
		for _, step := range g.Steps() {
			next := g.Rulebook().Expected(step.After).Next
			if len(next) == 0 || next[0].Kind() != "operate" {
				continue
			}
			field, _ := next[0].Form(step.After).Field("company")
			var may []string
			for _, choice := range field.Allowed.Choices {
				if choice.Refusal == nil {
					may = append(may, CompanyName(step.After.Layout(), choice.Value))
				}
			}
			title := EntryTitle("shoulders", step.After, next[0])
			if len(may) < 2 {
				readable(t, name, "title", title)
				continue
			}
			ties++
			reads(t, title, Format("shoulders.entry.operate.several", Names{"companies": may}))
		}
	}
	if ties == 0 {
		t.Error("no companies are ever tied")
	}
}

// An investor's badge comes after the player's roles and debts; the log says what a pile contained.
func TestInvestorsAndPilesAreNamed(t *testing.T) {
	rulebook := stockpile.Rulebook{}
	options := rulebook.Presets()[4].Options.(*board.Options)
	options.Investors = true
	table, _, refusal := rulebook.Open(options, []string{"Anna", "Ben", "Carl"})
	if refusal != nil {
		t.Fatal(refusal)
	}
	var statement calc.Statement
	for _, e := range []calc.Entry{
		&stockpile.Setup{Seats: []stockpile.Start{{Investors: []string{"donald"}, Share: "COS"},
			{Investors: []string{"bill"}, Share: "BOT"},
			{Investors: []string{"mark"}, Share: "LEA"}}},
		&demand.Bids{Bids: []int{15, 1, 3}},
		&demand.Take{Seat: 0, Fees: []int{1, 3}, Boom: 1, Cards: board.Count{2, 0, 1}},
	} {
		if table, statement, refusal = e.Apply(table); refusal != nil {
			t.Fatal(refusal)
		}
	}
	if got, want := Badges("stockpile", table, 0), []string{"first player", "owes 3",
		"Discount Donald"}; !slices.Equal(got, want) {
		t.Errorf("Anna is %q, want %q", got, want)
	}
	want := []string{"Anna pays a fee of 1", "Anna owes a fee of 3", "2 COS", "1 LEA", "Anna has 1 Boom"}
	if got := Events("stockpile", table.Layout(), statement); !slices.Equal(got, want) {
		t.Errorf("the log tells %q, want %q", got, want)
	}
}

func TestALanguageIsSpokenForAWhile(t *testing.T) {
	before, other := Spoken(), lang.Of("en")
	In(other, func() {
		expect.Equal(t, Spoken(), other, "the language meanwhile")
		In(before, func() { expect.Equal(t, Spoken(), before, "the language inside") })
		expect.Equal(t, Spoken(), other, "the language again")
	})
	func() {
		defer func() { expect.Equal(t, recover(), any("broken off"), "what broke off") }()
		In(other, func() { panic("broken off") })
	}()
	expect.Equal(t, Spoken(), before, "the language at the end")
}
