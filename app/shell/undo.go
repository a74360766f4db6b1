package shell

import (
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
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
	} else if s.OnTable() && s.Session.Game().CanUndo() {
		s.tellReversed(s.Session.UndoTold(s.Session.Author()))
	}
}

// Redo enters it again, and shows what that was.
func (s *Shell) Redo() {
	if page, own := s.Page().(Undoer); own {
		page.Redo()
	} else if s.OnTable() && s.Session.Game().CanRedo() {
		s.tellReversed(s.Session.RedoTold(s.Session.Author()))
	}
}

// tellReversed shows what was undone or redone.
func (s *Shell) tellReversed(sentence string, err error) {
	if s.ShowError(err) {
		return
	}
	g := s.Session.Game()
	s.ShowBar(frame.NewUndoBar(sentence, RedoAction(s.Redo, g.CanRedo()), UndoAction(s.Undo, g.CanUndo())))
}

// Done has what shows a thing show what was done to it, and tells that with the way back, nil for none.
func Done(s *Shell, err error, sentence string, back func() error, update func()) {
	if s.ShowError(err) {
		return
	}
	update()
	actions := []frame.BarAction{{Label: words.Text("common.close"), Tapped: s.HideBar}}
	if back != nil {
		actions = append([]frame.BarAction{UndoAction(func() {
			s.HideBar()
			if !s.ShowError(back()) {
				update()
			}
		}, true)}, actions...)
	}
	s.ShowBar(frame.NewUndoBar(sentence, actions...))
}

// UndoAction is the last word of each bar that tells of an entry, and RedoAction the one before it where there is no
// other: each has its own place, so that a second tap on the one is never the other, also where it cannot do anything.
func UndoAction(undo func(), can bool) frame.BarAction {
	return frame.BarAction{Label: words.Text("common.undo"), Tapped: undo, Idle: !can}
}

// RedoAction is the word that does again what was undone.
func RedoAction(redo func(), can bool) frame.BarAction {
	return frame.BarAction{Label: words.Text("common.redo"), Tapped: redo, Idle: !can}
}
