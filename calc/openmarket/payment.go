package openmarket

import "scripkeeper/calc"

// A Fee is what a player pays to the bank.
type Fee struct {
	Seat   int `json:"seat"`
	Amount int `json:"amount"`
}

// A Bonus is what the bank pays to a player.
type Bonus struct {
	Seat   int `json:"seat"`
	Amount int `json:"amount"`
}

// Kind names the entry in records.
func (*Fee) Kind() string { return "fee" }

// Kind names the entry in records.
func (*Bonus) Kind() string { return "bonus" }

// Form asks who pays how much.
func (e *Fee) Form(t calc.Table) calc.Form {
	limit := 0
	if t.Layout().HasSeat(e.Seat) {
		limit = min(t.Cash(e.Seat), maxPay)
	}
	return calc.Form{Fields: []*calc.Field{playerField(t, "seat", &e.Seat), amount("amount", &e.Amount, 1, calc.Range(1, limit))}}
}

// Form asks who is paid how much.
func (e *Bonus) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{playerField(t, "seat", &e.Seat), amount("amount", &e.Amount, 1, calc.Range(1, maxPay))}}
}

// Apply takes the fee. Refusals: game.over, seat.unknown, player.out, amount.range, cash.less.
func (e *Fee) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := playerRefusal(t, "seat", e.Seat)
	if refusal == nil {
		refusal = first(cashRefusal(t, "amount", "fee", e.Seat, max(1, e.Amount)), rangeRefusal("amount", "fee", e.Amount, 1, maxPay))
	}
	if refusal != nil {
		return denied(t, refusal)
	}
	return pay(t, "fee", e.Seat, -e.Amount)
}

// Apply pays the bonus. Refusals: game.over, seat.unknown, player.out, amount.range, most.cash.
func (e *Bonus) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if refusal := first(playerRefusal(t, "seat", e.Seat), rangeRefusal("amount", "bonus", e.Amount, 1, maxPay)); refusal != nil {
		return denied(t, refusal)
	}
	return pay(t, "bonus", e.Seat, e.Amount)
}

// pay pays a seat out of the bank, or into it when the change is below zero.
func pay(t calc.Table, kind string, seat, change int) (calc.Table, calc.Statement, *calc.Refusal) {
	d := calc.NewBuilder(t)
	d.Line(kind, kind, seat, calc.None, calc.Term{Role: "amount", Value: abs(change)},
		calc.Term{Role: "before", Value: t.Cash(seat)}, calc.Term{Role: "after", Value: t.Cash(seat) + change})
	d.Move(calc.Bank(), calc.Of(seat), calc.Cash(), change)
	return done(t, d)
}

// A Treasury is what the bank pays a company, or below zero what the company pays the bank.
type Treasury struct {
	Company string `json:"company"`
	Change  int    `json:"change"`
}

// Kind names the entry in records.
func (*Treasury) Kind() string { return "treasury" }

// Form asks for the company and by how much its cash changes.
func (e *Treasury) Form(t calc.Table) calc.Form {
	low := 0
	if company := companyOf(t, e.Company); company != calc.None {
		low = -min(t.Balance(calc.Treasury(company), calc.Cash()), maxPay)
	}
	return calc.Form{Fields: []*calc.Field{tradedField(t, &e.Company), calc.Amount("change", &e.Change, calc.Range(low, maxPay))}}
}

// Apply pays the company. Refusals: game.over, treasury.off, company.*, amount.range, treasury.less, most.cash.
func (e *Treasury) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	company := companyOf(t, e.Company)
	refusal := overRefusal(t)
	if refusal == nil && !optionsOf(t).Treasury {
		refusal = calc.Refuse("treasury.off", "").Under("treasury")
	}
	if refusal == nil {
		refusal = first(tradedRefusal(t, "company", "treasury", company), rangeRefusal("change", "treasury", e.Change, -maxPay, maxPay))
	}
	if refusal != nil {
		return denied(t, refusal)
	}
	cash := t.Balance(calc.Treasury(company), calc.Cash())
	switch {
	case e.Change == 0:
		return denied(t, calc.Refuse("treasury.nothing", "change").Under("treasury").About(company).
			With("min", -min(cash, maxPay)).With("max", maxPay))
	case -e.Change > cash:
		return denied(t, calc.Refuse("treasury.less", "change").Under("treasury").About(company).
			With("amount", -e.Change).With("cash", cash).With("max", cash))
	}
	d := calc.NewBuilder(t)
	d.Line("treasury", "treasury", calc.None, company, calc.Term{Role: "before", Value: cash},
		calc.Term{Role: "change", Value: e.Change}, calc.Term{Role: "after", Value: cash + e.Change})
	d.Move(calc.Bank(), calc.Treasury(company), calc.Cash(), e.Change)
	return done(t, d)
}
