// Package salvage reads the remaining rows of a damaged SQLite file or of its write-ahead log. It reads page by page
// without SQLite, which gives up a whole table because of one bad page. Damaged pages are skipped; the caller must
// judge whether a row makes sense. The format is described at https://www.sqlite.org/fileformat2.html.
package salvage

import (
	"encoding/binary"
	"errors"
	"io"
	"os"
)

// A Value is one column of a row: nil, an int64, a float64, a string or a []byte.
type Value any

// A Row has the columns of a row as stored, beginning with the primary key if the table has no rowid.
type Row []Value

var ErrNoPages = errors.New("no pages of a database")

// A pile has the pages of a database by page number, from 1.
type pile struct {
	size  int
	count uint32
	from  io.ReaderAt
	// logged has the pages in the log, which replace those in the file.
	logged map[uint32][]byte
}

// Read calls visit for every readable row of a database: in the file at path and in its log ("" for none). The error is
// ErrNoPages if there are no pages of a database.
func Read(path, log string, visit func(Row)) error {
	p := pile{}
	if path != "" {
		file, err := os.Open(path)
		if err == nil {
			defer func() { _ = file.Close() }()
			err = p.file(file)
		}
		if err != nil && !os.IsNotExist(err) && !errors.Is(err, ErrNoPages) {
			return err
		}
	}
	if log != "" {
		raw, err := os.ReadFile(log)
		if err != nil && !os.IsNotExist(err) {
			return err
		}
		p.readLog(raw)
	}
	if p.size == 0 {
		return ErrNoPages
	}
	for n := uint32(1); n <= p.count; n++ {
		if page := p.page(n); page != nil {
			p.rows(n, page, visit)
		}
	}
	return nil
}

func (p *pile) file(file *os.File) error {
	head := make([]byte, 100)
	if _, err := io.ReadFull(file, head); err != nil || string(head[:16]) != "SQLite format 3\x00" {
		return ErrNoPages
	}
	p.size = pageSize(uint32(binary.BigEndian.Uint16(head[16:])))
	info, err := file.Stat()
	if err != nil {
		return err
	}
	if p.size == 0 {
		return ErrNoPages
	}
	p.from, p.count = file, uint32(min(info.Size()/int64(p.size), 1<<31))
	return nil
}

// pageSize returns a valid page size, or 0. The header stores the size 65536 as 1.
func pageSize(n uint32) int {
	if n == 1 {
		return 1 << 16
	}
	if n < 512 || n > 1<<16 || n&(n-1) != 0 {
		return 0
	}
	return int(n)
}

func (p *pile) page(n uint32) []byte {
	if page, newer := p.logged[n]; newer {
		return page
	}
	if p.from == nil || n == 0 {
		return nil
	}
	page := make([]byte, p.size)
	if _, err := p.from.ReadAt(page, int64(n-1)*int64(p.size)); err != nil {
		return nil
	}
	return page
}
