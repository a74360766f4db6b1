package tournament

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/seating"
)

// Draw proposes the next round from a seed: the same one on every device, but for the games' numbers. Nothing is entered.
// The refusal tells what is missing: a plan, people enough for a table, results of the round before.
func (s *State) Draw(method Method, seed uint64) (*Round, *calc.Refusal) {
	if len(s.Plan.Games) == 0 {
		return nil, calc.Refuse("tournament.round.plan", "")
	}
	if n := len(s.Rounds); n > 0 {
		if missing := s.Rounds[n-1].Missing(); len(missing) > 0 {
			return nil, calc.Missing("tournament.draw.results", "").With("round", n).With("table", missing[0]).With("count", len(missing))
		}
	}
	if over := s.Over(); over {
		return nil, calc.Refuse("tournament.draw.over", "")
	}
	playing, sizes, refusal := s.seats()
	if refusal != nil {
		return nil, refusal
	}
	seats := 0
	for _, size := range sizes {
		seats += size
	}
	round := &Round{Number: len(s.Rounds) + 1, Method: method, Seed: seed}
	for _, member := range s.Active() {
		if !slices.Contains(playing[:seats], member) {
			round.Out = append(round.Out, member)
		}
	}
	tables, err := s.tables(method, seed, playing[:seats], sizes)
	if err != nil {
		return nil, calc.Refuse("tournament.draw.failed", "")
	}
	for _, members := range tables {
		round.Tables = append(round.Tables, RoundsTable{Members: members, Game: ledger.NewGameID().String()})
	}
	return round, nil
}

// seats are who plays in the next round and how many sit at each table.
func (s *State) seats() (playing, sizes []int, refusal *calc.Refusal) {
	playing = s.Playing()
	if s.Plan.Format == MassStart {
		if len(playing) < 2 {
			return nil, nil, calc.Missing("tournament.draw.few", "").With("count", len(playing)).With("min", 2)
		}
		return playing, []int{len(playing)}, nil
	}
	sizes, err := seating.Sizes(len(playing), MinSize, s.Plan.Size, MaxSize)
	if err != nil {
		return nil, nil, calc.Missing("tournament.draw.few", "").With("count", len(playing)).With("min", MinSize)
	}
	return playing, sizes, nil
}

// tables are who sits where.
func (s *State) tables(method Method, seed uint64, playing, sizes []int) ([]seating.Table, error) {
	plan := seating.Plan{Present: playing, Sizes: sizes, Rounds: 1, Seed: seed, Before: s.played()}
	for _, wish := range s.Wishes {
		if !wish.Together {
			plan.Apart = append(plan.Apart, wish.Members)
		}
	}
	rounds, err := seating.Draw(plan)
	if err != nil {
		return nil, err
	}
	return rounds[0], nil
}

// played are the tables of the rounds that were drawn.
func (s *State) played() []seating.Round {
	rounds := make([]seating.Round, len(s.Rounds))
	for i, drawn := range s.Rounds {
		for _, table := range drawn.Tables {
			rounds[i] = append(rounds[i], table.Members)
		}
	}
	return rounds
}

// Over tells that no round is left to draw and none lacks a result.
func (s *State) Over() bool {
	if len(s.Rounds) == 0 || len(s.Rounds[len(s.Rounds)-1].Missing()) > 0 {
		return false
	}
	return len(s.Rounds) >= s.Plan.Rounds
}
