package session

import "scripkeeper/app/view"

// View is the game on the table now. There must be one.
func (s *Session) View() view.Game {
	v := view.NewGame(s.game)
	if together := s.game.Together(); len(together) > 1 {
		v.Latest, v.Before = together, together[0].Before
	}
	return v
}
