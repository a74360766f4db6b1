package gametest

import (
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
)

func WantPrice(t Judge, table calc.Table, company, want int) {
	t.Helper()
	expect.Equal(t, table.Price(company), want, "price of %s", key(table, company))
}

func WantPrices(t Judge, table calc.Table, want ...int) {
	t.Helper()
	for company, price := range want {
		WantPrice(t, table, company, price)
	}
}

func WantCash(t Judge, table calc.Table, want ...int) {
	t.Helper()
	for seat, cash := range want {
		expect.Equal(t, table.Cash(seat), cash, "cash of seat %d", seat)
	}
}

// WantShares compares each seat's shares in a company, from the first seat on, with the wanted numbers.
func WantShares(t Judge, table calc.Table, company int, want ...int) {
	t.Helper()
	for seat, shares := range want {
		expect.Equal(t, table.Shares(seat, company), shares, "%s of seat %d", key(table, company), seat)
	}
}

func WantSeat(t Judge, table calc.Table, seat, cash int, shares [4]int) {
	t.Helper()
	expect.Equal(t, table.Cash(seat), cash, "cash of seat %d", seat)
	for company, count := range shares {
		expect.Equal(t, table.Shares(seat, company), count, "%s of seat %d", key(table, company), seat)
	}
}

func key(table calc.Table, company int) string { return table.Layout().Companies[company].Key }
