package stockpile

import (
	"slices"

	"scripkeeper/calc"
)

// A Position sets the whole table as it stands: to begin in the middle of a game, or to try a calculation. What it
// gives and takes is balanced against the rulings' account.
type Position struct {
	// Prices has a price for every company.
	Prices Count `json:"prices"`
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
	Regular Count `json:"regular,omitzero"`
	Split   Count `json:"split,omitzero"`
	// Boom and Bust are the action cards that it still has to play.
	Boom int `json:"boom,omitzero"`
	Bust int `json:"bust,omitzero"`
	// Investors are those that it plays.
	Investors []string `json:"investors,omitempty"`
	Out       bool     `json:"out,omitzero"`
}

// positionPhases are the phases that a position can stand in.
func positionPhases() []string { return []string{"bids", "take", "action", "selling", "movement"} }

// NewPosition is the position of a table as it stands now. What stands outside the phases of a round counts as the
// beginning of one.
func NewPosition(t calc.Table) *Position {
	begins := order(t)[0]
	e := &Position{Round: t.Round(), Phase: "bids", First: begins, Turn: begins}
	if p := phaseOf(t); !t.Over() && p >= phaseBidding && p <= phaseMovement {
		e.Phase = p.name()
	}
	if e.Phase == "take" || e.Phase == "action" || e.Phase == "selling" {
		e.Turn = t.Turn()
	}
	for company := range Companies {
		e.Prices[company] = t.Price(company)
		index, _ := trackOf(t, company).spaces.Index(t.Price(company))
		if index != t.Mark(own(t, indexMark+company)) {
			e.Second = append(e.Second, codeOf(company))
		}
	}
	for seat := range t.Layout().Seats {
		s := SeatPosition{Cash: t.Cash(seat), Fees: owed(t, seat), Out: t.Out(seat)}
		for company := range Companies {
			s.Regular[company], s.Split[company] = regularCards(t, seat, company), splitCards(t, seat, company)
		}
		if e.acts() {
			s.Boom, s.Bust = t.Mark(seatMark(t, seat, boomMark)), t.Mark(seatMark(t, seat, bustMark))
		}
		for slot := range 2 {
			if i := t.Mark(seatMark(t, seat, investorMark+slot)); i > 0 && !s.Out {
				s.Investors = append(s.Investors, investors()[i-1].key)
			}
		}
		e.Seats = append(e.Seats, s)
	}
	return e
}

// Kind names the entry in records.
func (*Position) Kind() string { return calc.PositionKind }

// acts reports whether action cards can lie with the players in the position's phase.
func (e *Position) acts() bool { return e.Phase == "take" || e.Phase == "action" }

// together reports whether the phase is everybody's, and begins with the first player.
func (e *Position) together() bool { return e.Phase == "bids" || e.Phase == "movement" }

// index is where a company's ticker stands, and whether its price is on its track.
func (e *Position) index(t calc.Table, company int) (int, bool) {
	tr := trackOf(t, company)
	index, ok := tr.spaces.Index(e.Prices[company])
	if ok && slices.Contains(e.Second, codeOf(company)) {
		index++
	}
	return index, ok
}

// twice reports whether a company's track has a price on two spaces.
func twice(t calc.Table, company, price int) bool {
	spaces := trackOf(t, company).spaces
	index, ok := spaces.Index(price)
	return ok && index+1 < len(spaces) && spaces[index+1] == price
}

// refusal refuses what the form does not allow, or does not ask for.
func (e *Position) refusal(t calc.Table) *calc.Refusal {
	if len(e.Seats) != len(t.Layout().Seats) {
		return calc.Refuse("position.seats", "seats").With("value", len(e.Seats)).With("max", len(t.Layout().Seats))
	}
	for i, code := range e.Second {
		company := companyOf(code)
		if company == calc.None || slices.Contains(e.Second[:i], code) || !twice(t, company, e.Prices[company]) {
			return calc.Refuse("position.second", "second").About(company)
		}
	}
	left := 0
	for seat, s := range e.Seats {
		if refusal := s.stray(t, e.acts()); refusal != nil {
			refusal.Field = calc.ItemName(refusal.Field, seat)
			return refusal.Seated(seat)
		}
		left += calc.Bit(!s.Out)
	}
	if left < minSeats {
		return calc.Refuse("position.alone", "out.0").With("min", minSeats)
	}
	return calc.Check(e, t)
}

// stray refuses what a seat cannot have at this table: anything when it is out, cards where nobody knows them, action
// cards in a phase without them, investors that are not played.
func (s SeatPosition) stray(t calc.Table, acts bool) *calc.Refusal {
	none, investors := Count{}, 0
	if optionsOf(t).Investors {
		investors = meeples(t)
	}
	switch {
	case s.Out && (s.Cash != 0 || len(s.Fees)+len(s.Investors) > 0 || s.Regular != none || s.Split != none ||
		s.Boom != 0 || s.Bust != 0):
		return calc.Refuse("position.out", "out")
	case slices.Contains(s.Fees, 0):
		return calc.Refuse("fee.unknown", "owed").With("value", 0).With("max", maxFee)
	case !optionsOf(t).known() && s.Regular != none:
		return calc.Refuse("take.hidden", "regular")
	case !optionsOf(t).known() && s.Split != none:
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
		b.Line("position", "ruling", e.Turn, calc.None,
			calc.With("round", e.Round), calc.With("rounds", t.Layout().Rounds))
		b.Set(calc.RoundMark, e.Round)
		b.Set(calc.OverMark, 0)
		b.Set(own(t, paidOutMark), 0)
		b.Set(own(t, firstMark), e.First)
		forget(b)
		for company, price := range e.Prices {
			b.Line("position.price", "ruling", calc.None, company,
				calc.With("old", b.Price(company)), calc.With("new", price))
			index, _ := e.index(t, company)
			b.Set(own(t, indexMark+company), index)
			b.Set(t.Layout().PriceMark(company), price)
			b.Set(own(t, splitMark+company), e.mayBeSplit(t, company))
		}
		for seat, s := range e.Seats {
			b.Line("position.seat", "ruling", seat, calc.None, calc.With("cash", s.Cash),
				calc.With("fees", debt(s.Fees)))
			e.seat(b, seat, s)
		}
		b.Line("position.phase", "ruling", calc.None, calc.None)
		b.Set(own(t, leftMark), dealt(b.Table))
		for seat, s := range e.Seats {
			b.Set(seatMark(t, seat, boomMark), s.Boom)
			b.Set(seatMark(t, seat, bustMark), s.Bust)
		}
		e.begin(b)
	})
}

// mayBeSplit is 1 when somebody may hold split cards of a company: where the portfolios are hidden nobody knows.
func (e *Position) mayBeSplit(t calc.Table, company int) int {
	if !optionsOf(t).known() {
		return 1
	}
	for _, s := range e.Seats {
		if s.Split[company] > 0 {
			return 1
		}
	}
	return 0
}

// seat sets what one seat has.
func (e *Position) seat(b *calc.Builder, seat int, s SeatPosition) {
	b.Move(calc.Rulings(), calc.AccountOf(seat), calc.Cash(), s.Cash-b.Cash(seat))
	for company := range Companies {
		b.Move(calc.Rulings(), calc.AccountOf(seat), calc.Share(company),
			s.Regular[company]-regularCards(b.Table, seat, company))
		b.Move(calc.Rulings(), calc.AccountOf(seat), splitCard(company),
			s.Split[company]-splitCards(b.Table, seat, company))
	}
	setOwed(b, seat, s.Fees)
	for slot := range 2 {
		i := calc.None
		if slot < len(s.Investors) {
			i = int(investorOf(s.Investors[slot]))
		}
		b.Set(seatMark(b.Table, seat, investorMark+slot), i+1)
	}
	for at := cashMark; at < perSeat; at++ {
		b.Set(seatMark(b.Table, seat, at), 0)
	}
	b.Set(b.Layout().OutMark(seat), calc.Bit(s.Out))
}

// begin enters the phase. In the Action Phase the turn goes to the first from there on who has something to do.
func (e *Position) begin(b *calc.Builder) {
	if e.Phase == "action" {
		act(b, append([]int{e.Turn}, after(b.Table, e.Turn)...))
		return
	}
	for p, name := range phaseNames() {
		if name == e.Phase {
			enter(b, phase(p), e.Turn)
		}
	}
}
