package board

import "scripkeeper/calc"

// Party is one side of a payment or sale, or an owner. It is a player, a company or the bank. The owner of a closed
// private company is "closed".
type Party struct {
	// Kind is one of Words, or empty for the first word. Seat and Company identify the player or the company.
	Kind    *string
	Seat    *int
	Company *string
	// Names are the field names for Kind, Seat and Company, in this order.
	Names [3]string
	Words []string
	// Moves means that a player can be the party only on his turn, if a turn order is kept.
	Moves bool
	// Unknown is the refusal of an unknown word. It cites the rule of the entry.
	Unknown *calc.Refusal
}

// Parties returns the words for all holders of cash except the bank.
func Parties(t calc.Table) []string {
	if OptionsOf(t).Treasury {
		return []string{"player", "company"}
	}
	return []string{"player"}
}

func (p Party) is() string {
	index := WordOf(*p.Kind, p.Words)
	if index == calc.None {
		return ""
	}
	return p.Words[index]
}

// Fields asks for the kind of party and then for the player or company. The function refused returns why an account
// cannot be the party, or nil.
func (p Party) Fields(t calc.Table, refused func(calc.Account) *calc.Refusal) []*calc.Field {
	kind := calc.OneOfDefault(p.Names[0], p.Kind, p.Words...).WithRefusal(p.Unknown).Then(func(int) { p.clearUnused() })
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

// PlayingRefusal refuses a player who has left the game, or a company that is not traded.
func (p Party) PlayingRefusal(t calc.Table, a calc.Account) *calc.Refusal {
	switch a.Kind {
	case calc.SeatAccount:
		return PlayerRefusal(t, p.Names[1], a.Index)
	case calc.TreasuryAccount:
		return TradedRefusal(t, p.Names[2], p.Unknown.Rule, a.Index)
	}
	return nil
}

func (p Party) clearUnused() {
	if p.is() != "player" {
		*p.Seat = 0
	}
	if p.is() != "company" {
		*p.Company = ""
	}
}

// Account returns the party's account, and whether the party's fields identify an account.
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

// Stray reports whether a seat or a company is given although the kind of party does not use it.
func (p Party) Stray() bool {
	return p.is() != "player" && *p.Seat != 0 || p.is() != "company" && *p.Company != ""
}

// Whose returns the seat or the company that an account belongs to. The other result is [calc.None], as are both for the
// bank and the market.
func Whose(a calc.Account) (seat, company int) {
	switch a.Kind {
	case calc.SeatAccount:
		return a.Index, calc.None
	case calc.TreasuryAccount:
		return calc.None, a.Index
	}
	return calc.None, calc.None
}

// OwnSuffix returns the ending ".own" that an account of a company gives to a line's kind or a refusal's code, or "".
func OwnSuffix(a calc.Account) string {
	if a.Kind == calc.TreasuryAccount {
		return ".own"
	}
	return ""
}

// OwnerSuffix returns the ending that an owner gives to a line's kind: ".player", ".company", or "" for the bank.
func OwnerSuffix(a calc.Account) string {
	if !a.IsOwner() {
		return ""
	}
	return "." + partyWord(a)
}

// LineBetween adds a line about two parties. The line's kind ends with the words for both, as in "pay.bank.player".
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

func partyWord(a calc.Account) string {
	switch a.Kind {
	case calc.SeatAccount:
		return "player"
	case calc.TreasuryAccount:
		return "company"
	}
	return "bank"
}
