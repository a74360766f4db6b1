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

// A Shelf lists the games in a book, and stores their summaries and highlights.
type Shelf struct {
	store
	games *Games
	// mu guards the maps: games played since their summaries were stored, summaries not stored yet, and games that
	// cannot be replayed.
	mu     sync.Mutex
	played map[ledger.GameID]game.Snapshot
	made   map[ledger.GameID]shelved
	faulty map[ledger.GameID]shelved
}

// List returns the games that are not deleted, the last changed first. A game that cannot be replayed is listed with
// its fault. Only games with a missing or outdated summary are replayed. Nothing is written; [Shelf.Refresh] stores the
// results.
func (b *Shelf) List() ([]stats.Summary, error) { return b.ListWatched(ledger.Unwatched) }

func (b *Shelf) ListWatched(watch ledger.Watch) ([]stats.Summary, error) {
	return b.summaries("", false, watch)
}

// Refresh lists the games as [Shelf.List] does and stores missing summaries, a few at a time. It also matches games
// with people, and mends games with lost operations, see [Games.Mend]. If the watch stops Refresh, finished work is
// kept.
func (b *Shelf) Refresh(watch ledger.Watch) ([]stats.Summary, error) {
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
	list, err := b.summariesOf(rows, func(done, of int) error {
		if worked++; worked%storedTogether == 0 {
			b.storePlayed()
		}
		return watch(done, of)
	})
	b.storePlayed()
	if err == nil {
		_, _ = b.games.people.Match() // matches that cannot be stored are computed on each read
	}
	return list, err
}

// storedTogether is the number of summaries stored in one transaction. More would let other programs wait longer.
const storedTogether = 64

// Deleted returns the deleted games as [Shelf.List] does the others, the last deleted first.
func (b *Shelf) Deleted() ([]stats.Summary, error) {
	all, err := b.summaries("", true, ledger.Unwatched)
	slices.SortStableFunc(all, func(x, y stats.Summary) int { return y.DeletedAt.Compare(x.DeletedAt) })
	return all, err
}

// Find returns the games whose ids begin with the given digits, as [Shelf.List] does.
func (b *Shelf) Find(digits string) ([]stats.Summary, error) {
	return b.summaries(strings.ToLower(digits), false, ledger.Unwatched)
}

func (b *Shelf) summaries(beginning string, deleted bool, watch ledger.Watch) ([]stats.Summary, error) {
	rows, err := b.shelved(beginning, deleted)
	if err != nil {
		return nil, err
	}
	return b.summariesOf(rows, watch)
}

func (b *Shelf) summariesOf(rows []shelved, watch ledger.Watch) ([]stats.Summary, error) {
	list := make([]stats.Summary, len(rows))
	for i, row := range rows {
		if row.stale {
			if err := watch(i, len(rows)); err != nil {
				return nil, err
			}
			row = b.refresh(row)
		}
		list[i] = row.Summary
	}
	return list, nil
}

type shelved struct {
	stats.Summary
	op int64
	// stale means that the summary is missing or too old. The field outdated has the old summary or, if there is none,
	// the seats.
	stale      bool
	outdated   []byte
	highlights []stats.Highlight
	replayed   bool
}

// shelfQuery reads only the index game_shelf of the table named game, except for the seats of games without a summary.
// The column rules is NULL if the summary is missing or outdated.
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

func (b *Shelf) shelved(beginning string, deleted bool) ([]shelved, error) {
	var count int
	err := b.file.DB.QueryRow("SELECT count(*) FROM game").Scan(&count)
	rows := make([]shelved, 0, count)
	if err == nil {
		rows, err = b.readShelf(rows, shelfQuery, beginning, deleted)
	}
	return rows, b.file.FaultOrNil(err)
}

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

// refresh computes a game's summary, from the game in memory if that is up to date.
func (b *Shelf) refresh(row shelved) shelved {
	b.mu.Lock()
	fault, faulty := b.faulty[row.ID]
	made, known := b.made[row.ID]
	fresh := b.played[row.ID]
	b.mu.Unlock()
	if faulty && fault.op == row.op {
		return fault
	}
	if known && made.op == row.op {
		return row.withSummary(made.Summary)
	}
	if fresh.Op != row.op || row.op == 0 {
		r, err := b.games.readMended(row.ID)
		if err == nil {
			fresh, row.highlights, err = b.replay(r, b.seatedNow(r))
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
	row = row.withSummary(stats.SummaryOf(fresh))
	row.op = fresh.Op
	b.mu.Lock()
	defer b.mu.Unlock()
	b.made[row.ID] = row
	return row
}

func (s shelved) withSummary(made stats.Summary) shelved {
	on := s.Summary
	s.Summary = made
	s.Title, s.Archived, s.Deleted, s.DeletedAt, s.Touched = on.Title, on.Archived, on.Deleted, on.DeletedAt, on.Touched
	return s
}

// replay replays a record and also finds highlights, because users who list games usually compare highlights too.
func (b *Shelf) replay(r record.Record, people []people.Person) (game.Snapshot, []stats.Highlight, error) {
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
