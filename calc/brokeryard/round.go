package brokeryard

import "scripkeeper/calc"

// A Round is one round of everybody: trades at the old prices, a card each, and the update (chapter Game rules;
// rules D.3).
type Round struct {
	// Plays has one item for every seat, in the order of seats. The item of a seat that is out stays empty.
	Plays []Play `json:"plays"`
}

// A Play is what one player does in a round.
type Play struct {
	// Trade is the net number of shares bought (above zero) or sold (below) of each colour.
	Trade [Colours]int `json:"trade,omitzero"`
	// Missed tells that no card was played. One card leaves the hand all the same.
	Missed bool `json:"missed,omitzero"`
	// Card is the code of the card played ("B+100"), empty as long as it is not known.
	Card string `json:"card,omitempty"`
	// Free is where its uncoloured numbers go.
	Free Free `json:"free,omitzero"`
}

// NewRound is a round of a table in which nothing has been said yet.
func NewRound(t calc.Table) *Round {
	return &Round{Plays: make([]Play, len(t.Layout().Seats))}
}

func (*Round) Kind() string { return "round" }

// playOf is a seat's play as far as it is entered.
func (e *Round) playOf(seat int) Play { return calc.ItemOrZero(e.Plays, seat) }

// Apply works the round out. The lines come in this order: sales and purchases, bankruptcies for debts, the cards,
// then colour by colour the effects, the price, stop orders, awards or penalties, then who is out or owes money, and
// what comes next.
func (e *Round) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	faces, refusal := e.check(t)
	if refusal != nil {
		return t, calc.Statement{}, refusal
	}
	u := &update{builder: calc.NewBuilder(t), rules: optionsOf(t), layout: t.Layout(), before: t, plays: e.Plays,
		faces: faces}
	u.trade()
	u.dropDebtors()
	if u.builder.Playing() > 1 {
		u.playCards()
		for company := range u.contests {
			u.resolve(company)
		}
		u.dropPaupers()
	}
	endRound(u.builder)
	next, statement := u.builder.Done()
	return next, statement, nil
}

// check refuses a round that cannot be, seat by seat, and returns the index of everybody's card, or [calc.None].
func (e *Round) check(t calc.Table) ([]int, *calc.Refusal) {
	if refusal := roundRefusal(t); refusal != nil {
		return nil, refusal
	}
	seats := len(t.Layout().Seats)
	if len(e.Plays) != seats {
		return nil, calc.Refuse("round.seats", "").Under("order").With("value", len(e.Plays)).With("max", seats)
	}
	faces := make([]int, seats)
	var w calc.Walk
	for seat, cards := range e.hands(t) {
		faces[seat] = cards.face
		if e.walk(&w, cards, false); t.Out(seat) && e.Plays[seat] != (Play{}) {
			w.Refuse(calc.Refuse("seat.gone", calc.ItemName("card", seat)).Under("bankruptcy").Seated(seat))
		}
		if w.Refusal != nil {
			break
		}
	}
	return faces, w.Refusal
}

// roundRefusal says why no round can be played now.
func roundRefusal(t calc.Table) *calc.Refusal {
	switch {
	case t.Over():
		return t.OverRefusal()
	case PhaseOf(t) == PhaseStops:
		return calc.Refuse("stops.first", "").Under("house.stop_opt_in")
	case PhaseOf(t) == PhaseToss:
		return calc.Refuse("toss.first", "").Under("toss").With("rounds", t.Layout().Rounds)
	}
	return nil
}

// SeatRefusal returns why a seat's play cannot count yet, nil where it is complete and possible, and for a seat
// that is out. Cards that any other seat plays in this round are gone for it.
func (e *Round) SeatRefusal(t calc.Table, seat int) *calc.Refusal {
	var w calc.Walk
	e.walk(&w, e.stockFor(t, seat, len(t.Layout().Seats)), false)
	return w.Refusal
}
