package view

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// In games with hidden portfolios, each seat's holdings are veiled until the game is over: cash is public, but only the
// player may see the holdings.

// Veiled reports whether players' holdings are hidden from other players on a table.
func Veiled(t calc.Table) bool { return t.Layout().Veiled && !t.Over() }

// Hidden reports whether a table's holdings have not been entered at all.
func Hidden(t calc.Table) bool { return t.Layout().Hidden && !t.Over() }

// Secret reports whether players cannot be ranked because their holdings are veiled or unknown.
func Secret(t calc.Table) bool { return Veiled(t) || Hidden(t) }

// Standing ranks the players, or keeps the seating order if they cannot be ranked, so as not to reveal a leader.
func Standing(g *game.Game) calc.Standing {
	standing := g.Standing()
	if Secret(g.Table()) {
		standing.Places = slices.Clone(standing.Places)
		slices.SortFunc(standing.Places, func(a, b calc.Place) int { return a.Seat - b.Seat })
	}
	return standing
}

// Veiled reports whether a seat's holdings are hidden from the current viewer.
func (v Game) Veiled(seat int) bool { return Veiled(v.Table) && seat != calc.None && seat != v.Looker }

func (v Game) For(seat int) Game {
	v.Looker = seat
	return v
}

// LineText returns the sentence of a line, or a sentence saying that the line is veiled.
func (v Game) LineText(line calc.Line) string {
	if line.Secret && v.Veiled(line.Seat) {
		return words.Format("veil.line", words.Names{"name": words.Seat(v.Layout, line.Seat)})
	}
	return words.Line(v.ID(), v.Layout, line)
}

// SecretOf returns the seat whose veil hides a statement from the current viewer, and whether there is one.
func (v Game) SecretOf(s calc.Statement) (int, bool) {
	for _, line := range s.Lines {
		if line.Secret && v.Veiled(line.Seat) {
			return line.Seat, true
		}
	}
	return calc.None, false
}

// TableAsKnownTo returns a table as a seat knows it, or as everyone does for [calc.None]. Other players' veiled
// holdings are empty in it, so that a form's limits do not reveal them; nor does the running time depend on them.
func TableAsKnownTo(t calc.Table, seat int) calc.Table {
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
