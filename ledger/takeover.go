package ledger

import (
	"database/sql"
	"errors"
	"maps"
	"slices"
	"time"
)

// store puts what was found into a book, and tells how many games are better off by it, and in which of them operations are
// lost. A game that the book has goes on with what it lacks.
func (b *Book) takeOver(w *wreck) (games int, lost []Fault, err error) {
	if _, err := b.people.take(slices.Collect(maps.Values(w.persons))); err != nil {
		return 0, nil, err
	}
	ids := slices.SortedFunc(maps.Keys(w.games), func(x, y GameID) int { return w.games[x].added.Compare(w.games[y].added) })
	for _, id := range ids {
		better, whole, err := b.takeOverGame(w, id)
		if err != nil {
			return games, lost, err
		}
		if better {
			games++
		}
		if !whole {
			lost = append(lost, Fault{Code: "game.mended", Detail: w.games[id].head.Title})
		}
	}
	cut, err := b.takeOverJournals(w)
	lost = append(lost, cut...)
	if err != nil {
		return games, lost, err
	}
	return games, lost, b.file.transact(func(tx *sql.Tx) error {
		for _, t := range w.templates {
			if _, err := tx.Exec(`INSERT INTO template (rulebook, rules_version, name, options, added) SELECT ?1,?2,?3,?4,?5
				WHERE NOT EXISTS (SELECT 1 FROM template WHERE rulebook = ?1 AND name = ?3)`,
				t.rulebook, t.version, t.name, t.options, time.Now().UnixMilli()); err != nil {
				return err
			}
		}
		return nil
	})
}

// storeGame puts one game that was found into a book. It is whole when no operation of it is lost.
func (b *Book) takeOverGame(w *wreck, id GameID) (better, whole bool, err error) {
	r := w.record(id)
	own, err := b.games.read(id)
	var fault *Fault
	switch {
	case err == nil:
		next := int64(len(own.Operations) + 1)
		i := slices.IndexFunc(r.Operations, func(s Operation) bool { return s.Op == next })
		if i < 0 {
			return false, true, nil
		}
		own.Operations = append(own.Operations, r.Operations[i:]...)
		longer, same, lost := mend(own.Operations)
		if !same || len(longer) < int(next) {
			return false, true, nil
		}
		if fault := b.games.append(gameOperations(), id.String(), longer[next-1:]); fault != nil {
			return false, true, fault
		}
		return true, lost == 0, nil
	case !errors.As(err, &fault) || fault.Code != "game.unknown":
		return false, true, b.file.fault(err)
	}
	left, same, lost := mend(r.Operations)
	if r.Operations = left; !same {
		r.ID = NewGameID()
	}
	f := w.games[id]
	if fault := b.games.insertGame(r, placing{archived: f.archived, deleted: f.deleted, people: w.seated(id)}); fault != nil {
		return false, true, fault
	}
	return true, lost == 0, nil
}

// storeJournals puts the journals that were found into a book, and tells in which of them operations are lost. One that the
// book has goes on with what it lacks.
func (b *Book) takeOverJournals(w *wreck) (lost []Fault, err error) {
	ids := slices.SortedFunc(maps.Keys(w.journals), func(x, y JournalID) int {
		return w.journals[x].head.Begun.Compare(w.journals[y].head.Begun)
	})
	for _, id := range ids {
		f := w.journals[id]
		own, err := b.journals.operations(journalOperations(), id.String())
		if err != nil {
			return lost, b.file.fault(err)
		}
		all := own
		for _, o := range w.found(GameID(id)) {
			if o.Op > int64(len(own)) {
				all = append(all, o)
			}
		}
		if len(own) > 0 && len(all) == len(own) {
			continue
		}
		all, same, cut := mend(all)
		if len(own) > 0 && !same {
			continue // what is missing between cannot be had
		}
		if cut > 0 {
			lost = append(lost, Fault{Code: "journal.mended", Detail: f.head.Title})
		}
		if !same {
			f.head.ID = NewJournalID()
		}
		outcome, _, err := b.journals.Import(JournalRecord{f.head, all})
		if err != nil {
			return lost, err
		}
		if outcome == New && !f.deleted.IsZero() {
			if err := b.journals.Delete(f.head.ID); err != nil {
				return lost, err
			}
		}
	}
	return lost, nil
}
