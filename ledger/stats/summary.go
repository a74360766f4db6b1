// Package stats tells what games come to: summaries for the shelf, careers and ratings, highlights and superlatives.
package stats

import (
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
)

// A Summary is a game as it stands on the shelf. The book keeps it beside the game, so that a shelf of thousands is
// read without working out one of them.
type Summary struct {
	ID              ledger.GameID
	Rulebook, Title string
	// PlayTime is when the game was played; Ended is unknown where only what the setup tells is filled in.
	game.PlayTime
	// Touched is when the last operation was given or when the game came into the book. It orders the games in play and
	// dates none.
	Touched time.Time
	// Archived tells that somebody put the game away, Deleted that it is off the shelf, see [book.Shelf.Deleted].
	Archived, Deleted bool
	// DeletedAt is when the game was deleted, zero where it was not.
	DeletedAt time.Time
	// Names are the people who play, by seat.
	Names []string
	// Entries is the number of living entries.
	Entries int
	// Round is the round being played; Rounds how many there are, 0 when nobody can tell.
	Round  int
	Rounds int
	// Unresolved is how many entries need fixing. As long as there are any nobody leads and the game has no result.
	Unresolved int
	// Over reports whether the game has a result, see [game.Game.Decided].
	Over bool
	// Turn is the seat whose turn it is, or [calc.None].
	Turn int
	// Expected is the kind of the entry that is likeliest to come next, empty when nothing is expected. It tells the
	// phase of a game that has phases.
	Expected string
	// Leaders are the seats that stand first; nobody while what people hold is hidden, entries need fixing or nobody is
	// ranked.
	Leaders []int
	// Ranks are where each seat came in, 1 the first; none before the game is over.
	Ranks []int
	// Worths are net worths, moment after moment and in each seat by seat, see [Summary.Course].
	Worths Worths
	// Fault is why the game cannot be replayed; then only what the setup tells is filled in.
	Fault error
	// Pending tells that the game is still to be worked out, see [book.Shelf.ListNow]; then only what the setup tells
	// is filled in, and what was known of Over.
	Pending bool
}

// Course is how the net worth of a seat went: the first moment is the opening, the last is now, those between lie
// evenly spread over the entries. There are never more than 17, and none where nobody leads; where what people held was
// hidden until the end, only that is there.
func (s Summary) Course(seat int) []int {
	var all []int
	worths := s.Worths.numbers()
	for i := seat; i < len(worths); i += len(s.Names) {
		all = append(all, worths[i])
	}
	return all
}

// Worth is what a seat is worth now, and whether that may be told.
func (s Summary) Worth(seat int) (int, bool) {
	worths := s.Worths.numbers()
	if len(worths) == 0 {
		return 0, false
	}
	return worths[len(worths)-len(s.Names)+seat], true
}

// SummaryForm is the number of what a summary holds. It goes up when that changes.
const SummaryForm = 6

// maxMoments is how many moments a course has beside the opening and now.
const maxMoments = 15

// SummaryOf is a game as the shelf shows it.
func SummaryOf(p game.Snapshot) Summary {
	table := p.After(len(p.Steps))
	s := Summary{
		ID: p.Setup.ID, Rulebook: p.Setup.Rulebook, Title: p.Setup.Title, PlayTime: p.PlayTime(),
		Names: game.SeatNamesOf(p.Opening), Entries: len(p.Steps), Unresolved: p.Unresolved(), Over: p.Decided(),
		Turn: table.Turn(), Round: table.Round(), Rounds: table.Layout().Rounds,
	}
	if expected := p.Rules.Expected(table).Next; len(expected) > 0 {
		s.Expected = expected[0].Kind()
	}
	if l := table.Layout(); (l.Veiled || l.Hidden) && !s.Over || s.Unresolved > 0 {
		return s
	}
	if s.Over {
		s.Ranks = make([]int, len(s.Names))
	}
	for _, place := range p.Standing().Places {
		if place.Rank == 1 && !place.Out {
			s.Leaders = append(s.Leaders, place.Seat)
		}
		if s.Over {
			s.Ranks[place.Seat] = place.Rank
		}
	}
	if len(s.Leaders) > 0 {
		s.Worths = WorthsOf(worthsOf(p))
	}
	return s
}

// worthsOf are the net worths of a summary.
func worthsOf(p game.Snapshot) []int {
	entries, stride := len(p.Steps), 1
	for (entries-1)/stride > maxMoments {
		stride *= 2
	}
	seats := len(p.Setup.Names)
	all := make([]int, 0, (maxMoments+2)*seats)
	add := func(entries int) {
		table := p.After(entries)
		if table.Layout().Hidden && !table.Over() { // nobody had said what they held
			return
		}
		all = all[:len(all)+seats]
		for _, place := range calc.Unveiled(p.Rules, table).Places {
			all[len(all)-seats+place.Seat] = place.Worth
		}
	}
	for n := 0; n < entries; n += stride {
		add(n)
	}
	add(entries)
	return all
}

// KeptDays is how many days a deleted game is kept before it is offered for deletion for good. It never goes by itself.
const KeptDays = 30

// LongDeleted reports whether the game was deleted more than [KeptDays] ago.
func (s Summary) LongDeleted(now time.Time) bool {
	return s.Deleted && s.DeletedAt.Before(now.AddDate(0, 0, -KeptDays))
}
