package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/privates"
)

// A PrivatePosition is a private company's owner, the last price paid for it, and its income.
type PrivatePosition struct {
	// Owner is "player", "company" or "closed". By default, it is the bank.
	Owner string `json:"owner,omitzero"`
	// Seat is the player who owns the private company.
	Seat int `json:"seat,omitzero"`
	// Company is the code of the company that owns the private company.
	Company string `json:"company,omitzero"`
	// Paid is the last price paid for the private company.
	Paid int `json:"paid,omitzero"`
	// Income is the private company's current income. By default, it is the income set in the options.
	Income *int `json:"income,omitempty"`
}

func (p *PrivatePosition) owner(t calc.Table, private int) board.Party {
	words := append(append([]string{"bank"}, board.Parties(t)...), "closed")
	name := func(of string) string { return calc.ItemName(of, private) }
	return privates.Owner(&p.Owner, &p.Seat, &p.Company,
		[3]string{name("private_owner"), name("private_seat"), name("private_company")}, words)
}

func privatesNow(t calc.Table) []PrivatePosition {
	var all []PrivatePosition
	for _, p := range t.Layout().Privates {
		now := PrivatePosition{Paid: t.Mark(p.Paid)}
		if income := p.Brings(t); income != p.Income {
			now.Income = &income
		}
		switch owner, open := p.OwnedBy(t); {
		case !open:
			now.Owner = "closed"
		case owner.Kind == calc.SeatAccount:
			now.Owner, now.Seat = "player", owner.Index
		case owner.Kind == calc.TreasuryAccount:
			now.Owner, now.Company = "company", t.Layout().Companies[owner.Index].Code
		}
		all = append(all, now)
	}
	return all
}

func (e *Position) privateFields(t calc.Table, private int) []*calc.Field {
	at, p := calc.ItemOrZero(e.Privates, private), t.Layout().Privates[private]
	was := privatesNow(t)[private].owner(t, private)
	fields := at.owner(t, private).Fields(t, func(a calc.Account) *calc.Refusal { return e.ownerRefusal(a) })
	expected := was.Fields(t, func(calc.Account) *calc.Refusal { return nil })
	for i, f := range fields {
		if i < len(expected) && expected[i].Name == f.Name {
			f.Expect(expected[i].Get())
		}
	}
	fields = append(fields, calc.Amount(calc.ItemName("private_paid", private), &at.Paid, upTo(agreement.MaxPay)).
		Expect(t.Mark(p.Paid)))
	if board.OptionsOf(t).HasVersion(6) {
		fields = append(fields, board.UsualAmount(calc.ItemName("private_income", private), &at.Income, p.Income,
			upTo(agreement.MaxIncome)).Expect(p.Brings(t)))
	}
	for _, f := range fields {
		f.Then(func(int) { *calc.GrowTo(&e.Privates, private) = at })
	}
	return fields
}

// ownerRefusal refuses an owner that has left the game or is not traded in this position.
func (e *Position) ownerRefusal(a calc.Account) *calc.Refusal {
	switch {
	case a.Kind == calc.SeatAccount && calc.ItemOrZero(e.Seats, a.Index).Out:
		return calc.Refuse("player.out", "").Under("ruling").Seated(a.Index)
	case a.Kind == calc.TreasuryAccount && e.Launched != nil && !calc.ItemOrZero(e.Launched, a.Index):
		return calc.Refuse("company.closed", "").Under("ruling").About(a.Index)
	}
	return nil
}

func (e *Position) privatesIn(t calc.Table) *calc.Refusal {
	for i := range e.Privates {
		if owner := e.Privates[i].owner(t, i); owner.Stray() {
			return calc.Refuse("private.owner", owner.Names[0])
		}
	}
	return nil
}

func (p *PrivatePosition) set(b *calc.Builder, private int) {
	of := b.Layout().Privates[private]
	owner, _ := p.owner(b.Table, private).Account(b.Table)
	seat, company := board.Whose(owner)
	kind := "position.private" + board.OwnerSuffix(owner)
	if p.Owner == "closed" {
		kind += ".closed"
	}
	b.Line(kind, "ruling", seat, company, calc.With("private", private))
	if p.Owner == "closed" {
		of.Close(b)
	} else {
		of.Give(b, owner)
	}
	b.Set(of.Paid, p.Paid)
	b.Set(of.More, calc.ValueOr(p.Income, of.Income)-of.Income)
}
