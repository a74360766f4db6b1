package bookfile

import (
	"os"
	"slices"
	"strconv"

	"scripkeeper/ledger"
)

// rescue makes a new book of everything that can be read of a damaged one, or of a log whose file is gone, and puts it
// in its place, and opens it. What was there is set aside beside it. The new book is whole before anything is moved:
// where it cannot be made, everything is as before, and nothing more lies about.
func (b *File) rescue(code string, cause error) *ledger.Fault {
	damaged := func(err error) *ledger.Fault {
		if cause == nil {
			cause = err
		}
		if fault := b.Fault(err); fault.Code == "book.full" {
			return fault
		}
		return &ledger.Fault{Code: "book.damaged", Path: b.Path, Err: cause}
	}
	aside, err := beside(b.Path, "damaged")
	if err != nil {
		return damaged(err)
	}
	notice := ledger.Fault{Code: code, Path: aside}
	if code == "book.log" {
		notice.Path = walOf(aside)
	}
	fresh := newFile(unfinished(b.Path), b.content)
	defer removeFiles(fresh.Path)
	if fault := fresh.start(); fault != nil {
		return damaged(fault)
	}
	games, unread, lost, err := b.content.Salvage(fresh, b.Path, walOf(b.Path))
	notice.Detail = strconv.Itoa(games)
	fresh.AddNotices(slices.Concat(unread, []ledger.Fault{notice}, lost))
	if closing := fresh.shut(); err == nil {
		err = closing
	}
	if info, missing := os.Stat(b.Path); missing == nil {
		_ = os.Chmod(fresh.Path, info.Mode().Perm())
	}
	if err == nil {
		err = setAside(b.Path, aside)
	}
	if err == nil {
		err = os.Rename(fresh.Path, b.Path)
	}
	if err != nil {
		return damaged(err)
	}
	_ = os.Remove(suspicion(b.Path))
	return b.start()
}

// removeFiles takes away the files of a book that is not finished.
func removeFiles(path string) {
	for _, companion := range []string{"", "-wal", "-shm", "-journal"} {
		_ = os.Remove(path + companion)
	}
}

// openWithoutWAL opens a book beside which the log of another file lies. The log is set aside, and what it holds that
// the book lacks is added.
func (b *File) openWithoutWAL() *ledger.Fault {
	aside, err := beside(b.Path, "log")
	if err == nil {
		err = setWALAside(b.Path, aside)
	}
	if err != nil {
		return b.openReading(&ledger.Fault{Code: "book.readonly", Path: b.Path, Err: err})
	}
	if fault := b.start(); fault != nil {
		return fault
	}
	games, _, lost, err := b.content.Salvage(b, "", walOf(aside))
	b.AddNotices(append([]ledger.Fault{{Code: "book.log", Path: walOf(aside), Detail: strconv.Itoa(games)}}, lost...))
	if err != nil {
		return b.Fault(err)
	}
	return nil
}
