package openmarket

import "scripkeeper/calc"

// A Transfer gives cash or shares from one player to another, shares at times for cash.
type Transfer struct {
	From int `json:"from"`
	To   int `json:"to"`
	// What is "shares", or nothing for cash.
	What string `json:"what,omitzero"`
	// Company and Class say which shares.
	Company string `json:"company,omitzero"`
	Class   string `json:"class,omitzero"`
	// Amount is how much cash, or how many certificates.
	Amount int `json:"amount"`
	// Paid is the cash that the other one pays for the shares in all.
	Paid int `json:"paid,omitzero"`
}

// Kind names the entry in records.
func (*Transfer) Kind() string { return "transfer" }

// Form asks who gives what to whom, and what is paid for it.
func (e *Transfer) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{playerField(t, "seat", &e.From)}
	if playerRefusal(t, "seat", e.From) != nil {
		return calc.Form{Fields: fields}
	}
	fields = append(fields,
		calc.Player(t, "receiver", &e.To, func(seat int) *calc.Refusal { return e.toRefusal(t, seat) }),
		usual("what", &e.What, "cash", "shares"))
	if e.toRefusal(t, e.To) != nil || e.What != "shares" {
		return calc.Form{Fields: append(fields, amount("amount", &e.Amount, 1, calc.Range(1, t.Cash(e.From))))}
	}
	fields = append(fields, companyField(t, "company", &e.Company, func(company int) *calc.Refusal {
		if sharesOf(t, calc.Of(e.From), company) == 0 {
			return calc.Refuse("shares.nothing", "company").Under("transfer").Seated(e.From).About(company)
		}
		return nil
	}))
	if t.Layout().Classes > 1 {
		fields = append(fields, classField(t, "class", &e.Class))
	}
	held := 0
	class, known := classOf(t, e.Class)
	if company := companyOf(t, e.Company); known && company != calc.None {
		held = t.Balance(calc.Of(e.From), certificate(company, class))
	}
	return calc.Form{Fields: append(fields,
		amount("amount", &e.Amount, 1, calc.Range(1, held)),
		amount("paid", &e.Paid, 0, calc.Range(0, t.Cash(e.To))))}
}

func (e *Transfer) toRefusal(t calc.Table, seat int) *calc.Refusal {
	if seat == e.From {
		return calc.Refuse("transfer.self", "receiver").Under("transfer").Seated(seat)
	}
	return playerRefusal(t, "receiver", seat)
}

// Apply moves what is given, and what is paid for it.
// Refusals: game.over, seat.unknown, player.out, transfer.*, company.none, class.none, amount.range, shares.less,
// cash.less, most.*.
func (e *Transfer) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := first(playerRefusal(t, "seat", e.From), e.toRefusal(t, e.To))
	switch {
	case refusal != nil:
	case e.What == "":
		refusal = e.cashRefusal(t)
	case e.What == "shares":
		refusal = e.sharesRefusal(t)
	default:
		refusal = calc.Refuse("transfer.what", "what").Under("transfer")
	}
	if refusal != nil {
		return denied(t, refusal)
	}
	d := calc.NewBuilder(t)
	other := calc.Term{Role: "seat", Value: e.To}
	if e.What == "" {
		d.Line("transfer.cash", "transfer", e.From, calc.None, other, calc.Term{Role: "amount", Value: e.Amount})
		d.Move(calc.Of(e.From), calc.Of(e.To), calc.Cash(), e.Amount)
		return done(t, d)
	}
	class, _ := classOf(t, e.Class)
	c := certificate(companyOf(t, e.Company), class)
	kind := "transfer.shares"
	if e.Paid > 0 {
		kind = "transfer.paid"
	}
	d.Line(kind+suffix(t, class), "transfer", e.From, c.Company, other,
		calc.Term{Role: "shares", Value: e.Amount}, calc.Term{Role: "amount", Value: e.Paid})
	d.Move(calc.Of(e.From), calc.Of(e.To), c, e.Amount)
	d.Move(calc.Of(e.To), calc.Of(e.From), calc.Cash(), e.Paid)
	return done(t, d)
}

func (e *Transfer) cashRefusal(t calc.Table) *calc.Refusal {
	if e.Company != "" || e.Class != "" || e.Paid != 0 {
		return calc.Refuse("transfer.what", "what").Under("transfer")
	}
	return first(cashRefusal(t, "amount", "transfer", e.From, max(1, e.Amount)),
		rangeRefusal("amount", "transfer", e.Amount, 1, maxCash))
}

func (e *Transfer) sharesRefusal(t calc.Table) *calc.Refusal {
	company := companyOf(t, e.Company)
	if company == calc.None {
		return calc.Refuse("company.none", "company").Under("transfer")
	}
	if refusal := classRefusal(t, "class", e.Class); refusal != nil {
		return refusal
	}
	class, _ := classOf(t, e.Class)
	return first(
		heldRefusal(t, "amount", "transfer", e.From, certificate(company, class), e.Amount),
		rangeRefusal("paid", "transfer", e.Paid, 0, maxCash),
		cashRefusal(t, "paid", "transfer", e.To, e.Paid))
}

// cashRefusal refuses a sum that a seat does not have.
func cashRefusal(t calc.Table, field, rule string, seat, sum int) *calc.Refusal {
	if cash := t.Cash(seat); sum > cash {
		return calc.Refuse("cash.less", field).Under(rule).Seated(seat).
			With("amount", sum).With("cash", cash).With("max", cash)
	}
	return nil
}
