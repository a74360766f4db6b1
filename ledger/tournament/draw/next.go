package draw

import (
	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
)

// A Task is what the director is to do.
type Task string

const (
	// ToPlan is to agree on a plan.
	ToPlan Task = "plan"
	// ToJoin is to let people join: there are too few for a table, or too many for the only one.
	ToJoin Task = "join"
	// ToDraw is to draw the next round.
	ToDraw Task = "draw"
	// ToDrawLots is to draw lots about who goes on.
	ToDrawLots Task = "lots"
	// ToReport is to enter results of a round.
	ToReport Task = "report"
	// ToPlay is to play: the games of a series come by themselves until it is ended.
	ToPlay Task = "play"
	// ToReveal is to show standings that are hidden; everything is played.
	ToReveal Task = "reveal"
	// ToCelebrate is nothing more: the tournament is over.
	ToCelebrate Task = "over"
)

// A Next is what comes next in a tournament.
type Next struct {
	Task Task
	// Round is the round to draw or to report, 0 for other tasks.
	Round int
	// Final reports that the round is the last table of all.
	Final bool
	// Sizes are how many sit at each table of a round to draw, Out how many sit it out.
	Sizes []int
	Out   int
	// Tables are the tables of the round that lack a result.
	Tables []int
	// Why is why no round can be drawn where people or lots are missing.
	Why *calc.Refusal
}

// NextOf returns what the director is to do.
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
		return Next{Task: ToJoin, Why: few(s.Playing(), 2)}
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

// isFinal reports whether a round that was drawn is the last table of all.
func isFinal(s *tournament.State, round int) bool {
	switch s.Plan.Format {
	case tournament.Cut:
		return round > s.Plan.Rounds
	case tournament.KnockOut:
		return round == len(s.Rounds) && len(s.Rounds[round-1].Tables) == 1
	}
	return false
}
