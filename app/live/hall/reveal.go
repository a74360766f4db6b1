package hall

import (
	"slices"

	"scripkeeper/app/director"
	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// A Step is how far a reveal is: so many members, the last ones. One more than there are ends it, and the standing is
// open from then on; 0 breaks it off.
type Step struct {
	Step int `json:"step"`
}

// revealed is the standing as far as it is revealed, whoever was revealed last first; nil while it is not.
func (h *Hall) revealed() *Standing {
	step := h.step()
	if step == 0 || !h.due() {
		return nil
	}
	lines := standings.After(&h.desk.State, len(h.desk.State.Rounds)).Lines
	return (&Standing{Title: words.Text("ceremony.title")}).with(lines[max(0, len(lines)-step):])
}

// due reports whether a standing waits for being revealed.
func (h *Hall) due() bool { return slices.Contains(director.Steps(h.desk), director.Reveal) }

// people is how many are revealed.
func (h *Hall) people() int {
	return len(standings.After(&h.desk.State, len(h.desk.State.Rounds)).Lines)
}

// step is how many are revealed of a standing that is being revealed, 0 for none.
func (h *Hall) step() int { return h.halls.box.Setting(h.address) }

// reveal goes on with the reveal, or back.
func (h *Hall) reveal(by door.Guest, to Step) (Told, error) {
	people := h.people()
	switch {
	case !h.due():
		return Told{}, door.NewProblem(door.Refused, words.NextTask(&h.desk.State))
	case to.Step < 0 || to.Step > people+1:
		return Told{}, door.NewProblem(door.Malformed, words.Text("live.malformed"))
	}
	var err error
	if to.Step > people {
		to.Step = 0
		if s := &h.desk.State; s.Plan.HiddenFrom > 0 && !s.Revealed {
			err = h.by(ledger.Author{Device: by.Name}, func() error { return h.desk.Enter(&tournament.Reveal{}) })
		}
	}
	if err == nil {
		err = h.halls.box.Set(h.address, to.Step)
	}
	h.halls.changed(h.address)
	if err != nil {
		return Told{}, h.refused(err)
	}
	return Told{}, nil
}
