package openmarket

import "scripkeeper/calc"

// A Buy is a purchase: from the pool, or where companies have shares of their own, from the company.
type Buy struct {
	Seat int `json:"seat"`
	// Company is a company's code.
	Company string `json:"company"`
	// Class is the kind of certificate, nothing for ordinary ones.
	Class string `json:"class,omitzero"`
	// From is "treasury" for shares of the company's own, nothing for the pool.
	From string `json:"from,omitzero"`
	// Price is what one share costs where the table types prices, nothing for the posted price.
	Price *int `json:"price,omitempty"`
	// Shares is the number of certificates.
	Shares int `json:"shares"`
}

// A Sell is a sale: to the pool, or to the company.
type Sell struct {
	Seat    int    `json:"seat"`
	Company string `json:"company"`
	Class   string `json:"class,omitzero"`
	// To is "treasury" for a sale to the company, nothing for the pool.
	To     string `json:"to,omitzero"`
	Price  *int   `json:"price,omitempty"`
	Shares int    `json:"shares"`
}

// Kind names the entry in records.
func (*Buy) Kind() string { return "buy" }

// Kind names the entry in records.
func (*Sell) Kind() string { return "sell" }

// Form asks who buys what, from whom, at what price and how many.
func (e *Buy) Form(t calc.Table) calc.Form {
	return dealForm(t, dealParts{false, &e.Seat, &e.Company, &e.Class, &e.From, &e.Price, &e.Shares})
}

// Form asks who sells what, to whom, at what price and how many.
func (e *Sell) Form(t calc.Table) calc.Form {
	return dealForm(t, dealParts{true, &e.Seat, &e.Company, &e.Class, &e.To, &e.Price, &e.Shares})
}

// Apply trades shares for cash and moves the price where the table lets trades do so.
// Refusals: game.over, seat.*, player.out, company.*, class.none, with.none, price.posted, amount.range, cash.short,
// certificates.short, director.*, own.*, shares.short, treasury.short, most.*.
func (e *Buy) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return apply(t, e, dealParts{false, &e.Seat, &e.Company, &e.Class, &e.From, &e.Price, &e.Shares})
}

// Apply does the same for a sale.
func (e *Sell) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return apply(t, e, dealParts{true, &e.Seat, &e.Company, &e.Class, &e.To, &e.Price, &e.Shares})
}

// dealParts are the fields of a purchase or a sale.
type dealParts struct {
	sells                bool
	seat                 *int
	company, class, with *string
	price                **int
	shares               *int
}

// A deal is a trade as far as it is given and sound.
type deal struct {
	sells         bool
	seat, company int
	class         calc.Class
	weight        int
	// own tells that the company trades, not the pool.
	own bool
	// price is that of one share.
	price int
}

// withField is the name of the field for whom is traded with.
func (p dealParts) withField() string {
	if p.sells {
		return "to"
	}
	return "from"
}

// read reads a deal up to its price.
func (p dealParts) read(t calc.Table) (deal, *calc.Refusal) {
	d := deal{sells: p.sells, seat: *p.seat, company: companyOf(t, *p.company)}
	refusal := moverRefusal(t, d.seat)
	if refusal == nil {
		refusal = tradedRefusal(t, "company", "trade", d.company)
	}
	if refusal == nil {
		refusal = classRefusal(t, "class", *p.class)
	}
	if refusal != nil {
		return d, refusal
	}
	d.class, _ = classOf(t, *p.class)
	d.weight = weightOf(t, d.class)
	switch {
	case *p.with == "treasury" && optionsOf(t).Treasury:
		d.own = true
	case *p.with != "":
		return d, calc.Refuse("with.none", p.withField()).Under("treasury").About(d.company)
	}
	d.price = t.Price(d.company)
	if given := *p.price; given != nil {
		if optionsOf(t).Pricing != "typed" && *given != d.price {
			return d, calc.Refuse("price.posted", "price").Under("trade").About(d.company).
				With("value", *given).With("price", d.price)
		}
		d.price = *given
	}
	if d.price < 0 || d.price > maxPrice {
		return d, calc.Refuse("amount.range", "price").Under("trade").With("value", d.price).With("min", 0).With("max", maxPrice)
	}
	return d, nil
}

// limit is how many certificates can be traded at the deal's price: as many as there are and as the cash pays for.
func (d deal) limit(t calc.Table) int {
	limit, purse := d.stock(t), t.Balance(d.payer(), calc.Cash())
	if each := d.price * d.weight; each > 0 && d.payer() != calc.Bank() {
		limit = min(limit, purse/each)
	}
	return limit
}

// stock is how many certificates the side that gives them has.
func (d deal) stock(t calc.Table) int {
	if giver := d.giver(); giver != calc.Market() {
		return t.Balance(giver, certificate(d.company, d.class))
	}
	most := maxShares
	if left, limited := PoolLeft(t, d.company); limited {
		most = min(left/d.weight, maxShares)
	}
	if isSole(t, d.class) {
		_, held := directorHolder(t, d.company)
		return min(most, 1-calc.Bit(held))
	}
	return most
}

func (d deal) giver() calc.Account {
	switch {
	case d.sells:
		return calc.AccountOf(d.seat)
	case d.own:
		return calc.Treasury(d.company)
	}
	return calc.Market()
}

func (d deal) taker() calc.Account {
	switch {
	case !d.sells:
		return calc.AccountOf(d.seat)
	case d.own:
		return calc.Treasury(d.company)
	}
	return calc.Market()
}

// payer and paid are the accounts that the cash goes between.
func (d deal) payer() calc.Account { return purseOf(d.taker()) }
func (d deal) paid() calc.Account  { return purseOf(d.giver()) }

func purseOf(a calc.Account) calc.Account {
	if a == calc.Market() {
		return calc.Bank()
	}
	return a
}

func dealForm(t calc.Table, p dealParts) calc.Form {
	fields := []*calc.Field{moverField(t, p.seat)}
	if moverRefusal(t, *p.seat) != nil {
		return calc.Form{Fields: fields}
	}
	fields = append(fields, companyField(t, "company", "trade", p.company, func(company int) *calc.Refusal {
		return p.companyRefusal(t, company)
	}))
	company := companyOf(t, *p.company)
	if tradedRefusal(t, "company", "trade", company) != nil {
		return calc.Form{Fields: fields}
	}
	if t.Layout().Classes > 1 {
		f := classField(t, "class", p.class)
		for class := range f.Allowed.Choices {
			f.Allowed.Choices[class].Refusal = p.kindRefusal(t, company, calc.Class(class))
		}
		fields = append(fields, f)
	}
	if optionsOf(t).Treasury && p.asksWith(t, company) {
		fields = append(fields, calc.OneOfDefault(p.withField(), p.with, "pool", "treasury").Refusing(func(with int) *calc.Refusal {
			return p.withRefusal(t, company, with)
		}))
	}
	if optionsOf(t).Pricing == "typed" {
		fields = append(fields, usualAmount("price", p.price, t.Price(company), calc.Range(0, maxPrice)).ForCompany(company))
	}
	d, refusal := p.read(t)
	if refusal != nil {
		return calc.Form{Fields: fields}
	}
	shares := calc.Amount("shares", p.shares, calc.Range(1, d.limit(t)).Else(d.short(t, *p.shares))).Expect(1)
	if p.sells || !isSole(t, d.class) {
		shares.SaidAloud()
	}
	return calc.Form{Fields: append(fields, shares)}
}

// kindRefusal says why no certificate of a class of a company can be traded.
func (p dealParts) kindRefusal(t calc.Table, company int, class calc.Class) *calc.Refusal {
	if p.sells {
		if t.Balance(calc.AccountOf(*p.seat), certificate(company, class)) == 0 {
			return calc.Refuse("class.nothing", "class").Under("trade").Seated(*p.seat).About(company)
		}
		return nil
	}
	if refusal := directorRefusal(t, company, 1); isSole(t, class) && refusal != nil && refusal.Code == "director.held" {
		return refusal
	}
	return nil
}

// asksWith reports whether a trade can be with the company as well as with the pool: a purchase only where it has such
// certificates, or was said to be from it.
func (p dealParts) asksWith(t calc.Table, company int) bool {
	return p.sells || *p.with != "" || p.ownStock(t, company) > 0
}

// withRefusal says why nothing can be traded with the pool, 0, or with the company, 1.
func (p dealParts) withRefusal(t calc.Table, company, with int) *calc.Refusal {
	if !p.sells && with == 1 && p.ownStock(t, company) == 0 {
		return calc.Refuse("own.none", "from").Under("treasury").About(company)
	}
	return nil
}

// ownStock is how many certificates of the chosen class the company has itself.
func (p dealParts) ownStock(t calc.Table, company int) int {
	class, _ := classOf(t, *p.class)
	return t.Balance(calc.Treasury(company), certificate(company, class))
}

// companyRefusal says why nothing of a company can be traded.
func (p dealParts) companyRefusal(t calc.Table, company int) *calc.Refusal {
	refusal := tradedRefusal(t, "company", "trade", company)
	if refusal == nil && p.sells && sharesOf(t, calc.AccountOf(*p.seat), company) == 0 {
		return calc.Refuse("shares.nothing", "company").Under("trade").Seated(*p.seat).About(company)
	}
	return refusal
}

func apply(t calc.Table, e calc.Entry, p dealParts) (calc.Table, calc.Statement, *calc.Refusal) {
	d, refusal := p.read(t)
	return build(t, refusal.OrCheck(e, t), func(b *calc.Builder) { d.trade(b, *p.shares) })
}

// short refuses what is no number of certificates, and what the stock or the cash does not suffice for.
func (d deal) short(t calc.Table, shares int) *calc.Refusal {
	if shares < 1 || shares > maxShares {
		return noAmount("trade", shares, 1)
	}
	limit, amount := d.stock(t), shares*d.weight*d.price
	refuse := func(code, rule string) *calc.Refusal {
		return calc.Refuse(code, "shares").Under(rule).Seated(d.seat).About(d.company).With("shares", shares)
	}
	switch cash := t.Balance(d.payer(), calc.Cash()); {
	case shares > limit && d.sells:
		return refuse("shares.short", "trade").With("held", limit).With("max", limit)
	case shares > limit && d.own:
		return refuse("own.short", "treasury").With("max", limit)
	case shares > limit && isSole(t, d.class) && directorRefusal(t, d.company, shares) != nil:
		return directorRefusal(t, d.company, shares)
	case shares > limit:
		return refuse("certificates.short", "supply").With("max", limit)
	case d.payer() == calc.Bank() || amount <= cash:
		return nil
	case d.sells:
		return refuse("treasury.short", "treasury").With("amount", amount).With("cash", cash).With("max", cash/(d.weight*d.price))
	default:
		return refuse("cash.short", "trade").With("price", d.weight*d.price).With("amount", amount).
			With("cash", cash).With("max", cash/(d.weight*d.price))
	}
}

// trade writes the trade, then what it does to the price.
func (d deal) trade(draft *calc.Builder, shares int) {
	kind := "buy"
	if d.sells {
		kind = "sell"
	}
	if d.own {
		kind += ".own"
	}
	terms := []calc.Term{calc.With("shares", shares)}
	if d.class != calc.Regular {
		terms = append(terms, calc.With("weight", d.weight))
	}
	cash := shares * d.weight * d.price
	draft.Line(kind+suffix(draft.Table, d.class), "trade", d.seat, d.company,
		append(terms, calc.With("price", d.price), calc.With("amount", cash))...)
	draft.Move(d.giver(), d.taker(), certificate(d.company, d.class), shares)
	draft.Move(d.payer(), d.paid(), calc.Cash(), cash)
	o := optionsOf(draft.Table)
	steps := o.BuySteps
	if d.sells {
		steps = -o.SellSteps
	}
	rule := "moves.trade"
	if o.Moves == "share" {
		steps, rule = steps*shares*d.weight, "moves.share"
	}
	shift(draft, rule, d.company, steps)
}
