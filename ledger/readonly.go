package ledger

import (
	"errors"

	"scripkeeper/calc"
)

// OpenReadOnly opens the book at a path to look at it: nothing is made, neither the book nor a file beside it, and
// nothing is written. Where there is no book it is one without games. A damaged one shows what can be read of it, one of
// an older version what it holds. Faults are those of [Open]; what would write has the fault book.readonly.
func OpenReadOnly(path string, rulebooks []calc.Rulebook) (*Book, error) {
	list, err := migrations()
	if err != nil {
		return nil, err
	}
	b := newBook(realPath(path), rulebooks)
	if fault := checkPlace(b.path); fault != nil {
		return nil, fault
	}
	busy, done := waitToLook(b.path)
	defer done()
	says, fault := b.look()
	if fault != nil {
		return nil, fault
	}
	reason := &Fault{Code: "book.readonly", Path: b.path}
	if says == claimNothing {
		fault = b.openWreck(list, reason)
	} else {
		fault = b.openReading(list, reason)
	}
	if fault != nil {
		return nil, fault
	}
	if b.notices[0].fault == reason {
		b.notices = b.notices[1:] // it was asked for
	}
	if says == claimNothing && isEmpty(b.path) && !hasLog(b.path) && !busy {
		b.notices = append(b.notices, notice{fault: &Fault{Code: "book.empty", Path: b.path}})
	}
	return b, nil
}

// ReadOnly tells why the book can only be read, nil when it can be written too. The codes are book.readonly,
// book.nospace (the disk is full), book.newer (a newer version wrote it) and book.version (no version did). What would
// write has this fault.
func (b *Book) ReadOnly() *Fault { return b.reason }

// isForReading tells whether a book that cannot be opened for this reason can still be read.
func isForReading(f *Fault) bool {
	switch f.Code {
	case "book.readonly", "book.full", "book.newer", "book.version", "book.damaged", "book.place":
		return true
	}
	return false
}

// openReading opens a book for reading. Where SQLite cannot read it, its pages are.
func (b *Book) openReading(list []migration, reason *Fault) *Fault {
	switch reason.Code {
	case "book.full":
		reason = &Fault{Code: "book.nospace", Path: reason.Path, Err: reason.Err}
	case "book.place":
		reason = &Fault{Code: "book.readonly", Path: reason.Path, Err: reason.Err}
	}
	w := wayOf(b.path)
	if w == reading && logIsOld(b.path) {
		w = frozen
	}
	older := false
	fault := b.connect(w, func() (err error) {
		older, err = b.readyToRead(list)
		return err
	})
	if older {
		fault = b.openOlder(list, w)
	}
	switch {
	case fault == nil:
		b.readFor(reason)
		return nil
	case fault.Code == "book.locked":
		return fault
	case fault.Code == "book.newer":
		return fault
	}
	why := fault
	if fault = b.openWreck(list, reason); fault == nil && why.Code == "book.damaged" && reason.Code != "book.damaged" {
		b.notices = append(b.notices, notice{fault: why})
	}
	return fault
}

// readyToRead looks at a book that is only read. It cannot be read as it is when it is of an older version.
func (b *Book) readyToRead(list []migration) (older bool, err error) {
	var version int
	if err := b.db.QueryRow("PRAGMA user_version").Scan(&version); err != nil {
		return false, err
	}
	err = b.inspect(len(list))
	if fault := b.fault(err); err != nil && fault.Code != "book.newer" && fault.Code != "book.version" {
		return false, err
	}
	if version > 0 && version < len(list) {
		return true, errors.New("the book is of an older version")
	}
	if err := b.prepare(); err != nil {
		return false, &Fault{Code: "book.newer", Path: b.path, Detail: number(version), Err: err}
	}
	return false, b.loadNotices()
}

// openWreck shows what can be read of the pages of a book, from memory.
func (b *Book) openWreck(list []migration, reason *Fault) *Fault {
	log := logOf(b.path)
	if says, _ := readClaim(b.path); says == claimBook && logIsOld(b.path) {
		log = ""
	}
	w, err := readWreck(b.path, log)
	if err != nil {
		return b.fault(err)
	}
	b.reason = nil
	fault := b.connect(memory, func() error {
		if err := migrateFrom(b.db, 0, list); err != nil {
			return err
		}
		if err := b.prepare(); err != nil {
			return err
		}
		_, lost, err := w.store(b)
		b.addNotices(lost)
		return err
	})
	if fault == nil {
		b.readFor(reason)
	}
	return fault
}

// readFor lets nothing be written from now on, for a reason.
func (b *Book) readFor(reason *Fault) {
	_, _ = b.db.Exec("PRAGMA query_only = 1") // the reason alone is enough; this is a second lock
	b.reason = reason
	b.notices = append([]notice{{fault: reason}}, b.notices...)
}
