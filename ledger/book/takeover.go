package book

import (
	"database/sql"
	"maps"
	"slices"
	"time"

	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recovery"
)

// store puts what was found into a book, and tells how many games are better off by it, and in which of them operations
// are lost. A game that the book has goes on with what it lacks.
func (b *Book) takeOver(w *recovery.Recovered) (games int, lost []ledger.Fault, err error) {
	if _, err := b.People.take(slices.Collect(maps.Values(w.Persons))); err != nil {
		return 0, nil, err
	}
	ids := slices.SortedFunc(maps.Keys(w.Games), func(x, y ledger.GameID) int { return w.Games[x].Added.Compare(w.Games[y].Added) })
	for _, id := range ids {
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
	cut, err := b.takeOverJournals(w)
	lost = append(lost, cut...)
	if err != nil {
		return games, lost, err
	}
	return games, lost, b.file.Transact(func(tx *sql.Tx) error {
		for _, t := range w.Templates {
			if _, err := tx.Exec(`INSERT INTO template (rulebook, rules_version, name, options, added) SELECT ?1,?2,?3,?4,?5
				WHERE NOT EXISTS (SELECT 1 FROM template WHERE rulebook = ?1 AND name = ?3)`,
				t.Rulebook, t.Version, t.Name, t.Options, time.Now().UnixMilli()); err != nil {
				return err
			}
		}
		return nil
	})
}

// storeGame puts one game that was found into a book. It is whole when no operation of it is lost.
func (b *Book) takeOverGame(w *recovery.Recovered, id ledger.GameID) (better, whole bool, err error) {
	r := w.Record(id)
	own, err := b.Games.read(id)
	switch {
	case err == nil:
		next := int64(len(own.Operations) + 1)
		i := slices.IndexFunc(r.Operations, func(s oplog.Operation) bool { return s.Op == next })
		if i < 0 {
			return false, true, nil
		}
		own.Operations = append(own.Operations, r.Operations[i:]...)
		longer, same, lost := oplog.Mend(own.Operations)
		if !same || len(longer) < int(next) {
			return false, true, nil
		}
		if fault := b.Games.append(gameOperations(), id.String(), longer[next-1:]); fault != nil {
			return false, true, fault
		}
		return true, lost == 0, nil
	case !ledger.IsFault(err, "game.unknown"):
		return false, true, b.file.Fault(err)
	}
	left, same, lost := oplog.Mend(r.Operations)
	if r.Operations = left; !same {
		r.ID = ledger.NewGameID()
	}
	f := w.Games[id]
	if fault := b.Games.insertGame(r, placing{archived: f.Archived, deleted: f.Deleted, people: w.Seated(id)}); fault != nil {
		return false, true, fault
	}
	return true, lost == 0, nil
}

// storeJournals puts the journals that were found into a book, and tells in which of them operations are lost. One that
// the book has goes on with what it lacks.
func (b *Book) takeOverJournals(w *recovery.Recovered) (lost []ledger.Fault, err error) {
	ids := slices.SortedFunc(maps.Keys(w.Journals), func(x, y ledger.JournalID) int {
		return w.Journals[x].Head.Begun.Compare(w.Journals[y].Head.Begun)
	})
	for _, id := range ids {
		f := w.Journals[id]
		own, err := b.Journals.operations(journalOperations(), id.String())
		if err != nil {
			return lost, b.file.Fault(err)
		}
		all := own
		for _, o := range w.Found(ledger.GameID(id)) {
			if o.Op > int64(len(own)) {
				all = append(all, o)
			}
		}
		if len(own) > 0 && len(all) == len(own) {
			continue
		}
		all, same, cut := oplog.Mend(all)
		if len(own) > 0 && !same {
			continue // what is missing between cannot be had
		}
		if cut > 0 {
			lost = append(lost, ledger.Fault{Code: "journal.mended", Detail: f.Head.Title})
		}
		if !same {
			f.Head.ID = ledger.NewJournalID()
		}
		outcome, _, err := b.Journals.Import(record.JournalRecord{Head: f.Head, Operations: all})
		if err != nil {
			return lost, err
		}
		if outcome == oplog.OutcomeNew && !f.Deleted.IsZero() {
			if err := b.Journals.Delete(f.Head.ID); err != nil {
				return lost, err
			}
		}
	}
	return lost, nil
}
