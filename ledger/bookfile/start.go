package bookfile

import (
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strconv"

	"scripkeeper/ledger"
)

func (b *File) start() *ledger.Fault {
	if err := os.MkdirAll(filepath.Dir(b.Path), 0o700); err != nil {
		return &ledger.Fault{Code: "book.place", Path: b.Path, Err: err}
	}
	return b.connect(writing, func() error { return b.ready() })
}

func (b *File) connect(m mode, ready func() error) *ledger.Fault {
	// This check must come before the database is opened: it closes the file, which would release the locks of an open
	// database. A file with a log may look incomplete while another program writes it.
	if m != memory && !isWhole(b.Path) && !hasWAL(b.Path) {
		return &ledger.Fault{Code: "book.damaged", Path: b.Path, Err: errors.New("the file is cut off")}
	}
	db, err := sql.Open("sqlite", source(b.Path, m))
	if err != nil {
		return b.Fault(err)
	}
	// One connection is enough, because a book has one writer and reads are short.
	db.SetMaxOpenConns(1)
	b.DB, b.own, b.notices = db, identity{}, nil
	if err := ready(); err != nil {
		fault := b.Fault(err)
		_ = db.Close()
		return fault
	}
	return nil
}

func (b *File) ready() error {
	if err := b.inspect(len(b.content.Migrations)); err != nil {
		return err
	}
	var mode string
	if err := b.DB.QueryRow("PRAGMA journal_mode = WAL").Scan(&mode); err != nil {
		return err
	}
	if err := migrate(b.DB, b.Path, b.content.Migrations); err != nil {
		return err
	}
	if err := b.prepare(); err != nil {
		return err
	}
	if err := b.loadNotices(); err != nil {
		return err
	}
	return b.identify()
}

func (b *File) inspect(newest int) error {
	var mark, version, tables int
	row := b.DB.QueryRow(`SELECT (SELECT application_id FROM pragma_application_id),
		(SELECT user_version FROM pragma_user_version), (SELECT count(*) FROM sqlite_schema)`)
	if err := row.Scan(&mark, &version, &tables); err != nil {
		return err
	}
	switch {
	case tables > 0 && mark != bookMark && mark != 0:
		return &ledger.Fault{Code: "book.foreign", Path: b.Path}
	case version > newest:
		return &ledger.Fault{Code: "book.newer", Path: b.Path, Detail: strconv.Itoa(version)}
	case version < 0 || version == 0 && tables > 0:
		return &ledger.Fault{Code: "book.version", Path: b.Path, Detail: strconv.Itoa(version)}
	}
	most := int64(bigBook)
	if b.quick && version == newest {
		most = smallBook
	}
	_, err := os.Stat(suspicionPath(b.Path))
	if info, missing := os.Stat(b.Path); err != nil && (missing != nil || info.Size() > most) {
		return nil
	}
	if err := readWhole(b.DB, b.Path); err != nil {
		return err
	}
	_ = os.Remove(suspicionPath(b.Path))
	return nil
}

// Sizes in bytes above which opening skips the check, unless an earlier reading found damage.
const (
	bigBook   = 4 << 20
	smallBook = 1 << 17
)

func readWhole(db *sql.DB, path string) error {
	var sound string
	if err := db.QueryRow("PRAGMA quick_check(1)").Scan(&sound); err != nil {
		return err
	}
	if sound != "ok" {
		return &ledger.Fault{Code: "book.damaged", Path: path, Err: errors.New(sound)}
	}
	return nil
}

// Inspect checks the whole of a file that was opened quickly, unless the file is big. It uses its own connection. The
// fault is book.damaged; the next opening then rescues the book.
func (b *File) Inspect() error {
	info, err := os.Stat(b.Path)
	if err != nil || info.Size() <= smallBook || info.Size() > bigBook {
		return nil
	}
	db, err := sql.Open("sqlite", source(b.Path, reading))
	if err != nil {
		return nil
	}
	defer func() { _ = db.Close() }()
	if err := readWhole(db, b.Path); err != nil {
		if fault := b.Fault(err); fault.Code == "book.damaged" {
			suspect(b.Path)
			return fault
		}
	}
	return nil
}

// suspicionPath returns the path of an empty file that is created when reading a part of the book fails.
func suspicionPath(path string) string { return path + "-damaged" }

func (b *File) prepare() error {
	insert, err := b.DB.Prepare(b.content.Insert)
	if err != nil {
		return &ledger.Fault{Code: "book.damaged", Path: b.Path, Err: err}
	}
	b.Insert = insert
	return nil
}
