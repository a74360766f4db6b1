package stockpile

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// A Position sets the whole table as it stands: to begin in the middle of a game, or to try a calculation. What it
// gives and takes is balanced against the rulings' account.
type Position struct {
	// Prices has a price for every company.
	Prices board.Count `json:"prices"`
	// Second are the companies, by code, that stand on the second of two spaces with their price.
	Second []string `json:"second,omitempty"`
	// Seats has one item for every seat.
	Seats []SeatPosition `json:"seats"`
	// Round is counted from 1. Phase is "bids", "take", "action", "selling" or "movement", at whose beginning, or in
	// whose middle, the table stands. First has the first player token, Turn is the seat that comes next.
	Round int    `json:"round"`
	Phase string `json:"phase"`
	First int    `json:"first"`
	Turn  int    `json:"turn"`
}

// A SeatPosition is what one seat has.
type SeatPosition struct {
	Cash int `json:"cash"`
	// Fees are the trading fees that it holds, the oldest first.
	Fees []int `json:"fees,omitempty"`
	// Regular and Split are its cards, where the portfolios are kept.
	Regular board.Count `json:"regular,omitzero"`
	Split   board.Count `json:"split,omitzero"`
	// Boom and Bust are the action cards that it still has to play.
	Boom int `json:"boom,omitzero"`
	Bust int `json:"bust,omitzero"`
	// Investors are those that it plays.
	Investors []string `json:"investors,omitempty"`
	Out       bool     `json:"out,omitzero"`
}

// positionPhases are the phases that a position can stand in.
func positionPhases() []string { return []string{"bids", "take", "action", "selling", "movement"} }

// phaseNow is the phase of a round that a table stands in. What stands outside counts as the beginning of one.
func phaseNow(t calc.Table) string {
	if p := board.PhaseOf(t); !t.Over() && p >= board.PhaseBidding && p <= board.PhaseMovement {
		return p.Name()
	}
	return "bids"
}

// acts reports whether action cards can lie with the players in a phase.
func acts(phase string) bool { return phase == "take" || phase == "action" }

// NewPosition is the position of a table as it stands now.
func NewPosition(t calc.Table) *Position {
	e := &Position{}
	e.columns(t).Fill()
	for seat := range e.Seats {
		s := &e.Seats[seat]
		s.Fees = board.Owed(t, seat)
		for slot := range 2 {
			if i := t.Mark(board.SeatMark(t, seat, board.InvestorMark+slot)); i > 0 && !s.Out {
				s.Investors = append(s.Investors, board.Investors()[i-1].Key)
			}
		}
	}
	return e
}

func (*Position) Kind() string { return calc.PositionKind }

// Now returns [NewPosition].
func (*Position) Now(t calc.Table) calc.Entry { return NewPosition(t) }

// together reports whether the phase is everybody's, and begins with the first player.
func (e *Position) together() bool { return e.Phase == "bids" || e.Phase == "movement" }

// index is where a company's ticker stands, and whether its price is on its track.
func (e *Position) index(t calc.Table, company int) (int, bool) {
	tr := board.TrackOf(t, company)
	index, ok := tr.Spaces.Index(e.Prices[company])
	if ok && slices.Contains(e.Second, board.CodeOf(company)) {
		index++
	}
	return index, ok
}

// twice reports whether a company's track has a price on two spaces.
func twice(t calc.Table, company, price int) bool {
	spaces := board.TrackOf(t, company).Spaces
	index, ok := spaces.Index(price)
	return ok && index+1 < len(spaces) && spaces[index+1] == price
}

// refusal refuses what the form does not allow, or does not ask for.
func (e *Position) refusal(t calc.Table) *calc.Refusal {
	if len(e.Seats) != len(t.Layout().Seats) {
		return calc.Refuse("position.seats", "seats").With("value", len(e.Seats)).With("max", len(t.Layout().Seats))
	}
	for i, code := range e.Second {
		company := board.CompanyOf(code)
		if company == calc.None || slices.Contains(e.Second[:i], code) || !twice(t, company, e.Prices[company]) {
			return calc.Refuse("position.second", "second").About(company)
		}
	}
	left := 0
	for seat, s := range e.Seats {
		if refusal := s.stray(t, acts(e.Phase)); refusal != nil {
			refusal.Field = calc.ItemName(refusal.Field, seat)
			return refusal.Seated(seat)
		}
		left += calc.Bit(!s.Out)
	}
	if left < board.MinSeats {
		return calc.Refuse("position.alone", "out.0").With("min", board.MinSeats)
	}
	return calc.Check(e, t)
}

// stray refuses what a seat cannot have at this table: anything when it is out, cards where nobody knows them, action
// cards in a phase without them, investors that are not played.
func (s SeatPosition) stray(t calc.Table, acts bool) *calc.Refusal {
	none, investors := board.Count{}, 0
	if board.OptionsOf(t).Investors {
		investors = board.Meeples(t)
	}
	switch {
	case s.Out && (s.Cash != 0 || len(s.Fees)+len(s.Investors) > 0 || s.Regular != none || s.Split != none ||
		s.Boom != 0 || s.Bust != 0):
		return calc.Refuse("position.out", "out")
	case slices.Contains(s.Fees, 0):
		return calc.Refuse("fee.unknown", "owed").With("value", 0).With("max", board.MaxFee)
	case !board.OptionsOf(t).Known() && s.Regular != none:
		return calc.Refuse("take.hidden", "regular")
	case !board.OptionsOf(t).Known() && s.Split != none:
		return calc.Refuse("take.hidden", "split")
	case !acts && s.Boom != 0:
		return calc.Refuse("take.actions", "boom").With("value", s.Boom).With("max", 0)
	case !acts && s.Bust != 0:
		return calc.Refuse("take.actions", "bust").With("value", s.Bust).With("max", 0)
	case len(s.Investors) > investors:
		return calc.Refuse("investor.extra", "investor").With("max", investors)
	}
	return nil
}

// Apply sets the table. Bids, moves and what else a phase keeps begin anew.
// Refusals: position.*, fee.unknown, take.*, cards.short, investor.*, seat.unknown.
func (e *Position) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t).Under("ruling"), func(b *calc.Builder) {
		c := e.columns(t)
		b.Line("position", "ruling", e.Turn, calc.None,
			calc.With("round", e.Round), calc.With("rounds", t.Layout().Rounds))
		c.Of(calc.None, calc.None).Put(b)
		b.Set(calc.OverMark, 0)
		b.Set(board.Own(t, board.PaidOutMark), 0)
		b.Set(board.Own(t, board.FirstMark), e.First)
		forget(b)
		for company, price := range e.Prices {
			b.Line("position.price", "ruling", calc.None, company,
				calc.With("old", b.Price(company)), calc.With("new", price))
			index, _ := e.index(t, company)
			b.Set(board.Own(t, board.IndexMark+company), index)
			c.Of(calc.None, company).Put(b)
			b.Set(board.Own(t, board.SplitMark+company), e.mayBeSplit(t, company))
		}
		for seat, s := range e.Seats {
			b.Line("position.seat", "ruling", seat, calc.None, calc.With("cash", s.Cash),
				calc.With("fees", board.Debt(s.Fees)))
			c.Of(seat, calc.None).Put(b)
			board.SetOwed(b, seat, s.Fees)
			for slot := range 2 {
				i := board.InvestorOf(calc.ItemOrZero(s.Investors, slot))
				b.Set(board.SeatMark(t, seat, board.InvestorMark+slot), int(i)+1)
			}
			for at := board.CashMark; at < board.PerSeat; at++ {
				b.Set(board.SeatMark(t, seat, at), 0)
			}
			b.Set(t.Layout().OutMark(seat), calc.Bit(s.Out))
		}
		b.Line("position.phase", "ruling", calc.None, calc.None)
		b.Set(board.Own(t, board.LeftMark), board.Dealt(b.Table))
		for seat, s := range e.Seats {
			b.Set(board.SeatMark(t, seat, board.BoomMark), s.Boom)
			b.Set(board.SeatMark(t, seat, board.BustMark), s.Bust)
		}
		e.begin(b)
	})
}

// mayBeSplit is 1 when somebody may hold split cards of a company: where the portfolios are hidden nobody knows.
func (e *Position) mayBeSplit(t calc.Table, company int) int {
	return calc.Bit(!board.OptionsOf(t).Known() ||
		slices.ContainsFunc(e.Seats, func(s SeatPosition) bool { return s.Split[company] > 0 }))
}

// begin enters the phase. In the Action Phase the turn goes to the first from there on who has something to do.
func (e *Position) begin(b *calc.Builder) {
	if e.Phase == "action" {
		board.Act(b, append([]int{e.Turn}, board.After(b.Table, e.Turn)...))
		return
	}
	names := board.PhaseNames()
	board.Enter(b, board.Phase(slices.Index(names[:], e.Phase)), e.Turn)
}
