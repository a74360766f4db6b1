package book

import (
	"bytes"
	"database/sql"
	"slices"
	"strings"
	"sync"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/stats"
)

// The Shelf lists the games of a book. It keeps their summaries and highlights, which follow from the games.
type Shelf struct {
	store
	games *Games
	// mu guards what follows: the games whose summaries are older than they are, the summaries that the book has not
	// got yet, and the games that can have none.
	mu     sync.Mutex
	played map[ledger.GameID]game.Snapshot
	made   map[ledger.GameID]shelved
	faulty map[ledger.GameID]shelved
}

// List lists the games of the book, the most recently touched first. A game that cannot be replayed stands among them
// with its fault. No game is replayed but one whose summary is missing or was made by other rules. Nothing is written:
// [Shelf.Renew] keeps what was worked out.
func (b *Shelf) List() ([]stats.Summary, error) { return b.ListWatched(ledger.Unwatched) }

// ListWatched does the same, and is watched: after an update of the program there may be thousands of games to replay.
func (b *Shelf) ListWatched(watch ledger.Watch) ([]stats.Summary, error) {
	return b.summaries("", false, watch)
}

// Renew brings what the book keeps of its games up to date, and lists them as [Shelf.List] does: missing summaries are
// worked out and kept, a few at a time, games that are not matched yet are matched, those of which operations are lost
// are mended, see [Games.Mend]. It is watched; what was done before the watch ended it need not be done again.
func (b *Shelf) Renew(watch ledger.Watch) ([]stats.Summary, error) {
	rows, err := b.shelved("", false)
	if err != nil {
		return nil, err
	}
	mended := false
	for _, row := range rows {
		if row.stale && row.Fault == nil {
			id, err := b.games.Mend(row.ID)
			mended = mended || err == nil && id != row.ID
		}
	}
	if mended {
		if rows, err = b.shelved("", false); err != nil {
			return nil, err
		}
	}
	worked := 0
	list, err := b.listed(rows, func(done, of int) error {
		if worked++; worked%storedTogether == 0 {
			b.storePlayed()
		}
		return watch(done, of)
	})
	b.storePlayed()
	if err == nil {
		_, _ = b.games.people.Match() // where it cannot be written, it is matched whenever it is read
	}
	return list, err
}

// storedTogether is how many games are worked out before what came of them is stored: that much at most is lost when the
// program is ended, and nobody else waits long for the file.
const storedTogether = 64

// Deleted lists the games that were deleted, as [Shelf.List] does the others, those that were deleted last first.
func (b *Shelf) Deleted() ([]stats.Summary, error) {
	all, err := b.summaries("", true, ledger.Unwatched)
	slices.SortStableFunc(all, func(x, y stats.Summary) int { return y.DeletedAt.Compare(x.DeletedAt) })
	return all, err
}

// Find lists the games whose numbers begin with some digits, as [Shelf.List] does. No other game is looked at.
func (b *Shelf) Find(digits string) ([]stats.Summary, error) {
	return b.summaries(strings.ToLower(digits), false, ledger.Unwatched)
}

// summaries lists the games whose numbers have a beginning, those that were deleted or the others.
func (b *Shelf) summaries(beginning string, deleted bool, watch ledger.Watch) ([]stats.Summary, error) {
	rows, err := b.shelved(beginning, deleted)
	if err != nil {
		return nil, err
	}
	return b.listed(rows, watch)
}

// listed are the games of a shelf as the book has it, with the summaries that it lacks. The error is that of the watch.
func (b *Shelf) listed(rows []shelved, watch ledger.Watch) ([]stats.Summary, error) {
	list := make([]stats.Summary, len(rows))
	for i, row := range rows {
		if row.stale {
			if err := watch(i, len(rows)); err != nil {
				return nil, err
			}
			row = b.remade(row)
		}
		list[i] = row.Summary
	}
	return list, nil
}

// A shelved is a game on the shelf and the last operation of it.
type shelved struct {
	stats.Summary
	op int64
	// stale tells that the book has no summary, or one that was made otherwise; outdated is what that one held, or
	// where there is none of this form, the game's seats.
	stale    bool
	outdated []byte
	// highlights are those that its summary does not tell, where it was replayed.
	highlights []stats.Highlight
	replayed   bool
}

// shelfQuery reads nothing of a game that the index game_shelf has not, but the seats of one without a summary. The
// rules are those of a summary that knows the last operation.
const shelfQuery = shelfColumns + `WHERE g.id >= ?1 AND g.id < ?1 || '~'` + shelfOrder

const (
	shelfColumns = `SELECT g.id, g.rulebook, g.title, g.begun, g.archived IS NOT NULL, g.deleted, ifnull(l.op, 0),
		max(g.added, ifnull(l.at, 0)) AS touched,
		CASE WHEN s.form = ?3 AND s.op = ifnull(l.op, 0) THEN s.rules END,
		CASE s.form WHEN ?3 THEN s.held ELSE (SELECT seats FROM game WHERE id = g.id) END
	FROM game g INDEXED BY game_shelf LEFT JOIN latest l ON l.game = g.id LEFT JOIN summary s ON s.game = g.id
	`
	shelfOrder = ` AND (g.deleted IS NOT NULL) = ?2 ORDER BY touched DESC, g.id`
)

// shelved reads the shelf as the book has it.
func (b *Shelf) shelved(beginning string, deleted bool) ([]shelved, error) {
	var count int
	err := b.file.DB.QueryRow("SELECT count(*) FROM game").Scan(&count)
	rows := make([]shelved, 0, count)
	if err == nil {
		rows, err = b.readShelf(rows, shelfQuery, beginning, deleted)
	}
	return rows, b.file.FaultOrNil(err)
}

// readShelf reads the games of a query of [shelfColumns], and adds them to others.
func (b *Shelf) readShelf(all []shelved, query string, from any, deleted bool) ([]shelved, error) {
	var id string
	var begun, gone, touched, rules sql.NullInt64
	var held sql.RawBytes
	given := []any{from, deleted, stats.SummaryForm}
	err := bookfile.Each(b.file.DB, query, given, func(rows *sql.Rows) error {
		all = append(all, shelved{})
		s := &all[len(all)-1]
		if err := rows.Scan(&id, &s.Rulebook, &s.Title, &begun, &s.Archived, &gone, &s.op, &touched, &rules,
			&held); err != nil {
			return err
		}
		s.Deleted, s.DeletedAt, s.Begun, s.Touched = deleted, readTime(gone), readTime(begun), readTime(touched)
		var err error
		if s.ID, err = ledger.ParseGameID(id); err != nil {
			s.Turn, s.Fault = calc.None, &ledger.Fault{
				Code: "record.types", Path: b.file.Path, Field: "id", Value: record.Quoted(id),
				Want: ledger.Want{Kind: "id"},
			}
			return nil
		}
		rulebook, known := record.Rulebook(b.rulebooks, s.Rulebook)
		s.stale = !known || !rules.Valid || int(rules.Int64) != rulebook.Version() || !s.Decode(string(held))
		if s.stale {
			s.outdated = bytes.Clone(held)
		}
		return nil
	})
	return all, err
}

// remade is a game on the shelf with its summary made anew: of what is in memory where that is the latest.
func (b *Shelf) remade(row shelved) shelved {
	b.mu.Lock()
	fault, faulty := b.faulty[row.ID]
	made, known := b.made[row.ID]
	fresh := b.played[row.ID]
	b.mu.Unlock()
	if faulty && fault.op == row.op {
		return fault
	}
	if known && made.op == row.op {
		return row.with(made.Summary)
	}
	if fresh.Op != row.op || row.op == 0 {
		r, err := b.games.whole(row.ID)
		if err == nil {
			fresh, row.highlights, err = b.work(r, b.seatedNow(r))
			row.replayed = err == nil
		}
		if err != nil {
			row.Names, row.Turn, row.Fault = seatNames(r), calc.None, b.file.Fault(err)
			b.mu.Lock()
			defer b.mu.Unlock()
			b.faulty[row.ID] = row
			return row
		}
	}
	row = row.with(stats.SummaryOf(fresh))
	row.op = fresh.Op
	b.mu.Lock()
	defer b.mu.Unlock()
	b.made[row.ID] = row
	return row
}

// with is a game on the shelf with a summary made anew. What does not follow from the operations stays.
func (s shelved) with(made stats.Summary) shelved {
	on := s.Summary
	s.Summary = made
	s.Title, s.Archived, s.Deleted, s.DeletedAt, s.Touched = on.Title, on.Archived, on.Deleted, on.DeletedAt, on.Touched
	return s
}

// work works out a record, and its highlights with it: who lists games is who compares them.
func (b *Shelf) work(r record.Record, people []people.Person) (game.Snapshot, []stats.Highlight, error) {
	rules, _ := record.Rulebook(b.rulebooks, r.Rulebook)
	finder := stats.NewHighlightFinder(rules)
	g, err := game.ReplayHeard(r, people, b.rulebooks, ledger.Unwatched, finder.Read)
	if err != nil {
		return game.Snapshot{}, nil, err
	}
	p := g.Snapshot()
	return p, finder.Found(p), nil
}

func seatNames(r record.Record) []string {
	return calc.Map(r.Seats, func(seat record.Seat) string { return seat.Name })
}
