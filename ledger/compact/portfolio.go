package compact

import (
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
)

// The flags of a portfolio are followed by the game's id. Then come, as choices, the seat, the numbers of classes and
// companies, and the number of each certificate. The reader has the game, so names and rules are not included.

const (
	maxClasses   = 16
	maxCompanies = 100
)

func EncodePortfolio(p game.Portfolio) (string, error) {
	w := newWriter(false)
	w.portfolio(p)
	data, err := w.done()
	if err != nil {
		return "", encodingFault(err)
	}
	return sealed(byte(PortfolioCode), p.Game[:], data)
}

// DecodePortfolio reads a portfolio without checking whether it fits its game, see [game.Portfolio.Fits]. The fault is
// one of those of [Decode].
func DecodePortfolio(text string) (game.Portfolio, error) {
	_, id, data, err := openCode(text, PortfolioCode, len(ledger.GameID{}))
	if err != nil {
		return game.Portfolio{}, err
	}
	w := newReader(data, false)
	p := w.portfolio(game.Portfolio{})
	if err := w.end(); err != nil {
		return game.Portfolio{}, damaged(err)
	}
	p.Game = ledger.GameID(id)
	return p, nil
}

func (w *wire) portfolio(given game.Portfolio) game.Portfolio {
	p := game.Portfolio{Game: given.Game, Seat: w.count(given.Seat, maxSeats-1)}
	p.Counts = make([][]int, w.count(len(given.Counts), maxClasses))
	companies := w.count(len(calc.ItemOrZero(given.Counts, 0)), maxCompanies)
	for class := range p.Counts {
		p.Counts[class] = make([]int, companies)
		held := calc.ItemOrZero(given.Counts, class)
		for company := range p.Counts[class] {
			p.Counts[class][company] = int(w.whole("held", int64(calc.ItemOrZero(held, company))))
		}
	}
	return p
}
