package table

import (
	"scripkeeper/app/shell"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
	"scripkeeper/ledger/oplog"
)

// showRecorded shows for a while what was recorded, with buttons to undo and to edit it.
func showRecorded(s *shell.Shell, short string, number int) {
	showEntered(s, oplog.ActRecord, short, number)
}

// showEntered shows for a while what was recorded, amended or inserted, with buttons to undo and to edit it.
func showEntered(s *shell.Shell, act oplog.Act, short string, number int) {
	if s.Session.Game().Decided() { // the result opens by itself
		s.OpenInDrawer(resultRoute{})
	}
	op := s.Session.Game().Steps()[number-1].Op
	edit := func() {
		if step, there := s.Session.Game().StepOf(op); there {
			pushAmend(s, step.Number)
		} else {
			s.ShowNotice(words.Text("sheet.gone"))
		}
	}
	s.ShowBar(frame.NewUndoBar(sheet.Entered(act, short),
		frame.BarAction{Label: words.Text("common.edit"), Tapped: func() { s.HideBar(); edit() }},
		undoAction(s)))
}

// undoAction undoes what was the last entry when the bar was drawn.
func undoAction(s *shell.Shell) frame.BarAction {
	undo := s.Undoing()
	return shell.UndoAction(shell.Reversing{Can: undo.Can, Do: func() { s.HideBar(); undo.Do() }})
}
