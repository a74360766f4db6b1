package table

import (
	"scripkeeper/app/shell"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
	"scripkeeper/ledger/oplog"
)

// showRecorded says for a while what was recorded as which entry, with a way to undo it or to replace it.
func showRecorded(s *shell.Shell, short string, number int) {
	showEntered(s, oplog.ActRecord, short, number)
}

// showEntered says the same of an entry that was recorded, amended or inserted.
func showEntered(s *shell.Shell, act oplog.Act, short string, number int) {
	if s.Session.Game().Decided() { // the end opens by itself
		s.GoBeside(resultRoute{})
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

// undoAction takes back what was entered last when the bar was drawn.
func undoAction(s *shell.Shell) frame.BarAction {
	undo := s.Undoing()
	return shell.UndoAction(shell.Reversing{Can: undo.Can, Do: func() { s.HideBar(); undo.Do() }})
}
