package stockpile

import "scripkeeper/calc"

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
