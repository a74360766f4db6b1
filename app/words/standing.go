package words

import (
	"strconv"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/ledger/compact"
)

// Place returns a player's line in a standing, with the calculation of the net worth.
func Place(rulebook string, l *calc.Layout, place calc.Place) string {
	n := Names{
		"rank": place.Rank, "name": Seat(l, place.Seat),
		"worth": place.Worth, "sum": Worth(rulebook, l, place),
	}
	switch {
	case place.Out:
		return Format("standing.out", n)
	case place.Rank == 0:
		return Format("standing.unranked", n)
	}
	return Format("standing.place", n)
}

// Worth returns the calculation of a net worth: cash, each holding at its price, and extras, less debts.
func Worth(rulebook string, l *calc.Layout, place calc.Place) string {
	var sum string
	for _, part := range place.Parts {
		switch {
		case part.Commodity.IsCash():
			sum = Format("standing.sum.cash", Names{"amount": part.Amount})
		case part.Count != 0:
			sum = Format("standing.sum.plus", Names{"sum": sum, "part": Format("standing.sum.shares", Names{
				"count": part.Count, "price": part.Price, "company": Company(l, part.Commodity.Company),
			})})
		}
	}
	for _, extra := range place.Extras {
		key := "standing.sum.plus"
		if extra.Value < 0 {
			key, extra.Value = "standing.sum.minus", -extra.Value
		}
		sum = Format(key, Names{"sum": sum, "part": Extra(rulebook, l, extra)})
	}
	return sum
}

// Extra returns a part of a net worth other than cash and shares, with its amount ("majorities 10"), in the words of
// the rulebook or of all games. A role that ends with a number names the private company with that number.
func Extra(rulebook string, l *calc.Layout, extra calc.Term) string {
	role, number, _ := strings.Cut(extra.Role, ".")
	key, n := rulebook+".part."+role, Names{"amount": extra.Value}
	if !Known(key) {
		key = "part.other"
	}
	if private, err := strconv.Atoi(number); err == nil && l.HasPrivate(private) {
		n["private"] = l.Privates[private].Name
	}
	return Format(key, n)
}

func ResultPlace(p compact.ResultPlace) string {
	n := Names{"rank": p.Rank, "name": p.Name, "worth": p.Worth}
	if p.Out {
		return Format("scan.result.out", n)
	}
	return Format("scan.result.place", n)
}
