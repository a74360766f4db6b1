package ledger

import (
	"database/sql"
	"encoding/json"
	"errors"
	"time"

	"scripkeeper/calc"
)

// MaxPortfolio is the most certificates of one company and class in a [Portfolio].
const MaxPortfolio = 99

// A Portfolio is what one player notes of his own cards in a game where nobody says what he holds before the end. It stands
// in the book of that player's device beside the game, is no part of it, and is handed over when everybody reveals.
type Portfolio struct {
	Game GameID
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

// Fits tells whether it can be a portfolio of a game with a layout.
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

// StorePortfolio puts a portfolio in the place of the one that the book had of its game. It is on disk before
// StorePortfolio returns. Faults are those of writing a book, see [Open].
func (b *Book) StorePortfolio(p Portfolio) error {
	counts, err := json.Marshal(p.Counts)
	if err == nil {
		_, err = b.exec(`INSERT INTO portfolio (game, seat, counts, at) VALUES (?,?,?,?)
			ON CONFLICT DO UPDATE SET seat = excluded.seat, counts = excluded.counts, at = excluded.at`,
			p.Game.String(), p.Seat, string(counts), time.Now().UnixMilli())
	}
	if err != nil {
		return b.fault(err)
	}
	return nil
}

// Portfolio is the portfolio that the book has of a game, and whether it has one that fits. A book that can only be read
// has none.
func (b *Book) Portfolio(g *Game) (p Portfolio, found bool, err error) {
	if b.reason != nil {
		return p, false, nil
	}
	var counts string
	p.Game = g.ID()
	err = b.db.QueryRow("SELECT seat, counts FROM portfolio WHERE game = ?", p.Game.String()).Scan(&p.Seat, &counts)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return p, false, nil
	case err != nil:
		return p, false, b.fault(err)
	}
	found = json.Unmarshal([]byte(counts), &p.Counts) == nil && p.Fits(g.Table().Layout())
	return p, found, nil
}
