package trading

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// A Transfer gives cash or shares from one player to another. Shares can be given in return for cash. If companies can
// hold shares in others, a company can also give or get.
type Transfer struct {
	// From is the seat of the player who gives.
	From int `json:"from"`
	// To is the seat of the player who gets the gift.
	To int `json:"to"`
	// Giver is "company" if a company gives. By default, a player does.
	Giver string `json:"giver,omitzero"`
	// FromCompany is the code of the company that gives.
	FromCompany string `json:"from_company,omitzero"`
	// Taker is "company" if a company gets the gift. By default, a player does.
	Taker string `json:"taker,omitzero"`
	// ToCompany is the code of the company that gets the gift.
	ToCompany string `json:"to_company,omitzero"`
	// What is "shares" to give certificates. By default, cash is given.
	What string `json:"what,omitzero"`
	// Company is the code of the company whose certificates are given.
	Company string `json:"company,omitzero"`
	// Class is the kind of certificate given. By default, ordinary certificates are given.
	Class string `json:"class,omitzero"`
	// Amount is the amount of cash, or the number of certificates, that is given.
	Amount int `json:"amount"`
	// Paid is the total cash that the taker pays for the certificates.
	Paid int `json:"paid,omitzero"`
	// Anyway overrules a limit that the transfer breaks.
	Anyway bool `json:"anyway,omitzero"`
}

func (*Transfer) Kind() string { return "transfer" }

func (e *Transfer) giver() board.Party {
	return board.Holder(&e.Giver, &e.From, &e.FromCompany, [3]string{"giver", "seat", "giver_company"})
}

func (e *Transfer) taker() board.Party {
	return board.Holder(&e.Taker, &e.To, &e.ToCompany, [3]string{"taker", "receiver", "taker_company"})
}

func (e *Transfer) Form(t calc.Table) calc.Form {
	return board.AskLimits(t, board.Fit(t, e.form(t), "amount", func(amount int) calc.Entry {
		other := *e
		other.Amount, other.Anyway = amount, false
		return &other
	}), &e.Anyway, e.give)
}

func (e *Transfer) form(t calc.Table) calc.Form {
	fields := e.fromFields(t)
	from, said := e.giver().Account(t)
	if !said || e.giver().PlayingRefusal(t, from) != nil {
		return calc.Form{Fields: fields}
	}
	fields = append(append(fields, e.toFields(t)...),
		calc.OneOfDefault("what", &e.What, "cash", "shares").WithRefusal(calc.Refuse("transfer.what",
			"").Under("transfer")))
	to, said := e.taker().Account(t)
	if !said || e.toRefusal(t, to) != nil || e.What != "shares" {
		return calc.Form{Fields: append(fields, board.CashField(t, "amount", "transfer", from, &e.Amount, 1))}
	}
	held := e.side().heldRefusal(t, "transfer", from)
	w := &calc.Walk{Ask: func(f *calc.Field) { fields = append(fields, f) }}
	c, known := e.side().walk(t, w, "transfer", func(company int) *calc.Refusal {
		if refusal := board.HoldRefusal(t, to, company, calc.Regular); refusal != nil {
			return refusal
		}
		return held(company)
	})
	if last := fields[len(fields)-1]; last.Name == "class" {
		last.Refusing(func(class int) *calc.Refusal { return board.HoldRefusal(t, to, c.Company, calc.Class(class)) })
	}
	if !known {
		return calc.Form{Fields: fields}
	}
	return calc.Form{Fields: append(fields,
		board.HeldField(t, "amount", "transfer", from, c, &e.Amount, 1),
		board.CashField(t, "paid", "transfer", to, &e.Paid, 0))}
}

func (e *Transfer) fromFields(t calc.Table) []*calc.Field {
	if !board.OptionsOf(t).CompaniesHold() {
		return []*calc.Field{board.PlayerField(t, "seat", &e.From)}
	}
	return e.giver().Fields(t, func(a calc.Account) *calc.Refusal { return e.giver().PlayingRefusal(t, a) })
}

func (e *Transfer) toFields(t calc.Table) []*calc.Field {
	refused := func(a calc.Account) *calc.Refusal { return e.toRefusal(t, a) }
	if !board.OptionsOf(t).CompaniesHold() {
		return []*calc.Field{calc.Player(t, "receiver", &e.To,
			func(seat int) *calc.Refusal { return refused(calc.AccountOf(seat)) })}
	}
	return e.taker().Fields(t, refused)
}

func (e *Transfer) side() side { return side{&e.Company, &e.Class, [2]string{"company", "class"}} }

func (e *Transfer) toRefusal(t calc.Table, to calc.Account) *calc.Refusal {
	switch from, _ := e.giver().Account(t); {
	case to != from:
		return e.taker().PlayingRefusal(t, to)
	case to.Kind == calc.TreasuryAccount:
		return calc.Refuse("transfer.company", "taker_company").Under("transfer").About(to.Index)
	}
	return calc.Refuse("transfer.self", "receiver").Under("transfer").Seated(to.Index)
}

// Apply moves the gift and the payment for it. Refusals: game.over, seat.unknown, player.out, holder.*, transfer.*,
// company.none, class.none, amount.range, shares.less, cash.less, treasury.less, limit.*, most.*.
func (e *Transfer) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.BuildWithin(t, e.refusal(t), e.Anyway, e.give)
}

func (e *Transfer) give(b *calc.Builder) {
	from, _ := e.giver().Account(b.Table)
	to, _ := e.taker().Account(b.Table)
	if e.What == "" {
		e.giveCash(b, from, to)
		return
	}
	c, _ := e.side().certificate(b.Table)
	kind := "transfer.shares"
	if e.Paid > 0 {
		kind = "transfer.paid"
	}
	terms := []calc.Term{calc.With("shares", e.Amount), calc.With("amount", e.Paid)}
	switch {
	case to.Kind == calc.SeatAccount:
		terms = append([]calc.Term{calc.With("seat", to.Index)}, terms...)
	case from.Kind == calc.SeatAccount:
		terms = append([]calc.Term{calc.With("company", to.Index)}, terms...)
	default:
		terms = append([]calc.Term{calc.With("taker", to.Index)}, terms...)
	}
	board.HolderLine(b, kind+board.Suffix(b.Table, c.Class), "transfer", from, c.Company, terms...)
	b.Move(from, to, c, e.Amount)
	b.Move(to, from, calc.Cash(), e.Paid)
}

func (e *Transfer) giveCash(b *calc.Builder, from, to calc.Account) {
	if from.Kind == calc.SeatAccount && to.Kind == calc.SeatAccount {
		b.Line("transfer.cash", "transfer", e.From, calc.None, calc.With("seat", e.To), calc.With("amount", e.Amount))
	} else {
		board.LineBetween(b, "pay", "transfer", from, to, calc.With("amount", e.Amount))
	}
	b.Move(from, to, calc.Cash(), e.Amount)
}

func (e *Transfer) refusal(t calc.Table) *calc.Refusal {
	refusal := cmp.Or(t.OverRefusal(), e.giver().Unasked(t), e.taker().Unasked(t))
	if refusal == nil && !board.OptionsOf(t).CompaniesHold() {
		refusal = board.PlayerRefusal(t, "seat", e.From)
	}
	refusal = cmp.Or(refusal, e.form(t).Check())
	if refusal == nil && e.What == "" && (e.Company != "" || e.Class != "" || e.Paid != 0) {
		return calc.Refuse("transfer.what", "what").Under("transfer")
	}
	return cmp.Or(refusal, board.ClassRefusal(t, "class", e.Class))
}
