package view

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// Veiled reports whether each player's holdings are secret from the other players. Cash is always public.
func Veiled(t calc.Table) bool { return t.Layout().Veiled && !t.Over() }

// Hidden reports whether holdings are unknown, because the game reveals them only at its end.
func Hidden(t calc.Table) bool { return t.Layout().Hidden && !t.Over() }

// Secret reports whether players cannot be ranked, because holdings are secret or unknown.
func Secret(t calc.Table) bool { return Veiled(t) || Hidden(t) }

// Standing returns the players by rank, or in seating order if a ranking would reveal secret holdings.
func Standing(g *game.Game) calc.Standing {
	standing := g.Standing()
	if Secret(g.Table()) {
		standing.Places = slices.Clone(standing.Places)
		slices.SortFunc(standing.Places, func(a, b calc.Place) int { return a.Seat - b.Seat })
	}
	return standing
}

// Veiled reports whether a seat's holdings are secret from the viewer in [Game.Looker].
func (v Game) Veiled(seat int) bool { return Veiled(v.Table) && seat != calc.None && seat != v.Looker }

func (v Game) For(seat int) Game {
	v.Looker = seat
	return v
}

// LineText returns a line's sentence, or a sentence without content if the line is secret from the viewer.
func (v Game) LineText(line calc.Line) string {
	if line.Secret && v.Veiled(line.Seat) {
		return words.Format("veil.line", words.Names{"name": words.Seat(v.Layout, line.Seat)})
	}
	return words.Line(v.ID(), v.Layout, line)
}

// SecretOf returns the first seat with a secret line in the statement, and reports whether there is one.
func (v Game) SecretOf(s calc.Statement) (int, bool) {
	for _, line := range s.Lines {
		if line.Secret && v.Veiled(line.Seat) {
			return line.Seat, true
		}
	}
	return calc.None, false
}

// TableAsKnownTo returns a table without the secret holdings of other seats, or of all seats for [calc.None]. Limits in
// forms then reveal nothing, and neither does the running time.
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
