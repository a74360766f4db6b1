package shoulders

import (
	"cmp"

	"scripkeeper/calc"
)

// Sell sells any number of certificates, and then may buy one or start a company (Stock Phase, 1 and 2).
type Sell struct {
	Seat int `json:"seat"`
	// Sales are in the order of the companies, each company once.
	Sales []Sale `json:"sales,omitempty"`
	// Then is "buy", "start", or nothing.
	Then string `json:"then,omitempty"`
	// Company is what is bought or started then.
	Company string `json:"company,omitempty"`
	// Certificate is what is bought, as in [Buy].
	Certificate string `json:"certificate,omitempty"`
	// Par is the value that the company begins at, as in [Start].
	Par int `json:"par,omitempty"`
}

// Kind names the entry in records.
func (*Sell) Kind() string { return "sell" }

// Form asks for the certificates sold of every company that the player has, then for what comes after.
func (e *Sell) Form(t calc.Table) calc.Form {
	form := calc.Form{Fields: []*calc.Field{calc.Mover(t, &e.Seat)}}
	if turnRefusal(t, e.Seat) != nil {
		return form
	}
	for company := range t.Layout().Companies {
		form.Fields = append(form.Fields, e.saleFields(t, company)...)
	}
	if salesRefusal(t, e.Seat, e.Sales) != nil {
		return form
	}
	b := calc.NewBuilder(t)
	sell(b, e.Seat, e.Sales)
	then := calc.OneOfDefault("then", &e.Then, "nothing", "buy", "start").Refusing(func(then int) *calc.Refusal {
		switch {
		case then == 1 && !canBuy(b.Table, e.Seat):
			return calc.Refuse("buy.none", "then").Under("buy").Seated(e.Seat)
		case then == 2:
			return startRefusal(b.Table, e.Seat)
		}
		return nil
	})
	then.Then(func(int) { e.Company, e.Certificate, e.Par = "", "", 0 }).Else(thenRefusal(e.Seat))
	form.Fields = append(form.Fields, then)
	switch e.Then {
	case "buy":
		return calc.Form{Fields: append(form.Fields, purchaseFields(b.Table, e.Seat, &e.Company, &e.Certificate)...)}
	case "start":
		company := companyField(t, &e.Company, calc.None, func(c int) *calc.Refusal { return charterRefusal(t, c) })
		return calc.Form{Fields: append(form.Fields, company, parField(b.Table, e.Seat, &e.Par))}
	}
	return form
}

// saleFields ask how many certificates of a company are sold.
func (e *Sell) saleFields(t calc.Table, company int) []*calc.Field {
	has := hand(t, e.Seat, company)
	if isAdvanced(t) && has.Director > 0 && taker(t, e.Seat, company) == calc.None || !isAdvanced(t) {
		has.Director = 0
	}
	var fields []*calc.Field
	for class, name := range []string{"common", "preferred", "director"} {
		limit := has.of(calc.Class(class))
		if limit == 0 {
			continue
		}
		fields = append(fields, calc.AmountFunc(calc.ItemName("sell_"+name, company), calc.Range(0, limit),
			func() int { return e.sale(t, company).of(calc.Class(class)) },
			func(v int) { e.setSale(t, company, calc.Class(class), v) }).ForCompany(company))
	}
	return fields
}

// sale is what is sold of a company.
func (e *Sell) sale(t calc.Table, company int) Certificates {
	for _, s := range e.Sales {
		if s.Company == keyOf(t, company) {
			return s.Certificates
		}
	}
	return Certificates{}
}

// setSale sets how much is sold of a company. A company of which nothing is sold is not named.
func (e *Sell) setSale(t calc.Table, company int, class calc.Class, n int) {
	sale := Sale{Company: keyOf(t, company), Certificates: e.sale(t, company)}
	*[classes]*int{&sale.Common, &sale.Preferred, &sale.Director}[class] = n
	var sales []Sale
	if sale.Certificates != (Certificates{}) {
		sales = append(sales, sale)
	}
	e.Sales = calc.Replace(e.Sales, func(s Sale) bool { return s.Company == sale.Company },
		func(a, b Sale) int { return cmp.Compare(companyOf(t, a.Company), companyOf(t, b.Company)) }, sales...)
}

// Apply pays for the sales at the values before any drop, lowers the values, and buys or starts.
func (e *Sell) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		sell(b, e.Seat, e.Sales)
		company := companyOf(t, e.Company)
		switch e.Then {
		case "buy":
			buy(b, e.Seat, company, e.Certificate)
			passDirectorship(b, company)
		case "start":
			start(b, e.Seat, company, e.Par)
		}
		acted(b)
	})
}

func (e *Sell) refusal(t calc.Table) *calc.Refusal {
	refusal := turnRefusal(t, e.Seat)
	if refusal == nil {
		refusal = salesRefusal(t, e.Seat, e.Sales)
	}
	if e.Then != "" {
		refusal = refusal.OrCheck(e, t)
	}
	stray := e.Then != "buy" && e.Certificate != "" || e.Then != "start" && e.Par != 0 || e.Then == "" && e.Company != ""
	if refusal == nil && stray {
		return thenRefusal(e.Seat)
	}
	return refusal
}

// thenRefusal refuses what comes after the sales and is neither a purchase nor a start.
func thenRefusal(seat int) *calc.Refusal {
	return calc.Refuse("sell.then", "then").Under("buy").Seated(seat)
}
