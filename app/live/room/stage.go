package room

import (
	"encoding/json"

	"scripkeeper/app/live/door"
)

// A Stage shows the boards of rooms.
type Stage struct{ rooms Rooms }

// NewStage is the [door.Stage] of rooms.
func NewStage(rooms Rooms) Stage { return Stage{rooms} }

// Seen is the board of a game, as an audience sees it.
func (s Stage) Seen(game string, by door.Audience) ([]byte, error) {
	r, err := s.rooms.Room(game)
	if err != nil {
		return nil, err
	}
	return json.Marshal(r.Board(by))
}
