package tycoon

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/turns"
)

// A Position sets the whole table as it stands: to begin in the middle of a game, or to try a calculation. What it
// gives and takes is balanced against the rulings' account. The premiums stay as they are, and where the players do not
// change, so do the cards used this year and the hands; else the cards are dealt anew.
type Position struct {
	// Round is the year, Transaction the transaction round; one more than the last is the year's end.
	Round       int `json:"round"`
	Transaction int `json:"transaction"`
	// Dealer is the dealer's seat, Turn the seat that acts next.
	Dealer int `json:"dealer"`
	Turn   int `json:"turn"`
	// Prices are those of now, Last those of the end of the last year.
	Prices [agreement.Companies]int `json:"prices"`
	Last   [agreement.Companies]int `json:"last"`
	// Retired are the shares bought back.
	Retired [agreement.Companies]int `json:"retired,omitzero"`
	// Delisted are the stocks out of the game, with the house rule delist.
	Delisted [agreement.Companies]bool `json:"delisted,omitzero"`
	// Chairmen are the Chairmen's seats, counted from 1, where several have enough shares and it is not the largest
	// holder; else 0.
	Chairmen [agreement.Companies]int `json:"chairmen,omitzero"`
	// Directors are the Directors' seats, counted from 1, where several have equally many shares and it is not the
	// first of them; else 0.
	Directors [agreement.Companies]int `json:"directors,omitzero"`
	// Seats has one item for every seat.
	Seats []SeatPosition `json:"seats"`
}

// A SeatPosition is what one seat has.
type SeatPosition struct {
	Cash   int                      `json:"cash"`
	Shares [agreement.Companies]int `json:"shares"`
	Debt   int                      `json:"debt,omitzero"`
	Out    bool                     `json:"out,omitzero"`
	// Lots are the shorts and options of this year.
	Lots []LotPosition `json:"lots,omitempty"`
}

// A LotPosition is one short or option: the transaction round in which it was opened, "short", "call" or "put", the
// stock, the shares, and the price of then.
type LotPosition struct {
	Round   int    `json:"round"`
	Type    string `json:"type"`
	Company string `json:"company"`
	Shares  int    `json:"shares"`
	Price   int    `json:"price"`
}

// lotTypes are the kinds of lot by their classes.
func lotTypes() []string { return []string{"none", "short", "call", "put"} }

// classOf returns the class of a kind of lot, [calc.Regular] for a word that names none.
func classOf(word string) calc.Class { return calc.Class(max(0, slices.Index(lotTypes(), word))) }

// NewPosition is the position of a table as it stands now.
func NewPosition(t calc.Table) *Position {
	e := &Position{
		Round: t.Round(), Transaction: board.Transaction(t), Dealer: board.Dealer(t), Turn: max(0, t.Turn()),
	}
	for company := range agreement.Companies {
		e.Prices[company], e.Last[company] = t.Price(company), board.LastYearPrice(t, company)
		e.Retired[company] = board.OptionsOf(t).Shares - board.Outstanding(t, company)
		e.Delisted[company] = board.Delisted(t, company)
	}
	for seat := range t.Layout().Seats {
		e.Seats = append(e.Seats, seatPosition(t, seat))
	}
	for company := range agreement.Companies {
		if chairman := board.Chairman(t, company); chairman != e.usualChairman(t, company) {
			e.Chairmen[company] = chairman + 1
		}
		if rivals := e.rivals(t, company); len(rivals) > 1 && !board.IsDirector(t, rivals[0], company) {
			e.Directors[company] = sitting(t, company, rivals) + 1
		}
	}
	return e
}

func seatPosition(t calc.Table, seat int) SeatPosition {
	s := SeatPosition{Cash: t.Cash(seat), Debt: board.Debt(t, seat), Out: t.Out(seat)}
	for company := range s.Shares {
		s.Shares[company] = t.Shares(seat, company)
	}
	for round := 1; round <= board.OptionsOf(t).Transactions; round++ {
		if l := board.LotOf(t, seat, round); l.Class != calc.Regular {
			s.Lots = append(s.Lots, LotPosition{round, lotTypes()[l.Class], agreement.CodeOf(l.Company), l.Shares,
				l.Price})
		}
	}
	return s
}

func (*Position) Kind() string { return calc.PositionKind }

// seat is what the position has of a seat; nothing reads as zeros.
func (e *Position) seat(seat int) SeatPosition { return calc.ItemOrZero(e.Seats, seat) }

// need is how many shares of a stock a percentage is in the position.
func (e *Position) need(t calc.Table, company, percent int) int {
	return board.ThresholdOf(board.OptionsOf(t), board.OptionsOf(t).Shares-e.Retired[company], percent)
}

// largest are the seats with the most shares of a stock of those who have enough of it, leaving one aside.
func (e *Position) largest(t calc.Table, company, need, aside int) []int {
	var seats []int
	for seat := range t.Layout().Seats {
		switch held := e.seat(seat).Shares[company]; {
		case seat == aside || held < need:
		case held > need:
			seats, need = []int{seat}, held
		default:
			seats = append(seats, seat)
		}
	}
	return seats
}

// chairs are the seats that can be Chairman of a stock: who has enough shares of it, or with largest_holder who has the
// most.
func (e *Position) chairs(t calc.Table, company int) []int {
	need := e.need(t, company, board.OptionsOf(t).Chairman)
	if board.OptionsOf(t).Chair == "largest_holder" {
		return e.largest(t, company, need, calc.None)
	}
	var seats []int
	for seat := range t.Layout().Seats {
		if e.seat(seat).Shares[company] >= need {
			seats = append(seats, seat)
		}
	}
	return seats
}

// usualChairman is the first of the largest holders who can be Chairman, or [calc.None].
func (e *Position) usualChairman(t calc.Table, company int) int {
	if seats := e.largest(t, company, e.need(t, company, board.OptionsOf(t).Chairman), calc.None); len(seats) > 0 {
		return seats[0]
	}
	return calc.None
}

// chairman is the Chairman of a stock in the position, or [calc.None].
func (e *Position) chairman(t calc.Table, company int) int {
	if e.Chairmen[company] > 0 {
		return e.Chairmen[company] - 1
	}
	return e.usualChairman(t, company)
}

// rivals are the seats of which one is Director of a stock: those with the most shares, the Chairman aside.
func (e *Position) rivals(t calc.Table, company int) []int {
	if board.OptionsOf(t).Directors == "multi_director" {
		return nil
	}
	return e.largest(t, company, e.need(t, company, board.OptionsOf(t).Director), e.chairman(t, company))
}

// sitting is who of several with equally many shares is Director unless another is named: who is it now, else the
// first.
func sitting(t calc.Table, company int, rivals []int) int {
	if seat, sits := calc.Find(rivals, func(seat int) bool { return board.IsDirector(t, seat, company) }); sits {
		return seat
	}
	return rivals[0]
}

// samePlayers reports whether the position has the players of a table.
func (e *Position) samePlayers(t calc.Table) bool {
	for seat := range t.Layout().Seats {
		if e.seat(seat).Out != t.Out(seat) {
			return false
		}
	}
	return true
}

// first is who begins the transaction rounds of the year: as it was where neither the year nor the players have
// changed.
func (e *Position) first(t calc.Table) int {
	if e.Round == t.Round() && e.Dealer == board.Dealer(t) && e.samePlayers(t) {
		return t.Mark(board.GameMark(t, board.FirstMark))
	}
	return turns.BeginnerOf(board.OptionsOf(t), len(t.Layout().Seats), e.Dealer,
		func(seat int) bool { return e.seat(seat).Out })
}

// done is how many transactions of the year a seat has made.
func (e *Position) done(t calc.Table, seat int) int {
	o, n := board.OptionsOf(t), len(t.Layout().Seats)
	if e.Transaction > o.Transactions || e.Dealer < 0 || e.Dealer >= n || e.Turn < 0 || e.Turn >= n {
		return min(max(1, e.Transaction)-1, o.Transactions)
	}
	first := e.first(t)
	done := max(1, e.Transaction) - 1
	if (seat-first+n)%n < (e.Turn-first+n)%n {
		done++
	}
	return done
}

// Apply sets the table.
func (e *Position) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t).OrUnder("ruling"), func(b *calc.Builder) { e.set(b, t) })
}

// set sets the table under work, which was t before.
func (e *Position) set(b *calc.Builder, t calc.Table) {
	o, first := board.OptionsOf(t), e.first(t)
	b.Line("position", "ruling", e.Turn, calc.None, calc.With("round", e.Round),
		calc.With("rounds", o.Years), calc.With("transaction", e.Transaction))
	b.Set(calc.OverMark, 0)
	b.Set(calc.RoundMark, e.Round)
	b.Set(board.GameMark(t, board.TransactionMark), e.Transaction)
	b.Set(board.GameMark(t, board.DealerMark), e.Dealer)
	b.Set(board.GameMark(t, board.FirstMark), first)
	b.Set(board.GameMark(t, board.ActedMark), calc.Bit(e.Transaction > 1 || e.Turn != first))
	for company := range agreement.Companies {
		b.Line("position.price", "ruling", calc.None, company,
			calc.With("new", e.Prices[company]), calc.With("last", e.Last[company]))
		b.Set(b.Layout().PriceMark(company), e.Prices[company])
		b.Set(board.CompanyMark(t, board.LastMark, company), e.Last[company])
		b.Set(board.CompanyMark(t, board.DelistedMark, company), calc.Bit(e.Delisted[company]))
		b.Move(calc.Rulings(), calc.Treasury(company), calc.Share(company),
			e.Retired[company]-(o.Shares-board.Outstanding(t, company)))
	}
	for seat := range e.Seats {
		e.setSeat(b, seat)
	}
	if !e.samePlayers(t) {
		for seat := range e.Seats {
			b.Set(board.SeatMark(t, board.KeptMark, seat), 0)
			hands.ForgetHand(b, seat, 0, hands.NoCards)
		}
		hands.Shuffle(b)
	}
	for company := range agreement.Companies {
		chairman := e.chairman(t, company)
		if chairman != calc.None && chairman != board.Chairman(b.Table, company) {
			board.Announce(b, "chairman", "chairman", chairman, company, board.Threshold(b.Table, company, o.Chairman))
		}
		b.Set(board.CompanyMark(t, board.ChairmanMark, company), chairman)
		if director := e.Directors[company] - 1; director >= 0 && !board.IsDirector(t, director, company) {
			board.Announce(b, "director", "director", director, company, board.Threshold(b.Table, company, o.Director))
			b.Set(board.CompanyMark(t, board.DirectorsMark, company), 1<<director)
		}
	}
	board.UpdateRoles(b)
	turn := e.Turn
	if e.Transaction > o.Transactions {
		turn = turns.Conductor(b.Table)
	}
	b.Set(calc.TurnMark, turn)
}

// setSeat gives a seat what the position says.
func (e *Position) setSeat(b *calc.Builder, seat int) {
	s, o := e.Seats[seat], board.OptionsOf(b.Table)
	b.Line("position.seat", "ruling", seat, calc.None, calc.With("cash", s.Cash))
	b.Move(calc.Rulings(), calc.AccountOf(seat), calc.Cash(), s.Cash-b.Cash(seat))
	for company, shares := range s.Shares {
		b.Move(calc.Rulings(), calc.AccountOf(seat), calc.Share(company), shares-b.Shares(seat, company))
	}
	for round := 1; round <= o.Transactions; round++ {
		l := board.Lot{}
		for _, named := range s.Lots {
			if named.Round == round {
				l = board.Lot{Class: classOf(named.Type), Company: agreement.CompanyOf(named.Company),
					Shares: named.Shares, Price: named.Price}
			}
		}
		was := board.LotOf(b.Table, seat, round)
		if was == l {
			continue
		}
		b.Move(calc.AccountOf(seat), calc.Rulings(), calc.Commodity{Company: was.Company, Class: was.Class}, was.Shares)
		b.Move(calc.Rulings(), calc.AccountOf(seat), calc.Commodity{Company: l.Company, Class: l.Class}, l.Shares)
		board.SetLot(b, seat, round, l)
	}
	b.Set(board.SeatMark(b.Table, board.DebtMark, seat), s.Debt)
	b.Set(b.Layout().OutMark(seat), calc.Bit(s.Out))
}
