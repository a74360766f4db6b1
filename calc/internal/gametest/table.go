package gametest

import "scripkeeper/calc"

// WantPrice compares the price of a company.
func WantPrice(t Judge, table calc.Table, company, want int) {
	t.Helper()
	if got := table.Price(company); got != want {
		t.Errorf("%s costs %d, must be %d", key(table, company), got, want)
	}
}

// WantPrices compares the prices of the first companies.
func WantPrices(t Judge, table calc.Table, want ...int) {
	t.Helper()
	for company, price := range want {
		WantPrice(t, table, company, price)
	}
}

// WantCash compares the cash of the first seats.
func WantCash(t Judge, table calc.Table, want ...int) {
	t.Helper()
	for seat, cash := range want {
		if got := table.Cash(seat); got != cash {
			t.Errorf("seat %d has %d cash, must be %d", seat, got, cash)
		}
	}
}

// WantShares compares how many shares of a company the first seats have.
func WantShares(t Judge, table calc.Table, company int, want ...int) {
	t.Helper()
	for seat, shares := range want {
		if got := table.Shares(seat, company); got != shares {
			t.Errorf("seat %d has %d %s, must be %d", seat, got, key(table, company), shares)
		}
	}
}

// WantSeat compares a seat's cash and its shares of the four colours.
func WantSeat(t Judge, table calc.Table, seat, cash int, shares [4]int) {
	t.Helper()
	if got := table.Cash(seat); got != cash {
		t.Errorf("seat %d has %d cash, must be %d", seat, got, cash)
	}
	for company, count := range shares {
		if got := table.Shares(seat, company); got != count {
			t.Errorf("seat %d has %d %s, must be %d", seat, got, key(table, company), count)
		}
	}
}

func key(table calc.Table, company int) string { return table.Layout().Companies[company].Key }
