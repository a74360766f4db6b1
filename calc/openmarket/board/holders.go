package board

import (
	"iter"

	"scripkeeper/calc"
)

// Holders yields all accounts that can hold shares in a company, other than the company itself: the players and, if the
// options allow it, other companies.
func Holders(t calc.Table, company int) iter.Seq[calc.Account] {
	return func(yield func(calc.Account) bool) {
		l := t.Layout()
		for seat := range l.Seats {
			if !yield(calc.AccountOf(seat)) {
				return
			}
		}
		if !OptionsOf(t).CompaniesHold() {
			return
		}
		for other := range l.Companies {
			if other != company && !yield(calc.Treasury(other)) {
				return
			}
		}
	}
}

// HeldUnits returns the number of a company's units (see [ShareUnits]) that players and other companies hold.
func HeldUnits(t calc.Table, company int) int {
	sum := 0
	for a := range Holders(t, company) {
		sum += UnitsOf(t, a, company)
	}
	return sum
}

// HolderLine adds a line about a holder of shares in a company. If the holder is another company, a term names it.
func HolderLine(b *calc.Builder, kind, rule string, a calc.Account, company int, terms ...calc.Term) {
	seat, other := Whose(a)
	if other != calc.None && other != company {
		terms = append(terms, calc.With("company", other))
	}
	b.Line(kind, rule, seat, company, terms...)
}

// HolderRefusal adds a holder to a refusal, in the same way as [HolderLine] names one in a line.
func HolderRefusal(r *calc.Refusal, a calc.Account, company int) *calc.Refusal {
	if a.Kind == calc.TreasuryAccount {
		return r.About(company).With("company", a.Index)
	}
	return r.Seated(a.Index).About(company)
}

// HoldRefusal refuses certificates that an account cannot hold. A company cannot buy its own certificates; it issues
// and redeems them instead. Only players can hold director's certificates and sell short.
func HoldRefusal(t calc.Table, a calc.Account, company int, class calc.Class) *calc.Refusal {
	switch director, _ := Directors(t); {
	case !HasClass(t, company, class):
		return ClassMissing(t, company, class)
	case a.Kind != calc.TreasuryAccount:
		return nil
	case a.Index == company:
		return calc.Refuse("holder.own", "").Under("holder").About(company)
	case class != calc.Regular && class == director:
		return calc.Refuse("holder.director", "").Under("holder").About(company)
	case int(class) >= len(Kinds(t)):
		return NoClass(t, "").About(company)
	}
	return nil
}

// Holder returns the party that trades, gives or gets: a player or, if companies can hold shares in others, a company.
func Holder(kind *string, seat *int, company *string, names [3]string) Party {
	return Party{Kind: kind, Seat: seat, Company: company, Names: names, Words: []string{"player", "company"},
		Unknown: calc.Refuse("holder.none", "").Under("holder")}
}

// Unasked refuses a company as the party if only players can hold shares. It also refuses a seat or company that the
// kind of party does not use. Refusals: holder.off, holder.none.
func (p Party) Unasked(t calc.Table) *calc.Refusal {
	switch {
	case !OptionsOf(t).CompaniesHold() && (*p.Kind != "" || *p.Company != ""):
		return calc.Refuse("holder.off", p.Names[0]).Under("holder")
	case OptionsOf(t).CompaniesHold() && p.Stray():
		return calc.Refuse("holder.none", p.Names[0]).Under("holder")
	}
	return nil
}
