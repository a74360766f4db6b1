package book

import (
	"database/sql"
	"maps"
	"slices"
	"time"

	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/recovery"
)

// takeOver adds recovered data to a book. It returns the number of games that are new or got longer, and a notice for
// each game or journal with lost operations.
func (b *Book) takeOver(w *recovery.Recovered) (games int, lost []ledger.Fault, err error) {
	if _, err := b.People.addMissing(slices.Collect(maps.Values(w.Persons))); err != nil {
		return 0, nil, err
	}
	for _, id := range byTime(w.Games, func(g recovery.Game) time.Time { return g.Added }) {
		better, whole, err := b.takeOverGame(w, id)
		if err != nil {
			return games, lost, err
		}
		if better {
			games++
		}
		if !whole {
			lost = append(lost, ledger.Fault{Code: "game.mended", Detail: w.Games[id].Head.Title})
		}
	}
	for _, id := range byTime(w.Journals, func(j recovery.Journal) time.Time { return j.Head.Begun }) {
		_, whole, err := b.takeOverJournal(w, id)
		if err != nil {
			return games, lost, err
		}
		if !whole {
			lost = append(lost, ledger.Fault{Code: "journal.mended", Detail: w.Journals[id].Head.Title})
		}
	}
	return games, lost, b.file.Transact(func(tx *sql.Tx) error {
		for _, t := range w.Templates {
			if _, err := tx.Exec(`INSERT INTO template (rulebook, rules_version, name, options, added)
				SELECT ?1,?2,?3,?4,?5 WHERE NOT EXISTS (SELECT 1 FROM template WHERE rulebook = ?1 AND name = ?3)`,
				t.Rulebook, t.Version, t.Name, t.Options, time.Now().UnixMilli()); err != nil {
				return err
			}
		}
		return nil
	})
}

func byTime[K comparable, V any](all map[K]V, at func(V) time.Time) []K {
	return slices.SortedFunc(maps.Keys(all), func(x, y K) int { return at(all[x]).Compare(at(all[y])) })
}

// takeOver adds recovered operations to a log in the book, or calls insert for a new log. better reports that the book
// has more than before, whole that no operation is lost. The parameter same of insert is false if lost operations
// changed the numbers of later operations; the log then needs a new id.
func (b logs[ID]) takeOver(
	id ID, found []oplog.Operation, insert func(left []oplog.Operation, same bool) error,
) (better, whole bool, err error) {
	known, err := b.has(id)
	if err != nil {
		return false, true, err
	}
	if !known {
		left, same, lost := oplog.Mend(found)
		return true, lost == 0, insert(left, same)
	}
	own, err := b.operations(id)
	if err != nil {
		return false, true, b.file.Fault(err)
	}
	next := int64(len(own) + 1)
	i := slices.IndexFunc(found, func(o oplog.Operation) bool { return o.Op == next })
	if i < 0 {
		return false, true, nil
	}
	longer, same, lost := oplog.Mend(append(own, found[i:]...))
	if !same || len(longer) < int(next) {
		return false, true, nil
	}
	return true, lost == 0, b.Append(id, longer[next-1:])
}

func (b *Book) takeOverGame(w *recovery.Recovered, id ledger.GameID) (better, whole bool, err error) {
	f := w.Games[id]
	return b.Games.takeOver(id, w.Operations(id), func(left []oplog.Operation, same bool) error {
		r := f.Head
		if r.Operations = left; !same {
			r.ID = ledger.NewGameID()
		}
		return b.Games.insertGame(r, placing{archived: f.Archived, deleted: f.Deleted, people: w.Seated(id)})
	})
}

func (b *Book) takeOverJournal(w *recovery.Recovered, id ledger.JournalID) (better, whole bool, err error) {
	f := w.Journals[id]
	return b.Journals.takeOver(id, w.Operations(ledger.GameID(id)), func(left []oplog.Operation, same bool) error {
		if !same {
			f.Head.ID = ledger.NewJournalID()
		}
		err := b.Journals.insertJournal(f.Head, left)
		if err == nil && !f.Deleted.IsZero() {
			err = b.Journals.Delete(f.Head.ID)
		}
		return err
	})
}
