package bookfile

import (
	"os"
	"slices"
	"strconv"

	"scripkeeper/ledger"
)

// rescue renames a damaged book, or a log whose book is missing, and opens a new book with everything readable at the
// path. Nothing is renamed before the new book is complete.
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
	aside, err := freePathBeside(b.Path, "damaged")
	if err != nil {
		return damaged(err)
	}
	notice := ledger.Fault{Code: code, Path: aside}
	if code == "book.log" {
		notice.Path = walOf(aside)
	}
	fresh := newFile(temporaryPath(b.Path), b.content)
	defer removeFiles(fresh.Path)
	if fault := fresh.start(); fault != nil {
		return damaged(fault)
	}
	games, unread, lost, err := b.content.Salvage(fresh, b.Path, walOf(b.Path))
	notice.Detail = strconv.Itoa(games)
	fresh.AddNotices(slices.Concat(unread, []ledger.Fault{notice}, lost))
	if closing := fresh.closeUnlocked(); err == nil {
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
	_ = os.Remove(suspicionPath(b.Path))
	return b.start()
}

func removeFiles(path string) {
	for _, companion := range []string{"", "-wal", "-shm", "-journal"} {
		_ = os.Remove(path + companion)
	}
}

// openWithoutWAL renames a log that belongs to another file, opens the book, and adds the operations that only the log
// has.
func (b *File) openWithoutWAL() *ledger.Fault {
	aside, err := freePathBeside(b.Path, "log")
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
