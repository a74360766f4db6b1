package game

import "scripkeeper/calc"

// A Difference is what an amendment would change.
type Difference struct {
	// Before and After are the table as it stands now, and as it would stand.
	Before, After calc.Table
	// Figures are the figures at the end that would change, balances first.
	Figures []Figure
	// Illegal are the entries that the rules would no longer allow; Legal those that they would allow again.
	Illegal, Legal []Verdict
}

// A Figure is one number of a table that changes.
type Figure struct {
	// Name is "cash", "shares", "price", "turn" or another mark's name, see [calc.MarkName].
	Name string
	// Seat and Company are whom it is about, or [calc.None].
	Seat, Company int
	// Treasury is the company in whose treasury the cash or the shares lie, or [calc.None].
	Treasury int
	// Class is the share class of shares.
	Class         calc.Class
	Before, After int
}

// A Verdict is an entry about which the rules would change their mind.
type Verdict struct {
	// Op is the operation that made the entry's place.
	Op int64
	// Was and Now are its number among the living entries, before and after the amendment.
	Was, Now int
	Entry    calc.Entry
	// Refusal is why it would be illegal; for an entry that becomes legal, why it was.
	Refusal *calc.Refusal
}

// Amendment works out what an amendment would change. Nothing is written. Errors are those of the method that
// makes the amendment.
func (g *Game) Amendment(a Amendment) (Difference, error) {
	operation, h, err := g.plan(a)
	if err != nil {
		return Difference{}, err
	}
	next, refusal := g.try(operation, h)
	if refusal != nil {
		return Difference{}, refusal
	}
	d := Difference{Before: g.Table(), After: g.opening}
	if n := len(next.steps); n > 0 {
		d.After = next.steps[n-1].After
	}
	d.Figures = figures(d.Before, d.After)
	was := make(map[int64]Step, len(g.steps))
	for _, step := range g.steps {
		was[step.Op] = step
	}
	for _, now := range next.steps {
		old, lived := was[now.Op]
		switch {
		case now.Refusal != nil && (!lived || old.Refusal == nil):
			d.Illegal = append(d.Illegal, Verdict{now.Op, old.Number, now.Number, now.Entry, now.Refusal})
		case now.Refusal == nil && lived && old.Refusal != nil:
			d.Legal = append(d.Legal, Verdict{now.Op, old.Number, now.Number, now.Entry, old.Refusal})
		}
	}
	return d, nil
}

// figures lists what differs between two tables of one game. The bank's and the market's side is left out: it
// follows from the players'.
func figures(before, after calc.Table) []Figure {
	var all []Figure
	layout := before.Layout()
	for _, account := range layout.Accounts() {
		seat, treasury := calc.None, calc.None
		switch account.Kind {
		case calc.SeatAccount:
			seat = account.Index
		case calc.TreasuryAccount:
			treasury = account.Index
		default:
			continue
		}
		for _, c := range layout.Commodities() {
			b, a := before.Balance(account, c), after.Balance(account, c)
			if b == a {
				continue
			}
			name := "shares"
			if c.IsCash() {
				name = "cash"
			}
			all = append(all, Figure{
				Name: name, Seat: seat, Company: c.Company, Treasury: treasury, Class: c.Class, Before: b, After: a,
			})
		}
	}
	last := layout.OwnMark(len(layout.OwnMarks))
	for id := calc.TurnMark; id < last; id++ {
		if b, a := before.Mark(id), after.Mark(id); b != a {
			name := layout.MarkName(id)
			all = append(all, Figure{
				Name: name.Name, Seat: name.Seat, Company: name.Company, Treasury: calc.None, Before: b, After: a,
			})
		}
	}
	return all
}
