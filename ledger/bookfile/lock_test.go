package bookfile

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestOneProgramAtATimeOpensABook(t *testing.T) {
	path := t.TempDir() + "/games.db"
	lock, fault := lockForOpening(path)
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

func TestPathsThatLeadNowhere(t *testing.T) {
	home := t.TempDir()
	loop := filepath.Join(home, "loop")
	if err := os.Symlink("loop", loop); err != nil {
		t.Skip(err)
	}
	for _, path := range []string{"", "games.db", "/", "nowhere/games.db", loop, loop + "/games.db"} {
		expect.Equal(t, realPath(path), path, "%q", path)
	}
}

func TestWhatIsReservedIsNobodyElses(t *testing.T) {
	path := filepath.Join(t.TempDir(), "guests")
	release := must.Get(Reserve(path))(t)
	_, err := Reserve(path)
	expect.True(t, errors.Is(err, ErrReserved), "the second gets %v", err)
	release()
	again := must.Get(Reserve(path))(t)
	again()
	if _, err := os.Stat(lockOf(path)); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the lock is left: %v", err)
	}
}

func TestWhereNothingCanBeReservedNobodyIsKeptOut(t *testing.T) {
	path := filepath.Join(t.TempDir(), "no such folder", "guests")
	release := must.Get(Reserve(path))(t)
	must.Get(Reserve(path))(t)()
	release()
}
