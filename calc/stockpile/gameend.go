package stockpile

import "scripkeeper/calc"

// finish ends the game: majorities, the final sale, the fees that are still owed (chapter Game End Steps;
// rules A.4.13).
func finish(b *calc.Builder) {
	before := b.Table.After(calc.Statement{})
	for company := range Companies {
		payMajority(b, company)
	}
	for _, seat := range order(b.Table) {
		sellAll(b, seat)
	}
	for _, seat := range order(b.Table) {
		payLast(b, seat)
	}
	for _, seat := range order(b.Table) {
		total(b, before, seat)
	}
	b.Line("over", "result", calc.None, calc.None)
	b.Set(own(b.Table, paidOutMark), 1)
	b.Set(calc.OverMark, 1)
	b.Set(calc.TurnMark, calc.None)
}

// total adds up what a seat ends with, and keeps the parts.
func total(b *calc.Builder, before calc.Table, seat int) {
	parts := [5]int{before.Cash(seat), b.Mark(seatMark(b.Table, seat, bonusMark)), 0,
		b.Mark(seatMark(b.Table, seat, grahamMark))}
	for company := range Companies {
		parts[2] += b.Mark(seatMark(b.Table, seat, sharesMark+company)) * b.Price(company)
	}
	parts[4] = parts[0] + parts[1] + parts[2] + parts[3] - b.Cash(seat)
	kind := "total"
	if parts[3] > 0 {
		kind = "total.graham"
	}
	b.Line(kind, "result", seat, calc.None, calc.With("cash", parts[0]), calc.With("majorities", parts[1]),
		calc.With("sale", parts[2]), calc.With("graham", parts[3]),
		calc.With("fees", parts[4]), calc.With("total", b.Cash(seat)))
	b.Set(seatMark(b.Table, seat, cashMark), parts[0])
	b.Set(seatMark(b.Table, seat, feesMark), parts[4])
}
