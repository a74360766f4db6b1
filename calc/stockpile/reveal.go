package stockpile

import (
	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// A Reveal lists the cards that a player holds at the end of a game with hidden portfolios (chapter Game End Steps, 1).
type Reveal struct {
	// Seat is the seat that reveals its cards.
	Seat int `json:"seat"`
	// Regular is the number of cards of each company in the regular portfolio.
	Regular board.Count `json:"regular,omitzero"`
	// Split is the number of cards of each company in the split portfolio.
	Split board.Count `json:"split,omitzero"`
}

func (*Reveal) Kind() string { return "reveal" }

// Disclosing returns the entry filled in with both portfolios.
func (e *Reveal) Disclosing(counts [][]int) calc.Entry {
	told := &Reveal{Seat: e.Seat}
	copy(told.Regular[:], counts[0])
	copy(told.Split[:], counts[board.Split])
	return told
}

func (e *Reveal) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{calc.Mover(t, &e.Seat)}
	if board.PhaseRefusal(t, board.PhaseReveal) != nil {
		return calc.Form{Fields: fields}
	}
	for company := range board.Companies {
		limit := calc.Remaining(board.CardsEach, board.CardsOut(t, company))
		add := func(list string, at *int, allowed calc.Allowed) {
			f := calc.Amount(calc.ItemName(list, company), at, allowed).ForCompany(company)
			f.Beside = list == "split"
			fields = append(fields, f)
		}
		short := calc.Refuse("cards.short", "").Under("majority").Seated(t.Turn())
		add("regular", &e.Regular[company], calc.Range(0, limit).WithRefusal(short))
		if t.Mark(board.OwnMark(t, board.SplitMark+company)) == 0 {
			add("split", &e.Split[company], calc.Only(0).
				WithRefusal(calc.Refuse("reveal.split", "").Under("split").Seated(t.Turn())))
		} else {
			add("split", &e.Split[company], calc.Range(0, calc.Remaining(limit, e.Regular[company])).WithRefusal(short))
		}
	}
	form := calc.Form{Fields: fields}
	if e.Regular.Sum()+e.Split.Sum() == 0 {
		form.Record = "holds"
	}
	return form
}

// Apply records the cards, and ends the game after the last player. Refusals: game.over, phase.*, seat.*, cards.short,
// reveal.split.
func (e *Reveal) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, board.TurnRefusal(t, board.PhaseReveal, e.Seat).OrCheck(e, t), func(b *calc.Builder) {
		for company := range board.Companies {
			regular, split := e.Regular[company], e.Split[company]
			if regular+split == 0 {
				continue
			}
			b.Line("reveal", "majority", e.Seat, company, calc.With("regular", regular), calc.With("split", split),
				calc.With("shares", regular+2*split))
			b.Move(calc.Market(), calc.AccountOf(e.Seat), calc.Share(company), regular)
			b.Move(calc.Market(), calc.AccountOf(e.Seat), board.SplitCard(company), split)
		}
		if e.Regular.Sum()+e.Split.Sum() == 0 {
			b.Line("reveal.none", "majority", e.Seat, calc.None)
		}
		board.Pass(b)
	})
}
