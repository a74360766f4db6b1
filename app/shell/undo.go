package shell

import (
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
)

// An Undoer is a page with entries of its own to take back and to enter again.
type Undoer interface {
	Undo()
	Redo()
}

// Undo takes back what was entered last, where a game is on the table, and shows what that was, with a way to do it
// again.
func (s *Shell) Undo() {
	if page, own := s.Page().(Undoer); own {
		page.Undo()
	} else if s.OnTable() {
		s.Undoing().Do()
	}
}

// Redo enters it again, and shows what that was.
func (s *Shell) Redo() {
	if page, own := s.Page().(Undoer); own {
		page.Redo()
	} else if s.OnTable() {
		s.Redoing().Do()
	}
}

// A Reversing is an undo or a redo of the game on the table as a button was drawn for it. It never means what another
// device has entered since: then it says so, and does nothing.
type Reversing struct {
	// Can reports whether there is something to undo or to redo.
	Can bool
	Do  func()
}

// Undoing is what the next undo takes back.
func (s *Shell) Undoing() Reversing { return s.reversing(s.Session.Game().Undoing, s.Session.Undo) }

// Redoing is what the next redo brings again.
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
		if sentence, err := do(r.Op, s.Session.Author()); !s.ShowError(err) {
			s.ShowBar(frame.NewUndoBar(sentence, RedoAction(s.Redoing()), UndoAction(s.Undoing())))
		}
	}}
}

// UndoAction is the last word of each bar that tells of an entry, and RedoAction the one before it where there is no
// other: each has its own place, so that a second tap on the one is never the other, also where it cannot do anything.
func UndoAction(undo Reversing) frame.BarAction {
	return frame.BarAction{Label: words.Text("common.undo"), Tapped: undo.Do, Idle: !undo.Can}
}

// RedoAction is the word that does again what was undone.
func RedoAction(redo Reversing) frame.BarAction {
	return frame.BarAction{Label: words.Text("common.redo"), Tapped: redo.Do, Idle: !redo.Can}
}
