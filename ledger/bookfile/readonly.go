package bookfile

import (
	"database/sql"
	"errors"
	"os"
	"strconv"

	"scripkeeper/ledger"
)

// OpenReadOnly opens the file at a path for reading, see [book.OpenReadOnly].
func OpenReadOnly(path string, holds Content) (*File, error) {
	b := newFile(realPath(path), holds)
	if fault := checkPlace(b.Path); fault != nil {
		return nil, fault
	}
	busy, done := waitToLook(b.Path)
	defer done()
	says, fault := checkClaim(b.Path)
	if fault != nil {
		return nil, fault
	}
	if _, err := os.Stat(b.Path); os.IsNotExist(err) && !hasWAL(b.Path) {
		return nil, &ledger.Fault{Code: "book.missing", Path: b.Path}
	}
	reason := &ledger.Fault{Code: "book.readonly", Path: b.Path}
	if says == claimNothing {
		fault = b.openSalvaged(reason)
	} else {
		fault = b.openReading(reason)
	}
	if fault != nil {
		return nil, fault
	}
	if b.notices[0].fault == reason {
		b.notices = b.notices[1:] // the caller asked for read-only and needs no notice of it
	}
	if says == claimNothing && isEmpty(b.Path) && !hasWAL(b.Path) && !busy {
		b.notices = append(b.notices, notice{fault: &ledger.Fault{Code: "book.empty", Path: b.Path}})
	}
	return b, nil
}

func allowsReading(f *ledger.Fault) bool {
	switch f.Code {
	case "book.readonly", "book.full", "book.newer", "book.version", "book.damaged", "book.place":
		return true
	}
	return false
}

// openReading opens a book for reading. If SQLite cannot read the file, its pages are salvaged into memory.
func (b *File) openReading(reason *ledger.Fault) *ledger.Fault {
	switch reason.Code {
	case "book.full":
		reason = &ledger.Fault{Code: "book.nospace", Path: reason.Path, Err: reason.Err}
	case "book.place":
		reason = &ledger.Fault{Code: "book.readonly", Path: reason.Path, Err: reason.Err}
	}
	m := modeOf(b.Path)
	if m == reading && walIsStale(b.Path) {
		m = frozen
	}
	older := false
	fault := b.connect(m, func() (err error) {
		older, err = b.readyToRead()
		return err
	})
	if older {
		fault = b.openOlder(m)
	}
	switch {
	case fault == nil:
		b.makeReadOnly(reason)
		return nil
	case fault.Code == "book.locked", fault.Code == "book.newer":
		return fault
	}
	why := fault
	if fault = b.openSalvaged(reason); fault == nil && why.Code == "book.damaged" && reason.Code != "book.damaged" {
		b.notices = append(b.notices, notice{fault: why})
	}
	return fault
}

// readyToRead checks a book opened for reading. older means that the book must be copied and the copy migrated.
func (b *File) readyToRead() (older bool, err error) {
	var version int
	if err := b.DB.QueryRow("PRAGMA user_version").Scan(&version); err != nil {
		return false, err
	}
	err = b.inspect(len(b.content.Migrations))
	if fault := b.Fault(err); err != nil && fault.Code != "book.newer" && fault.Code != "book.version" {
		return false, err
	}
	if version > 0 && version < len(b.content.Migrations) {
		return true, errors.New("the book is of an older version")
	}
	if err := b.prepare(); err != nil {
		return false, &ledger.Fault{Code: "book.newer", Path: b.Path, Detail: strconv.Itoa(version), Err: err}
	}
	return false, b.loadNotices()
}

func (b *File) openSalvaged(reason *ledger.Fault) *ledger.Fault {
	log := walOf(b.Path)
	if says, _ := readClaim(b.Path); says == claimBook && walIsStale(b.Path) {
		log = ""
	}
	b.Reason = nil
	fault := b.connect(memory, func() error {
		if err := migrateFrom(b.DB, 0, b.content.Migrations); err != nil {
			return err
		}
		if err := b.prepare(); err != nil {
			return err
		}
		_, _, lost, err := b.content.Salvage(b, b.Path, log)
		b.AddNotices(lost)
		return err
	})
	if fault == nil {
		b.makeReadOnly(reason)
	}
	return fault
}

func (b *File) makeReadOnly(reason *ledger.Fault) {
	_, _ = b.DB.Exec("PRAGMA query_only = 1") // a second safeguard besides Reason
	b.Reason = reason
	b.notices = append([]notice{{fault: reason}}, b.notices...)
}

// openOlder copies a book of an older version into memory and migrates the copy. The file stays unchanged.
func (b *File) openOlder(m mode) *ledger.Fault {
	return b.connect(memory, func() error {
		if _, err := b.DB.Exec("ATTACH ? AS older", source(b.Path, m)); err != nil {
			return err
		}
		var version int
		if err := b.DB.QueryRow("PRAGMA older.user_version").Scan(&version); err != nil {
			return err
		}
		if err := copyOlder(b.DB); err != nil {
			return err
		}
		if _, err := b.DB.Exec("DETACH older"); err != nil {
			return err
		}
		if err := migrateFrom(b.DB, version, b.content.Migrations); err != nil {
			return err
		}
		if err := b.prepare(); err != nil {
			return err
		}
		return b.loadNotices()
	})
}

func copyOlder(db *sql.DB) error {
	var statements []string
	if err := Each(db, `SELECT type = 'table', name, sql FROM older.sqlite_schema
		WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type = 'table' DESC, rowid`, nil, func(rows *sql.Rows) error {
		var table bool
		var name, made string
		if err := rows.Scan(&table, &name, &made); err != nil {
			return err
		}
		if statements = append(statements, made); table {
			statements = append(statements, `INSERT INTO main."`+name+`" SELECT * FROM older."`+name+`"`)
		}
		return nil
	}); err != nil {
		return err
	}
	for _, statement := range statements {
		if _, err := db.Exec(statement); err != nil {
			return err
		}
	}
	return nil
}
