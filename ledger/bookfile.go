package ledger

import (
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	// The driver that database/sql knows as "sqlite".
	_ "modernc.org/sqlite"
)

// bookMark stands in the head of every book's file and tells it from other databases: "scrp".
const bookMark = 0x73637270

// patience is how long a book waits for another program to let go of it, in milliseconds.
const patience = 2000

// source tells the driver how to open a book: as a URL, because a path may hold any sign.
func source(path string) string {
	query := url.Values{}
	query.Add("_pragma", fmt.Sprintf("busy_timeout(%d)", patience))
	query.Add("_pragma", "synchronous(FULL)")
	query.Add("_pragma", "foreign_keys(1)")
	query.Add("_txlock", "immediate")
	u := url.URL{Scheme: "file", OmitHost: true, Path: filepath.ToSlash(path), RawQuery: query.Encode()}
	return u.String()
}

// checkPlace looks whether a file can be at a path, and makes its folder.
func checkPlace(path string) *Fault {
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return &Fault{Code: "book.place", Path: path}
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return &Fault{Code: "book.place", Path: path, Err: err}
	}
	return nil
}

// inspect looks whether the file is a sound book of a version that is known. It writes nothing.
func (b *Book) inspect(newest int) error {
	var mark, version, tables int
	row := b.db.QueryRow(`SELECT (SELECT application_id FROM pragma_application_id),
		(SELECT user_version FROM pragma_user_version), (SELECT count(*) FROM sqlite_schema)`)
	if err := row.Scan(&mark, &version, &tables); err != nil {
		return err
	}
	switch {
	case tables > 0 && mark != bookMark:
		return &Fault{Code: "book.foreign", Path: b.path}
	case version > newest:
		return &Fault{Code: "book.newer", Path: b.path, Detail: number(version)}
	}
	var sound string
	if err := b.db.QueryRow("PRAGMA quick_check(1)").Scan(&sound); err != nil {
		return err
	}
	if sound != "ok" {
		return &Fault{Code: "book.damaged", Path: b.path, Err: fmt.Errorf("%s", sound)}
	}
	return nil
}

// setAside gives a damaged file and its companions a name that says so and when, and returns it.
func setAside(path string) (string, error) {
	aside, err := beside(path, "damaged")
	if err != nil {
		return "", err
	}
	if err := os.Rename(path, aside); err != nil {
		return "", err
	}
	for _, companion := range []string{"-wal", "-shm", "-journal"} {
		if err := os.Rename(path+companion, aside+companion); err != nil && !os.IsNotExist(err) {
			return "", err
		}
	}
	return aside, nil
}

// beside is a free name for a second file beside a book: book.db gives book.WORD-2026-03-14-193005.db.
func beside(path, word string) (string, error) {
	ext := filepath.Ext(path)
	stem := strings.TrimSuffix(path, ext) + "." + word + time.Now().Format("-2006-01-02-150405")
	for i := 1; i < 1000; i++ {
		name := stem + ext
		if i > 1 {
			name = fmt.Sprintf("%s-%d%s", stem, i, ext)
		}
		if _, err := os.Lstat(name); os.IsNotExist(err) {
			return name, nil
		}
	}
	return "", fmt.Errorf("no name is free beside %s", path)
}
