package board

import "scripkeeper/calc"

// ShortClass returns the class of short sellers' certificates, and whether the game has such certificates.
func ShortClass(t calc.Table) (calc.Class, bool) {
	return calc.Class(t.Layout().Classes - 1), OptionsOf(t).Shorts > 0
}

// Shorts returns the number of a company's shares that a seat has sold short.
func Shorts(t calc.Table, seat, company int) int {
	class, sold := ShortClass(t)
	if !sold {
		return 0
	}
	return t.Balance(calc.AccountOf(seat), Certificate(company, class))
}

func AllShorts(t calc.Table, company int) int {
	return calc.Total(len(t.Layout().Seats), func(seat int) int { return Shorts(t, seat, company) })
}

// ShortsWorth returns what a seat would pay to buy back all shares it has sold short.
func ShortsWorth(t calc.Table, seat int) int {
	return calc.Total(len(t.Layout().Companies), func(company int) int {
		return calc.Bit(Launched(t, company)) * Shorts(t, seat, company) * t.Price(company)
	})
}

// PaysRefusal refuses an entry that makes a short seller pay more cash than he has. The function do applies the entry.
func PaysRefusal(t calc.Table, field string, do func(b *calc.Builder)) *calc.Refusal {
	if OptionsOf(t).Shorts == 0 {
		return nil
	}
	after := calc.Foresee(t, do)
	for seat := range t.Layout().Seats {
		if cash := after.Cash(seat); cash < 0 {
			return calc.Refuse("short.cash", field).Under("short").Seated(seat).With("amount", t.Cash(seat)-cash).
				With("cash", t.Cash(seat))
		}
	}
	return nil
}

// UnevenShorts refuses a ratio that would turn a seat's short sales into a fraction of a share.
func UnevenShorts(t calc.Table, field string, company int, ratio Ratio) *calc.Refusal {
	for seat := range t.Layout().Seats {
		shorts := Shorts(t, seat, company)
		if _, rest := ratio.Of(shorts); rest > 0 {
			return calc.Refuse("short.part", field).Under("short").Seated(seat).About(company).With("count", shorts)
		}
	}
	return nil
}

// ShortsTooMany refuses a number of additional short sales in a company if the options do not allow so many.
func ShortsTooMany(t calc.Table, company, more int) *calc.Refusal {
	sold, most := AllShorts(t, company), OptionsOf(t).Shorts
	if sold+more <= most {
		return nil
	}
	return calc.Refuse("short.most", "company").Under("short").About(company).With("most", most).
		With("left", max(0, most-sold))
}
