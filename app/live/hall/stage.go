package hall

import (
	"encoding/json"

	"scripkeeper/app/live/door"
)

// A Stage shows the boards of halls, and of everything else another stage.
type Stage struct {
	halls *Halls
	other door.Stage
}

// NewStage is the [door.Stage] of halls beside another one.
func NewStage(halls *Halls, other door.Stage) Stage { return Stage{halls, other} }

// Seen is the board of a tournament as an audience sees it: all who do not keep it see the same. There are no seats to
// enter for.
func (s Stage) Seen(address string, by door.Audience) ([]byte, error) {
	if !Is(address) {
		return s.other.Seen(address, by)
	}
	h, err := s.halls.Hall(address)
	if err != nil {
		return nil, err
	}
	if by.Role == door.Seat {
		return nil, missing()
	}
	return json.Marshal(h.Board(by))
}
