package openmarket

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/money"
)

// Net worth is 780 + (3 + 1 × 2) × 100 + 2 × 0 for a closed company – 150 for a loan = 1130.
func TestNetWorth(t *testing.T) {
	o := fixed(func(o *agreement.Options) { o.Classes, o.Loans, o.Launch = "director", "repay", "launched" })
	table, _ := gametest.Apply(t, open(t, o, 3),
		&charter.Launch{Seat: 0, Company: "I"}, &charter.Launch{Seat: 0, Company: "J"},
		gift(0, "I", 3), gift(0, "J", 2), &calc.Ruling{Seat: 0, What: "shares", Company: "I", Class: "director",
			Change: 1, Reason: "his"},
		gift(0, "cash", -370), &money.Borrow{Seat: 0, Amount: 150}, &charter.Close{Company: "J", Keep: true}, &calc.Leave{Seat: 1},
		&End{})
	gametest.WantRanks(t, Rulebook{}, table, "1. seat 0 1130, 2. seat 2 1000, 3. seat 1 0 out")
	s := Rulebook{}.Standing(table)
	expect.Equal(t, s.Final, true, "the standing is final")
	ann := s.Places[0]
	expect.List(t, ann.Extras, []calc.Term{calc.With("loan", -150)}, "Ann's extras")
	want := []calc.Part{
		{Commodity: calc.Cash(), Count: 780, Price: 1, Amount: 780},
		{Commodity: board.Certificate(0, 0), Count: 5, Price: 100, Amount: 500},
		{Commodity: board.Certificate(1, 0), Count: 2},
		{Commodity: board.Certificate(2, 0)},
	}
	expect.List(t, ann.Parts, want, "Ann's parts")
}
