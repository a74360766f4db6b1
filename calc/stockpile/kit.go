package stockpile

import (
	"slices"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

// rulings correct cash and, if portfolios are recorded, cards. A company's code stands for its regular cards, the code
// with "/2" for its split cards.
type rulings struct{}

// maxMoney is the largest amount of money in an entry, so that sums cannot overflow.
const maxMoney = 1_000_000

func finishLeave(b *calc.Builder, seat int) {
	board.SetOwed(b, seat, nil)
	b.Set(board.SeatMark(b.Table, seat, board.BoomMark), 0)
	b.Set(board.SeatMark(b.Table, seat, board.BustMark), 0)
	switch p := board.PhaseOf(b.Table); {
	case b.EndAlone():
	case p == board.PhaseBidding:
		b.Set(board.OwnMark(b.Table, board.LeftMark), board.Dealt(b.Table))
		demand.RestartBidding(b)
	case b.Turn() != seat:
	case p == board.PhaseMovement:
		board.Enter(b, board.PhaseMovement, board.Order(b.Table)[0])
	case p == board.PhaseDeclaring:
		endRound(b)
	default:
		board.Pass(b)
	}
}

func cannotLeave(t calc.Table) *calc.Refusal {
	if board.PhaseOf(t) == board.PhaseSetup {
		return calc.Refuse("phase.setup", "").Under("order").With("seat", t.Turn())
	}
	return nil
}

func cannotSkip(t calc.Table, seat int) *calc.Refusal {
	if p := board.PhaseOf(t); p == board.PhaseSetup || p == board.PhaseBidding || p == board.PhaseReveal {
		return calc.Refuse("skip."+p.Name(), "").Under("order").Seated(seat)
	}
	return nil
}

func skip(b *calc.Builder, seat int) {
	switch board.PhaseOf(b.Table) {
	case board.PhaseAction:
		kind, rule := "skip.cramer", "cramer"
		if board.MustAct(b.Table, seat) {
			kind, rule = "skip.action", "ruling"
		}
		b.Line(kind, rule, seat, calc.None)
		b.Set(board.SeatMark(b.Table, seat, board.BoomMark), 0)
		b.Set(board.SeatMark(b.Table, seat, board.BustMark), 0)
		board.Pass(b)
	case board.PhaseMovement:
		b.Line("skip.movement", "ruling", calc.None, calc.None)
		for company := range board.Companies {
			b.Set(board.OwnMark(b.Table, board.MovedMark+company), 1)
		}
		afterMoves(b)
	case board.PhaseDeclaring:
		b.Line("skip.deborah", "deborah", seat, calc.None)
		endRound(b)
	case board.PhaseSelling:
		b.Line("skip.selling", "sell", seat, calc.None)
		board.Pass(b)
	default:
		b.Line("skip.take", "ruling", seat, calc.None)
		board.Pass(b)
	}
}

func rulable(t calc.Table) (words []string, commodities []calc.Commodity) {
	words, commodities = []string{"cash"}, []calc.Commodity{calc.Cash()}
	if !board.OptionsOf(t).TracksPortfolios() {
		return words, commodities
	}
	for company := range board.Companies {
		words = append(words, board.CodeOf(company), board.CodeOf(company)+"/2")
		commodities = append(commodities, calc.Share(company), board.SplitCard(company))
	}
	return words, commodities
}

func (rulings) Fields(t calc.Table, e *calc.Ruling) []*calc.Field {
	words, commodities := rulable(t)
	what := calc.OneOf("what", &e.What, words...)
	for i, c := range commodities {
		choice := &what.Allowed.Choices[i]
		switch {
		case c.IsCash():
		case c == calc.Share(c.Company):
			choice.About, choice.Part = c.Company+1, "regular"
		default:
			choice.About, choice.Part = c.Company+1, "split"
		}
	}
	return []*calc.Field{what}
}

// Subject returns the property to correct, if the seat is in the game. Refusals: ruling.out, ruling.what.
func (rulings) Subject(t calc.Table, e *calc.Ruling) (calc.Subject, *calc.Refusal) {
	words, commodities := rulable(t)
	index := slices.Index(words, e.What)
	switch {
	case t.Out(e.Seat):
		return calc.Subject{}, calc.Refuse("ruling.out", "seat").Seated(e.Seat)
	case index < 0 || e.Company != "" || e.Class != "" || e.Treasury:
		return calc.Subject{}, calc.Missing("ruling.what", "what").Seated(e.Seat)
	}
	c := commodities[index]
	s := calc.Subject{Kind: "ruling.cash", Commodity: c, From: calc.Rulings(),
		Has: t.Balance(calc.AccountOf(e.Seat), c),
		Max: maxMoney}
	s.Min = -s.Has
	if !c.IsCash() {
		s.Kind, s.Secret = "ruling.cards", t.Layout().Veiled
		s.Max = board.CardsLeft(t, e.Seat, c.Company)
		if c.Class == board.Split {
			s.Kind = "ruling.split"
		}
	}
	return s, nil
}

// Ruled pays unpaid fees from added money, and restarts the bidding if a seat's cash no longer pays its bids.
func (rulings) Ruled(b *calc.Builder, e *calc.Ruling) {
	if company, split := strings.CutSuffix(e.What, "/2"); split && e.Change > 0 {
		b.Set(board.OwnMark(b.Table, board.SplitMark+board.CompanyOf(company)), 1)
	}
	if e.What == "cash" && e.Change > 0 {
		board.PayOwed(b, e.Seat)
	}
	demand.RestartIfUncovered(b)
}

const nearPhases = 2

// lapse skips the step of a refused entry, and up to nearPhases phases before it. It returns false if the step is not
// near.
func lapse(b *calc.Builder, e calc.Entry) bool {
	p, seat := standsFor(b.Table, e)
	now := board.PhaseOf(b.Table)
	if p == board.PhaseSetup || now == board.PhaseSetup || (p == board.PhaseReveal) != (now == board.PhaseReveal) {
		return false
	}
	const phases = int(board.PhaseDeclaring)
	if ahead := (int(p-now) + phases) % phases; ahead > nearPhases {
		return false
	}
	b.Lapsed(seat)
	if p < now {
		endRound(b)
	}
	switch now = board.PhaseOf(b.Table); {
	case p > now && p == board.PhaseAction:
		return false // the seats that can act depend on the cards taken
	case p > now:
		board.Enter(b, p, board.Order(b.Table)[0])
	case p < now || b.Over():
		return false
	}
	return lapseIn(b, e, seat)
}

func lapseIn(b *calc.Builder, e calc.Entry, seat int) bool {
	if seat != calc.None {
		if seat != b.Turn() && !slices.Contains(board.After(b.Table, b.Turn()), seat) {
			return false
		}
		b.Set(calc.TurnMark, seat)
	}
	switch e := e.(type) {
	case *demand.Bid, *demand.Bids:
		demand.ForgetBids(b)
		board.Enter(b, board.PhaseTaking, board.Order(b.Table)[0])
	case *demand.Piles:
		board.Act(b, board.Order(b.Table))
	case *Rest:
		board.Enter(b, board.PhaseMovement, board.Order(b.Table)[0])
	case *Action:
		if whatRefusal(b.Table, seat, e.What) != nil {
			return false
		}
		if mark, _ := actionMark(e.What); mark == board.CramerMark {
			b.Set(board.SeatMark(b.Table, seat, mark), 1)
		} else {
			b.Set(board.SeatMark(b.Table, seat, mark), b.Mark(board.SeatMark(b.Table, seat, mark))-1)
		}
		if !board.CanAct(b.Table, seat) {
			board.Pass(b)
		}
	case *Movement:
		return lapseMovement(b, e)
	case *Declare:
		endRound(b)
	default:
		board.Pass(b)
	}
	return true
}

func lapseMovement(b *calc.Builder, e *Movement) bool {
	all := true
	for company := range board.Companies {
		if e.Forecasts[company] != "" {
			b.Set(board.OwnMark(b.Table, board.MovedMark+company), 1)
		}
		all = all && hasMoved(b.Table, company)
	}
	if all {
		afterMoves(b)
	}
	return true
}

// standsFor returns an entry's phase (or PhaseSetup) and seat ([calc.None] for an entry of all seats).
func standsFor(t calc.Table, e calc.Entry) (board.Phase, int) {
	switch e.(type) {
	case *demand.Bid, *demand.Bids:
		return board.PhaseBidding, calc.SeatOf(e, t)
	case *demand.Take, *demand.Piles:
		return board.PhaseTaking, calc.SeatOf(e, t)
	case *Action:
		return board.PhaseAction, calc.SeatOf(e, t)
	case *Sell:
		return board.PhaseSelling, calc.SeatOf(e, t)
	case *Rest:
		return board.PhaseSelling, calc.None
	case *Movement:
		return board.PhaseMovement, calc.None
	case *Declare:
		return board.PhaseDeclaring, calc.SeatOf(e, t)
	case *Reveal:
		return board.PhaseReveal, calc.SeatOf(e, t)
	}
	return board.PhaseSetup, calc.None
}
