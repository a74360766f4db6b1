package ledger

import (
	"os"
	"slices"
	"strconv"
)

// rescue makes a new book of everything that can be read of a damaged one, or of a log whose file is gone, and puts it in
// its place, and opens it. What was there is set aside beside it. The new book is whole before anything is moved: where it cannot be
// made, everything is as before, and nothing more lies about.
func (b *Book) rescue(list []migration, code string, cause error) *Fault {
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
	w, err := readWreck(b.path, logOf(b.path))
	if err != nil {
		return damaged(err)
	}
	notice := Fault{Code: code, Path: aside}
	if code == "book.log" {
		notice.Path = logOf(aside)
	}
	fresh := newBook(unfinished(b.path), b.rulebooks)
	defer fresh.removeFiles()
	if fault := fresh.start(list); fault != nil {
		return damaged(fault)
	}
	games, lost, err := w.store(fresh)
	notice.Detail = strconv.Itoa(games)
	fresh.addNotices(slices.Concat(w.notices, []Fault{notice}, lost))
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
	return b.start(list)
}

// removeFiles takes away the files of a book that is not finished.
func (b *Book) removeFiles() {
	for _, companion := range []string{"", "-wal", "-shm", "-journal"} {
		_ = os.Remove(b.path + companion)
	}
}

// openWithoutLog opens a book beside which the log of another file lies. The log is set aside, and what it holds that
// the book lacks is added.
func (b *Book) openWithoutLog(list []migration) *Fault {
	aside, err := beside(b.path, "log")
	if err == nil {
		err = setLogAside(b.path, aside)
	}
	if err != nil {
		return b.openReading(list, &Fault{Code: "book.readonly", Path: b.path, Err: err})
	}
	if fault := b.start(list); fault != nil {
		return fault
	}
	w, err := readWreck("", logOf(aside))
	if err != nil {
		return b.fault(err)
	}
	games, lost, err := w.store(b)
	b.addNotices(append([]Fault{{Code: "book.log", Path: logOf(aside), Detail: strconv.Itoa(games)}}, lost...))
	if err != nil {
		return b.fault(err)
	}
	return nil
}
