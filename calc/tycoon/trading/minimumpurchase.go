package trading

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
)

const minMoney = 5_000

// minLot returns the smallest number of shares to buy: whole thousands for at least $5,000 (chapter Buying Shares).
func minLot(price int) int {
	return max(1, (minMoney+price*agreement.Thousand-1)/(price*agreement.Thousand)) * agreement.Thousand
}

// lotSizes returns the numbers of shares that a seat can buy. It must be called only if [BuyRefusal] is nil.
func lotSizes(t calc.Table, seat, company int) calc.Allowed {
	price, left := t.Price(company), board.BankLeft(t, company)
	lowest := minLot(price)
	if left < lowest {
		return calc.Only(left)
	}
	limit := min(left, t.Cash(seat)/price) / agreement.Thousand * agreement.Thousand
	return calc.Steps(lowest, max(lowest, limit), agreement.Thousand)
}

func cashShort(t calc.Table, seat, company, shares int) *calc.Refusal {
	price := t.Price(company)
	return calc.Refuse("cash.short", "shares").Under("buy").Seated(seat).About(company).With("shares", shares).
		With("price", price).With("amount", shares*price).With("cash", t.Cash(seat)).
		With("max", t.Cash(seat)/price/agreement.Thousand*agreement.Thousand)
}
