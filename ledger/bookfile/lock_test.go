package bookfile

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"scripkeeper/calc/conformance/must"
)

// Who opens a book waits until another program has opened it.
func TestOneProgramAtATimeOpensABook(t *testing.T) {
	path := t.TempDir() + "/games.db"
	lock, fault := enter(path)
	must.Hold(t, fault == nil, "%v", fault)
	for name, take := range map[string]func(string) (*bookLock, error){"to write": takeLock, "to look": takeLockThere} {
		if _, err := await(path, 5*time.Millisecond, take); !errors.Is(err, errHeld) {
			t.Errorf("%s: two open at once: %v", name, err)
		}
	}
	opened := make(chan error)
	go func() {
		f, err := Open(path, Content{Migrations: []Migration{
			"CREATE TABLE notice (id INTEGER PRIMARY KEY, at, code, path, detail)"},
			Insert: "INSERT INTO notice (code) VALUES (?)"})
		if err == nil {
			err = f.Close()
		}
		opened <- err
	}()
	lock.leave()
	must.Do(t, <-opened)
	if left, err := os.ReadDir(filepath.Dir(path)); err != nil || len(left) != 1 {
		t.Errorf("beside the book lies %v, %v", left, err)
	}
}
