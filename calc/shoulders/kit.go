package shoulders

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/decade"
	"scripkeeper/calc/shoulders/operating"
)

// rulings correct a seat's cash, or its certificates, which then come from or go to the treasury or the pool.
type rulings struct{}

func leaving(t calc.Table, seat int) []calc.Term {
	return []calc.Term{calc.With("count", certificatesOf(t, seat))}
}

// finishLeave passes the turn of a seat that left. All players run a company that then has no director.
func finishLeave(b *calc.Builder, seat int) {
	if isPassCounted(b.Table, seat) {
		passes := board.GameMark(b.Table, board.MarkPasses)
		b.Set(passes, b.Mark(passes)-1)
	}
	if b.EndAlone() {
		return
	}
	switch board.PhaseOf(b.Table) {
	case board.PhaseFounding:
		if b.Turn() == seat {
			decade.NextFounder(b)
		}
	case board.PhaseStock:
		if b.Mark(board.GameMark(b.Table, board.MarkPasses)) >= b.Playing() {
			endStock(b)
		} else if b.Turn() == seat {
			next := b.NextPlaying(seat)
			b.Line("turn", "priority", next, calc.None)
			b.Set(calc.TurnMark, next)
		}
	case board.PhaseOperating:
		decade.FollowOperator(b)
	}
}

// isPassCounted reports whether the pass of a seat that left belongs to the current run of passes.
func isPassCounted(t calc.Table, seat int) bool {
	if board.PhaseOf(t) != board.PhaseStock {
		return false
	}
	n := len(t.Layout().Seats)
	waiting := t.Playing() + 1 - t.Mark(board.GameMark(t, board.MarkPasses))
	for i := 0; waiting > 0; i++ {
		switch next := (t.Turn() + i) % n; {
		case next == seat:
			return false
		case !t.Out(next):
			waiting--
		}
	}
	return true
}

func subjects() []string { return []string{"common", "preferred", "director", "cash"} }

func (rulings) Fields(t calc.Table, e *calc.Ruling) []*calc.Field {
	what := calc.OneOf("what", &e.What, "cash", "common", "preferred", "director").
		Then(func(int) { e.Company, e.Treasury = "", false })
	for i, key := range []string{"cash", "some_common", "the_preferred", "the_director"} {
		what.Allowed.Choices[i].Key = key
	}
	fields := []*calc.Field{what}
	if slices.Contains(subjects()[:board.Classes], e.What) {
		fields = append(fields, board.CompanyField(t, &e.Company, board.LikelyCompany(t), board.StartedOnly(t)),
			calc.Flag("from_treasury", &e.Treasury))
	}
	return fields
}

// Subject returns a property to correct, except certificates of a player who left. Refusals: ruling.what, company.*.
func (rulings) Subject(t calc.Table, e *calc.Ruling) (calc.Subject, *calc.Refusal) {
	class := slices.Index(subjects(), e.What)
	s := calc.Subject{Kind: "ruling." + e.What, Commodity: calc.Cash(), From: calc.Rulings(), Max: maxAmount}
	switch {
	case class < 0 || e.Class != "", class == board.Classes && (e.Company != "" || e.Treasury):
		return s, calc.Missing("ruling.what", "what")
	case class < board.Classes:
		company, refusal := board.CompanyRefusal(t, e.Company)
		if refusal != nil {
			return s, refusal
		}
		s.Commodity, s.From = board.Certificate(company, calc.Class(class)), calc.Market()
		if e.Treasury {
			s.From = calc.Treasury(company)
		}
		s.Max = t.Balance(s.From, s.Commodity)
		if t.Out(e.Seat) {
			s.Max = 0
		}
	}
	s.Has = t.Balance(calc.AccountOf(e.Seat), s.Commodity)
	s.Min = -s.Has
	return s, nil
}

func (rulings) Ruled(b *calc.Builder, _ *calc.Ruling) { decade.FollowOperator(b) }

// lapse skips the step of a refused entry: a first company, a stock turn, the building phase, or a result.
func lapse(b *calc.Builder, e calc.Entry) bool {
	switch e := e.(type) {
	case *Start:
		if board.PhaseOf(b.Table) != board.PhaseFounding {
			return lapseStock(b, e.Seat, endTurn)
		}
		if !b.Layout().HasSeat(e.Seat) || b.Out(e.Seat) ||
			b.Mark(board.SeatMark(b.Table, e.Seat, board.SeatFounded)) == 1 {
			return false
		}
		for b.Mark(board.SeatMark(b.Table, e.Seat, board.SeatFounded)) == 0 &&
			board.PhaseOf(b.Table) == board.PhaseFounding {
			lapseFounder(b)
		}
	case *Buy, *Sell:
		return lapseStock(b, calc.SeatOf(e, b.Table), endTurn)
	case *Pass:
		return lapseStock(b, e.Seat, countPass)
	case *operating.Building:
		return lapseBuilding(b)
	case *operating.Operate:
		return lapseOperate(b, board.CompanyOf(b.Table, e.Company))
	default:
		return false
	}
	return true
}

func lapseFounder(b *calc.Builder) {
	b.Lapsed(b.Turn())
	b.Set(board.SeatMark(b.Table, b.Turn(), board.SeatFounded), 1)
	decade.NextFounder(b)
}

// lapseStock skips a turn of the stock phase. First, it skips results that are missing since an earlier entry changed.
func lapseStock(b *calc.Builder, seat int, pass func(b *calc.Builder)) bool {
	for board.PhaseOf(b.Table) == board.PhaseFounding {
		lapseFounder(b)
	}
	for board.PhaseOf(b.Table) == board.PhaseOperating && b.Round() < decade.Count &&
		lapseOperate(b, board.Operator(b.Table)) {
	}
	if board.PhaseOf(b.Table) != board.PhaseStock {
		return false
	}
	return b.LapseTurn(seat, func(b *calc.Builder) {
		if b.Turn() == seat {
			pass(b)
		} else {
			endTurn(b)
		}
	})
}

func lapseBuilding(b *calc.Builder) bool {
	b.Lapsed(calc.None)
	if board.PhaseOf(b.Table) == board.PhaseStock && !decade.StockUntouched(b.Table) {
		endStock(b)
	}
	if board.PhaseOf(b.Table) != board.PhaseBuilding {
		return false
	}
	decade.BeginOperating(b)
	return true
}

func lapseOperate(b *calc.Builder, company int) bool {
	if board.PhaseOf(b.Table) == board.PhaseBuilding && !lapseBuilding(b) ||
		board.PhaseOf(b.Table) != board.PhaseOperating ||
		company == calc.None || !board.HasToOperate(b.Table, company) {
		return false
	}
	b.Lapsed(calc.None)
	b.Set(board.CompanyMark(b.Table, company, board.CompanyOperated), 2)
	decade.NextOperator(b)
	return true
}
