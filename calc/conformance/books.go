package conformance

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
)

// checkBooks proves that each commodity adds up to zero over all accounts, that no balance is negative where it must
// not be, that prices are on their tracks, and that no seat that is out has the turn.
func (g Game) checkBooks(t Judge, table calc.Table, said string) {
	t.Helper()
	l := table.Layout()
	for _, commodity := range l.Commodities() {
		sum := 0
		for _, account := range l.Accounts() {
			held := table.Balance(account, commodity)
			sum += held
			must.Hold(t, !account.IsOwner() || held >= 0 || g.Debts && commodity.IsCash(),
				"%s: %+v has %d of %v", said, account, held, commodity)
		}
		must.Hold(t, sum == 0, "%s: %v adds up to %d", said, commodity, sum)
	}
	for company := range l.Companies {
		index, on := table.TrackIndex(company)
		if on && l.Tracks[company].Price(index) != table.Price(company) || !on && table.Price(company) != 0 {
			t.Fatalf("%s: %d is no price of company %d", said, table.Price(company), company)
		}
	}
	turn := table.Turn()
	if turn != calc.None && (table.Over() || !l.HasSeat(turn) || table.Out(turn)) {
		t.Fatalf("%s: over %t, turn %d", said, table.Over(), turn)
	}
	if table.Round() < 1 || l.Rounds > 0 && table.Round() > l.Rounds {
		t.Fatalf("%s: round %d of %d", said, table.Round(), l.Rounds)
	}
}

// checkLines proves that each line cites a known rule, that its postings match its terms, and that each line begins
// with the figures that the line before it left.
func (g Game) checkLines(t Judge, table calc.Table, s calc.Statement, said string) {
	t.Helper()
	now := table
	for _, line := range s.Lines {
		must.Hold(t, isKey(line.Kind) && g.cites(line.Rule),
			"%s: the line %+v has no kind or cites no rule", said, line)
		for _, mark := range line.Marks {
			must.Hold(t, now.Mark(mark.ID) == mark.From && mark.From != mark.To,
				"%s: the mark %+v finds %d", said, mark, now.Mark(mark.ID))
		}
		g.checkWorking(t, line, said)
		checkSum(t, line, said)
		checkRounded(t, line, said)
		checkPrice(t, table.Layout(), line, said)
		for _, posting := range line.Postings {
			must.Hold(t, posting.Amount > 0 && posting.From != posting.To, "%s: the posting %+v", said, posting)
		}
		if len(line.Postings)+len(line.Marks) > 0 {
			now = now.After(calc.Statement{Lines: []calc.Line{line}})
		}
	}
}

func (g Game) cites(key string) bool {
	return slices.Contains(g.Rules.Rules(), key)
}

// checkStanding proves that each seat has one place with the right total, and that ranks follow net worth.
func (g Game) checkStanding(t Judge, table calc.Table) {
	t.Helper()
	standing := g.Rules.Standing(table)
	seen := map[int]bool{}
	for i, place := range standing.Places {
		checkParts(t, table, place)
		sum := 0
		for _, part := range place.Parts {
			must.Hold(t, part.Amount == part.Count*part.Price, "the part %+v", part)
			sum += part.Amount
		}
		for _, extra := range place.Extras {
			sum += extra.Value
		}
		must.Hold(t, !seen[place.Seat] && place.Worth == sum && place.Rank >= 1 && (place.Rank <= i+1 || place.Out),
			"place %d is %+v", i, place)
		seen[place.Seat] = true
		if i == 0 {
			continue
		}
		last := standing.Places[i-1]
		if last.Out && !place.Out || !last.Out && !place.Out && last.Worth < place.Worth || last.Rank > place.Rank {
			t.Fatalf("%+v stands before %+v", last, place)
		}
	}
	must.Hold(t, len(seen) == len(table.Layout().Seats) && standing.Final == table.Over(),
		"the standing is %+v", standing)
}

// checkParts proves that a place counts the seat's cash and shares, unless the game is finished or holdings are veiled.
func checkParts(t Judge, table calc.Table, place calc.Place) {
	t.Helper()
	if table.Over() || table.Layout().Veiled {
		return
	}
	for _, part := range place.Parts {
		has, price := table.Cash(place.Seat), 1
		if company := part.Commodity.Company; !part.Commodity.IsCash() {
			has, price = table.Shares(place.Seat, company), table.Price(company)*calc.Bit(table.Traded(company))
		}
		if part.Count != has || part.Price != price && has > 0 {
			t.Fatalf("seat %d has %d at %d, and stands with %+v", place.Seat, has, price, part)
		}
	}
}
