package view

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// Where a game is played with hidden portfolios, what a seat holds lies behind a veil until the game is over: everybody
// sees the cash, and each player alone what he or she holds.

// Veiled reports whether what a seat holds of the companies is kept from whoever looks at a table.
func Veiled(t calc.Table) bool { return t.Layout().Veiled && !t.Over() }

// Hidden reports whether what the seats of a table hold has not been said at all.
func Hidden(t calc.Table) bool { return t.Layout().Hidden && !t.Over() }

// Secret reports whether nobody can be ranked, because what is worth most lies behind a veil or has not been said.
func Secret(t calc.Table) bool { return Veiled(t) || Hidden(t) }

// Standing is how the players of a game stand. Where nobody can be ranked, they come in the order of seats: that of
// their worth would tell who leads.
func Standing(g *game.Game) calc.Standing {
	standing := g.Standing()
	if Secret(g.Table()) {
		standing.Places = slices.Clone(standing.Places)
		slices.SortFunc(standing.Places, func(a, b calc.Place) int { return a.Seat - b.Seat })
	}
	return standing
}

// Veiled reports whether what a seat holds is kept from whoever looks now.
func (v Game) Veiled(seat int) bool { return Veiled(v.Table) && seat != calc.None && seat != v.Looker }

// For is the view of one player who looks alone.
func (v Game) For(seat int) Game {
	v.Looker = seat
	return v
}

// LineText is the sentence of a line, or that it stands behind a veil.
func (v Game) LineText(line calc.Line) string {
	if line.Secret && v.Veiled(line.Seat) {
		return words.Format("veil.line", words.Names{"name": words.Seat(v.Layout, line.Seat)})
	}
	return words.Line(v.ID(), v.Layout, line)
}

// SecretOf is the seat behind whose veil a statement lies for whoever looks now, and whether it does.
func (v Game) SecretOf(s calc.Statement) (int, bool) {
	for _, line := range s.Lines {
		if line.Secret && v.Veiled(line.Seat) {
			return line.Seat, true
		}
	}
	return calc.None, false
}

// KnownTo is a table as one of its seats knows it, or with [calc.None] as everybody does: where holdings lie behind
// veils, with nothing in the hands of others. What a form allows there tells nothing of what they hold. It takes as long
// whatever that is.
func KnownTo(t calc.Table, seat int) calc.Table {
	if !Veiled(t) {
		return t
	}
	l := t.Layout()
	line := calc.Line{Postings: make([]calc.Posting, 0, len(l.Seats)*len(l.Companies)*l.Classes)}
	for other := range l.Seats {
		if other == seat {
			continue
		}
		for company := range l.Companies {
			for class := range l.Classes {
				of := calc.Commodity{Company: company, Class: calc.Class(class)}
				line.Postings = append(line.Postings, calc.Posting{From: calc.AccountOf(other), To: calc.Market(),
					Commodity: of, Amount: t.Balance(calc.AccountOf(other), of)})
			}
		}
	}
	return t.After(calc.Statement{Lines: []calc.Line{line}})
}
