package director

import (
	"errors"
	"slices"

	"scripkeeper/app/view/page"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
)

// Begin begins the slow work that the page of a place waits for: a draw, the check of one, games that are being played
// or that nobody has worked out yet.
func (s *Source) Begin(at page.At) *page.Work {
	switch at.Part(0) {
	case drawPlace:
		return s.drawing()
	case standingPlace:
		return s.reading(at)
	case "", roundPlace:
		if w := s.checking(); w != nil {
			return w
		}
		return s.workingOut()
	}
	return nil
}

// isStopped reports whether work ended because nobody waited for it any more, so that it may be begun again.
func isStopped(err error) bool {
	var fault *ledger.Fault
	return errors.As(err, &fault) && fault.Code == "work.stopped"
}

// workingOut works out games of the book that are pending, nil where none is.
func (s *Source) workingOut() *page.Work {
	shelf, err := s.Book.Shelf.ListNow()
	if err != nil || s.working || !slices.ContainsFunc(shelf, func(g stats.Summary) bool { return g.Pending }) {
		return nil
	}
	s.working = true
	return &page.Work{
		Do: func(stopped func() bool) error {
			_, err := s.Book.Shelf.Renew(func(int, int) error {
				if stopped() {
					return &ledger.Fault{Code: "work.stopped"}
				}
				return nil
			})
			return err
		},
		Done: func(err error) { s.working = err != nil && !isStopped(err) }, // what fails is not tried again
	}
}
