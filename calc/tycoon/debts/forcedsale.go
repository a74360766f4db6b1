package debts

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/trading"
)

// A Sale is a debtor's sale of shares of one company.
type Sale struct {
	// Seat is the debtor's seat.
	Seat int `json:"seat"`
	// Company is the code of the company sold.
	Company string `json:"company"`
	// Shares is the number of shares sold.
	Shares int `json:"shares"`
}

// A ForcedSale sells shares to pay a debt. If the shares that the debtor chose don't pay the debt, other shares are
// sold, company by company and no more than needed (rule C.6).
type ForcedSale struct {
	seat int
	// due is the debt less the seat's cash.
	due int
	// prices and held list the companies' prices and the seat's shares. unit is the trading unit, 1 or 1,000 shares.
	prices, held [agreement.Companies]int
	unit         int
	sales        *[]Sale
}

func NewForcedSale(t calc.Table, seat, due int, sales *[]Sale) ForcedSale {
	f := ForcedSale{seat: seat, due: due, unit: 1, sales: sales}
	for company := range agreement.Companies {
		f.prices[company], f.held[company] = t.Price(company), t.Shares(seat, company)
	}
	if board.OptionsOf(t).SellThousands {
		f.unit = agreement.Thousand
	}
	return f
}

// unnamed is a number of shares that the debtor did not choose.
const unnamed = calc.None

func (f ForcedSale) chosen() [agreement.Companies]int {
	all := [agreement.Companies]int{unnamed, unnamed, unnamed, unnamed, unnamed, unnamed}
	for _, s := range *f.sales {
		if company := agreement.CompanyOf(s.Company); s.Seat == f.seat && company != calc.None {
			all[company] = s.Shares
		}
	}
	return all
}

func (f ForcedSale) sharesSold(named [agreement.Companies]int) [agreement.Companies]int {
	rest := f.due
	for company, shares := range named {
		if shares != unnamed {
			rest -= shares * f.prices[company]
		}
	}
	for company, shares := range named {
		if shares == unnamed {
			named[company] = f.sharesNeeded(company, rest, 1)
			rest -= named[company] * f.prices[company]
		}
	}
	return named
}

// sharesNeeded returns how many of a company's shares pay the amount rest: a multiple of unit, at most the seat's
// shares.
func (f ForcedSale) sharesNeeded(company, rest, unit int) int {
	price := f.prices[company]
	if price == 0 || rest <= 0 {
		return 0
	}
	shares := (rest + price - 1) / price
	return min(f.held[company], (shares+unit-1)/unit*unit)
}

// bounds returns the smallest and the largest number of a company's shares that the seat can sell when it owes the
// amount rest. After the smallest sale, the companies for which coming returns true can pay what is left.
func (f ForcedSale) bounds(company, rest int, coming func(other int) bool) (low, high int) {
	after := rest
	for other := range agreement.Companies {
		if other != company && coming(other) {
			after -= f.prices[other] * f.held[other]
		}
	}
	return f.sharesNeeded(company, after, 1), f.sharesNeeded(company, rest, f.unit)
}

func (f ForcedSale) name(company int) string {
	return calc.ItemName("sales", f.seat, company)
}

func (f ForcedSale) Refusal() *calc.Refusal {
	seen := [agreement.Companies]bool{}
	for _, s := range *f.sales {
		company := agreement.CompanyOf(s.Company)
		if s.Seat != f.seat {
			continue
		}
		if company == calc.None || seen[company] || f.held[company]*f.prices[company] == 0 {
			return strayRefusal(s)
		}
		seen[company] = true
	}
	named, rest := f.chosen(), f.due
	for company, shares := range named {
		if shares == unnamed && !seen[company] {
			continue
		}
		low, high := f.bounds(company, rest, func(other int) bool { return other > company || !seen[other] })
		if shares < low || shares > high {
			return calc.Refuse("sale.range", f.name(company)).Under("short.debt").Seated(f.seat).About(company).
				With("shares", shares).With("debt", rest).With("min", low).With("max", high)
		}
		rest -= shares * f.prices[company]
	}
	return nil
}

func strayRefusal(s Sale) *calc.Refusal {
	return calc.Refuse("sale.stray", ForcedSale{seat: s.Seat}.name(agreement.CompanyOf(s.Company))).Under("short.debt")
}

func (f ForcedSale) write(sold [agreement.Companies]int) {
	named := sold
	for company, shares := range sold {
		if shares == 0 {
			named[company] = unnamed
		}
	}
	for company := agreement.Companies - 1; company >= 0; company-- {
		less := named
		if less[company] = unnamed; f.sharesSold(less) == sold {
			named = less
		}
	}
	var sales []Sale
	for company, shares := range named {
		if shares != unnamed {
			sales = append(sales, Sale{f.seat, agreement.CodeOf(company), shares})
		}
	}
	*f.sales = calc.Replace(*f.sales, func(s Sale) bool { return s.Seat == f.seat },
		func(a, b Sale) int { return cmp.Compare(a.Seat, b.Seat) }, sales...)
}

// Fields asks for the number of shares to sell in each company until the debt is paid.
func (f ForcedSale) Fields() []*calc.Field {
	var fields []*calc.Field
	sold, rest := f.sharesSold(f.chosen()), f.due
	for company := range agreement.Companies {
		low, high := f.bounds(company, rest, func(other int) bool { return other > company })
		if high > 0 {
			fields = append(fields, f.field(company, rest, low, high, func(shares int) [agreement.Companies]int {
				named := f.sharesSold(f.chosen())
				named[company] = shares
				for later := company + 1; later < agreement.Companies; later++ {
					named[later] = unnamed
				}
				return f.sharesSold(named)
			}))
		}
		rest -= sold[company] * f.prices[company]
	}
	return fields
}

func (f ForcedSale) field(company, rest, low, high int, sold func(shares int) [agreement.Companies]int) *calc.Field {
	return calc.AmountFunc(f.name(company), calc.Range(low, high),
		func() int { return f.sharesSold(f.chosen())[company] }, func(shares int) { f.write(sold(shares)) }).
		ForSeat(f.seat).ForCompany(company).Expect(f.sharesNeeded(company, rest, 1))
}

func (f ForcedSale) Sell(b *calc.Builder) {
	for company, shares := range f.sharesSold(f.chosen()) {
		if shares > 0 {
			trading.SellShares(b, "sale", "short.debt", f.seat, company, shares)
		}
	}
}

// StraySale refuses a sale by a seat for which sells returns false, because the seat has no debt to pay.
func StraySale(sales []Sale, sells func(seat int) bool) *calc.Refusal {
	for _, s := range sales {
		if !sells(s.Seat) {
			return strayRefusal(s)
		}
	}
	return nil
}
