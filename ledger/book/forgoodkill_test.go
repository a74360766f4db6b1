package book

import (
	"errors"
	"io/fs"
	"os"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
)

// A program that is killed right after a game was deleted for good leaves a log that takes something out of the file.
// The log is the file's own all the same: nothing is set aside, and the game stays gone.
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

// reopenedAsKilled opens a copy of a book as it is on the disk now, with its log.
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
