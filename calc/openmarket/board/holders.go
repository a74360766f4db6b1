package board

import (
	"iter"

	"scripkeeper/calc"
)

// Holders yields the players and, if the table agreed so, other companies: all who can hold shares outside the company.
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

// Outside returns the number of units of a company that its holders have.
func Outside(t calc.Table, company int) int {
	sum := 0
	for a := range Holders(t, company) {
		sum += UnitsOf(t, a, company)
	}
	return sum
}

// HolderLine begins a line about a holder of a company's shares. Another company as the holder becomes a term.
func HolderLine(b *calc.Builder, kind, rule string, a calc.Account, company int, terms ...calc.Term) {
	seat := a.Index
	if a.Kind == calc.TreasuryAccount {
		if seat = calc.None; a.Index != company {
			terms = append(terms, calc.With("company", a.Index))
		}
	}
	b.Line(kind, rule, seat, company, terms...)
}

// Of makes a refusal about a holder, as [HolderLine] makes a line.
func Of(r *calc.Refusal, a calc.Account, company int) *calc.Refusal {
	if a.Kind == calc.TreasuryAccount {
		return r.About(company).With("company", a.Index)
	}
	return r.Seated(a.Index).About(company)
}

// CanHold refuses certificates that an account cannot hold. A company issues and redeems its own shares instead, and
// only players preside and sell short.
func CanHold(t calc.Table, a calc.Account, company int, class calc.Class) *calc.Refusal {
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

// Holder returns the party that trades, gives or gets: a player, or a company if companies hold shares of others.
func Holder(kind *string, seat *int, company *string, names [3]string) Party {
	return Party{Kind: kind, Seat: seat, Company: company, Names: names, Words: []string{"player", "company"},
		Unknown: calc.Refuse("holder.none", "").Under("holder")}
}

// Unasked refuses a company as the party if only players hold shares, and a seat or company that the party does not
// use. Refusals: holder.off, holder.none.
func (p Party) Unasked(t calc.Table) *calc.Refusal {
	switch {
	case !OptionsOf(t).CompaniesHold() && (*p.Kind != "" || *p.Company != ""):
		return calc.Refuse("holder.off", p.Names[0]).Under("holder")
	case OptionsOf(t).CompaniesHold() && p.Stray():
		return calc.Refuse("holder.none", p.Names[0]).Under("holder")
	}
	return nil
}
