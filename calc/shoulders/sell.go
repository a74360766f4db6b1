package shoulders

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

// A Sell sells any number of certificates. The player may then buy one certificate or start a company (Stock Phase, 1
// and 2).
type Sell struct {
	// Seat is the seller's seat.
	Seat int `json:"seat"`
	// Sales lists the certificates sold, with at most one item for each company, in the order of the game's companies.
	Sales []Sale `json:"sales,omitempty"`
	// Then is "buy" or "start", or empty for neither.
	Then string `json:"then,omitempty"`
	// Company is the key of the company started, or of the company in which a certificate is bought, after the sales.
	Company string `json:"company,omitempty"`
	// Certificate is the certificate bought after the sales, named as in [Buy].
	Certificate string `json:"certificate,omitempty"`
	// Par is the opening value of a company started after the sales, as in [Start].
	Par int `json:"par,omitempty"`
}

func (*Sell) Kind() string { return "sell" }

func (e *Sell) Form(t calc.Table) calc.Form {
	var form calc.Form
	e.walk(t, &calc.Walk{Ask: form.Collect})
	return form
}

// walk asks for the fields and returns the table after the sales, or nil if the sales are refused.
func (e *Sell) walk(t calc.Table, w *calc.Walk) *calc.Builder {
	w.Step(true, func() *calc.Field { return calc.Mover(t, &e.Seat) })
	if w.Refuse(board.TurnRefusal(t, e.Seat)) {
		return nil
	}
	w.Refuse(salesRefusal(t, e.Seat, e.Sales))
	for company := range t.Layout().Companies {
		e.askSale(t, w, company)
	}
	if w.Refusal != nil {
		return nil
	}
	b := calc.NewBuilder(t)
	sell(b, e.Seat, e.Sales)
	next, company := b.Table, board.CompanyOf(t, e.Company)
	buys := e.Then == "buy" && company != calc.None && buyRefusal(next, e.Seat, company, e.Certificate) == nil
	follows := e.Then == "" || buys || e.Then == "buy" && canBuy(next, e.Seat) ||
		e.Then == "start" && startRefusal(next, e.Seat) == nil
	w.Step(follows, func() *calc.Field {
		return calc.OneOfDefault("then", &e.Then, "nothing", "buy", "start").Refusing(func(then int) *calc.Refusal {
			switch {
			case then == 1 && !canBuy(next, e.Seat):
				return calc.Refuse("buy.none", "then").Under("buy").Seated(e.Seat)
			case then == 2:
				return startRefusal(next, e.Seat)
			}
			return nil
		}).Then(func(int) { e.Company, e.Certificate, e.Par = "", "", 0 }).WithRefusal(thenRefusal(e.Seat))
	})
	switch e.Then {
	case "buy":
		w.Steps(buys, func() []*calc.Field { return purchaseFields(next, e.Seat, &e.Company, &e.Certificate) })
	case "start":
		starts := company != calc.None && charterRefusal(t, company) == nil && parRefusal(next, e.Seat, e.Par) == nil
		w.Steps(starts, func() []*calc.Field {
			which := board.CompanyField(t, &e.Company, calc.None,
				func(c int) *calc.Refusal { return charterRefusal(t, c) })
			return []*calc.Field{which, parField(next, e.Seat, &e.Par)}
		})
	}
	if e.Then != "buy" && e.Certificate != "" || e.Then != "start" && e.Par != 0 || e.Then == "" && e.Company != "" {
		w.Refuse(thenRefusal(e.Seat))
	}
	return b
}

func (e *Sell) askSale(t calc.Table, w *calc.Walk, company int) {
	sale := e.sale(t, company)
	if w.Ask == nil && sale == (board.Certificates{}) {
		return
	}
	for i, name := range subjects()[:board.Classes] {
		class := calc.Class(i)
		n, limit := sale.Of(class), sellable(t, e.Seat, company, class)
		if n == 0 && limit == 0 {
			continue
		}
		w.Step(n >= 0 && n <= limit, func() *calc.Field {
			allowed := calc.Range(0, limit)
			if n < 0 || n > limit {
				allowed.Refusal = saleRefusal(t, e.Seat, company, class, n)
			}
			return calc.AmountFunc(calc.ItemName("sell_"+name, company), allowed,
				func() int { return e.sale(t, company).Of(class) },
				func(v int) { e.setSale(t, company, class, v) }).ForCompany(company)
		})
	}
}

func (e *Sell) sale(t calc.Table, company int) board.Certificates {
	sale, _ := calc.Find(e.Sales, func(s Sale) bool { return s.Company == board.KeyOf(t, company) })
	return sale.Certificates
}

func (e *Sell) setSale(t calc.Table, company int, class calc.Class, n int) {
	sale := Sale{Company: board.KeyOf(t, company), Certificates: e.sale(t, company)}
	*[board.Classes]*int{&sale.Common, &sale.Preferred, &sale.Director}[class] = n
	var sales []Sale
	if sale.Certificates != (board.Certificates{}) {
		sales = append(sales, sale)
	}
	e.Sales = calc.Replace(e.Sales, func(s Sale) bool { return s.Company == sale.Company },
		func(a, b Sale) int { return cmp.Compare(board.CompanyOf(t, a.Company), board.CompanyOf(t, b.Company)) },
		sales...)
}

// Apply pays all sales at the values before the turn. Values fall only afterwards.
func (e *Sell) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	var w calc.Walk
	b := e.walk(t, &w)
	if w.Refusal != nil {
		return t, calc.Statement{}, w.Refusal
	}
	switch company := board.CompanyOf(t, e.Company); e.Then {
	case "buy":
		buy(b, e.Seat, company, e.Certificate)
		passDirectorship(b, company)
	case "start":
		start(b, e.Seat, company, e.Par)
	}
	endTurn(b)
	next, statement := b.Done()
	return next, statement, nil
}

func thenRefusal(seat int) *calc.Refusal {
	return calc.Refuse("sell.then", "then").Under("buy").Seated(seat)
}
