// Package form fills in any entry by the form that the entry describes itself with: the generic sheet, and its
// controls, which other pages use too.
package form

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/sheet"
	"scripkeeper/calc"
)

// An Editor lets an entry be filled in. It changes the entry that it was made for and reports so.
type Editor interface {
	// Object is what one sees; made once.
	Object() fyne.CanvasObject
	// Rebase fills in the entry of another task with the same controls, and reports whether it can: else an editor is
	// made anew for it.
	Rebase(Task) bool
	// Focus puts the keyboard where one begins.
	Focus(fyne.Canvas)
	// Typed takes a letter that no field took, and reports whether it meant something.
	Typed(letter rune) bool
	// Lead goes by a letter to a field, and reports whether one is meant.
	Lead(letter rune) bool
	// Escape closes what is open within the editor, and reports whether anything was.
	Escape() bool
	// WantsFigures reports that the sheet is to show cash, prices and holdings while the entry is not finished.
	WantsFigures() bool
	// Reveal opens what lies behind a seat's veil, and Looker is the seat that looks behind its own, or [calc.None].
	Reveal(seat int)
	Looker() int
}

// A Task is what an editor is made for.
type Task struct {
	// Rulebook is the game's id, Table the table that the entry is applied to.
	Rulebook string
	Table    calc.Table
	Entry    calc.Entry
	// Pawns are the players' marks, by seat; where there are none they are those of the seats.
	Pawns []emblem.Pawn
	// Alone tells that the entry amends one of the past, so that no others can come with it.
	Alone bool
	// Low tells that the window is low, so that what is filled in needs the room of a sentence on the kind of entry.
	Low bool
	// Changed is called after every change.
	Changed func()
	// Refuse is told why something that was tapped cannot be chosen, and nothing once that is past without a change.
	Refuse func(sentence string)
	// Hand hands the device to a player who has something to tell in secret, on a page of that player's own. Where it
	// is nil, that opens on the sheet. Said are the players who have told it.
	Hand func(seat int)
	Said sheet.Said
	// Shown tells that nothing is secret any more.
	Shown bool
	// Dock lays something beneath what is scrolled of the sheet, where it moves nothing, and takes it away again with
	// nil. It is nil where there is no such place.
	Dock func(o fyne.CanvasObject)
}
