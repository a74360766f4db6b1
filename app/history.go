package app

import (
	"scripkeeper/app/history"
	"scripkeeper/app/pages"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/page"
)

// A historyRoom does for pages on the games of the book what needs the window: it opens games.
type historyRoom struct {
	*history.Source
	shell *shell.Shell
}

// newHistoryPage is the page of a place of [history.Source].
func newHistoryPage(s *shell.Shell, place page.Place) shell.Page {
	return pages.New(s, &historyRoom{history.New(s.Session.Book()), s}, place)
}

// Do does what a page offered.
func (r *historyRoom) Do(a page.Action, at page.At) (page.Done, error) {
	if a.Way != history.Open {
		return r.Source.Do(a, at)
	}
	of, err := page.Read[history.Of](a)
	if err == nil {
		err = r.shell.Session.Open(of.Games[0])
	}
	if err != nil {
		return page.Done{}, err
	}
	r.shell.Go(route.Table{})
	if of.Entry > 0 {
		r.shell.GoBeside(route.Entry{Number: of.Entry})
	}
	return page.Done{}, nil
}
