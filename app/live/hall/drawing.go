package hall

import (
	"scripkeeper/app/director"
	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
	"scripkeeper/ledger"
)

// drawn is the next round as far as it was drawn, nil where it was not, or something was entered since.
func (h *Hall) drawn() *director.Drawing {
	if h.drawing == nil || h.drawing.Stale() {
		return nil
	}
	return h.drawing
}

// draw draws the next round, or draws it again, beside the goroutine of the games: many tables take a while. Nobody
// else sees it before it is announced, and it is kept in memory alone: after a restart the director draws again.
func (all *Halls) draw(run func(func()), c door.Call) (told Told, err error) {
	if _, err := door.Read[struct{}](c); err != nil {
		return Told{}, err
	}
	var h *Hall
	var draw *director.Draw
	games := run
	run = func(do func()) { games(func() { words.In(lang.Of(c.Language), do) }) }
	err = missing() // where the games are gone
	run(func() {
		if h, err = all.Hall(c.Path["game"]); err != nil {
			return
		}
		if h.drawLabel() == "" {
			err = door.NewProblem(door.Refused, words.NextTask(&h.desk.State))
			return
		}
		if h.drawing == nil || !h.drawing.Busy() {
			h.drawing, h.number = director.NewDrawing(h.desk), door.Number()
			draw = h.drawing.Start()
			all.changed(h.address)
		}
	})
	if err != nil || draw == nil {
		return Told{}, err
	}
	draw.Do()
	run(func() {
		h.drawing.Finish(draw, nil)
		all.changed(h.address)
		told.Done, _ = h.drawing.Says()
	})
	return told, nil
}

// An Announcing names the drawing that the director saw.
type Announcing struct {
	ID int `json:"id"`
}

// announce enters the round that was drawn.
func (h *Hall) announce(by door.Guest, a Announcing) (Told, error) {
	if a.ID < 1 {
		return Told{}, door.NewProblem(door.Malformed, words.Text("live.malformed"))
	}
	if drawn := h.drawn(); drawn == nil || drawn.Round == nil || h.number != a.ID {
		return Told{}, door.NewProblem(door.Stale, words.Text("live.hall.redraw"))
	}
	drawing := h.drawing
	err := h.by(ledger.Author{Device: by.Name}, func() error {
		_, err := drawing.Announce()
		return err
	})
	h.halls.changed(h.address)
	if err != nil {
		return Told{}, h.refused(err)
	}
	h.drawing = nil
	title := director.HallRound(&h.desk.State, len(h.desk.State.Rounds))
	return Told{Done: words.Format("live.hall.announced", words.Names{"round": title})}, nil
}
