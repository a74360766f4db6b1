package table

import (
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/table/hand"
	"scripkeeper/app/table/result"
	"scripkeeper/app/table/why"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/frame"
	"scripkeeper/calc"
)

type (
	// logRoute leads to the log, resultRoute to the result, mendRoute to the entries to fix.
	logRoute    struct{ route.IsRoute }
	resultRoute struct{ route.IsRoute }
	mendRoute   struct{ route.IsRoute }
	sheetRoute  struct {
		route.IsRoute
		sheet *entrySheet
	}
	voidRoute struct {
		route.IsRoute
		number int
	}
	handRoute struct {
		route.IsRoute
		of   *secretParts
		seat int
		open bool
	}
)

func (logRoute) Open(s *shell.Shell) shell.Page { return newLogPage(s) }

func (resultRoute) Open(s *shell.Shell) shell.Page {
	worth := func(seat int) {
		show := s.OpenInDrawer
		if s.Session.View().Standing.Final {
			show = s.Go
		}
		show(why.Route{Figure: view.SeatFigure(seat, view.WorthColumn), Looker: calc.None})
	}
	return result.NewPage(s, worth, func() { openMend(s) })
}

func (mendRoute) Open(s *shell.Shell) shell.Page { return &mendPage{s, frame.NewHolder()} }

func (r sheetRoute) Open(s *shell.Shell) shell.Page { return newSheetPage(s, r.sheet) }

func (r voidRoute) Open(s *shell.Shell) shell.Page {
	step := s.Session.View().Game.Steps()[r.number-1]
	return &voidPage{shell: s, op: step.Op, content: frame.NewHolder()}
}

func (r handRoute) Open(s *shell.Shell) shell.Page { return hand.NewPage(s, r.of, r.seat, r.open) }
