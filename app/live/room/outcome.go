package room

import (
	"scripkeeper/app/live/door"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
)

// outcome is what an entry would do, as far as a guest may see it: the way to somebody's hand is there for who may see
// that hand.
func outcome(by door.Guest, of sheet.Outcome) sheet.Outcome {
	if of.Figures != nil {
		of.Figures = figures(*of.Figures)
	}
	if of.Consequences != nil {
		told := consequencesOf(*of.Consequences)
		of.Consequences = &told
	}
	if of.Veil != nil && by.Role != door.Keeper && by.Seat != of.Veil.Seat {
		of.Veil = nil
	}
	return of
}

// consequencesOf are what an amendment changes at the end, without any figures where they are the same or hidden.
func consequencesOf(of view.Consequences) view.Consequences {
	changes := view.Matrix{}
	if !of.Same && !of.Hidden {
		changes = *figures(of.Changes)
	}
	of.Changes = changes
	return of
}
