package bookfile

import (
	"database/sql"
	"encoding/binary"
	"errors"
	"io"
	"os"
	"strings"
)

// bookMark is the SQLite application id of every book: "scrp" in ASCII.
const bookMark = 0x73637270

type claim int

const (
	// claimNothing means no file, an empty file, or a database without tables.
	claimNothing claim = iota
	claimBook
	claimForeign
)

// Parts of a SQLite file's header: the magic string, the size of the header, and the offset of the application id. See
// https://www.sqlite.org/fileformat2.html.
const (
	sqliteMagic = "SQLite format 3\x00"
	sqliteHead  = 100
	markAt      = 68
)

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
	return claimOfTables(path), nil
}

// claimOfTables identifies a database without an application id in its header. The id may be only in the log, or the
// book may be very old.
func claimOfTables(path string) claim {
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

func belongsToBook(path string) bool {
	for _, end := range []string{"", "-wal", "-shm", "-journal", "-lock", "-damaged"} {
		if book, fits := strings.CutSuffix(path, end); fits && isBook(book) {
			return true
		}
	}
	return false
}

// isBook reports whether a file is a book, even if only the log is left. A file with a -shm file counts as a book
// without being read, because closing the file here would release the locks of an open database.
func isBook(path string) bool {
	if _, err := os.Lstat(path + "-shm"); err == nil {
		return true
	}
	says, _ := readClaim(path)
	return says == claimBook || says == claimNothing && hasWAL(path)
}
