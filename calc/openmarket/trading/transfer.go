package trading

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

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
	// Anyway means that the table overrules a limit that it goes beyond.
	Anyway bool `json:"anyway,omitzero"`
}

// Kind names the entry in records.
func (*Transfer) Kind() string { return "transfer" }

// Form asks who gives what to whom, and what is paid for it.
func (e *Transfer) Form(t calc.Table) calc.Form {
	return board.AskLimits(t, e.form(t), &e.Anyway, e.give)
}

func (e *Transfer) form(t calc.Table) calc.Form {
	fields := []*calc.Field{board.PlayerField(t, "seat", &e.From)}
	if board.PlayerRefusal(t, "seat", e.From) != nil {
		return calc.Form{Fields: fields}
	}
	fields = append(fields,
		calc.Player(t, "receiver", &e.To, func(seat int) *calc.Refusal { return e.toRefusal(t, seat) }),
		calc.OneOfDefault("what", &e.What, "cash", "shares").Else(calc.Refuse("transfer.what", "").Under("transfer")))
	if e.toRefusal(t, e.To) != nil || e.What != "shares" {
		return calc.Form{Fields: append(fields, board.CashField(t, "amount", "transfer", e.From, &e.Amount, 1))}
	}
	fields = append(fields, e.side().fields(t, "transfer", e.side().held(t, "transfer", e.From))...)
	c, known := e.side().certificate(t)
	if !known {
		return calc.Form{Fields: fields}
	}
	return calc.Form{Fields: append(fields,
		board.HeldField(t, "amount", "transfer", e.From, c, &e.Amount, 1),
		board.CashField(t, "paid", "transfer", e.To, &e.Paid, 0))}
}

func (e *Transfer) side() side { return side{&e.Company, &e.Class, [2]string{"company", "class"}} }

func (e *Transfer) toRefusal(t calc.Table, seat int) *calc.Refusal {
	if seat == e.From {
		return calc.Refuse("transfer.self", "receiver").Under("transfer").Seated(seat)
	}
	return board.PlayerRefusal(t, "receiver", seat)
}

// Apply moves what is given, and what is paid for it.
// Refusals: game.over, seat.unknown, player.out, transfer.*, company.none, class.none, amount.range, shares.less,
// cash.less, limit.*, most.*.
func (e *Transfer) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.Build(t, e.refusal(t), e.give)
}

// give moves it.
func (e *Transfer) give(b *calc.Builder) {
	other := calc.With("seat", e.To)
	if e.What == "" {
		b.Line("transfer.cash", "transfer", e.From, calc.None, other, calc.With("amount", e.Amount))
		b.Move(calc.AccountOf(e.From), calc.AccountOf(e.To), calc.Cash(), e.Amount)
		return
	}
	c, _ := e.side().certificate(b.Table)
	kind := "transfer.shares"
	if e.Paid > 0 {
		kind = "transfer.paid"
	}
	b.Line(kind+board.Suffix(b.Table, c.Class), "transfer", e.From, c.Company, other,
		calc.With("shares", e.Amount), calc.With("amount", e.Paid))
	b.Move(calc.AccountOf(e.From), calc.AccountOf(e.To), c, e.Amount)
	b.Move(calc.AccountOf(e.To), calc.AccountOf(e.From), calc.Cash(), e.Paid)
}

func (e *Transfer) refusal(t calc.Table) *calc.Refusal {
	refusal := board.PlayerRefusal(t, "seat", e.From).OrCheck(e, t)
	if refusal == nil && e.What == "" && (e.Company != "" || e.Class != "" || e.Paid != 0) {
		return calc.Refuse("transfer.what", "what").Under("transfer")
	}
	if refusal == nil {
		refusal = board.ClassRefusal(t, "class", e.Class)
	}
	if refusal == nil {
		return board.LimitRefusal(t, e.Anyway, e.give)
	}
	return refusal
}
