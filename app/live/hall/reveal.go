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

// A Step is the number of members revealed, from the lowest rank up. The step after the last member ends the reveal and
// publishes the standing. Step 0 cancels the reveal.
type Step struct {
	Step int `json:"step"`
}

// revealed returns the ranks revealed so far, best rank first, or nil outside a reveal.
func (h *Hall) revealed() *Standing {
	step := h.step()
	if step == 0 || !h.revealPending() {
		return nil
	}
	lines := standings.After(&h.desk.State, len(h.desk.State.Rounds)).Lines
	return (&Standing{Title: words.Text("ceremony.title")}).with(lines[max(0, len(lines)-step):])
}

func (h *Hall) revealPending() bool { return slices.Contains(director.Steps(h.desk), director.Reveal) }

func (h *Hall) people() int {
	return len(standings.After(&h.desk.State, len(h.desk.State.Rounds)).Lines)
}

func (h *Hall) step() int { return h.halls.box.Setting(h.address) }

func (h *Hall) reveal(by door.Guest, to Step) (Outcome, error) {
	people := h.people()
	switch {
	case !h.revealPending():
		return Outcome{}, door.NewProblem(door.Refused, words.NextTask(&h.desk.State))
	case to.Step < 0 || to.Step > people+1:
		return Outcome{}, door.NewProblem(door.Malformed, words.Text("live.malformed"))
	}
	var err error
	if to.Step > people {
		to.Step = 0
		if s := &h.desk.State; s.Plan.HiddenFrom > 0 && !s.Revealed {
			err = h.asAuthor(ledger.Author{Device: by.Name}, func() error { return h.desk.Enter(&tournament.Reveal{}) })
		}
	}
	if err == nil {
		err = h.halls.box.Set(h.address, to.Step)
	}
	h.halls.changed(h.address)
	if err != nil {
		return Outcome{}, h.refused(err)
	}
	return Outcome{}, nil
}
