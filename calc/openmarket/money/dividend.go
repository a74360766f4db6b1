package money

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// A Dividend is a payment on every share of a company that a player or another company holds. If the options say so,
// the company itself is paid for shares in the pool and for its own shares.
type Dividend struct {
	// Company is the code of the company that pays the dividend.
	Company string `json:"company"`
	// Class is the kind of certificate on which the dividend is paid. By default, it is paid on all kinds.
	Class string `json:"class,omitzero"`
	// Payer is "treasury" if the company pays from its cash. By default, the bank pays.
	Payer string `json:"payer,omitzero"`
	// Each is the amount paid on one share.
	Each int `json:"each"`
}

func (*Dividend) Kind() string { return "dividend" }

func (e *Dividend) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{board.TradedField(t, "dividend", &e.Company)}
	if board.HasKinds(t) {
		fields = append(fields, calc.OneOfDefault("kind", &e.Class, append([]string{"all"}, board.Kinds(t)...)...).
			WithRefusal(board.NoClass(t, "").Under("dividend")))
	}
	if board.OptionsOf(t).Treasury {
		refusal := calc.Refuse("with.none", "").Under("treasury")
		fields = append(fields, calc.OneOfDefault("payer", &e.Payer, "bank", "treasury").WithRefusal(refusal))
	}
	return calc.Form{Fields: append(fields, board.AmountField("each", "dividend", &e.Each, 1, 1, agreement.MaxPrice))}
}

func (e *Dividend) classes(t calc.Table) []calc.Class {
	var classes []calc.Class
	for class, kind := range board.Kinds(t) {
		if e.Class == "" || e.Class == kind {
			classes = append(classes, calc.Class(class))
		}
	}
	return classes
}

func (e *Dividend) payer(company int) calc.Account {
	if e.Payer == "treasury" {
		return calc.Treasury(company)
	}
	return calc.Bank()
}

func (e *Dividend) refusal(t calc.Table) *calc.Refusal {
	if refusal := t.OverRefusal().OrCheck(e, t); refusal != nil {
		return refusal
	}
	company := board.CompanyOf(t, e.Company)
	switch {
	case !board.HasKinds(t) && e.Class != "":
		return board.NoClass(t, "kind").Under("dividend")
	case !board.OptionsOf(t).Treasury && e.Payer != "":
		return calc.Refuse("with.none", "payer").Under("treasury").About(company)
	}
	shares, shorts := 0, 0
	for a := range board.Holders(t, company) {
		for _, class := range e.classes(t) {
			held := t.Balance(a, board.Certificate(company, class))
			shares += board.CertificateUnits(t, company, class, held)
		}
	}
	if e.onShorts() {
		shorts = board.AllShorts(t, company) * board.ShareUnits(t, company)
	}
	net, cash := shares-shorts, t.Balance(calc.Treasury(company), calc.Cash())
	if amount := e.amount(t, company, e.Each); e.Payer == "treasury" && amount > cash {
		most := cash * board.ShareUnits(t, company) / net
		for most > 0 && e.amount(t, company, most) > cash { // payments on half shares are rounded up
			most--
		}
		return calc.Refuse("dividend.short", "each").Under("treasury").About(company).
			With("shares", board.WholeShares(t, company, net)).With("amount", amount).With("cash", cash).With("max",
			most)
	}
	if pool, own := e.toCompany(t, company); shares+shorts+pool+own == 0 {
		return calc.Refuse("dividend.nobody", "company").Under("dividend").About(company)
	}
	return board.PaysRefusal(t, "each", e.pay)
}

// amount returns the total paid to all holders, less what short sellers pay. The parameter each is the dividend on one
// share.
func (e *Dividend) amount(t calc.Table, company, each int) int {
	sum := 0
	for a := range board.Holders(t, company) {
		for _, class := range e.classes(t) {
			sum += board.Cost(t, company, class, t.Balance(a, board.Certificate(company, class)), each)
		}
	}
	if e.onShorts() {
		sum -= board.AllShorts(t, company) * each
	}
	return sum
}

// onShorts reports whether short sellers have to pay the dividend, because they owe ordinary shares.
func (e *Dividend) onShorts() bool { return e.Class == "" || e.Class == "ordinary" }

// toCompany returns the units in the pool and the company's own units for which the company is paid. It is paid only if
// the bank pays a dividend on all kinds of certificate.
func (e *Dividend) toCompany(t calc.Table, company int) (pool, own int) {
	o := board.OptionsOf(t)
	if e.Payer != "" || e.Class != "" {
		return 0, 0
	}
	if o.PaysPool() {
		pool, _ = board.PoolUnits(t, company)
	}
	if o.PaysOwn() {
		own = board.UnitsOf(t, calc.Treasury(company), company)
	}
	return pool, own
}

// Apply pays the dividend and raises the price if the options say so. Short sellers pay for the shares they owe.
// Refusals: game.over, company.*, class.none, with.none, amount.range, dividend.short, dividend.nobody, short.cash,
// most.cash.
func (e *Dividend) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.Build(t, e.refusal(t), func(b *calc.Builder) {
		e.pay(b)
		board.Shift(b, "moves.dividend", board.CompanyOf(t, e.Company), board.OptionsOf(t).DividendSteps)
	})
}

func (e *Dividend) pay(b *calc.Builder) {
	t, company := b.Table, board.CompanyOf(b.Table, e.Company)
	for a := range board.Holders(t, company) {
		for _, class := range e.classes(t) {
			e.payHolder(b, a, company, class)
		}
	}
	for seat := range t.Layout().Seats {
		if shorts := board.Shorts(t, seat, company); shorts > 0 && e.onShorts() {
			b.Line("dividend.short", "short", seat, company, calc.PerShareTerms(shorts, e.Each)...)
			b.Move(calc.AccountOf(seat), e.payer(company), calc.Cash(), shorts*e.Each)
		}
	}
	pool, own := e.toCompany(t, company)
	e.payCompany(b, "dividend.pool", company, pool)
	e.payCompany(b, "dividend.own", company, own)
}

func (e *Dividend) payCompany(b *calc.Builder, kind string, company, units int) {
	if units == 0 {
		return
	}
	terms := calc.PerShareTerms(units, e.Each)
	amount := board.CostOfUnits(b.Table, company, units, e.Each)
	if board.ShareUnits(b.Table, company) > 1 {
		kind, terms = kind+".halves", board.HalfWorking(b.Table, units, "each", e.Each)
	}
	b.Line(kind, "pool", calc.None, company, terms...)
	b.Move(calc.Bank(), calc.Treasury(company), calc.Cash(), amount)
}

func (e *Dividend) payHolder(b *calc.Builder, a calc.Account, company int, class calc.Class) {
	shares := b.Balance(a, board.Certificate(company, class))
	if shares == 0 {
		return
	}
	board.HolderLine(b, "dividend"+board.Suffix(b.Table, class), "dividend", a, company,
		board.Working(b.Table, company, class, shares, "each", e.Each)...)
	b.Move(e.payer(company), a, calc.Cash(), board.Cost(b.Table, company, class, shares, e.Each))
}
