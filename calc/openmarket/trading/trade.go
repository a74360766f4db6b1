// Package trading holds the entries by which shares of an open market are bought, sold, exchanged and transferred.
package trading

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// A Buy is a purchase from the pool or, if companies have shares of their own, from the company. If companies can hold
// shares in others, a company can also buy with its own cash, in or out of turn.
type Buy struct {
	// Seat is the player who buys.
	Seat int `json:"seat"`
	// By is "company" if a company buys. By default, a player does.
	By string `json:"by,omitzero"`
	// Holder is the code of the company that buys.
	Holder string `json:"holder,omitzero"`
	// Company is the code of the company whose certificates are bought.
	Company string `json:"company"`
	// Class is the kind of certificate. By default, ordinary certificates are bought.
	Class string `json:"class,omitzero"`
	// From is "treasury" to buy the company's own certificates. By default, they come from the pool.
	From string `json:"from,omitzero"`
	// Price is the price of one share if prices can be typed. By default, it is the posted price.
	Price *int `json:"price,omitempty"`
	// Shares is the number of certificates bought.
	Shares int `json:"shares"`
	// Free means that the certificates cost nothing. It needs companies with shares of their own.
	Free bool `json:"free,omitzero"`
	// Anyway overrules a limit that the purchase breaks.
	Anyway bool `json:"anyway,omitzero"`
	// For is the code of the buyer's private company that pays for the certificates and closes. By default, cash pays.
	For string `json:"for,omitzero"`
}

// A Sell is a sale to the pool or to the company whose certificates are sold. If companies can hold shares in others, a
// company can also sell, in or out of turn.
type Sell struct {
	// Seat is the player who sells.
	Seat int `json:"seat"`
	// By is "company" if a company sells. By default, a player does.
	By string `json:"by,omitzero"`
	// Holder is the code of the company that sells.
	Holder string `json:"holder,omitzero"`
	// Company is the code of the company whose certificates are sold.
	Company string `json:"company"`
	// Class is the kind of certificate. By default, ordinary certificates are sold.
	Class string `json:"class,omitzero"`
	// To is "treasury" to sell to the company. By default, the pool gets the certificates.
	To string `json:"to,omitzero"`
	// Price is the price of one share if prices can be typed. By default, it is the posted price.
	Price *int `json:"price,omitempty"`
	// Shares is the number of certificates sold.
	Shares int `json:"shares"`
	// Anyway overrules a limit that the sale breaks.
	Anyway bool `json:"anyway,omitzero"`
	// Steps is the movement of the price in steps, negative for a fall, if companies operate and sales lower prices. By
	// default, it is the agreed movement.
	Steps *int `json:"steps,omitempty"`
}

func (*Buy) Kind() string  { return "buy" }
func (*Sell) Kind() string { return "sell" }

func (e *Buy) Form(t calc.Table) calc.Form { return e.parts().form(t) }

func (e *Sell) Form(t calc.Table) calc.Form { return e.parts().form(t) }

// Apply trades shares for cash and moves the price if the options say so. Refusals: game.over, seat.*, player.out,
// holder.*, company.*, class.none, with.none, price.posted, amount.range, cash.short, certificates.short, director.*,
// own.*, private.*, free.*, shares.short, treasury.short, most.*.
func (e *Buy) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return e.parts().apply(t)
}

func (e *Sell) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return e.parts().apply(t)
}

// dealParts points to the fields of a purchase or a sale. A pointer is nil if the entry has no such field.
type dealParts struct {
	sells                bool
	seat                 *int
	by, holder           *string
	company, class, with *string
	price                **int
	shares               *int
	free                 *bool
	anyway               *bool
	steps                **int
	private              *string
}

func (e *Buy) parts() dealParts {
	return dealParts{false, &e.Seat, &e.By, &e.Holder, &e.Company, &e.Class, &e.From, &e.Price, &e.Shares, &e.Free,
		&e.Anyway, nil, &e.For}
}

func (e *Sell) parts() dealParts {
	return dealParts{true, &e.Seat, &e.By, &e.Holder, &e.Company, &e.Class, &e.To, &e.Price, &e.Shares, nil, &e.Anyway,
		&e.Steps, nil}
}

func (p dealParts) withField() string {
	if p.sells {
		return "to"
	}
	return "from"
}

// walk visits the fields of a purchase or a sale. For a form, it asks for each field and continues after a refused
// choice if possible. For an entry, it refuses any value that is not allowed.
func (p dealParts) walk(t calc.Table, w *calc.Walk) deal {
	d := deal{sells: p.sells, who: calc.AccountOf(*p.seat), company: board.CompanyOf(t, *p.company), private: calc.None}
	if !p.walkWho(t, w, &d) {
		return d
	}
	w.Step(d.companyRefusal(t, d.company) == nil, func() *calc.Field {
		return board.CompanyField(t, "company", "trade", p.company,
			func(company int) *calc.Refusal { return d.companyRefusal(t, company) })
	})
	if d.companyRefusal(t, d.company) != nil && !p.sells || board.TradedRefusal(t, "company", "trade", d.company) != nil {
		return d
	}
	class, known := board.ClassOf(t, *p.class)
	d.class = class
	if board.HasKinds(t) {
		w.Step(known && d.kindRefusal(t, class) == nil, func() *calc.Field {
			return board.ClassField(t, "class", p.class).Refusing(func(class int) *calc.Refusal {
				return d.kindRefusal(t, calc.Class(class))
			})
		})
	}
	d.own = *p.with == "treasury" && board.OptionsOf(t).Treasury
	noSide := *p.with != "" && !d.own
	if board.OptionsOf(t).Treasury && p.asksWith(t, d.company) {
		w.Step(!noSide && p.withRefusal(t, d.company, calc.Bit(d.own)) == nil, func() *calc.Field {
			return calc.OneOfDefault(p.withField(), p.with, "pool", "treasury").WithRefusal(p.noSide(d)).
				Refusing(func(with int) *calc.Refusal {
					return p.withRefusal(t, d.company, with)
				})
		})
	}
	d.private = p.walkPrivate(t, w, d.who)
	given := p.free != nil && *p.free
	asksFree := p.asksFree(t) && d.private == calc.None
	if asksFree {
		w.Step(true, func() *calc.Field { return calc.Flag("free", p.free) })
	}
	d.free = given || d.private != calc.None
	posted := t.Price(d.company)
	switch {
	case d.free:
		posted = 0
	case d.own && !d.sells:
		posted = board.OwnPrice(t, d.company)
		d.offered = board.OptionsOf(t).LaunchCapital() == "offer"
	}
	d.price = calc.ValueOr(*p.price, posted)
	typed := board.OptionsOf(t).Pricing == "typed" && !d.free
	free := d.price >= 0 && d.price <= agreement.MaxPrice
	if typed {
		w.Step(free, func() *calc.Field {
			allowed := calc.Range(0, agreement.MaxPrice).WithRefusal(calc.Refuse("amount.range", "").Under("trade"))
			return board.UsualAmount("price", p.price, posted, allowed).ForCompany(d.company)
		})
	}
	// Fields that the form does not ask for must not be set.
	switch {
	case !known && !board.HasKinds(t):
		w.Refuse(board.NoClass(t, "class"))
	case noSide && !board.OptionsOf(t).Treasury:
		w.Refuse(p.noSide(d))
	case given && d.private != calc.None:
		w.Refuse(calc.Refuse("free.for", "free").Under("private").About(d.company))
	case given && !asksFree:
		w.Refuse(calc.Refuse("free.off", "free").Under("trade").About(d.company))
	case d.price != posted && !typed:
		w.Refuse(calc.Refuse("price.posted", "price").Under("trade").About(d.company).
			With("value", d.price).With("price", posted))
	}
	if !known || noSide || !free || given && !asksFree || d.price != posted && !typed {
		return d
	}
	limit := d.limit(t)
	w.Step(*p.shares >= 1 && *p.shares <= limit, func() *calc.Field {
		shares := calc.Amount("shares", p.shares, calc.Range(1,
			limit).WithRefusal(d.sharesRefusal(t, *p.shares))).Expect(1).
			Accept(func(shares int) bool { return d.overLimit(t, shares) != nil })
		if p.sells || !board.IsSole(t, d.class) {
			shares.AsAloud()
		}
		return shares
	})
	if *p.shares < 1 || *p.shares > limit {
		return d
	}
	over := d.overLimit(t, *p.shares)
	switch {
	case over != nil:
		w.Step(true, func() *calc.Field { return calc.Flag("anyway", p.anyway) })
		if !*p.anyway {
			w.Refuse(over)
		}
	case *p.anyway:
		w.Refuse(calc.Refuse("limit.none", "anyway").Under("limit").About(d.company))
	}
	return p.walkSteps(t, w, d)
}

func (p dealParts) walkSteps(t calc.Table, w *calc.Walk, d deal) deal {
	if p.steps == nil {
		return d
	}
	d.steps = *p.steps
	if !board.OptionsOf(t).AsksSteps() {
		if d.steps != nil {
			w.Refuse(calc.Refuse("steps.off", "steps").Under("trade").About(d.company))
		}
		return d
	}
	usual := d.usualSteps(t, *p.shares)
	low, high := min(-agreement.MaxSteps, usual), agreement.MaxSteps
	w.Step(d.steps == nil || *d.steps >= low && *d.steps <= high, func() *calc.Field {
		allowed := calc.Range(low, high).WithRefusal(calc.Refuse("amount.range", "").Under("trade"))
		return board.UsualAmount("steps", p.steps, usual, allowed).ForCompany(d.company)
	})
	return d
}

func (p dealParts) noSide(d deal) *calc.Refusal {
	return calc.Refuse("with.none", p.withField()).Under("treasury").About(d.company)
}

func (p dealParts) form(t calc.Table) calc.Form {
	var form calc.Form
	p.walk(t, &calc.Walk{Ask: form.Collect})
	return form
}

func (d deal) kindRefusal(t calc.Table, class calc.Class) *calc.Refusal {
	if d.sells {
		if (deal{sells: true, who: d.who, company: d.company, class: class}).stock(t) == 0 {
			return board.HolderRefusal(calc.Refuse("class.nothing", "class").Under("trade"), d.who, d.company)
		}
		return nil
	}
	if refusal := board.HoldRefusal(t, d.who, d.company, class); refusal != nil {
		return refusal
	}
	if refusal := board.DirectorRefusal(t, d.company, 1); board.IsSole(t, class) && refusal != nil &&
		refusal.Code == "director.held" {
		return refusal
	}
	return nil
}

// asksWith reports whether to ask for the other side: in every sale, and if the company can sell or the side is given.
func (p dealParts) asksWith(t calc.Table, company int) bool {
	return p.sells || *p.with != "" || p.ownStock(t, company) > 0
}

func (p dealParts) asksFree(t calc.Table) bool {
	o := board.OptionsOf(t)
	return p.free != nil && o.Treasury && o.HasVersion(3)
}

// withRefusal returns why the other side cannot trade, or nil. The parameter with is 0 for the pool, 1 for the company.
func (p dealParts) withRefusal(t calc.Table, company, with int) *calc.Refusal {
	if !p.sells && with == 1 && p.ownStock(t, company) == 0 {
		return calc.Refuse("own.none", "from").Under("treasury").About(company)
	}
	return nil
}

func (p dealParts) ownStock(t calc.Table, company int) int {
	class, _ := board.ClassOf(t, *p.class)
	return board.OwnOf(t, company, class)
}

func (d deal) companyRefusal(t calc.Table, company int) *calc.Refusal {
	refusal := board.TradedRefusal(t, "company", "trade", company)
	if refusal == nil {
		refusal = board.HoldRefusal(t, d.who, company, calc.Regular)
	}
	if refusal == nil && d.sells && board.UnitsOf(t, d.who, company) == 0 {
		return board.HolderRefusal(calc.Refuse("shares.nothing", "company").Under("trade"), d.who, company)
	}
	if seat := d.who.Index; refusal == nil && !d.sells && d.who.Kind == calc.SeatAccount && t.Layout().HasSeat(seat) {
		if shorts := board.Shorts(t, seat, company); shorts > 0 {
			return calc.Refuse("short.cover", "company").Under("short").Seated(seat).About(company).
				With("count", shorts)
		}
	}
	return refusal
}

func (p dealParts) apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	w := calc.Walk{}
	d := p.walk(t, &w)
	return board.Build(t, w.Refusal, func(b *calc.Builder) { d.trade(b, *p.shares) })
}

func (d deal) overLimit(t calc.Table, shares int) *calc.Refusal {
	player := d.who.Kind == calc.SeatAccount
	switch {
	case !d.sells && player:
		more := shares
		if board.CountedShares(t, d.company, d.class, shares) == 0 {
			more = 0
		}
		if d.private != calc.None && board.OptionsOf(t).PrivateLimit {
			more-- // the private company counted as a certificate until now
		}
		if refusal := board.CertificateLimit(t, d.who.Index, more); refusal != nil {
			return refusal
		}
		return board.ShareLimit(t, d.who.Index, d.company, board.CertificateUnits(t, d.company, d.class, shares))
	case d.sells && board.IsSole(t, d.class) && player:
		if refusal := board.VacancyRefusal(t, d.company, d.who.Index); refusal != nil {
			return refusal
		}
	}
	if !d.sells || d.own {
		return nil
	}
	return board.PoolLimit(t, d.company, board.CertificateUnits(t, d.company, d.class, shares))
}
