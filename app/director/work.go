package director

import (
	"slices"

	"scripkeeper/app/view/page"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
)

// Begin returns the slow work that a page waits for, or nil. Such work is a draw, a check of a draw, or an evaluation.
func (s *Source) Begin(at page.At) *page.Work {
	switch at.Part(0) {
	case drawPlace:
		return s.drawWork()
	case standingPlace:
		return s.reading(at)
	case "", roundPlace:
		if w := s.checkWork(); w != nil {
			return w
		}
		return s.evaluationWork()
	}
	return nil
}

// isStopped reports whether work was stopped because no page waits for it. Such work may be started again.
func isStopped(err error) bool {
	return ledger.IsFault(err, "work.stopped")
}

// evaluationWork returns the work of evaluating games that changed, or nil if there are none.
func (s *Source) evaluationWork() *page.Work {
	shelf, err := s.Book.Shelf.ListNow()
	if err != nil || s.working || !slices.ContainsFunc(shelf, func(g stats.Summary) bool { return g.Pending }) {
		return nil
	}
	s.working = true
	return &page.Work{
		Do: func(stopped func() bool) error {
			_, err := s.Book.Shelf.Refresh(func(int, int) error {
				if stopped() {
					return &ledger.Fault{Code: "work.stopped"}
				}
				return nil
			})
			return err
		},
		Done: func(err error) { s.working = err != nil && !isStopped(err) }, // failed work is not retried
	}
}
