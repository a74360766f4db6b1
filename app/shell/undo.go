package shell

import (
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
)

type Undoer interface {
	Undo()
	Redo()
}

// Undo undoes the last entry of the game on the table, and shows the entry with an action to redo it.
func (s *Shell) Undo() {
	if page, own := s.Page().(Undoer); own {
		page.Undo()
		s.Guard.Spend()
	} else if s.OnTable() {
		s.Undoing().Do()
	}
}

func (s *Shell) Redo() {
	if page, own := s.Page().(Undoer); own {
		page.Redo()
		s.Guard.Spend()
	} else if s.OnTable() {
		s.Redoing().Do()
	}
}

// Reversing is what an undo or redo button does. If another device has made an entry since, or just before, Do only
// shows a notice.
type Reversing struct {
	Can bool
	Do  func()
}

func (s *Shell) Undoing() Reversing { return s.reversing(s.Session.Game().Undoing, s.Session.Undo) }

func (s *Shell) Redoing() Reversing { return s.reversing(s.Session.Game().Redoing, s.Session.Redo) }

func (s *Shell) reversing(
	next func() (game.Reversal, bool), do func(int64, ledger.Author) (string, error),
) Reversing {
	on := s.Session.Game().ID()
	r, can := next()
	return Reversing{can, func() {
		if now := s.Session.Game(); !can || now == nil || now.ID() != on {
			return
		}
		if s.Guard.Startled() {
			s.ShowError(&ledger.Fault{Code: "undo.other"})
			return
		}
		s.Guard.Spend() // the next tap would undo or redo another entry
		if sentence, err := do(r.Op, s.Session.Author()); !s.ShowError(err) {
			s.ShowBar(frame.NewUndoBar(sentence, RedoAction(s.Redoing()), UndoAction(s.Undoing())))
		}
	}}
}

// UndoAction returns the action Undo, always the last one on a bar. Redo or another action may be before it. A disabled
// action keeps its position, because the second of two taps must never hit the other action.
func UndoAction(undo Reversing) frame.BarAction {
	return frame.BarAction{Label: words.Text("common.undo"), Tapped: undo.Do, Idle: !undo.Can}
}

func RedoAction(redo Reversing) frame.BarAction {
	return frame.BarAction{Label: words.Text("common.redo"), Tapped: redo.Do, Idle: !redo.Can}
}
