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

// sellAll sells all that a seat holds at the final prices.
func sellAll(b *calc.Builder, seat int) {
	sold := 0
	for company := range Companies {
		regular, split := regularCards(b.Table, seat, company), splitCards(b.Table, seat, company)
		shares, price := regular+2*split, b.Price(company)
		if shares == 0 {
			continue
		}
		b.Line("final.sale", "final-sale", seat, company, calc.With("regular", regular), calc.With("split", split),
			calc.With("shares", shares), calc.With("price", price), calc.With("amount", shares*price))
		b.Move(calc.AccountOf(seat), calc.Market(), calc.Share(company), regular)
		b.Move(calc.AccountOf(seat), calc.Market(), splitCard(company), split)
		b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), shares*price)
		b.Set(seatMark(b.Table, seat, sharesMark+company), shares)
		sold += shares
	}
	if sold > 0 && has(b.Table, seat, graham) {
		b.Line("graham.final", "graham", seat, calc.None, calc.Paid(sold, grahamPay)...)
		b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), sold*grahamPay)
		b.Set(seatMark(b.Table, seat, grahamMark), sold*grahamPay)
	}
}

// payLast pays what fees are owed still. What the money does not cover takes all of it, or is forgiven (rules A.4.4).
func payLast(b *calc.Builder, seat int) {
	payOwed(b, seat)
	fees := owed(b.Table, seat)
	if len(fees) == 0 {
		return
	}
	left, cash := debt(fees), b.Cash(seat)
	if optionsOf(b.Table).Forgiven {
		b.Line("fees.forgiven", "house.unpaid_fees_forgiven", seat, calc.None, calc.With("owed", left))
	} else {
		b.Line("fees.unpaid", "unpaid", seat, calc.None, calc.With("owed", left),
			calc.With("cash", cash), calc.With("rest", max(0, cash-left)))
		b.Move(calc.AccountOf(seat), calc.Bank(), calc.Cash(), min(cash, left))
	}
	setOwed(b, seat, nil)
}
