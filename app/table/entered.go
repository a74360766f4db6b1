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
	s.ShowBar(frame.NewUndoBar(sheet.Entered(act, short),
		frame.BarAction{Label: words.Text("common.edit"), Tapped: func() { s.HideBar(); pushAmend(s, number) }},
		undoAction(s)))
}

func undoAction(s *shell.Shell) frame.BarAction {
	return shell.UndoAction(func() { s.HideBar(); s.Undo() }, true)
}
