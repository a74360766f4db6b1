package ledger

import (
	"os"
	"slices"
	"strconv"
)

// rescue makes a new book of everything that can be read of a damaged one, or of a log whose file is gone, and puts it in
// its place, and opens it. What was there is set aside beside it. The new book is whole before anything is moved: where it cannot be
// made, everything is as before, and nothing more lies about.
func (b *file) rescue(code string, cause error) *Fault {
	damaged := func(err error) *Fault {
		if cause == nil {
			cause = err
		}
		if fault := b.fault(err); fault.Code == "book.full" {
			return fault
		}
		return &Fault{Code: "book.damaged", Path: b.path, Err: cause}
	}
	aside, err := beside(b.path, "damaged")
	if err != nil {
		return damaged(err)
	}
	notice := Fault{Code: code, Path: aside}
	if code == "book.log" {
		notice.Path = logOf(aside)
	}
	fresh := newFile(unfinished(b.path), b.content)
	defer fresh.removeFiles()
	if fault := fresh.start(); fault != nil {
		return damaged(fault)
	}
	games, unread, lost, err := b.content.salvage(fresh, b.path, logOf(b.path))
	notice.Detail = strconv.Itoa(games)
	fresh.addNotices(slices.Concat(unread, []Fault{notice}, lost))
	if closing := fresh.shut(); err == nil {
		err = closing
	}
	if info, missing := os.Stat(b.path); missing == nil {
		_ = os.Chmod(fresh.path, info.Mode().Perm())
	}
	if err == nil {
		err = setAside(b.path, aside)
	}
	if err == nil {
		err = os.Rename(fresh.path, b.path)
	}
	if err != nil {
		return damaged(err)
	}
	_ = os.Remove(b.suspicion())
	return b.start()
}

// removeFiles takes away the files of a book that is not finished.
func (b *file) removeFiles() {
	for _, companion := range []string{"", "-wal", "-shm", "-journal"} {
		_ = os.Remove(b.path + companion)
	}
}

// openWithoutLog opens a book beside which the log of another file lies. The log is set aside, and what it holds that
// the book lacks is added.
func (b *file) openWithoutLog() *Fault {
	aside, err := beside(b.path, "log")
	if err == nil {
		err = setLogAside(b.path, aside)
	}
	if err != nil {
		return b.openReading(&Fault{Code: "book.readonly", Path: b.path, Err: err})
	}
	if fault := b.start(); fault != nil {
		return fault
	}
	games, _, lost, err := b.content.salvage(b, "", logOf(aside))
	b.addNotices(append([]Fault{{Code: "book.log", Path: logOf(aside), Detail: strconv.Itoa(games)}}, lost...))
	if err != nil {
		return b.fault(err)
	}
	return nil
}
