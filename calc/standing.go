package calc

// A Standing ranks the seats, the best first.
type Standing struct {
	Places []Place
	// Final reports whether the game is over.
	Final bool
}

// A Place is where one seat stands.
type Place struct {
	Seat int
	// Rank is 1 for the first. Seats that share a place have the same rank.
	Rank int
	// Worth is the sum of the parts and the extras.
	Worth int
	// Parts are what the worth is made of: cash first, then one part a company, in which certificates of several shares
	// count as these.
	Parts []Part
	// Extras are the summands that are neither cash nor shares, by their roles ("majority"), most games have none.
	// What is owed is below zero.
	Extras []Term
	// Out reports whether the seat is out of the game. Such seats stand last.
	Out bool
}

// A Part is one summand of a net worth.
type Part struct {
	// Commodity is cash or a company's shares.
	Commodity Commodity
	// Count is the number of shares, Price the price of one; for cash Count is the money and Price 1.
	Count, Price int
	// Amount is Count × Price.
	Amount int
}

// Worth is what a seat is worth at the present prices: cash and regular shares.
func Worth(t Table, seat int) (int, []Part) {
	cash := t.Cash(seat)
	parts := []Part{{Commodity: Cash(), Count: cash, Price: 1, Amount: cash}}
	sum := cash
	for company := range t.Layout().Companies {
		count, price := t.Shares(seat, company), t.Price(company)
		parts = append(parts, Part{Commodity: Share(company), Count: count, Price: price, Amount: count * price})
		sum += count * price
	}
	return sum, parts
}
