package calc

// Build works an entry out: do writes on a builder what the entry does. With a refusal nothing is done, and the table
// comes back as it was.
func Build(t Table, refusal *Refusal, do func(b *Builder)) (Table, Statement, *Refusal) {
	if refusal != nil {
		return t, Statement{}, refusal
	}
	b := &Builder{Table: t.clone()}
	do(b)
	next, statement := b.Done()
	return next, statement, nil
}

// Advance returns the table after an entry, without the statement that nobody reads in a replay. An entry that the
// rules refuse lapses, see [Lapse]; then the refusal is returned too.
func Advance(t Table, e Entry) (Table, *Refusal) {
	t.unstated = true
	next, _, refusal := Perform(t, e)
	next.unstated = false
	return next, refusal
}

// Foresee returns the table that is made of another one. There is no statement of it.
func Foresee(t Table, do func(b *Builder)) Table {
	t.unstated = true
	b := NewBuilder(t)
	do(b)
	b.unstated = false
	return b.Table
}

// Perform returns the table after an entry, and the statement of what it did. An entry that the rules refuse lapses, as
// with [Advance].
func Perform(t Table, e Entry) (Table, Statement, *Refusal) {
	next, statement, refusal := e.Apply(t)
	if refusal != nil {
		next, statement = Lapse(t, e)
	}
	return next, statement, refusal
}

// Finish ends the game with a line whose kind says why ("over.rounds").
func (b *Builder) Finish(kind string) {
	b.Line(kind, "end", None, None, With("rounds", b.Layout().Rounds))
	b.Set(OverMark, 1)
	b.Set(TurnMark, None)
}

// Trade writes a line in which a seat buys net shares of a company from the market at its price. Below zero it sells
// them.
func (b *Builder) Trade(rule string, seat, company, net int) {
	kind, price := "buy", b.Price(company)
	if net < 0 {
		kind = "sell"
	}
	b.Line(kind, rule, seat, company, Priced(max(net, -net), price)...)
	b.Move(Market(), AccountOf(seat), Share(company), net)
	b.Move(AccountOf(seat), Bank(), Cash(), net*price)
}

// Deal gives a seat its opening hand under the last line: cash from the bank, and so many shares of every company
// from the market.
func (b *Builder) Deal(seat, cash, shares int) {
	b.Move(Bank(), AccountOf(seat), Cash(), cash)
	for company := range b.Layout().Companies {
		b.Move(Market(), AccountOf(seat), Share(company), shares)
	}
}

// Strip takes everything from a seat under the last line: cash goes to the bank, shares of every class to the market.
func (b *Builder) Strip(seat int) {
	for _, c := range b.Layout().Commodities() {
		to := Market()
		if c.IsCash() {
			to = Bank()
		}
		b.Move(AccountOf(seat), to, c, b.Balance(AccountOf(seat), c))
	}
}

// Bit is 1 for true and 0 for false, as a mark holds it.
func Bit(yes bool) int {
	if yes {
		return 1
	}
	return 0
}
