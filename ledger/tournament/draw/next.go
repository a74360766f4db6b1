package draw

import (
	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
)

type Task string

const (
	ToPlan Task = "plan"
	// ToJoin means that too few people have joined for a table, or too many for a single table.
	ToJoin     Task = "join"
	ToDraw     Task = "draw"
	ToDrawLots Task = "lots"
	ToReport   Task = "report"
	// ToPlay means that members play games of a series, which count automatically until the series is ended.
	ToPlay Task = "play"
	// ToReveal means that all rounds are played and the hidden standings must be shown.
	ToReveal    Task = "reveal"
	ToCelebrate Task = "over"
)

type Next struct {
	Task  Task
	Round int
	Final bool
	// Sizes are the table sizes of a round to be drawn. Out is the number of members who sit out.
	Sizes  []int
	Out    int
	Tables []int
	Why    *calc.Refusal
}

func NextOf(s *tournament.State) Next {
	if len(s.Plan.Games) == 0 {
		return Next{Task: ToPlan}
	}
	if round, missing := s.Lacking(); len(missing) > 0 {
		return Next{Task: ToReport, Round: round, Tables: missing, Final: isFinal(s, round)}
	}
	switch {
	case s.Over() && s.Hidden(len(s.Rounds)):
		return Next{Task: ToReveal}
	case s.Over():
		return Next{Task: ToCelebrate}
	case s.Plan.Format == tournament.Series && len(s.Members) < 2:
		return Next{Task: ToJoin, Why: tooFew(s.Playing(), 2)}
	case s.Plan.Format == tournament.Series:
		return Next{Task: ToPlay}
	}
	u, refusal := nextRound(s)
	switch {
	case refusal == nil:
		return Next{Task: ToDraw, Round: u.number, Final: u.final, Sizes: u.sizes, Out: u.out()}
	case refusal.Code == "tournament.draw.lots":
		return Next{Task: ToDrawLots, Why: refusal}
	}
	return Next{Task: ToJoin, Why: refusal}
}

func isFinal(s *tournament.State, round int) bool {
	switch s.Plan.Format {
	case tournament.Cut:
		return round > s.Plan.Rounds
	case tournament.KnockOut:
		return round == len(s.Rounds) && len(s.Rounds[round-1].Tables) == 1
	}
	return false
}
