package words

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/stockpile"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

// Whom a player plays stands behind what he is and owes; in the log a pile tells what was found in it.
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
