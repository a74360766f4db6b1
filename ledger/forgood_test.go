package ledger

import (
	"bytes"
	"os"
	"strings"
	"testing"
	"time"
)

// deletedSince moves the deletion of a game back by so many days.
func deletedSince(t *testing.T, b *Book, id GameID, days int) {
	t.Helper()
	must(t, b.games.shelve(id, "deleted", time.Now().AddDate(0, 0, -days)))
}

// Deleted games stay with the day of their deletion, count nowhere, and count again once they are restored.
func TestDeletedGamesWaitAndCountNowhere(t *testing.T) {
	b := openBook(t)
	first, second := begun(t, b), begun(t, b)
	say(t, first, buy(0, 0, 1))
	must(t, b.Delete(first.ID()))
	deletedSince(t, b, second.ID(), KeptDays+1)
	all, err := b.Deleted()
	must(t, err)
	now := time.Now()
	if len(all) != 2 || all[0].ID != first.ID() || now.Sub(all[0].DeletedAt) > time.Minute || all[0].LongDeleted(now) || !all[1].LongDeleted(now) {
		t.Fatalf("%+v", all)
	}
	if n, err := b.CountDeleted(); err != nil || n != 2 || len(shelf(t, b)) != 0 {
		t.Errorf("%d are deleted, %v", n, err)
	}
	var file bytes.Buffer
	if made, err := b.WriteBackup(&file, Unwatched); err != nil || made.Games != 0 {
		t.Errorf("%d are in a backup, %v", made.Games, err)
	}
	_, err = b.LoadFromShelf(first.ID())
	wantFault(t, err, "game.deleted")
	must(t, b.Undelete(first.ID()))
	if list := shelf(t, b); len(list) != 1 || list[0].Deleted || !list[0].DeletedAt.IsZero() || list[0].Entries != 1 {
		t.Errorf("%+v", list)
	}
	if _, err := b.LoadFromShelf(first.ID()); err != nil {
		t.Error(err)
	}
}

// Only a deleted game goes for good, and with it everything that is kept of it, from the file too. Others stay.
func TestDeletingForGoodLeavesNothing(t *testing.T) {
	path := t.TempDir() + "/games.db"
	b := openAt(t, path)
	setup := tinySetup()
	setup.Title = "An evening to forget"
	g, err := b.Begin(setup, ann())
	must(t, err)
	for range 40 {
		say(t, g, price(0, 200), price(0, 100))
	}
	must(t, b.StoreDraft(g.ID(), draftOf(t, g, ActRecord, 0, buy(1, 0, 1))))
	must(t, b.HandedOn(g))
	_, err = b.People()
	must(t, err)
	kept := begun(t, b)
	say(t, kept, buy(0, 0, 1))
	shelf(t, b)
	wantFault(t, b.DeleteForGood(g.ID()), "game.kept")
	wantFault(t, b.DeleteForGood(NewGameID()), "game.unknown")
	if _, err := b.file.db.Exec("DELETE FROM operation WHERE game = ?", g.ID().String()); err == nil {
		t.Error("operations of a game on the shelf are taken out")
	}
	must(t, b.Delete(g.ID()))
	wantFault(t, b.DeleteForGood(g.ID(), kept.ID()), "game.kept")
	if all, err := b.Deleted(); err != nil || len(all) != 1 {
		t.Errorf("half of it was done: %+v, %v", all, err)
	}
	must(t, b.DeleteForGood(g.ID()))
	wantFault(t, second(b.Load(g.ID())), "game.unknown")
	wantFault(t, b.Undelete(g.ID()), "game.unknown")
	_, err = g.Record(price(0, 150), ann())
	wantFault(t, err, "game.gone")
	for _, table := range []string{"game", "operation", "draft", "summary", "handover", "seat", "feat", "latest", "portfolio"} {
		column := "game"
		if table == "game" {
			column = "id"
		}
		var left int
		must(t, b.file.db.QueryRow("SELECT count(*) FROM "+table+" WHERE "+column+" = ?", g.ID().String()).Scan(&left))
		if left > 0 {
			t.Errorf("%d are left in %s", left, table)
		}
	}
	wantSame(t, kept, b)
	done, err := b.Import(g.Export(), ann())
	if err != nil || done.Outcome != New || done.Undeleted {
		t.Errorf("another copy comes back as %+v, %v", done, err)
	}
	must(t, b.Delete(g.ID()))
	must(t, b.DeleteForGood(g.ID()))
	must(t, b.Close())
	file, err := os.ReadFile(path)
	must(t, err)
	if strings.Contains(string(file), setup.Title) || strings.Contains(string(file), g.ID().String()) {
		t.Error("the file still tells of the game")
	}
}

// Whoever brings a deleted game in again hears that it is back.
func TestImportingADeletedGameSaysSo(t *testing.T) {
	b := openBook(t)
	g := begun(t, b)
	say(t, g, buy(0, 0, 1))
	var file bytes.Buffer
	if _, err := b.WriteBackup(&file, Unwatched); err != nil {
		t.Fatal(err)
	}
	for _, undeleted := range []bool{true, false} {
		if undeleted {
			must(t, b.Delete(g.ID()))
		}
		done, err := b.Import(g.Export(), ann())
		if err != nil || done.Undeleted != undeleted || done.Outcome != Same || len(shelf(t, b)) != 1 {
			t.Errorf("%+v, %v", done, err)
		}
	}
	must(t, b.Delete(g.ID()))
	restored, err := b.Restore(bytes.NewReader(file.Bytes()), ann(), Unwatched)
	if err != nil || restored.Undeleted != 1 || restored.Same != 1 || len(shelf(t, b)) != 1 {
		t.Errorf("%+v, %v", restored, err)
	}
}

// A book of the version before keeps its deleted games with their days, and lets them go for good.
func TestABookOfTheVersionBeforeKeepsItsDeletedGames(t *testing.T) {
	now := openBook(t)
	g := begun(t, now)
	say(t, g, buy(0, 0, 1))
	path := oldBook(t, 13, now)
	b := openAt(t, path)
	deletedSince(t, b, g.ID(), 3)
	must(t, b.Close())
	b = openAt(t, path)
	all, err := b.Deleted()
	if err != nil || len(all) != 1 || all[0].Entries != 1 {
		t.Fatalf("%+v, %v", all, err)
	}
	must(t, b.DeleteForGood(g.ID()))
	if n, err := b.CountDeleted(); err != nil || n != 0 {
		t.Errorf("%d are left, %v", n, err)
	}
}
