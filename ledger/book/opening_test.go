package book

import (
	"os"
	"path/filepath"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/internal/ledgertest"
)

// What a program was making when it was ended is taken away; what only looks like it stays.
func TestWhatAProgramLeftHalfMadeIsTidied(t *testing.T) {
	b, g := played(t)
	must.Do(t, b.Close())
	path := b.Path()
	must.Do(t, os.WriteFile(path+"-lock", nil, 0o600))
	for _, end := range []string{"", "-wal", "-shm"} {
		must.Do(t, os.WriteFile(path+"-mending-00000001"+end, []byte("half"), 0o600))
	}
	other := filepath.Dir(path) + "/my-games.db" + "-mending-1"
	must.Do(t, os.WriteFile(other, []byte("mine"), 0o600))
	b = openAt(t, path)
	wantSame(t, g, b)
	wantFiles(t, path, 2)
	must.Get(os.Stat(other))(t)
}

// A book that a program was beginning when it was ended is begun by the next, and nothing is set aside.
func TestABookThatWasHalfBegunIsBegun(t *testing.T) {
	live := openBook(t)
	for end, size := range map[string]int{"": 0, "-wal": 32 + 3*(24+4096)} {
		path := t.TempDir() + "/games.db"
		for _, companion := range []string{"", "-wal"} {
			file := must.Get(os.ReadFile(live.Path() + companion))(t)
			if companion == "-wal" {
				file = file[:32+3*(24+4096)] // in the middle of the first that was written
			}
			if companion == end {
				file = file[:size]
			}
			must.Do(t, os.WriteFile(path+companion, file, 0o600))
		}
		must.Do(t, os.WriteFile(path+"-lock", nil, 0o600))
		b := openAt(t, path)
		expect.True(t, b.Notice() == nil, "%v", b.Notice())
		g := begun(t, b)
		must.Do(t, b.Close())
		wantAlone(t, path)
		wantSame(t, g, openAt(t, path))
	}
}

// Two rescues, one after the other, are both told until somebody has read them.
func TestEachRescueIsTold(t *testing.T) {
	path := t.TempDir() + "/games.db"
	must.Do(t, os.WriteFile(path, manyGames(t, 20), 0o600))
	aside := map[string]bool{}
	for range 2 {
		info := must.Get(os.Stat(path))(t)
		must.Do(t, os.Truncate(path, info.Size()-4096))
		b := openAt(t, path)
		aside = map[string]bool{}
		for _, notice := range b.Notices() {
			if notice.Code == "book.setaside" {
				aside[notice.Path] = true
			}
		}
		must.Do(t, b.Close())
	}
	damaged, _ := filepath.Glob(filepath.Dir(path) + "/games.damaged-*.db")
	expect.True(t, len(damaged) == 2 && aside[damaged[0]] && aside[damaged[1]],
		"aside are %v, and told %v", damaged, aside)
}

// A rescued book may be read by those who could read the damaged one.
func TestARescuedBookKeepsItsMode(t *testing.T) {
	path := t.TempDir() + "/games.db"
	file := manyGames(t, 5)
	must.Do(t, os.WriteFile(path, file[:len(file)-4096], 0o600))
	b := openAt(t, path)
	ledgertest.WantFault(t, b.Notice(), "book.setaside")
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
}
