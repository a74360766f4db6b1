package hall

import (
	"time"

	"scripkeeper/app/director"
	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
)

// A Ruling is what the director says of a table: how it ended, that it was not played to an end, or that its result
// does not count any more.
type Ruling struct {
	Round int `json:"round"`
	Table int `json:"table"`
	// Of is the operation whose result of the table the director saw, 0 for none.
	Of int64 `json:"of"`
	// Unplayed and Back are in the place of a result.
	Unplayed   bool   `json:"unplayed"`
	Back       bool   `json:"back"`
	PlacesOnly bool   `json:"placesonly"`
	Seats      []Said `json:"seats"`
}

// rule enters a result of a table, in the place of the one that it has, or takes that back. What makes other entries
// impossible is left to the window, which mends them.
func (h *Hall) rule(by door.Guest, r Ruling) (Told, error) {
	table, err := h.table(r.Round, r.Table)
	if err != nil {
		return Told{}, err
	}
	step, had := h.given(r.Round, r.Table)
	if step.Source != r.Of {
		return Told{}, door.NewProblem(door.Stale, words.Text("fault.undo.other"))
	}
	var instead tournament.Entry
	var result *tournament.Result
	switch {
	case r.Back && !had:
		names := tableNames(r.Round, r.Table)
		return Told{}, door.NewProblem(door.Refused, words.Format("live.hall.noresult", names))
	case r.Unplayed:
		result = &tournament.Result{Round: r.Round, Table: r.Table, Unplayed: true, Source: tournament.Typed}
		instead = result
	case !r.Back:
		said, refusal := h.said(table, r.Round, r.PlacesOnly, r.Seats)
		if refusal != nil {
			return Told{}, h.refused(refusal)
		}
		result, instead = said, said
	}
	if had {
		if would := h.desk.Consequence(step.Number, instead); would.Warning != "" {
			return Told{}, door.NewProblem(door.Refused, would.Warning)
		}
	}
	told := Told{}
	err = h.by(ledger.Author{Device: by.Name}, func() error {
		if result == nil {
			told.Done = words.Format("live.hall.back", tableNames(r.Round, r.Table))
			return h.desk.TakeBack(step)
		}
		report := h.desk.Give(director.Report{}, result, true)
		told.Done = director.Says(h.desk, report)
		return report.Err
	})
	h.halls.changed(h.address)
	if err != nil {
		return Told{}, h.refused(err)
	}
	return told, nil
}

// given is the living entry that gave a table its result, and whether there is one.
func (h *Hall) given(round, table int) (step tournament.Step, found bool) {
	number, found := h.desk.Tournament.ResultOf(round, table)
	if found {
		step = h.desk.Tournament.Steps()[number-1]
	}
	return step, found
}

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
