package app

import (
	"context"
	"errors"

	"scripkeeper/app/history"
	"scripkeeper/app/pages"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/page"
	"scripkeeper/ledger"
)

// A historyRoom does for pages on the games of the book what needs the window: it opens games, and looks through all of
// them beside the screen.
type historyRoom struct {
	*history.Source
	shell *shell.Shell
	// looking reports that the games are looked through.
	looking bool
}

// newHistoryPage is the page of a place of [history.Source].
func newHistoryPage(s *shell.Shell, place page.Place) shell.Page {
	return pages.New(s, &historyRoom{Source: history.New(s.Session.Book()), shell: s}, place)
}

// Page is the page of a place. Where it would tell more after work that begins.
func (r *historyRoom) Page(at page.At) (page.Page, error) {
	seen, err := r.Source.Page(at)
	if due := r.Due(); due != nil && !r.looking {
		r.look(due)
		return r.Source.Page(at)
	}
	return seen, err
}

// look looks through the games, and shows what comes of it. What takes too long goes on from there.
func (r *historyRoom) look(due func(ledger.Watch) (history.Found, error)) {
	r.looking = true
	shell.Background(r.shell, shell.Work[history.Found]{
		Do: func(ctx context.Context, report func(float64)) (history.Found, error) {
			return due(watch(ctx, report))
		},
		Reported: func(share float64) {
			r.Percent = int(100 * share)
			r.shell.Page().Update()
		},
		Then: func(found history.Found, err error) {
			r.looking = false
			var fault *ledger.Fault
			switch {
			case err == nil:
				r.Take(found)
				r.shell.Page().Update()
			case errors.As(err, &fault) && fault.Code == "work.late":
				r.shell.Page().Update()
			case fault == nil || fault.Code != "work.stopped":
				r.shell.ShowError(err)
			}
		},
	})
}

// watch ends work with its context, and reports how far it is.
func watch(ctx context.Context, report func(float64)) ledger.Watch {
	percent := -1
	return func(done, of int) error {
		if now := 100 * done / of; now != percent {
			percent = now
			report(float64(now) / 100)
		}
		return ctx.Err()
	}
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
