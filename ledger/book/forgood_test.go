package book

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/stats"
)

func deletedSince(t *testing.T, b *Book, id ledger.GameID, days int) {
	t.Helper()
	must.Do(t, b.Games.set(id, "deleted", writeTime(time.Now().AddDate(0, 0, -days))))
}

func TestDeletedGamesWaitAndCountNowhere(t *testing.T) {
	b := openBook(t)
	first, second := begun(t, b), begun(t, b)
	gametest.Say(t, first, ledgertest.Buy(0, 0, 1))
	must.Do(t, b.Games.Delete(first.ID()))
	deletedSince(t, b, second.ID(), stats.KeptDays+1)
	all := must.Get(b.Shelf.Deleted())(t)
	now := time.Now()
	must.Hold(t, len(all) == 2 && all[0].ID == first.ID() && now.Sub(all[0].DeletedAt) <= time.Minute &&
		!all[0].LongDeleted(now) && all[1].LongDeleted(now),
		"%+v", all)
	n, err := b.Shelf.CountDeleted()
	expect.True(t, err == nil && n == 2 && len(shelf(t, b)) == 0, "%d are deleted, %v", n, err)
	expect.Equal(t, len(must.Get(b.Shelf.Find(first.ID().String()))(t)), 0, "deleted games that are found")
	var file bytes.Buffer
	if made, err := b.WriteBackup(&file, ledger.Unwatched); err != nil || made.Games != 0 {
		t.Errorf("%d are in a backup, %v", made.Games, err)
	}
	ledgertest.WantFault(t, ledgertest.Second(b.Games.LoadFromShelf(first.ID())), "game.deleted")
	must.Do(t, b.Games.Undelete(first.ID()))
	if list := shelf(t, b); len(list) != 1 || list[0].Deleted || !list[0].DeletedAt.IsZero() || list[0].Entries != 1 {
		t.Errorf("%+v", list)
	}
	must.Get(b.Games.LoadFromShelf(first.ID()))(t)
}

func TestDeletingForGoodLeavesNothing(t *testing.T) {
	path := t.TempDir() + "/games.db"
	b := openAt(t, path)
	setup := ledgertest.TinySetup()
	setup.Title = "An evening to forget"
	g := must.Get(b.Games.Begin(setup, ledgertest.Ann()))(t)
	for range 40 {
		gametest.Say(t, g, ledgertest.Price(0, 200), ledgertest.Price(0, 100))
	}
	must.Do(t, b.Notes.StoreDraft(g.ID(), draftOf(t, g, oplog.ActRecord, 0, ledgertest.Buy(1, 0, 1))))
	must.Do(t, b.Notes.RecordHandOver(g))
	must.Get(b.People.All())(t)
	kept := begun(t, b, ledgertest.Buy(0, 0, 1))
	shelf(t, b)
	ledgertest.WantFault(t, b.Games.DeleteForGood(g.ID()), "game.kept")
	ledgertest.WantFault(t, b.Games.DeleteForGood(ledger.NewGameID()), "game.unknown")
	if _, err := b.file.DB.Exec("DELETE FROM operation WHERE game = ?", g.ID().String()); err == nil {
		t.Error("operations of a game on the shelf are taken out")
	}
	must.Do(t, b.Games.Delete(g.ID()))
	ledgertest.WantFault(t, b.Games.DeleteForGood(g.ID(), kept.ID()), "game.kept")
	if all, err := b.Shelf.Deleted(); err != nil || len(all) != 1 {
		t.Errorf("half of it was done: %+v, %v", all, err)
	}
	must.Do(t, b.Games.DeleteForGood(g.ID()))
	ledgertest.WantFault(t, ledgertest.Second(b.Games.Load(g.ID())), "game.unknown")
	ledgertest.WantFault(t, b.Games.Undelete(g.ID()), "game.unknown")
	ledgertest.WantFault(t, ledgertest.Second(g.Record(ledgertest.Price(0, 150), ledgertest.Ann())), "game.gone")
	for _, table := range []string{"game", "operation", "draft", "summary", "handover", "seat", "feat", "latest",
		"portfolio"} {
		column := "game"
		if table == "game" {
			column = "id"
		}
		var left int
		must.Do(t, b.file.DB.QueryRow("SELECT count(*) FROM "+table+" WHERE "+column+" = ?",
			g.ID().String()).Scan(&left))
		expect.True(t, left <= 0, "%d are left in %s", left, table)
	}
	wantSame(t, kept, b)
	done, err := b.Games.Import(g.Export(), ledgertest.Ann())
	expect.True(t, err == nil && done.Outcome == oplog.OutcomeNew && !done.Undeleted,
		"another copy comes back as %+v, %v", done, err)
	must.Do(t, b.Games.Delete(g.ID()))
	must.Do(t, b.Games.DeleteForGood(g.ID()))
	must.Do(t, b.Close())
	file := must.Get(os.ReadFile(path))(t)
	expect.True(t, !strings.Contains(string(file), setup.Title) && !strings.Contains(string(file), g.ID().String()),
		"the file still tells of the game")
}

func TestImportingADeletedGameSaysSo(t *testing.T) {
	b, g := played(t, ledgertest.Buy(0, 0, 1))
	var file bytes.Buffer
	must.Get(b.WriteBackup(&file, ledger.Unwatched))(t)
	for _, undeleted := range []bool{true, false} {
		if undeleted {
			must.Do(t, b.Games.Delete(g.ID()))
		}
		done, err := b.Games.Import(g.Export(), ledgertest.Ann())
		if err != nil || done.Undeleted != undeleted || done.Outcome != oplog.OutcomeSame || len(shelf(t, b)) != 1 {
			t.Errorf("%+v, %v", done, err)
		}
	}
	must.Do(t, b.Games.Delete(g.ID()))
	restored, err := b.Restore(bytes.NewReader(file.Bytes()), ledgertest.Ann(), ledger.Unwatched)
	expect.True(t, err == nil && restored.Undeleted == 1 && restored.Same == 1 && len(shelf(t, b)) == 1,
		"%+v, %v", restored, err)
}

// If the program is killed after deleting games for good, the book still accepts the log with the deletion.
func TestKilledAfterDeletingForGood(t *testing.T) {
	path := t.TempDir() + "/games.db"
	b := openAt(t, path)
	kept, gone := begun(t, b), begun(t, b)
	gametest.Say(t, kept, ledgertest.Price(0, 30), ledgertest.Price(0, 40))
	gametest.Say(t, gone, ledgertest.Price(0, 30), ledgertest.Price(0, 40))
	must.Do(t, b.Games.Delete(gone.ID()))
	must.Do(t, b.Games.DeleteForGood(gone.ID()))
	again := reopenedAsKilled(t, path)
	expect.Equal(t, again.Notice(), nil, "the book says")
	list := shelf(t, again)
	expect.True(t, len(list) == 1 && list[0].ID == kept.ID(), "%+v is on the shelf", list)
	expect.Equal(t, must.Get(again.Shelf.CountDeleted())(t), 0, "games that are deleted")
}

func reopenedAsKilled(t *testing.T, path string) *Book {
	t.Helper()
	copied := t.TempDir() + "/games.db"
	for _, end := range []string{"", "-wal"} {
		file, err := os.ReadFile(path + end)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		must.Do(t, errors.Join(err, os.WriteFile(copied+end, file, 0o600)))
	}
	return openAt(t, copied)
}
