package shell

import (
	"context"
	"slices"

	"scripkeeper/ledger/stats"
)

// WorkOut has the games of the book that are pending worked out beside the screen, where any of those listed are, and
// goes on with all games. Where that fails or is stopped they stay pending.
func WorkOut(s *Shell, listed []stats.Summary, then func([]stats.Summary)) (stop func()) {
	if !slices.ContainsFunc(listed, func(game stats.Summary) bool { return game.Pending }) {
		return func() {}
	}
	book := s.Session.Book()
	return Background(s, Work[[]stats.Summary]{
		Do: func(ctx context.Context, _ func(float64)) ([]stats.Summary, error) {
			return book.Shelf.Renew(func(int, int) error { return ctx.Err() })
		},
		Then: func(games []stats.Summary, err error) {
			if err == nil {
				then(games)
			}
		},
	})
}
