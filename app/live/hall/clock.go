package hall

import (
	"slices"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
)

// A Timing is an action on the clock of the round: "start", "pause" or "reset".
type Timing struct {
	Do string `json:"do"`
}

func (h *Hall) time(by door.Guest, t Timing) (Outcome, error) {
	if !slices.Contains([]string{"start", "pause", "reset"}, t.Do) {
		return Outcome{}, door.NewProblem(door.Malformed, words.Text("live.malformed"))
	}
	clock, changed, err := h.desk.ClockAfter(t.Do, time.Now())
	if changed {
		err = h.asAuthor(ledger.Author{Device: by.Name}, func() error { return h.desk.Enter(&clock) })
		h.halls.changed(h.address)
	}
	if err != nil {
		return Outcome{}, h.refused(err)
	}
	return Outcome{Same: !changed}, nil
}
