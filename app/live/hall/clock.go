package hall

import (
	"slices"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
)

// A Timing is what becomes of the clock of the round: "start", "pause" or "reset".
type Timing struct {
	Do string `json:"do"`
}

// time lets the clock of the round run or stand, or gives the round all its time again.
func (h *Hall) time(by door.Guest, t Timing) (Told, error) {
	if !slices.Contains([]string{"start", "pause", "reset"}, t.Do) {
		return Told{}, door.NewProblem(door.Malformed, words.Text("live.malformed"))
	}
	clock, changed, err := h.desk.Timed(t.Do, time.Now())
	if changed {
		err = h.by(ledger.Author{Device: by.Name}, func() error { return h.desk.Enter(&clock) })
		h.halls.changed(h.address)
	}
	if err != nil {
		return Told{}, h.refused(err)
	}
	return Told{Same: !changed}, nil
}
