package bookfile

import (
	"database/sql"
	"encoding/binary"
	"errors"
	"io"
	"os"
	"strings"
)

// bookMark stands in the head of every book's file and tells it from other databases: "scrp".
const bookMark = 0x73637270

// A claim is what a file says of itself. Nothing is done to a file but what its claim allows.
type claim int

const (
	// claimNothing is a file that is missing or empty, or a database without a table.
	claimNothing claim = iota
	// claimBook is a book of ours, sound or not.
	claimBook
	// claimForeign is anything else.
	claimForeign
)

// The head of a SQLite file.
const (
	sqliteMagic = "SQLite format 3\x00"
	sqliteHead  = 100
	markAt      = 68
)

// readClaim looks at a file, and changes nothing.
func readClaim(path string) (claim, error) {
	file, err := os.Open(path)
	if errors.Is(err, os.ErrNotExist) {
		return claimNothing, nil
	}
	if err != nil {
		return claimForeign, err
	}
	defer func() { _ = file.Close() }()
	head := make([]byte, sqliteHead)
	n, err := io.ReadFull(file, head)
	if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
		return claimForeign, err
	}
	switch mark := binary.BigEndian.Uint32(head[markAt:]); {
	case n == 0:
		return claimNothing, nil
	case n < sqliteHead || string(head[:len(sqliteMagic)]) != sqliteMagic:
		return claimForeign, nil
	case mark == bookMark:
		return claimBook, nil
	case mark != 0:
		return claimForeign, nil
	}
	return askTables(path), nil
}

// askTables looks whether a database without a mark is a book: the mark may stand in its log, and the first books had
// none.
func askTables(path string) claim {
	db, err := sql.Open("sqlite", source(path, modeOf(path)))
	if err != nil {
		return claimForeign
	}
	defer func() { _ = db.Close() }()
	var mark, tables, ours int
	row := db.QueryRow(`SELECT (SELECT application_id FROM pragma_application_id), count(*),
		count(CASE WHEN type = 'trigger' AND name = 'operation_stays' THEN 1 END) FROM sqlite_schema`)
	switch err := row.Scan(&mark, &tables, &ours); {
	case err != nil:
		return claimForeign
	case mark == bookMark || mark == 0 && ours == 1:
		return claimBook
	case mark == 0 && tables == 0:
		return claimNothing
	}
	return claimForeign
}

// belongsToBook reports whether a file is a book, or lies beside one as its log does.
func belongsToBook(path string) bool {
	for _, end := range []string{"", "-wal", "-shm", "-journal", "-lock", "-damaged"} {
		if book, fits := strings.CutSuffix(path, end); fits && isBook(book) {
			return true
		}
	}
	return false
}

// isBook reports whether a file is a book, or all that is left of it is its log. One that may be open is told by its
// index: closing a file here would let go of the locks that the database has on it.
func isBook(path string) bool {
	if _, err := os.Lstat(path + "-shm"); err == nil {
		return true
	}
	says, _ := readClaim(path)
	return says == claimBook || says == claimNothing && hasWAL(path)
}
