package stockpile

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// A Position sets the whole table at once, to join a game in progress or to check a calculation. Differences are posted
// against the account of rulings.
type Position struct {
	// Prices is the share price of each company, in $K.
	Prices board.Count `json:"prices"`
	// Second lists the codes of companies that are on the second of two spaces with the same price.
	Second []string `json:"second,omitempty"`
	// Seats lists the property of each seat, one item for each.
	Seats []SeatPosition `json:"seats"`
	// Round is the round, counted from 1.
	Round int `json:"round"`
	// Phase is "bids", "take", "action", "selling" or "movement".
	Phase string `json:"phase"`
	// First is the seat with the first player token.
	First int `json:"first"`
	// Turn is the seat to act; in "bids" and "movement" it is the first player.
	Turn int `json:"turn"`
}

type SeatPosition struct {
	// Cash is the seat's cash, in $K.
	Cash int `json:"cash"`
	// Fees lists the trading fees that the seat holds, in $K, oldest first.
	Fees []int `json:"fees,omitempty"`
	// Regular is the number of cards of each company in the regular portfolio; left out if portfolios are hidden.
	Regular board.Count `json:"regular,omitzero"`
	// Split is the number of cards of each company in the split portfolio; left out if portfolios are hidden.
	Split board.Count `json:"split,omitzero"`
	// Boom is the number of boom cards the seat has yet to play.
	Boom int `json:"boom,omitzero"`
	// Bust is the number of bust cards the seat has yet to play.
	Bust int `json:"bust,omitzero"`
	// Investors lists the keys of the seat's investors: one, or two in a game of two.
	Investors []string `json:"investors,omitempty"`
	// Out is true if the player has left the game.
	Out bool `json:"out,omitzero"`
}

func positionPhases() []string { return []string{"bids", "take", "action", "selling", "movement"} }

// phaseNow returns the table's phase as named in positions, or "bids" for a phase that positions cannot set.
func phaseNow(t calc.Table) string {
	if p := board.PhaseOf(t); !t.Over() && p >= board.PhaseBidding && p <= board.PhaseMovement {
		return p.Name()
	}
	return "bids"
}

func acts(phase string) bool { return phase == "take" || phase == "action" }

func NewPosition(t calc.Table) *Position {
	e := &Position{}
	e.columns(t).Fill()
	for seat := range e.Seats {
		s := &e.Seats[seat]
		s.Fees = board.Owed(t, seat)
		if !board.OptionsOf(t).TracksPortfolios() { // cards already revealed are revealed again
			s.Regular, s.Split = board.Count{}, board.Count{}
		}
		for slot := range 2 {
			if i := t.Mark(board.SeatMark(t, seat, board.InvestorMark+slot)); i > 0 && !s.Out {
				s.Investors = append(s.Investors, board.Investors()[i-1].Key)
			}
		}
	}
	return e
}

func (*Position) Kind() string { return calc.PositionKind }

func (*Position) Now(t calc.Table) calc.Entry { return NewPosition(t) }

func (e *Position) isShared() bool { return e.Phase == "bids" || e.Phase == "movement" }

func (e *Position) index(t calc.Table, company int) (int, bool) {
	tr := board.TrackOf(t, company)
	index, ok := tr.Spaces.Index(e.Prices[company])
	if ok && slices.Contains(e.Second, board.CodeOf(company)) {
		index++
	}
	return index, ok
}

func hasTwoSpaces(t calc.Table, company, price int) bool {
	spaces := board.TrackOf(t, company).Spaces
	index, ok := spaces.Index(price)
	return ok && index+1 < len(spaces) && spaces[index+1] == price
}

func (e *Position) refusal(t calc.Table) *calc.Refusal {
	if len(e.Seats) != len(t.Layout().Seats) {
		return calc.Refuse("position.seats", "seats").With("value", len(e.Seats)).With("max", len(t.Layout().Seats))
	}
	for i, code := range e.Second {
		company := board.CompanyOf(code)
		if company == calc.None || slices.Contains(e.Second[:i], code) || !hasTwoSpaces(t, company, e.Prices[company]) {
			return calc.Refuse("position.second", "second").About(company)
		}
	}
	for seat, s := range e.Seats {
		if refusal := s.stray(t, acts(e.Phase)); refusal != nil {
			refusal.Field = calc.ItemName(refusal.Field, seat)
			return refusal.Seated(seat)
		}
	}
	return calc.AloneRefusal(e.Seats, func(s SeatPosition) bool { return s.Out }).OrCheck(e, t)
}

// stray refuses property that a seat cannot have: any property if the seat is out, cards if portfolios are hidden,
// action cards unless acts is set, and investors in a game without investors.
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
	case !board.OptionsOf(t).TracksPortfolios() && s.Regular != none:
		return calc.Refuse("take.hidden", "regular")
	case !board.OptionsOf(t).TracksPortfolios() && s.Split != none:
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

// Apply sets the table, and clears bids, moves and other state of a phase. Refusals: position.*, fee.unknown, take.*,
// cards.short, investor.*, seat.unknown.
func (e *Position) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t).Under("ruling"), func(b *calc.Builder) {
		c := e.columns(t)
		b.Line("position", "ruling", e.Turn, calc.None,
			calc.With("round", e.Round), calc.With("rounds", t.Layout().Rounds))
		c.Of(calc.None, calc.None).Put(b)
		b.Set(calc.OverMark, 0)
		b.Set(board.OwnMark(t, board.PaidOutMark), 0)
		b.Set(board.OwnMark(t, board.FirstMark), e.First)
		forget(b)
		for company, price := range e.Prices {
			b.Line("position.price", "ruling", calc.None, company,
				calc.With("old", b.Price(company)), calc.With("new", price))
			index, _ := e.index(t, company)
			b.Set(board.OwnMark(t, board.IndexMark+company), index)
			c.Of(calc.None, company).Put(b)
			b.Set(board.OwnMark(t, board.SplitMark+company), e.mayBeSplit(t, company))
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
		b.Set(board.OwnMark(t, board.LeftMark), board.Dealt(b.Table))
		for seat, s := range e.Seats {
			b.Set(board.SeatMark(t, seat, board.BoomMark), s.Boom)
			b.Set(board.SeatMark(t, seat, board.BustMark), s.Bust)
		}
		e.begin(b)
	})
}

// mayBeSplit returns 1 if a seat may hold split cards of a company, else 0. With hidden portfolios, any seat may.
func (e *Position) mayBeSplit(t calc.Table, company int) int {
	return calc.Bit(!board.OptionsOf(t).TracksPortfolios() ||
		slices.ContainsFunc(e.Seats, func(s SeatPosition) bool { return s.Split[company] > 0 }))
}

func (e *Position) begin(b *calc.Builder) {
	if e.Phase == "action" {
		board.Act(b, append([]int{e.Turn}, board.After(b.Table, e.Turn)...))
		return
	}
	names := board.PhaseNames()
	board.Enter(b, board.Phase(slices.Index(names[:], e.Phase)), e.Turn)
}
