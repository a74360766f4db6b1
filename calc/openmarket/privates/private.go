// Package privates holds the entries that trade, pay and close private companies of an open market. Minor companies,
// which run trains with their own cash, are entered as companies with one share instead.
package privates

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// A Private gives a private company to a new owner, who buys it from the bank or its former owner, or gets it for
// nothing. It can also be sold to the bank.
type Private struct {
	// Private is the code of the private company.
	Private string `json:"private"`
	// To is the kind of the new owner, "company" or "bank". By default, it is a player.
	To string `json:"to,omitzero"`
	// Seat is the player who gets the private company.
	Seat int `json:"seat,omitzero"`
	// Company is the code of the company that gets the private company.
	Company string `json:"company,omitzero"`
	// Price is the cash paid to the former owner. By default, it is the face value.
	Price *int `json:"price,omitempty"`
	// Anyway overrules a limit that the new owner breaks.
	Anyway bool `json:"anyway,omitzero"`
}

func (*Private) Kind() string { return "private" }

func (e *Private) to(t calc.Table) board.Party {
	return Owner(&e.To, &e.Seat, &e.Company, [3]string{"to", "seat", "company"}, append(board.Parties(t), "bank"))
}

func Owner(kind *string, seat *int, company *string, names [3]string, words []string) board.Party {
	return board.Party{Kind: kind, Seat: seat, Company: company, Names: names, Words: words,
		Unknown: calc.Refuse("private.owner", "").Under("private")}
}

func (e *Private) Form(t calc.Table) calc.Form {
	form := e.form(t)
	if !board.OptionsOf(t).HasVersion(5) {
		return form
	}
	return board.AskLimits(t, form, &e.Anyway, e.give)
}

func (e *Private) form(t calc.Table) calc.Form {
	field := openField(t, &e.Private).Expect(NextSold(t))
	private := board.PrivateOf(t, e.Private)
	if openRefusal(t, private) != nil {
		return calc.Form{Fields: []*calc.Field{field}}
	}
	p := t.Layout().Privates[private]
	had, _ := p.OwnedBy(t)
	field.Then(func(int) { e.Price = nil }) // the price was for the private company chosen before
	fields := append([]*calc.Field{field}, e.to(t).Fields(t, func(to calc.Account) *calc.Refusal {
		if to == had {
			return sameRefusal(private, to)
		}
		return e.to(t).PlayingRefusal(t, to)
	})...)
	to, said := e.to(t).Account(t)
	most := agreement.MaxPay
	if said && to != calc.Bank() {
		most = min(most, t.Balance(to, calc.Cash()))
	}
	refusal := board.NoAmount("private", e.price(p), 0)
	if e.price(p) > most && most < agreement.MaxPay {
		refusal = payRefusal(t, to, private, e.price(p))
	}
	price := board.UsualAmount("price", &e.Price, p.Face, calc.Range(0, most).WithRefusal(refusal)).AsChief()
	return calc.Form{Fields: append(fields, price.Then(func(price int) {
		if price == calc.None { // the field was cleared
			e.Price = nil
		}
	}))}
}

func (e *Private) price(p calc.Private) int { return calc.ValueOr(e.Price, p.Face) }

func sameRefusal(private int, to calc.Account) *calc.Refusal {
	suffix := board.OwnSuffix(to)
	if to == calc.Bank() {
		suffix = ".bank"
	}
	seat, company := board.Whose(to)
	return calc.Refuse("private.same"+suffix, "").Under("private").Seated(seat).About(company).With("private", private)
}

func payRefusal(t calc.Table, to calc.Account, private, price int) *calc.Refusal {
	seat, company := board.Whose(to)
	return calc.Refuse("private.cash"+board.OwnSuffix(to), "").Under("private").Seated(seat).About(company).
		With("private", private).With("amount", price).With("cash", t.Balance(to, calc.Cash()))
}

// openField asks for a private company that is open. Beside each choice it notes the income, face value and owner.
func openField(t calc.Table, at *string) *calc.Field {
	codes := calc.Map(t.Layout().Privates, func(p calc.Private) string { return p.Code })
	f := calc.Named(calc.PrivateKind, "private", at, codes).
		Refusing(func(private int) *calc.Refusal { return openRefusal(t, private) }).
		WithRefusal(calc.Missing("private.none", "").Under("private")).AsAloud()
	for i, p := range t.Layout().Privates {
		owner, open := p.OwnedBy(t)
		note := &calc.Note{Key: "private", Terms: []calc.Term{calc.With("income", p.Brings(t)), calc.With("face", p.Face)}}
		switch owner.Kind {
		case calc.SeatAccount:
			note.Key, note.Terms = "private.player", append(note.Terms, calc.With("seat", owner.Index))
		case calc.TreasuryAccount:
			note.Key, note.Terms = "private.company", append(note.Terms, calc.With("company", owner.Index))
		}
		f.Allowed.Choices[i].Note, f.Allowed.Choices[i].Absent = note, !open
	}
	return f
}

// NextSold returns the first private company that the bank still has, or [calc.None] after a company's launch.
func NextSold(t calc.Table) int {
	unsold := t.PrivatesOf(calc.Bank())
	if len(unsold) == 0 || board.CountTraded(t) > 0 {
		return calc.None
	}
	return unsold[0]
}

func openRefusal(t calc.Table, private int) *calc.Refusal {
	switch {
	case t.Over():
		return t.OverRefusal()
	case len(t.Layout().Privates) == 0:
		return calc.Refuse("private.off", "private").Under("private")
	case private == calc.None:
		return calc.Missing("private.none", "private").Under("private")
	}
	if _, open := t.Layout().Privates[private].OwnedBy(t); !open {
		return calc.Refuse("private.closed", "private").Under("private").With("private", private)
	}
	return nil
}

// Apply gives the private company to its new owner, and the price to the former owner. Refusals: game.over, private.*,
// seat.unknown, player.out, company.*, amount.range, limit.*, most.cash.
func (e *Private) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if !board.OptionsOf(t).HasVersion(5) {
		return board.Build(t, e.refusal(t), e.give)
	}
	return board.BuildWithin(t, e.refusal(t), e.Anyway, e.give)
}

func (e *Private) refusal(t calc.Table) *calc.Refusal {
	refusal := openRefusal(t, board.PrivateOf(t, e.Private))
	if refusal == nil && e.to(t).Stray() {
		refusal = calc.Refuse("private.owner", "to").Under("private")
	}
	return cmp.Or(refusal, e.form(t).Check())
}

func (e *Private) give(b *calc.Builder) {
	private := board.PrivateOf(b.Table, e.Private)
	p := b.Layout().Privates[private]
	from, _ := p.OwnedBy(b.Table)
	to, _ := e.to(b.Table).Account(b.Table)
	price := e.price(p)
	board.LineBetween(b, "private", "private", from, to, calc.With("private", private), calc.With("amount", price))
	b.Move(to, from, calc.Cash(), price)
	p.Give(b, to)
	b.Set(p.Paid, price)
}
