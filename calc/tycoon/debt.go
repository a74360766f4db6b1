package tycoon

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
)

// A Sale is how many shares of a stock a debtor sells to pay.
type Sale struct {
	Seat    int    `json:"seat"`
	Company string `json:"company"`
	Shares  int    `json:"shares"`
}

// A Settle is the first transaction of a player who owes for shorts of last year: he sells what it takes and pays, or is
// bankrupt.
type Settle struct {
	Seat int `json:"seat"`
	// Sales are his own choice of what to sell. What is not said is sold in the order of the stocks.
	Sales []Sale `json:"sales,omitempty"`
}

// Kind names the entry in records.
func (*Settle) Kind() string { return "settle" }

// stockValue is what a seat's shares are worth.
func stockValue(t calc.Table, seat int) int {
	worth, _ := calc.Worth(t, seat)
	return worth - t.Cash(seat)
}

// A duty is a debt that shares are sold for, stock by stock. Enough of each is sold that the rest can still pay, and
// not more than it takes.
type duty struct {
	seat  int
	sales *[]Sale
}

// bounds are the fewest and the most shares of a stock that can be sold for what is still to pay.
func (u duty) bounds(t calc.Table, company, rest int) (low, high int) {
	price, held := t.Price(company), t.Shares(u.seat, company)
	if price == 0 || held == 0 || rest <= 0 {
		return 0, 0
	}
	later := 0
	for other := company + 1; other < Companies; other++ {
		later += t.Price(other) * t.Shares(u.seat, other)
	}
	return min(held, (max(0, rest-later)+price-1)/price), min(held, (rest+price-1)/price)
}

func (u duty) said(company int) (int, bool) {
	for _, s := range *u.sales {
		if s.Seat == u.seat && companyOf(s.Company) == company {
			return s.Shares, true
		}
	}
	return 0, false
}

func (u duty) name(company int) string {
	return calc.ItemName(calc.ItemName("sales", u.seat), company)
}

// field asks how many shares of a stock are sold. The most is sold unless something else is said.
func (u duty) field(company, low, high int) *calc.Field {
	return &calc.Field{
		Name: u.name(company), Kind: calc.AmountKind, Seat: u.seat, Company: company, Likely: high,
		Allowed: calc.Range(low, high),
		Get: func() int {
			if shares, ok := u.said(company); ok {
				return shares
			}
			return high
		},
		Set: func(shares int) {
			list := slices.DeleteFunc(slices.Clone(*u.sales), func(s Sale) bool {
				return s.Seat == u.seat && companyOf(s.Company) == company
			})
			if shares != high {
				list = append(list, Sale{u.seat, codeOf(company), shares})
			}
			slices.SortStableFunc(list, func(a, b Sale) int {
				return cmp.Or(cmp.Compare(a.Seat, b.Seat), cmp.Compare(companyOf(a.Company), companyOf(b.Company)))
			})
			if *u.sales = list; len(list) == 0 {
				*u.sales = nil
			}
		},
	}
}

// sell sells for a debt and gives the fields that ask how. It ends at a number that is refused.
func (u duty) sell(d *calc.Builder, debt int) ([]*calc.Field, *calc.Refusal) {
	var fields []*calc.Field
	rest := debt - d.Cash(u.seat)
	for company := range Companies {
		low, high := u.bounds(d.Table, company, rest)
		if high == 0 {
			continue
		}
		field := u.field(company, low, high)
		fields = append(fields, field)
		shares := field.Get()
		if shares < low || shares > high {
			return fields, calc.Refuse("sale.range", field.Name).Under("short.debt").Seated(u.seat).About(company).
				With("shares", shares).With("debt", rest).With("min", low).With("max", high)
		}
		if shares > 0 {
			sellShares(d, "sale", "short.debt", u.seat, company, shares)
			rest -= shares * d.Price(company)
		}
	}
	return fields, nil
}

// stray finds a sale that nobody is asked for.
func stray(sales []Sale, asked func(name string) bool) *calc.Refusal {
	seen := make(map[string]bool, len(sales))
	for _, s := range sales {
		name := duty{seat: s.Seat}.name(companyOf(s.Company))
		if !asked(name) || seen[name] {
			return calc.Refuse("sale.stray", name).Under("short.debt")
		}
		seen[name] = true
	}
	return nil
}

// payDebt pays a debt from the cash at hand, as far as it goes.
func payDebt(d *calc.Builder, seat int) {
	debt := Debt(d.Table, seat)
	paid := min(debt, d.Cash(seat))
	if paid == 0 {
		return
	}
	d.Line("debt.paid", "short.debt", seat, calc.None, calc.Term{Role: "debt", Value: debt},
		calc.Term{Role: "amount", Value: paid}, calc.Term{Role: "rest", Value: debt - paid})
	d.Move(calc.Of(seat), calc.Bank(), calc.Cash(), paid)
	d.Set(seatMark(d.Table, debtMark, seat), debt-paid)
}

// bankrupt takes a seat out of the game. Its cash and its shares go to the bank, its lots are void.
func bankrupt(d *calc.Builder, seat int) {
	d.Line("bankrupt", "bankruptcy", seat, calc.None, calc.Term{Role: "debt", Value: Debt(d.Table, seat)},
		calc.Term{Role: "cash", Value: d.Cash(seat)}, calc.Term{Role: "value", Value: stockValue(d.Table, seat)})
	takeOut(d, seat)
}

// takeOut gives back under the last line all that a seat has, and lays it out of the game.
func takeOut(d *calc.Builder, seat int) {
	o := optionsOf(d.Table)
	d.Move(calc.Of(seat), calc.Bank(), calc.Cash(), d.Cash(seat))
	for company := range Companies {
		d.Move(calc.Of(seat), calc.Market(), calc.Share(company), d.Shares(seat, company))
	}
	for round := 1; round <= o.Transactions; round++ {
		closeLot(d, seat, round)
	}
	d.Set(seatMark(d.Table, debtMark, seat), 0)
	d.Set(seatMark(d.Table, keptMark, seat), 0)
	forgetHand(d, seat, noCards)
	d.Set(d.Layout().OutMark(seat), 1)
}

// Form asks what is sold, where there is a choice.
func (e *Settle) Form(t calc.Table) calc.Form {
	form := calc.Form{Fields: []*calc.Field{calc.Mover(t, &e.Seat)}}
	if e.seatRefusal(t) != nil || e.broke(t) {
		return form
	}
	d := calc.NewBuilder(t)
	d.Line("settle", "short.debt", e.Seat, calc.None)
	fields, _ := duty{e.Seat, &e.Sales}.sell(d, Debt(t, e.Seat))
	form.Fields = append(form.Fields, fields...)
	return form
}

func (e *Settle) seatRefusal(t calc.Table) *calc.Refusal {
	if refusal := turnRefusal(t, e.Seat); refusal != nil {
		return refusal
	}
	if Debt(t, e.Seat) == 0 {
		return calc.Refuse("debt.none", "").Under("short.debt").Seated(e.Seat)
	}
	return nil
}

// broke tells whether all that the debtor has does not pay the debt.
func (e *Settle) broke(t calc.Table) bool {
	return t.Cash(e.Seat)+stockValue(t, e.Seat) < Debt(t, e.Seat)
}

// Apply sells and pays, or declares the debtor bankrupt.
func (e *Settle) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if refusal := e.seatRefusal(t); refusal != nil {
		return refused(t, refusal)
	}
	asked := e.Form(t)
	if refusal := stray(e.Sales, func(name string) bool { _, ok := asked.Field(name); return ok }); refusal != nil {
		return refused(t, refusal)
	}
	d := calc.NewBuilder(t)
	if e.broke(t) {
		bankrupt(d, e.Seat)
		return acted(d)
	}
	d.Line("settle", "short.debt", e.Seat, calc.None, calc.Term{Role: "debt", Value: Debt(t, e.Seat)})
	if _, refusal := (duty{e.Seat, &e.Sales}).sell(d, Debt(t, e.Seat)); refusal != nil {
		return refused(t, refusal)
	}
	payDebt(d, e.Seat)
	return acted(d)
}
