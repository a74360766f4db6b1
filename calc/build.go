package calc

// Build calls do to change a copy of t, and returns the changed table and the statement. If refusal is not nil, it
// returns t and refusal instead.
func Build(t Table, refusal *Refusal, do func(b *Builder)) (Table, Statement, *Refusal) {
	if refusal != nil {
		return t, Statement{}, refusal
	}
	b := &Builder{Table: t.clone()}
	do(b)
	next, statement := b.Done()
	return next, statement, nil
}

// Advance is [Perform] without a statement, for a fast replay. It also returns the refusal of a skipped entry.
func Advance(t Table, e Entry) (Table, *Refusal) {
	t.unstated = true
	next, _, refusal := Perform(t, e)
	next.unstated = false
	return next, refusal
}

// Foresee calls do to change a copy of t, and returns the changed table without a statement.
func Foresee(t Table, do func(b *Builder)) Table {
	t.unstated = true
	b := NewBuilder(t)
	do(b)
	b.unstated = false
	return b.Table
}

// Perform returns the table after an entry, and the statement. A refused entry skips its turn, see [Lapse].
func Perform(t Table, e Entry) (Table, Statement, *Refusal) {
	next, statement, refusal := e.Apply(t)
	if refusal != nil {
		next, statement = Lapse(t, e)
	}
	return next, statement, refusal
}

// Finish ends the game with a line whose kind is the reason ("over.rounds").
func (b *Builder) Finish(kind string) {
	b.Line(kind, "end", None, None, With("rounds", b.Layout().Rounds))
	b.Set(OverMark, 1)
	b.Set(TurnMark, None)
}

// Trade adds a line in which a seat buys shares from the market at the present price, or sells shares if net is
// negative.
func (b *Builder) Trade(rule string, seat, company, net int) {
	kind, price := "buy", b.Price(company)
	if net < 0 {
		kind = "sell"
	}
	b.Line(kind, rule, seat, company, PriceTerms(max(net, -net), price)...)
	b.Move(Market(), AccountOf(seat), Share(company), net)
	b.Move(AccountOf(seat), Bank(), Cash(), net*price)
}

// Deal gives a seat cash from the bank and shares of each company from the market, as postings of the last line.
func (b *Builder) Deal(seat, cash, shares int) {
	b.Move(Bank(), AccountOf(seat), Cash(), cash)
	for company := range b.Layout().Companies {
		b.Move(Market(), AccountOf(seat), Share(company), shares)
	}
}

// Strip moves a seat's cash to the bank and all its shares to the market. The postings belong to the last line.
func (b *Builder) Strip(seat int) {
	for _, c := range b.Layout().Commodities() {
		to := Market()
		if c.IsCash() {
			to = Bank()
		}
		b.Move(AccountOf(seat), to, c, b.Balance(AccountOf(seat), c))
	}
}

// Bit returns 1 for true and 0 for false, the form in which marks store a flag.
func Bit(yes bool) int {
	if yes {
		return 1
	}
	return 0
}
