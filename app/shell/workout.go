package shell

import (
	"context"
	"slices"

	"scripkeeper/ledger"
)

// WorkOut has the games of the book that are pending worked out beside the screen, where any of those listed are, and goes on
// with all games. Where that fails or is stopped they stay pending.
func WorkOut(s *Shell, listed []ledger.Summary, then func([]ledger.Summary)) (stop func()) {
	if !slices.ContainsFunc(listed, func(game ledger.Summary) bool { return game.Pending }) {
		return func() {}
	}
	book := s.Session.Book()
	return Background(s, Work[[]ledger.Summary]{
		Do: func(ctx context.Context, _ func(float64)) ([]ledger.Summary, error) {
			return book.ShelfWatched(func(int, int) error { return ctx.Err() })
		},
		Then: func(games []ledger.Summary, err error) {
			if err == nil {
				then(games)
			}
		},
	})
}
