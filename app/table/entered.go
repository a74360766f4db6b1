package table

import (
	"scripkeeper/app/shell"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
	"scripkeeper/ledger/oplog"
)

func showRecorded(s *shell.Shell, short string, number int) {
	showEntered(s, oplog.ActRecord, short, number)
}

func showEntered(s *shell.Shell, act oplog.Act, short string, number int) {
	if s.Session.Game().Decided() { // a finished game shows its result
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

func undoAction(s *shell.Shell) frame.BarAction {
	undo := s.Undoing()
	return shell.UndoAction(shell.Reversing{Can: undo.Can, Do: func() { s.HideBar(); undo.Do() }})
}
