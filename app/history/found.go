package history

import (
	"errors"
	"slices"

	"scripkeeper/app/view/page"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
)

// found is what looking through the games of a book came to.
type found struct {
	games []stats.Summary
	feats []stats.Highlight
	// pending is of how many games the feats are still to be worked out.
	pending int
	err     error
}

// look looks through the games: for what is known of their feats, or for all. What was done before the watch ended it
// need not be done again.
func (s *Source) look(all bool, watch ledger.Watch) (f found, err error) {
	shelf := s.Book.Shelf
	if f.games, err = shelf.Renew(watch); err != nil {
		return f, err
	}
	if all {
		f.feats, err = shelf.RenewHighlights(f.games, watch)
	} else {
		f.feats, f.pending, err = shelf.Highlights(f.games)
	}
	return f, err
}

// WorkOut looks through all games at once. The error may be that of the watch.
func (s *Source) WorkOut(watch ledger.Watch) (err error) {
	s.found, err = s.look(true, watch)
	return err
}

// Begin looks through the games, where a page tells more once that is done: first for what is known, then for the rest.
// After an update of the program these are thousands.
func (s *Source) Begin(at page.At) *page.Work {
	games, err := s.Book.Shelf.ListNow()
	if err != nil || s.busy || !s.due(at, games) {
		return nil
	}
	s.busy = true
	var now found
	all := s.current(games)
	return &page.Work{
		Do: func(stopped func() bool) (err error) {
			now, err = s.look(all, func(done, of int) error {
				if s.percent.Store(int32(100 * done / of)); stopped() {
					return &ledger.Fault{Code: "work.stopped"}
				}
				return nil
			})
			return err
		},
		Done: func(err error) {
			s.busy = false
			s.percent.Store(0)
			var fault *ledger.Fault
			switch {
			case err == nil:
				s.found = now
			case !errors.As(err, &fault) || fault.Code != "work.late" && fault.Code != "work.stopped":
				s.found = found{games: games, err: err}
			}
		},
	}
}

// Follow reports whether the games are looked through farther than was told.
func (s *Source) Follow() (changed bool, err error) {
	before := s.told
	s.told = s.percent.Load()
	return s.told != before, nil
}

// due reports whether a page tells more once the games are looked through.
func (s *Source) due(at page.At, games []stats.Summary) bool {
	switch at.Part(0) {
	case "records", "person":
		return !s.current(games) || s.found.pending > 0
	case "", "people":
		return !s.current(games) && slices.ContainsFunc(games, func(g stats.Summary) bool { return g.Pending })
	}
	return false
}

// current reports whether what was found tells of games as they are.
func (s *Source) current(games []stats.Summary) bool {
	return slices.EqualFunc(games, s.found.games, func(a, b stats.Summary) bool {
		return a.ID == b.ID && a.Touched.Equal(b.Touched) && a.Title == b.Title && slices.Equal(a.Names, b.Names)
	})
}
