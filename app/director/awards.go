package director

import (
	"slices"

	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// Proposals are who may be given which award by the results of a tournament and by what happened in its games. List
// lists the games of the book. Of the tournament's own, what nobody has worked out yet is worked out; all that is
// watched, and may be done beside everything else.
func Proposals(
	book *book.Book, state tournament.State, list func(ledger.Watch) ([]stats.Summary, error), watch ledger.Watch,
) ([]standings.Proposal, error) {
	games, err := list(watch)
	if err != nil {
		return nil, err
	}
	own := slices.DeleteFunc(games, func(game stats.Summary) bool {
		_, _, plays := state.TableOf(game.ID)
		return !plays
	})
	highlights, err := book.Shelf.RenewHighlights(own, watch)
	if err != nil {
		return nil, err
	}
	return standings.Proposals(&state, highlights), nil
}
