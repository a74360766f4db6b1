package book

import (
	"bytes"
	"sync"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/people"
)

// Imports, restores, tidying and drafts may use the book in the background while the foreground uses the book too.
func TestABookIsUsedFromBesideTheScreen(t *testing.T) {
	b, g := played(t)
	from, coming := played(t, ledgertest.Price(0, 30), ledgertest.Price(0, 40), ledgertest.Price(0, 50))
	record := coming.Export()
	var backup bytes.Buffer
	must.Get(from.WriteBackup(&backup, ledger.Unwatched))(t)
	draft := draftOf(t, g, oplog.ActRecord, 0, ledgertest.Buy(0, 1, 1))
	ann := must.Get(b.People.Store(people.Person{Name: "Anna"}))(t)
	cup := must.Get(b.Journals.Begin("Cup", ledgertest.Ann()))(t).Head().ID

	var beside sync.WaitGroup
	for name, do := range map[string][]func() error{
		"taken over": {
			func() error { return ledgertest.Second(b.Games.Import(record, ledgertest.Ann())) },
			func() error { return ledgertest.Second(b.Games.Load(record.ID)) },
			func() error { return ledgertest.Second(b.Shelf.ListWatched(ledger.Unwatched)) },
		},
		"restored": {
			func() error {
				return ledgertest.Second(b.Restore(bytes.NewReader(backup.Bytes()), ledgertest.Ann(), ledger.Unwatched))
			},
		},
		"people": {
			func() error { return ledgertest.Second(b.People.Store(ann)) },
			func() error { return ledgertest.Second(b.People.All()) },
			func() error { return ledgertest.Second(b.People.FindOrAdd([]string{"Ben", "Cleo"})) },
		},
		"notices": {b.DismissNotice, func() error { b.Notices(); return nil }},
		"drafts": {
			func() error { return b.Notes.StoreDraft(g.ID(), draft) },
			func() error { return ledgertest.Second(b.Notes.Drafts(g.ID())) },
		},
		"the tournament's log": {
			func() error { return b.Journals.Rename(cup, "Friday") },
			func() error { return ledgertest.Second(b.Journals.Load(cup)) },
			func() error { return ledgertest.Second(b.Journals.List()) },
		},
	} {
		beside.Go(func() {
			for range 5 {
				for _, one := range do {
					expect.Equal(t, one(), nil, "%s", name)
				}
			}
		})
	}
	for i := range 5 {
		gametest.Say(t, g, ledgertest.Price(0, 30+10*(i%2)))
		must.Get(b.Shelf.List())(t)
		must.Get(b.Shelf.ListNow())(t)
		must.Do(t, b.Notes.RecordHandOver(g))
	}
	beside.Wait()
	expect.Equal(t, len(must.Get(b.Shelf.List())(t)), 2, "games on the shelf")
}
