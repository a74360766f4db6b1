package book

import (
	"encoding/json"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/stats"
)

// fewToWorkOut is how many games are worked out while somebody waits for the shelf.
const fewToWorkOut = 8

// ShelfNow lists the games as [Book.Shelf] does, but nobody waits for it: where more than a few games would have to be
// replayed, as after an update of the program, these are pending until [Book.ShelfWatched] has worked them out.
func (b *Shelf) ListNow() ([]stats.Summary, error) {
	rows, err := b.shelved("", false)
	if err != nil {
		return nil, err
	}
	var unknown []int
	for i, row := range rows {
		if row.stale && !b.remembers(row) {
			unknown = append(unknown, i)
		}
	}
	if len(unknown) <= fewToWorkOut {
		return b.listed(rows, ledger.Unwatched)
	}
	for _, i := range unknown {
		rows[i] = rows[i].pending()
	}
	list := make([]stats.Summary, len(rows))
	for i, row := range rows {
		if row.stale {
			row = b.remade(row)
		}
		list[i] = row.Summary
	}
	return list, nil
}

// remembers tells whether a game on the shelf need not be replayed for its summary.
func (b *Shelf) remembers(row shelved) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	faulty, broken := b.faulty[row.ID]
	return broken && faulty.op == row.op || row.op > 0 && b.played[row.ID].Op == row.op
}

// pending is a game on the shelf as long as nobody has worked it out.
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
