package openmarket

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// directors is the class of director's certificates, and whether the table has one of a company and no more.
func directors(t calc.Table) (class calc.Class, sole bool) {
	o := board.OptionsOf(t)
	return calc.Class(max(0, slices.Index(o.CertificateKinds(), "director"))), o.SoleDirector()
}

// isSole reports whether there is only one certificate of a class of a company.
func isSole(t calc.Table, class calc.Class) bool {
	of, sole := directors(t)
	return sole && class == of
}

// directorHolder is who holds the one director's certificate of a company, and whether anybody does.
func directorHolder(t calc.Table, company int) (calc.Account, bool) {
	class, _ := directors(t)
	for _, a := range append(seatAccounts(t), calc.Treasury(company)) {
		if t.Balance(a, board.Certificate(company, class)) > 0 {
			return a, true
		}
	}
	return calc.Market(), false
}

func seatAccounts(t calc.Table) []calc.Account {
	var all []calc.Account
	for seat := range t.Layout().Seats {
		all = append(all, calc.AccountOf(seat))
	}
	return all
}

// directorRefusal says why so many director's certificates cannot come out of the pool; nil where they can as far as
// the table has only one of a company.
func directorRefusal(t calc.Table, company, count int) *calc.Refusal {
	switch holder, held := directorHolder(t, company); {
	case held && holder.Kind == calc.SeatAccount:
		return calc.Refuse("director.held", "").Under("director").Seated(holder.Index).About(company)
	case held:
		return calc.Refuse("director.own", "").Under("director").About(company)
	case count > 1:
		return calc.Refuse("director.one", "").Under("director").About(company).With("max", 1)
	}
	return nil
}

// keepOneDirector changes the director's certificates that a split makes beyond the one into ordinary shares.
func keepOneDirector(b *calc.Builder, a calc.Account, company int) {
	class, sole := directors(b.Table)
	c := board.Certificate(company, class)
	more := b.Balance(a, c) - 1
	if !sole || more < 1 {
		return
	}
	seat, kind := a.Index, "split.director"
	if a.Kind == calc.TreasuryAccount {
		seat, kind = calc.None, "split.director.own"
	}
	shares := more * board.WeightOf(b.Table, class)
	b.Line(kind, "director", seat, company, calc.With("shares", shares))
	b.Move(a, calc.Market(), c, more)
	b.Move(calc.Market(), a, calc.Share(company), shares)
}

// directorsIn refuses a position in which a company has more than one director's certificate.
func (e *Position) directorsIn(t calc.Table) *calc.Refusal {
	class, sole := directors(t)
	if !sole {
		return nil
	}
	classes := t.Layout().Classes
	for company := range t.Layout().Companies {
		there := 0
		if e.Treasuries != nil {
			there = e.Treasuries[company].Shares[class]
		}
		for seat, s := range e.Seats {
			index := company*classes + int(class)
			if there += s.Shares[index]; there > 1 {
				return calc.Refuse("director.one", holdField(t, "", seat, index)).About(company).With("max", 1)
			}
		}
		if there > 1 {
			return calc.Refuse("director.one", holdField(t, "own_", company, int(class))).About(company).With("max", 1)
		}
	}
	return nil
}
