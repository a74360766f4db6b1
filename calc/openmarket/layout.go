package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// The rulebook's own marks: three for each company, then the loan of each seat.
const (
	launchedIndex = iota
	supplyIndex
	trackIndexMark
	companyMarks
)

// layout lays out a game.
func layout(o *agreement.Options, seats []calc.Seat) *calc.Layout {
	kinds := o.CertificateKinds()
	l := &calc.Layout{
		Seats: seats, Companies: o.Market().Companies, Classes: len(kinds), ClassKeys: kinds, Rounds: o.Rounds,
		Options: o, Kit: calc.Kit{Rulings: rulings{}, Left: left},
	}
	if len(kinds) > 1 {
		for _, kind := range kinds {
			l.Weights = append(l.Weights, o.Weight(kind))
		}
	}
	for company := range l.Companies {
		l.Tracks = append(l.Tracks, o.Market().Track)
		l.OwnMarks = append(l.OwnMarks, calc.MarkNames(calc.None, company, "launched", "supply", "place")...)
		l.Closed = append(l.Closed, calc.Closing{Mark: launchedMark(l, company), Value: 0})
		if o.Track == "listed" {
			l.TrackMarks = append(l.TrackMarks, indexMark(l, company))
		}
	}
	for seat := range seats {
		l.OwnMarks = append(l.OwnMarks, calc.MarkNames(seat, calc.None, "loan")...)
	}
	return l
}

// launchedMark is 1 for a company that is traded, supplyMark how many shares of it there are (0 for no limit), and
// indexMark where its marker stands on a listed track.
func launchedMark(l *calc.Layout, company int) calc.MarkID {
	return l.OwnMark(company*companyMarks + launchedIndex)
}

func supplyMark(l *calc.Layout, company int) calc.MarkID {
	return l.OwnMark(company*companyMarks + supplyIndex)
}

func indexMark(l *calc.Layout, company int) calc.MarkID {
	return l.OwnMark(company*companyMarks + trackIndexMark)
}

// loanMark is what a seat owes the bank.
func loanMark(l *calc.Layout, seat int) calc.MarkID {
	return l.OwnMark(len(l.Companies)*companyMarks + seat)
}

// Launched reports whether a company is traded.
func Launched(t calc.Table, company int) bool { return t.Mark(launchedMark(t.Layout(), company)) == 1 }

// Loan is what a seat owes the bank.
func Loan(t calc.Table, seat int) int { return t.Mark(loanMark(t.Layout(), seat)) }

// sharesOf is how many shares of a company the certificates in an account stand for.
func sharesOf(t calc.Table, a calc.Account, company int) int {
	sum := 0
	for class := range t.Layout().Classes {
		sum += weightOf(t, calc.Class(class)) * t.Balance(a, certificate(company, calc.Class(class)))
	}
	return sum
}

// certificate is a company's certificate of a class.
func certificate(company int, class calc.Class) calc.Commodity {
	return calc.Commodity{Company: company, Class: class}
}

// weightOf is how many shares a certificate of a class stands for.
func weightOf(t calc.Table, class calc.Class) int {
	if weights := t.Layout().Weights; weights != nil {
		return weights[class]
	}
	return 1
}

// opening is a company's opening price.
func opening(t calc.Table, company int) int { return optionsOf(t).Market().Opening[company] }

// build works an entry out as [calc.Build] does. It refuses what would leave an account with more than the program
// counts.
func build(t calc.Table, refusal *calc.Refusal, do func(b *calc.Builder)) (calc.Table, calc.Statement, *calc.Refusal) {
	next, statement, refusal := calc.Build(t, refusal, do)
	if refusal == nil {
		refusal = mostRefusal(t, next)
	}
	if refusal != nil {
		return t, calc.Statement{}, refusal
	}
	return next, statement, nil
}

// mostRefusal says why a table may not follow another: an account got more than the program counts.
// Refusals: most.cash, most.shares.
func mostRefusal(before, after calc.Table) *calc.Refusal {
	commodities := after.Layout().Commodities()
	for _, account := range after.Layout().Accounts() {
		if account.Kind != calc.SeatAccount && account.Kind != calc.TreasuryAccount {
			continue
		}
		for _, c := range commodities {
			limit, code := agreement.MaxShares, "most.shares"
			if c.IsCash() {
				limit, code = agreement.MaxCash, "most.cash"
			}
			if held := after.Balance(account, c); held > limit && held > before.Balance(account, c) {
				return calc.Refuse(code, "").Under("setup").With("max", limit)
			}
		}
	}
	return nil
}

// optionsOf are the options of a table of this rulebook.
func optionsOf(t calc.Table) *agreement.Options { return calc.OptionsOf[*agreement.Options](t) }
