// Package tournament shows tournaments to whoever runs them: the list of them, a new one, and of each its rounds, its
// standings, its people and its log. It draws what the package director tells.
package tournament

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/director"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/tournament/planning"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

// A desk is the tournament that is run in a window.
type desk struct {
	*director.Desk
	shell *shell.Shell
	// looking tells that the director looks at a standing that is hidden.
	looking bool
}

// openDesk reads a tournament of the book.
func openDesk(s *shell.Shell, id ledger.JournalID) (*desk, error) {
	book := s.Session.Book()
	d, err := director.Open(book, id, book.Shelf.ListNow, s.Session.Author)
	return &desk{Desk: d, shell: s}, err
}

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

// enter enters entries up to the first that cannot be, says why that cannot be, and reports whether all were entered.
func (d *desk) enter(entries ...tournament.Entry) bool { return d.did(d.Enter(entries...)) }

// hidden reports whether the standing after a number of rounds is not to be seen now.
func (d *desk) hidden(after int) bool { return d.State.Hidden(after) && !d.looking }

// pawns are the marks of the people of a table, by seat.
func (d *desk) pawns(table tournament.DrawnTable) []emblem.Pawn {
	var pawns []emblem.Pawn
	for _, known := range d.Looks(table) {
		pawns = append(pawns, emblem.NewPawn(known))
	}
	return pawns
}

// fitting is what a member is called in a room: the name, or where that has no room the short name.
func (d *desk) fitting(member int, room float32, style core.Style) string {
	if name := d.Name(member); text.New(name, style).Room() <= room {
		return name
	}
	return games.ShortNames(&d.State, d.People)[member]
}

// longest is how wide the longest of some names is, within limits.
func (d *desk) longest(members []int, least, most float32, style core.Style) float32 {
	for _, member := range members {
		least = max(least, text.New(d.Name(member), style).Room())
	}
	return min(least, most)
}

// undoing takes back what was done last as it stands now, redoing enters it again. Either says what that was, with the
// way back.
func (d *desk) undoing(changed func()) shell.Reversing {
	return d.reversing(d.Tournament.Undoing, d.Undo, changed)
}

func (d *desk) redoing(changed func()) shell.Reversing {
	return d.reversing(d.Tournament.Redoing, d.Redo, changed)
}

func (d *desk) reversing(
	next func() (tournament.Reversal, bool), do func(int64) (string, error), changed func(),
) shell.Reversing {
	r, can := next()
	return shell.Reversing{Can: can, Do: func() {
		if !can {
			return
		}
		sentence, err := do(r.Op)
		if !d.did(err) {
			return
		}
		changed()
		d.shell.ShowBar(frame.NewUndoBar(sentence,
			shell.RedoAction(d.redoing(changed)), shell.UndoAction(d.undoing(changed))))
	}}
}

// openPlan asks how the tournament goes from now on.
func (d *desk) openPlan() {
	d.shell.Go(planning.PlanRoute{Plan: d.State.Plan, Take: func(plan tournament.Plan) bool { return d.enter(&plan) }})
}

// openHall leads to the view for everybody in the room, ceremony to the reveal.
func (d *desk) openHall() { d.shell.Go(route.Hall{Tournament: d.Tournament.Head().ID}) }
func (d *desk) ceremony() { d.shell.Go(route.Ceremony{Tournament: d.Tournament.Head().ID}) }

// colorOf is the colour of a tone.
func colorOf(t director.Tone) fyne.ThemeColorName {
	return map[director.Tone]fyne.ThemeColorName{director.Soft: look.Soft, director.Good: look.Gain,
		director.Bad: look.Loss, director.Turn: look.Turn, director.Plain: look.Ink}[t]
}
