package game

import (
	"scripkeeper/calc"
	"scripkeeper/ledger"
)

const MaxPortfolio = 99

// A Portfolio has one player's notes on the player's own cards in a game with hidden holdings. The player's device
// stores it outside the game, and hands it over when all players reveal their holdings.
type Portfolio struct {
	Game ledger.GameID
	Seat int
	// Counts[class][company] is a number of certificates, from 0 to [MaxPortfolio].
	Counts [][]int
}

func NewPortfolio(g *Game, seat int) Portfolio {
	l := g.Table().Layout()
	p := Portfolio{Game: g.ID(), Seat: seat, Counts: make([][]int, l.Classes)}
	for class := range p.Counts {
		p.Counts[class] = make([]int, len(l.Companies))
	}
	return p
}

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
