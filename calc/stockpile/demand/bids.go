package demand

import (
	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// Bids lists the winning bids of all meeples at once, for players who bid only on the board (chapter Demand Phase
// Steps, 1 to 4). They replace any bids entered before in the round.
type Bids struct {
	// Bids lists the winning bids in $K: one for each seat, or two for each in a game of two; 0 for a seat that is out.
	Bids []int `json:"bids"`
}

func (*Bids) Kind() string { return "bids" }

// NewBids returns an entry with a bid of [calc.None] for each meeple (bidding piece), and 0 for seats that are out.
func NewBids(t calc.Table) *Bids {
	e := &Bids{}
	for seat := range t.Layout().Seats {
		bid := calc.None
		if t.Out(seat) {
			bid = 0
		}
		for range board.Meeples(t) {
			e.Bids = append(e.Bids, bid)
		}
	}
	return e
}

func (e *Bids) purse(t calc.Table, meeple int) int {
	each := board.Meeples(t)
	seat := meeple / each
	purse := t.Cash(seat)
	for other := seat * each; other < min(meeple, len(e.Bids)); other++ {
		purse -= coverNeeded(t, seat, max(0, e.Bids[other]))
	}
	return purse
}

func (e *Bids) Form(t calc.Table) calc.Form {
	var fields []*calc.Field
	for meeple := range len(t.Layout().Seats) * board.Meeples(t) {
		seat := meeple / board.Meeples(t)
		value := calc.None
		if meeple < len(e.Bids) {
			value = e.Bids[meeple]
		}
		name := calc.ItemName("bids", meeple)
		f := bidField(name, &value, func(amount int) *calc.Refusal {
			return cashRefusal(t, name, seat, amount, e.purse(t, meeple))
		})
		if t.Out(seat) {
			f.Kind, f.Allowed = calc.AmountKind, calc.Only(0).
				WithRefusal(calc.Refuse("seat.out", "").Under("ruling").With("seat", t.Turn()))
		}
		f.Seat = seat
		f.Set = func(v int) {
			for len(e.Bids) <= meeple {
				e.Bids = append(e.Bids, calc.None)
			}
			e.Bids[meeple] = v
		}
		fields = append(fields, f)
	}
	return calc.Form{Fields: fields}
}

func (e *Bids) refusal(t calc.Table) *calc.Refusal {
	if refusal := board.PhaseRefusal(t, board.PhaseBidding); refusal != nil {
		return refusal
	}
	if n := len(t.Layout().Seats) * board.Meeples(t); len(e.Bids) != n {
		return calc.Refuse("bids.count", "bids").Under("bid").With("value", len(e.Bids)).With("max", n)
	}
	return calc.Check(e, t)
}

// Apply pays the bids in turn order. Refusals: game.over, phase.*, bids.count, seat.out, bid.none, bid.track, bid.cash.
func (e *Bids) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		b.Line("bids", "bid", calc.None, calc.None)
		ForgetBids(b)
		each := board.Meeples(t)
		for _, seat := range board.Order(t) {
			for _, amount := range e.Bids[seat*each : (seat+1)*each] {
				payBid(b, seat, amount)
			}
		}
		board.Enter(b, board.PhaseTaking, board.Order(t)[0])
	})
}

func payBids(b *calc.Builder) {
	for _, seat := range board.Order(b.Table) {
		for pile := range board.Piles(b.Table) {
			if amount, bidder := BidOn(b.Table, pile); bidder == seat {
				payBid(b, seat, amount)
			}
		}
	}
	b.Line("bids.paid", "pay", calc.None, calc.None)
	ForgetBids(b)
	board.Enter(b, board.PhaseTaking, board.Order(b.Table)[0])
}

func payBid(b *calc.Builder, seat, amount int) {
	cost, kind, rule := bidCost(b.Table, seat, amount), "pay", "pay"
	if board.Has(b.Table, seat, board.Donald) {
		kind, rule = "pay.donald", "donald"
	}
	b.Line(kind, rule, seat, calc.None, calc.With("bid", amount),
		calc.With("cash", b.Cash(seat)), calc.With("amount", cost), calc.With("rest", b.Cash(seat)-cost))
	b.Move(calc.AccountOf(seat), calc.Bank(), calc.Cash(), cost)
}
