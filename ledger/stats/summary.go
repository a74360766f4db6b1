// Package stats evaluates games: summaries for the shelf, careers and ratings, highlights and superlatives.
package stats

import (
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
)

// Summary is what the list of games shows about a game. The book stores it, because replaying all games takes long.
type Summary struct {
	ID              ledger.GameID
	Rulebook, Title string
	// PlayTime is the time the game was played. Ended is zero if only the setup is known.
	game.PlayTime
	// Touched is the time of the last operation or of the import. It orders games in play but is not the game's date.
	Touched time.Time
	// Archived reports that the game was put away; Deleted, that it was taken off the shelf, see [book.Shelf.Deleted].
	Archived, Deleted bool
	DeletedAt         time.Time
	Names             []string
	Entries           int
	// Round is the current round. Rounds is the number of rounds, 0 if unknown.
	Round  int
	Rounds int
	// Unresolved is the number of entries to fix. If it is not 0, no player leads and the game has no result.
	Unresolved int
	// Over reports whether the game has a result, see [game.Game.Decided].
	Over bool
	// Turn is the seat whose turn it is, or [calc.None].
	Turn int
	// Expected is the kind of the likeliest next entry, or empty. It shows the phase of the game.
	Expected string
	// Leaders is nil while holdings are hidden, entries need fixing or no player is ranked.
	Leaders []int
	// Ranks holds each seat's place, from 1. It is nil before the game is over.
	Ranks []int
	// Worths holds net worths, first by moment and then by seat, see [Summary.Course].
	Worths Worths
	// Fault is the reason why the game cannot be replayed. Then only the fields from the setup are set.
	Fault error
	// Pending reports that the game must still be replayed. Until then, only the setup and the last known Over are set.
	Pending bool
}

// Course returns a seat's net worth over time, at 17 moments or fewer: the opening, moments spread evenly over the
// entries, and now. It is empty if no player leads. If holdings were hidden until the end, only the end is included.
func (s Summary) Course(seat int) []int {
	var all []int
	worths := s.Worths.numbers()
	for i := seat; i < len(worths); i += len(s.Names) {
		all = append(all, worths[i])
	}
	return all
}

// Worth returns the net worth of a seat, and whether it may be shown.
func (s Summary) Worth(seat int) (int, bool) {
	worths := s.Worths.numbers()
	if len(worths) == 0 {
		return 0, false
	}
	return worths[len(worths)-len(s.Names)+seat], true
}

// SummaryForm is the version of stored summaries. It increases when their form changes.
const SummaryForm = 6

// maxMoments is the largest number of moments in a course between the opening and now.
const maxMoments = 15

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

func worthsOf(p game.Snapshot) []int {
	entries, stride := len(p.Steps), 1
	for (entries-1)/stride > maxMoments {
		stride *= 2
	}
	seats := len(p.Setup.Names)
	all := make([]int, 0, (maxMoments+2)*seats)
	add := func(entries int) {
		table := p.After(entries)
		if table.Layout().Hidden && !table.Over() { // nobody had declared their holdings
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

// KeptDays is the number of days after which the program offers to delete a deleted game permanently.
const KeptDays = 30

func (s Summary) LongDeleted(now time.Time) bool {
	return s.Deleted && s.DeletedAt.Before(now.AddDate(0, 0, -KeptDays))
}
