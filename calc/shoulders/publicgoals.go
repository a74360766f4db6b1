package shoulders

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/decade"
)

func goals() []string {
	return []string{
		"managers", "salespeople", "assets", "workers", "automated", "appeal", "treasury", "partners", "commons",
		"preferreds",
	}
}

// A Goal awards one public goal to all players who lead in it.
type Goal struct {
	// Goal is the name of one of the ten public goals.
	Goal string `json:"goal"`
	// Winners lists the leading seats in ascending order; it is empty for "appeal", "treasury", "commons" and
	// "preferreds", which the program counts.
	Winners []int `json:"winners,omitempty"`
}

func (*Goal) Kind() string { return "goal" }

func scored(t calc.Table, goal int) bool {
	return t.Mark(board.GameMark(t, board.MarkScored))&(1<<goal) != 0
}

func goalRefusal(t calc.Table, goal int) *calc.Refusal {
	if scored(t, goal) {
		return calc.Refuse("goal.scored", "goal").Under("goals")
	}
	return nil
}

func (e *Goal) Form(t calc.Table) calc.Form {
	if board.PhaseRefusal(t, board.PhaseGoals) != nil {
		return calc.Form{}
	}
	which := calc.OneOf("goal", &e.Goal, goals()...).
		Refusing(func(goal int) *calc.Refusal { return goalRefusal(t, goal) }).
		ExpectFirst().WithRefusal(calc.Refuse("goal.none", "").Under("goals").With("max", len(goals())))
	form := calc.Form{Fields: []*calc.Field{which}}
	if _, counted := leaders(t, e.Goal); counted || !slices.Contains(goals(), e.Goal) {
		return form
	}
	for seat := range t.Layout().Seats {
		form.Fields = append(form.Fields, e.winnerField(t, seat))
	}
	if len(e.Winners) == 0 {
		form.Record = "nobody"
	}
	return form
}

func (e *Goal) winnerField(t calc.Table, seat int) *calc.Field {
	f := calc.Member(calc.ItemName("winners", seat), &e.Winners, seat)
	if t.Out(seat) {
		f.Allowed = calc.Only(0).WithRefusal(calc.Refuse("goal.winner", "").Under("goals"))
	}
	return f
}

// leaders returns the seats that lead in a goal, or false if the table lacks the numbers for the goal.
func leaders(t calc.Table, goal string) (seats []int, counted bool) {
	score := make([]int, len(t.Layout().Seats))
	class := board.Common
	switch goal {
	case "commons":
	case "preferreds":
		class = board.Preferred
	case "appeal":
		companyLeads(t, score, func(company int) int { return board.AppealOf(t, company) })
		return highest(t, score), true
	case "treasury":
		companyLeads(t, score, func(company int) int { return t.Balance(calc.Treasury(company), calc.Cash()) })
		return highest(t, score), true
	default:
		return nil, false
	}
	for seat := range score {
		for company := range t.Layout().Companies {
			score[seat] += t.Balance(calc.AccountOf(seat), board.Certificate(company, class))
		}
	}
	return highest(t, score), true
}

// companyLeads sets the scores of the directors of the companies with the highest number. Each score is this number.
func companyLeads(t calc.Table, score []int, number func(company int) int) {
	best := 0
	for company := range t.Layout().Companies {
		if board.Started(t, company) {
			best = max(best, number(company))
		}
	}
	for company := range t.Layout().Companies {
		if seat := board.DirectorOf(t, company); seat != calc.None && board.Started(t, company) &&
			number(company) == best {
			score[seat] = best
		}
	}
}

func highest(t calc.Table, score []int) []int {
	_, seats := calc.Best(t.Clockwise(0), 1, func(seat int) int { return score[seat] })
	return seats
}

func (e *Goal) refusal(t calc.Table) ([]int, *calc.Refusal) {
	if refusal := board.PhaseRefusal(t, board.PhaseGoals).OrCheck(e, t); refusal != nil {
		return nil, refusal
	}
	winners, counted := leaders(t, e.Goal)
	if counted {
		if len(e.Winners) > 0 {
			return nil, calc.Refuse("goal.counted", "winners").Under("goals")
		}
		return winners, nil
	}
	for i, seat := range e.Winners {
		switch {
		case !t.Layout().HasSeat(seat):
			return nil, calc.Refuse("seat.unknown", "winners").Under("goals").
				With("player", min(max(-1, seat), maxAmount)).With("seats", len(t.Layout().Seats))
		case i > 0 && e.Winners[i-1] >= seat:
			return nil, calc.Refuse("goal.winner", calc.ItemName("winners", seat)).Under("goals").Seated(seat)
		}
	}
	return e.Winners, nil
}

func (e *Goal) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	winners, refusal := e.refusal(t)
	return calc.Build(t, refusal, func(b *calc.Builder) {
		goal := slices.Index(goals(), e.Goal)
		done := t.Mark(board.GameMark(t, board.MarkScored)) | 1<<goal
		number := 0
		for i := range goals() {
			number += done >> i & 1
		}
		b.Line("goal."+e.Goal, "goals", calc.None, calc.None, calc.With("count", len(winners)),
			calc.With("number", number), calc.With("max", decade.GoalsDrawn))
		b.Set(board.GameMark(t, board.MarkScored), done)
		for _, seat := range winners {
			mark := board.SeatMark(t, seat, board.SeatGoals)
			b.Line("prize", "goals", seat, calc.None, calc.With("amount", decade.GoalPrize),
				calc.With("count", b.Mark(mark)+1))
			b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), decade.GoalPrize)
			b.Set(mark, b.Mark(mark)+1)
		}
		if number >= decade.GoalsDrawn {
			b.Finish("over.goals")
		}
	})
}
