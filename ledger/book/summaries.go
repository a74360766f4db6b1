package book

import (
	"database/sql"
	"maps"
	"slices"

	"scripkeeper/ledger/game"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/stats"
)

func (b *Shelf) storeSummaryOf(g *game.Game) {
	p := g.Snapshot()
	made := shelved{Summary: stats.SummaryOf(p), op: p.Op}
	made.Names = people.NamesOr(b.seatedNow(g.Export()), made.Names)
	b.storeSummaries([]shelved{made})
}

// remember keeps a snapshot. Its summary is stored later, so that no player waits for the disk after an entry.
func (b *Shelf) remember(p game.Snapshot) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.played[p.Setup.ID] = p
}

func (b *Shelf) storePlayed() {
	b.mu.Lock()
	latest := maps.Clone(b.made)
	for id, p := range b.played {
		latest[id] = shelved{Summary: stats.SummaryOf(p), op: p.Op}
	}
	b.mu.Unlock()
	b.storeSummaries(slices.Collect(maps.Values(latest)))
}

func (b *Shelf) storeWorked(tx *sql.Tx, table string, row shelved, form int, held string) error {
	rules, _ := record.Rulebook(b.rulebooks, row.Rulebook)
	_, err := tx.Exec("INSERT INTO "+table+` (game, op, form, rules, held) VALUES (?,?,?,?,?) ON CONFLICT (game) DO UPDATE
		SET op = excluded.op, form = excluded.form, rules = excluded.rules, held = excluded.held`,
		row.ID.String(), row.op, form, rules.Version(), held)
	return err
}

// storeSummaries ignores an error, because missing summaries are computed again next time.
func (b *Shelf) storeSummaries(made []shelved) {
	if len(made) == 0 {
		return
	}
	err := b.file.Transact(func(tx *sql.Tx) error {
		for _, row := range made {
			if err := b.storeWorked(tx, "summary", row, stats.SummaryForm, stats.Encode(row.Summary)); err != nil {
				return err
			}
		}
		return b.insertHighlights(tx, made)
	})
	if err != nil {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, row := range made {
		if b.played[row.ID].Op == row.op {
			delete(b.played, row.ID)
		}
		if b.made[row.ID].op == row.op {
			delete(b.made, row.ID)
		}
	}
}
