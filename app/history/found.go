package history

import (
	"slices"

	"scripkeeper/app/view/page"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
)

type found struct {
	games []stats.Summary
	feats []stats.Highlight
	// pending is the number of games with highlights that are not computed yet.
	pending int
	err     error
}

// evaluate returns the games with their highlights. If all is false, it returns stored highlights only. If watch stops
// the work, the results until then are kept.
func (s *Source) evaluate(all bool, watch ledger.Watch) (f found, err error) {
	shelf := s.Book.Shelf
	if f.games, err = shelf.Refresh(watch); err != nil {
		return f, err
	}
	if all {
		f.feats, err = shelf.RefreshHighlights(f.games, watch)
	} else {
		f.feats, f.pending, err = shelf.Highlights(f.games)
	}
	return f, err
}

// WorkOut evaluates all games before it returns. watch can stop the work with an error.
func (s *Source) WorkOut(watch ledger.Watch) (err error) {
	s.found, err = s.evaluate(true, watch)
	return err
}

// Begin returns the work of evaluating games, or nil if the page needs none. The work of the first call loads stored
// highlights. The work of the next call computes missing highlights, perhaps thousands.
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
			now, err = s.evaluate(all, func(done, of int) error {
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
			switch {
			case err == nil:
				s.found = now
			case !ledger.IsFault(err, "work.late", "work.stopped"):
				s.found = found{games: games, err: err}
			}
		},
	}
}

// Follow reports whether the work has progressed since the last call.
func (s *Source) Follow() (changed bool, err error) {
	before := s.told
	s.told = s.percent.Load()
	return s.told != before, nil
}

// due reports whether an evaluation of games would change a page.
func (s *Source) due(at page.At, games []stats.Summary) bool {
	switch at.Part(0) {
	case "records", "person":
		return !s.current(games) || s.found.pending > 0
	case "", "people":
		return !s.current(games) && slices.ContainsFunc(games, func(g stats.Summary) bool { return g.Pending })
	}
	return false
}

func (s *Source) current(games []stats.Summary) bool {
	return slices.EqualFunc(games, s.found.games, func(a, b stats.Summary) bool {
		return a.ID == b.ID && a.Touched.Equal(b.Touched) && a.Title == b.Title && slices.Equal(a.Names, b.Names)
	})
}
