package board

import "scripkeeper/calc"

// A Party is one side of a payment or a sale, or an owner: a player, a company, the bank, or a word for none of these.
type Party struct {
	// Kind is one of the words, the first of which an entry leaves out; Seat and Company say which player or company it
	// is.
	Kind    *string
	Seat    *int
	Company *string
	// Names are those of their fields.
	Names [3]string
	Words []string
	// Moves means that of the players only the mover can be it, where an order is kept.
	Moves bool
	// Unknown refuses what is none of the words, under the rule of the entry.
	Unknown *calc.Refusal
}

// Parties are words for what can hold cash at a table beside the bank.
func Parties(t calc.Table) []string {
	if OptionsOf(t).Treasury {
		return []string{"player", "company"}
	}
	return []string{"player"}
}

// is is the kind of party, "" where it is none of the words.
func (p Party) is() string {
	index := WordOf(*p.Kind, p.Words)
	if index == calc.None {
		return ""
	}
	return p.Words[index]
}

// Fields ask which player or which company it is, or whether it is none. Refused says why one cannot be it now.
func (p Party) Fields(t calc.Table, refused func(calc.Account) *calc.Refusal) []*calc.Field {
	kind := calc.OneOfDefault(p.Names[0], p.Kind, p.Words...).Else(p.Unknown).Then(func(int) { p.forget() })
	fields := []*calc.Field{kind.Refusing(func(of int) *calc.Refusal {
		if p.Words[of] == "bank" {
			return refused(calc.Bank())
		}
		return nil
	})}
	switch is := p.is(); {
	case is == "player" && p.Moves:
		fields = append(fields, MoverField(t, p.Seat))
	case is == "player":
		fields = append(fields, calc.Player(t, p.Names[1], p.Seat,
			func(seat int) *calc.Refusal { return refused(calc.AccountOf(seat)) }))
	case is == "company":
		fields = append(fields, CompanyField(t, p.Names[2], p.Unknown.Rule, p.Company,
			func(company int) *calc.Refusal { return refused(calc.Treasury(company)) }))
	}
	return fields
}

// PlayingRefusal says why a player who is out, or a company that is not traded, cannot be the party.
func (p Party) PlayingRefusal(t calc.Table, a calc.Account) *calc.Refusal {
	switch a.Kind {
	case calc.SeatAccount:
		return PlayerRefusal(t, p.Names[1], a.Index)
	case calc.TreasuryAccount:
		return TradedRefusal(t, p.Names[2], p.Unknown.Rule, a.Index)
	}
	return nil
}

// forget takes back which player or company it is where it is none.
func (p Party) forget() {
	if p.is() != "player" {
		*p.Seat = 0
	}
	if p.is() != "company" {
		*p.Company = ""
	}
}

// Account is who it is, and whether that is said.
func (p Party) Account(t calc.Table) (calc.Account, bool) {
	company := CompanyOf(t, *p.Company)
	switch kind := p.is(); {
	case kind == "bank":
		return calc.Bank(), true
	case kind == "player" && t.Layout().HasSeat(*p.Seat):
		return calc.AccountOf(*p.Seat), true
	case kind == "company" && company != calc.None:
		return calc.Treasury(company), true
	}
	return calc.Bank(), false
}

// Stray reports whether more is said than which player or which company it is.
func (p Party) Stray() bool {
	return p.is() != "player" && *p.Seat != 0 || p.is() != "company" && *p.Company != ""
}

// LineBetween begins a line about two parties: its kind ends with what both are, as "pay" does in "pay.bank.player".
func LineBetween(b *calc.Builder, kind, rule string, from, to calc.Account, terms ...calc.Term) {
	seat, company := calc.None, calc.None
	for _, a := range []calc.Account{from, to} {
		switch {
		case a.Kind == calc.SeatAccount && seat == calc.None:
			seat = a.Index
		case a.Kind == calc.SeatAccount:
			terms = append(terms, calc.With("seat", a.Index))
		case a.Kind == calc.TreasuryAccount && company == calc.None:
			company = a.Index
		case a.Kind == calc.TreasuryAccount:
			terms = append(terms, calc.With("company", a.Index))
		}
	}
	b.Line(kind+"."+partyWord(from)+"."+partyWord(to), rule, seat, company, terms...)
}

// partyWord names the kind of an account.
func partyWord(a calc.Account) string {
	switch a.Kind {
	case calc.SeatAccount:
		return "player"
	case calc.TreasuryAccount:
		return "company"
	}
	return "bank"
}
