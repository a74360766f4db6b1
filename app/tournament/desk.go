package tournament

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/director"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// A desk is the tournament that is run in a window.
type desk struct {
	*director.Desk
	shell *shell.Shell
	// looking tells that the director looks at a standing that is hidden.
	looking bool
}

func (r *room) desk() *desk { return &desk{r.Desk, r.shell, r.Looking()} }

// did reports whether something was entered. Else it says why not, and where another window was quicker the page shows
// what that one entered.
func (d *desk) did(err error) bool {
	if err == nil {
		return true
	}
	if words.MovedOn(err) {
		d.shell.Page().Update()
	}
	d.shell.ShowNotice(d.Trouble(err))
	return false
}

// pawns are the marks of the people of a table, by seat.
func (d *desk) pawns(table tournament.DrawnTable) []emblem.Pawn {
	var pawns []emblem.Pawn
	for _, known := range d.Looks(table) {
		pawns = append(pawns, emblem.NewPawn(known))
	}
	return pawns
}

// colorOf is the colour of a tone.
func colorOf(t director.Tone) fyne.ThemeColorName {
	return map[director.Tone]fyne.ThemeColorName{director.Soft: look.Soft, director.Good: look.Gain,
		director.Bad: look.Loss, director.Turn: look.Turn, director.Plain: look.Ink}[t]
}
