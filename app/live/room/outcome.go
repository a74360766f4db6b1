package room

import (
	"scripkeeper/app/live/door"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
)

// An Outcome is what an entry would do, with its figures as a page draws them.
type Outcome struct {
	sheet.Outcome
	Figures      *Grid         `json:",omitempty"`
	Consequences *Consequences `json:",omitempty"`
}

// Consequences are what an amendment changes at the end, with the figures as a page draws them.
type Consequences struct {
	view.Consequences
	Changes *Grid `json:",omitempty"`
}

// outcome is what an entry would do, as far as a guest may see it: the way to somebody's hand is there for who may see
// that hand.
func outcome(by door.Guest, of sheet.Outcome) Outcome {
	told := Outcome{Outcome: of}
	if of.Figures != nil {
		told.Figures = gridOf(*of.Figures)
	}
	if of.Consequences != nil {
		told.Consequences = consequencesOf(*of.Consequences)
	}
	if of.Veil != nil && by.Role != door.Keeper && by.Seat != of.Veil.Seat {
		told.Veil = nil
	}
	return told
}

func consequencesOf(of view.Consequences) *Consequences {
	told := &Consequences{Consequences: of}
	if !of.Same && !of.Hidden {
		told.Changes = gridOf(of.Changes)
	}
	return told
}
