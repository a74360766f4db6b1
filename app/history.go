package app

import (
	"scripkeeper/app/history"
	"scripkeeper/app/pages"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/page"
)

// A historyRoom extends [history.Source] by the actions that need the window: open a game, set up a similar game.
type historyRoom struct {
	*history.Source
	shell *shell.Shell
}

func newHistoryPage(s *shell.Shell, place page.Place) shell.Page {
	return pages.New(s, &historyRoom{history.New(s.Session.Book()), s}, place)
}

func runHistory(s *shell.Shell, a page.Action) {
	pages.Run(s, &historyRoom{history.New(s.Session.Book()), s}, a)
}

func (r *historyRoom) Do(a page.Action, at page.At) (page.Done, error) {
	of, err := page.Read[history.Target](a)
	switch {
	case err != nil:
	case a.Way == history.Again:
		again, fault := r.Book.Games.Load(of.Games[0])
		if err = fault; err == nil {
			r.shell.Go(route.GameLike{Setup: again.Rematch()})
		}
	case a.Way == history.Open:
		if err = r.shell.Session.Open(of.Games[0]); err == nil {
			r.shell.Go(route.Table{})
		}
		if err == nil && of.Entry > 0 {
			r.shell.OpenInDrawer(route.Entry{Number: of.Entry})
		}
	default:
		return r.Source.Do(a, at)
	}
	return page.Done{}, err
}
