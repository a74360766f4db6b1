// Package form fills in entries by the forms they describe. Other pages use its controls, too.
package form

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/sheet"
	"scripkeeper/calc"
)

// An Editor lets the user fill in an entry. It changes the entry it was made for, and calls [Task.Changed] on each
// change.
type Editor interface {
	// Object returns the editor's content; always the same object.
	Object() fyne.CanvasObject
	// Rebase makes the editor's controls edit another task's entry. If it returns false, a new editor is needed
	// instead.
	Rebase(Task) bool
	Focus(fyne.Canvas)
	// Typed handles a letter that no field took, and reports whether it did.
	Typed(letter rune) bool
	// Lead moves to the field with a letter as shortcut, and reports whether there is one.
	Lead(letter rune) bool
	// Escape closes whatever is open within the editor, and reports whether anything was.
	Escape() bool
	// WantsFigures reports whether the sheet should show cash, prices and holdings while the entry is unfinished.
	WantsFigures() bool
	// Reveal lifts a seat's veil. Looker returns the seat whose player has lifted the veil, or [calc.None].
	Reveal(seat int)
	Looker() int
}

// A Task describes the entry to fill in and its surroundings.
type Task struct {
	// Rulebook is the rulebook's id, Table the table the entry is applied to.
	Rulebook string
	Table    calc.Table
	Entry    calc.Entry
	// Pawns are the players' marks, by seat; if nil, each seat has its usual mark.
	Pawns []emblem.Pawn
	// Amends reports whether the entry amends a past one, so that no further entries can be added to the sheet.
	Amends bool
	// Low reports whether the window is low, so that the controls need the space of the explanation.
	Low     bool
	Changed func()
	// Refuse is called with the reason when something impossible is tapped, and with "" to remove the reason again.
	Refuse func(sentence string)
	// Hand hands the device to a player for secret input on a separate page; if nil, the secret opens on the sheet.
	// Said lists the players who have finished their secret input.
	Hand     func(seat int)
	Finished sheet.Answered
	// Revealed reports whether nothing is secret any more.
	Revealed bool
	// Dock puts an object beneath the scrolled part of the sheet, so that nothing on the sheet moves; nil removes the
	// object. Dock is nil if there is no such place.
	Dock func(o fyne.CanvasObject)
}
