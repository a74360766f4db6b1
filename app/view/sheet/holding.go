package sheet

import (
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/calc"
)

type Holding struct {
	Worth int
	Parts []view.Part
}

// leaverHolding returns the holding of a player about to leave. It returns nil for other entries and secret holdings.
func (t Task) leaverHolding() *Holding {
	e, leaves := t.Entry.(*calc.Leave)
	if !leaves || t.Base.PlayerRefusal("seat", e.Seat) != nil || t.Game.Veiled(e.Seat) || view.Hidden(t.Base) {
		return nil
	}
	place := calc.KnownPlace(t.Game.Rulebook, t.Base, e.Seat)
	h := &Holding{Worth: place.Worth, Parts: t.summands(place)}
	for i, company := range view.Companies(t.Base.Layout()) {
		listed := func(p view.Part) bool { return p.Company != nil && *p.Company == company }
		if note := t.Game.Classes(t.Base, e.Seat, i); note != "" && !slices.ContainsFunc(h.Parts, listed) {
			h.Parts = append(h.Parts, view.Part{Company: &company, Note: note})
		}
	}
	return h
}
