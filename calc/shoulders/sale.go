package shoulders

import "scripkeeper/calc"

// A Sale is the certificates of one company that a player sells in one turn.
type Sale struct {
	Company string `json:"company"`
	Certificates
}

// salesRefusal says why a seat cannot sell so (Stock Phase, 1).
func salesRefusal(t calc.Table, seat int, sales []Sale) *calc.Refusal {
	if len(sales) == 0 {
		return calc.Missing("sell.nothing", "").Under("sell").Seated(seat)
	}
	last := calc.None
	for _, s := range sales {
		company, refusal := companyRefusal(t, s.Company)
		if refusal != nil {
			return refusal
		}
		if company <= last {
			return calc.Refuse("sell.twice", calc.ItemName("sell_common", company)).Under("sell").Seated(seat).About(company)
		}
		last = company
		if refusal := saleRefusal(t, seat, company, s.Certificates); refusal != nil {
			return refusal
		}
	}
	return nil
}

func saleRefusal(t calc.Table, seat, company int, c Certificates) *calc.Refusal {
	has := hand(t, seat, company)
	for class, name := range subjects()[:classes] {
		field, n, limit := calc.ItemName("sell_"+name, company), c.of(calc.Class(class)), has.of(calc.Class(class))
		switch {
		case n < 0 || n > limit:
			return calc.Refuse("shares.short", field).Under("sell").Seated(seat).About(company).
				With("shares", n).With("held", limit).With("max", limit)
		case n == 0 || calc.Class(class) != Director:
		default:
			if refusal := directorSaleRefusal(t, seat, company); refusal != nil {
				refusal.Field = field
				return refusal
			}
		}
	}
	if c.count() == 0 {
		return calc.Missing("sell.nothing", calc.ItemName("sell_common", company)).Under("sell").Seated(seat)
	}
	return nil
}

// directorSaleRefusal says why a seat cannot sell a director certificate: only the advanced rules let it, and somebody
// must take it.
func directorSaleRefusal(t calc.Table, seat, company int) *calc.Refusal {
	switch {
	case !isAdvanced(t):
		return calc.Refuse("director.basic", "").Under("sell").Seated(seat).About(company)
	case taker(t, seat, company) == calc.None:
		return calc.Refuse("director.taker", "").Under("director-sale").Seated(seat).About(company).With("min", 30)
	}
	return nil
}
