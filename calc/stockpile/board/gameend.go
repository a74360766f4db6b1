package board

import "scripkeeper/calc"

// Finish ends the game: majorities, the final sale and unpaid fees (chapter Game End Steps; rules A.4.13).
func Finish(b *calc.Builder) {
	before := b.Table.After(calc.Statement{})
	for company := range Companies {
		WarnTooManyCards(b, company)
	}
	for company := range Companies {
		payMajority(b, company)
	}
	for _, seat := range Order(b.Table) {
		sellAll(b, seat)
	}
	for _, seat := range Order(b.Table) {
		payLast(b, seat)
	}
	for _, seat := range Order(b.Table) {
		total(b, before, seat)
	}
	b.Line("over", "result", calc.None, calc.None)
	b.Set(OwnMark(b.Table, PaidOutMark), 1)
	b.Set(calc.OverMark, 1)
	b.Set(calc.TurnMark, calc.None)
}

func total(b *calc.Builder, before calc.Table, seat int) {
	parts := [5]int{before.Cash(seat), b.Mark(SeatMark(b.Table, seat, BonusMark)), 0,
		b.Mark(SeatMark(b.Table, seat, GrahamMark))}
	for company := range Companies {
		parts[2] += b.Mark(SeatMark(b.Table, seat, SharesMark+company)) * b.Price(company)
	}
	parts[4] = parts[0] + parts[1] + parts[2] + parts[3] - b.Cash(seat)
	kind := "total"
	if parts[3] > 0 {
		kind = "total.graham"
	}
	b.Line(kind, "result", seat, calc.None, calc.With("cash", parts[0]), calc.With("majorities", parts[1]),
		calc.With("sale", parts[2]), calc.With("graham", parts[3]),
		calc.With("fees", parts[4]), calc.With("total", b.Cash(seat)))
	b.Set(SeatMark(b.Table, seat, CashMark), parts[0])
	b.Set(SeatMark(b.Table, seat, FeesMark), parts[4])
}

func sellAll(b *calc.Builder, seat int) {
	sold := 0
	for company := range Companies {
		regular, split := RegularCards(b.Table, seat, company), SplitCards(b.Table, seat, company)
		shares, price := regular+2*split, b.Price(company)
		if shares == 0 {
			continue
		}
		b.Line("final.sale", "final-sale", seat, company, calc.With("regular", regular), calc.With("split", split),
			calc.With("shares", shares), calc.With("price", price), calc.With("amount", shares*price))
		b.Move(calc.AccountOf(seat), calc.Market(), calc.Share(company), regular)
		b.Move(calc.AccountOf(seat), calc.Market(), SplitCard(company), split)
		b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), shares*price)
		b.Set(SeatMark(b.Table, seat, SharesMark+company), shares)
		sold += shares
	}
	if sold > 0 && Has(b.Table, seat, Graham) {
		b.Line("graham.final", "graham", seat, calc.None, calc.PerShareTerms(sold, GrahamPay)...)
		b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), sold*GrahamPay)
		b.Set(SeatMark(b.Table, seat, GrahamMark), sold*GrahamPay)
	}
}

// payLast pays the fees that a seat owes. Fees that exceed the cash take all of it, or are forgiven (rules A.4.4).
func payLast(b *calc.Builder, seat int) {
	PayOwed(b, seat)
	fees := Owed(b.Table, seat)
	if len(fees) == 0 {
		return
	}
	left, cash := Debt(fees), b.Cash(seat)
	if OptionsOf(b.Table).Forgiven {
		b.Line("fees.forgiven", "house.unpaid_fees_forgiven", seat, calc.None, calc.With("owed", left))
	} else {
		b.Line("fees.unpaid", "unpaid", seat, calc.None, calc.With("owed", left),
			calc.With("cash", cash), calc.With("rest", max(0, cash-left)))
		b.Move(calc.AccountOf(seat), calc.Bank(), calc.Cash(), min(cash, left))
	}
	SetOwed(b, seat, nil)
}
