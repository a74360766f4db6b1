package game

import (
	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// MaxPortfolio is the most certificates of one company and class in a [Portfolio].
const MaxPortfolio = 99

// A Portfolio is what one player notes of his own cards in a game where nobody says what he holds before the end. It
// stands in the book of that player's device beside the game, is no part of it, and is handed over when everybody
// reveals.
type Portfolio struct {
	Game ledger.GameID
	// Seat is whose it is.
	Seat int
	// Counts are the certificates by class and company: Counts[class][company], 0 to [MaxPortfolio].
	Counts [][]int
}

// NewPortfolio is an empty portfolio of a seat of a game.
func NewPortfolio(g *Game, seat int) Portfolio {
	l := g.Table().Layout()
	p := Portfolio{Game: g.ID(), Seat: seat, Counts: make([][]int, l.Classes)}
	for class := range p.Counts {
		p.Counts[class] = make([]int, len(l.Companies))
	}
	return p
}

// Fits reports whether it can be a portfolio of a game with a layout.
func (p Portfolio) Fits(l *calc.Layout) bool {
	if !l.HasSeat(p.Seat) || len(p.Counts) != l.Classes {
		return false
	}
	for _, counts := range p.Counts {
		if len(counts) != len(l.Companies) {
			return false
		}
		for _, count := range counts {
			if count < 0 || count > MaxPortfolio {
				return false
			}
		}
	}
	return true
}
