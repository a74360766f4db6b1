package openmarket

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
)

// Net worth is 780 + (3 + 1 × 2) × 100 + 2 × 0 of a closed company – 150 owed = 1130.
func TestNetWorth(t *testing.T) {
	o := fixed(func(o *agreement.Options) { o.Classes, o.Loans, o.Launch = "director", "repay", "launched" })
	table, _ := gametest.Apply(t, open(t, o, 3),
		&Launch{Seat: 0, Company: "I"}, &Launch{Seat: 0, Company: "J"},
		gift(0, "I", 3), gift(0, "J", 2), &calc.Ruling{Seat: 0, What: "shares", Company: "I", Class: "director", Change: 1, Reason: "his"},
		gift(0, "cash", -370), &Borrow{Seat: 0, Amount: 150}, &Close{Company: "J", Keep: true}, &calc.Leave{Seat: 1}, &End{})
	s := Rulebook{}.Standing(table)
	if !s.Final || len(s.Places) != 3 {
		t.Fatalf("the standing is %+v", s)
	}
	ann := s.Places[0]
	if ann.Seat != 0 || ann.Rank != 1 || ann.Worth != 1130 || len(ann.Extras) != 1 || ann.Extras[0] != (calc.With("loan", -150)) {
		t.Errorf("Ann stands as %+v", ann)
	}
	want := []calc.Part{
		{Commodity: calc.Cash(), Count: 780, Price: 1, Amount: 780},
		{Commodity: certificate(0, 0), Count: 5, Price: 100, Amount: 500},
		{Commodity: certificate(1, 0), Count: 2},
		{Commodity: certificate(2, 0)},
	}
	if len(ann.Parts) != len(want) {
		t.Fatalf("Ann's parts are %+v", ann.Parts)
	}
	for i, part := range want {
		gametest.Want(t, ann.Parts[i], part, "part %d is …", i)
	}
	if cleo := s.Places[1]; cleo.Seat != 2 || cleo.Rank != 2 || cleo.Worth != 1000 {
		t.Errorf("Cleo stands as %+v", cleo)
	}
	if ben := s.Places[2]; ben.Seat != 1 || ben.Rank != 3 || !ben.Out || ben.Worth != 0 {
		t.Errorf("Ben stands as %+v", ben)
	}
}

// Equal worth shares a place, and the next place is not given.
func TestEqualWorthSharesThePlace(t *testing.T) {
	table, _ := gametest.Apply(t, open(t, fixed(), 3), &Bonus{Seat: 2, Amount: 1})
	for i, want := range []struct{ seat, rank int }{{2, 1}, {0, 2}, {1, 2}} {
		if p := (Rulebook{}).Standing(table).Places[i]; p.Seat != want.seat || p.Rank != want.rank {
			t.Errorf("place %d is %+v", i, p)
		}
	}
}
