package room

import (
	"encoding/json"

	"scripkeeper/app/live/door"
)

// A Stage shows the boards of rooms.
type Stage struct{ rooms Rooms }

// NewStage is the [door.Stage] of rooms.
func NewStage(rooms Rooms) Stage { return Stage{rooms} }

// Seen is the board of a game, as an audience sees it. The problem is
// [door.Missing] where there is no such game or no such seat.
func (s Stage) Seen(game string, by door.Audience) ([]byte, error) {
	r, err := s.rooms.Room(game)
	if err != nil {
		return nil, err
	}
	if by.Role == door.Seat && !r.session.Game().Table().Layout().HasSeat(by.Seat) {
		return nil, missing()
	}
	return json.Marshal(r.Board(by))
}

// Players are the names at the seats of a game, none where there is no such game.
func (s Stage) Players(game string) []string {
	r, err := s.rooms.Room(game)
	if err != nil {
		return nil
	}
	v := r.session.View()
	names := make([]string, len(v.Layout.Seats))
	for seat := range names {
		names[seat] = v.Name(seat)
	}
	return names
}
