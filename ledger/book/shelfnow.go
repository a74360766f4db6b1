package book

import (
	"database/sql"
	"encoding/json"
	"errors"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/stats"
)

const fewToWorkOut = 8

// ListNow lists the games as [Shelf.List] does, but replays only a few if many summaries are missing, as after an
// update of the program. The other games are pending until [Shelf.ListWatched] has replayed them.
func (b *Shelf) ListNow() ([]stats.Summary, error) {
	rows, err := b.shelved("", false)
	if err != nil {
		return nil, err
	}
	return b.summariesNow(rows)
}

func (b *Shelf) summariesNow(rows []shelved) ([]stats.Summary, error) {
	b.postpone(rows, calc.IndexesWhere(len(rows), func(i int) bool { return rows[i].stale && !b.remembers(rows[i]) }))
	return b.summariesOf(rows, ledger.Unwatched)
}

// postpone marks games that need a replay as pending, except the first few. Games in play come before finished games.
func (b *Shelf) postpone(rows []shelved, unknown []int) {
	if len(unknown) <= fewToWorkOut {
		return
	}
	left := fewToWorkOut
	for _, over := range []bool{false, true} {
		for _, i := range unknown {
			if pending := rows[i].pending(); !rows[i].stale || pending.Over != over {
				continue
			} else if left > 0 {
				left--
			} else {
				rows[i] = pending
			}
		}
	}
}

func (b *Shelf) remembers(row shelved) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	faulty, broken := b.faulty[row.ID]
	made, known := b.made[row.ID]
	return broken && faulty.op == row.op || known && made.op == row.op || row.op > 0 && b.played[row.ID].Op == row.op
}

func (s shelved) pending() shelved {
	var outdated stats.Summary
	var seats []record.Seat
	if !outdated.Decode(string(s.outdated)) && json.Unmarshal(s.outdated, &seats) == nil {
		outdated.Names = seatNames(record.Record{Seats: seats})
	}
	s.Names, s.Over, s.Turn = outdated.Names, outdated.Over, calc.None
	s.Pending, s.stale, s.outdated = true, false, nil
	return s
}

// shelfEdge selects the time of the game that follows the ?1 latest games.
const shelfEdge = `SELECT ifnull(begun, added) FROM game INDEXED BY game_day
	WHERE deleted IS NULL AND archived IS NULL AND begun IS NOT NULL ORDER BY 1 DESC LIMIT 1 OFFSET ?1`

// frontQuery selects the games begun or touched at time ?1 or later, all games in play, and perhaps others. A summary
// of a game in play contains ";;", see [stats.Encode].
const frontQuery = shelfColumns + `WHERE g.id IN (
		SELECT id FROM game INDEXED BY game_day
			WHERE ifnull(begun, added) >= ?1 AND deleted IS NULL AND archived IS NULL
		UNION SELECT game FROM latest WHERE at >= ?1
		UNION SELECT game FROM summary INDEXED BY summary_form WHERE form <> ?3
		UNION SELECT game FROM summary INDEXED BY summary_unranked WHERE instr(held, ';;') > 0)` + shelfOrder

// A Front is the beginning of the list of games, or the whole list.
type Front struct {
	Games []stats.Summary
	// All reports whether Games holds every game of the book, including archived ones.
	All bool
	// Finished and Archived are the numbers of such games in the book, unless All is true.
	Finished, Archived int
}

// ListFront lists, as [Shelf.ListNow] does, all games in play and the latest finished games by [game.PlayTime.Date],
// about as many as most says. Archived games are not included. If the book has no more games than that, or lacks
// summaries, ListFront lists every game.
func (b *Shelf) ListFront(most int) (Front, error) {
	rows, edge, err := b.readFront(most)
	if err != nil {
		return Front{}, b.file.Fault(err)
	}
	if edge == nil {
		all, err := b.ListNow()
		return Front{Games: all, All: err == nil}, err
	}
	var front Front
	if err := b.file.DB.QueryRow(`SELECT count(*) FILTER (WHERE archived IS NULL),
		count(*) FILTER (WHERE archived IS NOT NULL) FROM game INDEXED BY game_shelf WHERE deleted IS NULL`).
		Scan(&front.Finished, &front.Archived); err != nil {
		return Front{}, b.file.Fault(err)
	}
	games, err := b.summariesNow(rows)
	if err != nil {
		return Front{}, err
	}
	from := readTime(*edge)
	front.Games = slices.DeleteFunc(games, func(s stats.Summary) bool {
		return s.Archived || s.Over && s.Date().Before(from)
	})
	for _, s := range front.Games {
		if !s.Over {
			front.Finished--
		}
	}
	return front, nil
}

// readFront returns the games for [Shelf.ListFront] and the time of the earliest finished game among them. Both are nil
// if every game must be listed.
func (b *Shelf) readFront(most int) ([]shelved, *sql.NullInt64, error) {
	var missing bool
	var edge sql.NullInt64
	err := b.file.DB.QueryRow("SELECT (SELECT count(*) FROM game) > (SELECT count(*) FROM summary)").Scan(&missing)
	if err == nil && !missing {
		err = b.file.DB.QueryRow(shelfEdge, most).Scan(&edge)
	}
	if missing || errors.Is(err, sql.ErrNoRows) {
		return nil, nil, nil
	}
	if err != nil {
		return nil, nil, err
	}
	rows, err := b.readShelf(nil, frontQuery, edge.Int64, false)
	return rows, &edge, err
}
