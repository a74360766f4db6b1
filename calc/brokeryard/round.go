package brokeryard

import "scripkeeper/calc"

// A Round is one round: trades at the old prices, a card each, and the update (chapter Game rules; rules D.3).
type Round struct {
	// Plays holds each seat's play, in seating order; the play of a seat out of the game stays empty.
	Plays []Play `json:"plays"`
}

// A Play is one player's part of a round.
type Play struct {
	// Trade is the net number of shares bought (negative if sold) of blue, red, yellow and green.
	Trade [Colours]int `json:"trade,omitzero"`
	// Missed means that no card was played. One card leaves the hand all the same.
	Missed bool `json:"missed,omitzero"`
	// Card is the code of the card played ("B+100"), empty while unknown.
	Card string `json:"card,omitempty"`
	// Free lists the colours that get the card's uncoloured numbers, as letters in the order printed ("RGY").
	Free Free `json:"free,omitzero"`
}

func NewRound(t calc.Table) *Round {
	return &Round{Plays: make([]Play, len(t.Layout().Seats))}
}

func (*Round) Kind() string { return "round" }

func (e *Round) playOf(seat int) Play { return calc.ItemOrZero(e.Plays, seat) }

// Apply computes the round. The statement lists trades, bankruptcies caused by debts, and cards. Then, for each colour,
// it lists the effects, the price, stop orders, and awards or penalties. At the end, it lists bankrupt players, players
// in debt, and the next step.
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

// check returns each seat's card index ([calc.None] for no card), or the refusal of the first illegal play.
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
