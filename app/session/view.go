package session

import (
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/ledger/game"
)

// View is the game on the table now. There must be one.
func (s *Session) View() view.Game {
	v := view.NewGame(s.game)
	if v.Last == nil || s.taps[v.Last.Op] == 0 {
		return v
	}
	tap, steps := s.taps[v.Last.Op], s.game.Steps()[:v.Last.Number]
	first := slices.IndexFunc(steps, func(step game.Step) bool { return s.taps[step.Op] == tap })
	v.Latest, v.Before = steps[first:], steps[first].Before
	return v
}
