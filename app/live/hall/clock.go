package hall

import (
	"time"

	"scripkeeper/app/director"
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
	s, now := &h.desk.State, time.Now()
	clock, has := director.HallClock(s)
	switch {
	case !has:
		return Told{}, door.NewProblem(door.Refused, words.Text("live.hall.noclock"))
	case t.Do == "reset":
		clock, _ = s.FullClock(len(s.Rounds))
	case t.Do != "start" && t.Do != "pause":
		return Told{}, door.NewProblem(door.Malformed, words.Text("live.malformed"))
	case clock.LeftAt(now) <= 0:
		return Told{}, door.NewProblem(door.Refused, words.Text("hall.clock.over"))
	case clock.Runs() == (t.Do == "start"):
		return Told{Same: true}, nil
	case clock.Runs():
		clock = clock.Paused(now)
	default:
		clock = clock.Started(now)
	}
	err := h.by(ledger.Author{Device: by.Name}, func() error { return h.desk.Enter(&clock) })
	h.halls.changed(h.address)
	if err != nil {
		return Told{}, h.refused(err)
	}
	return Told{}, nil
}
