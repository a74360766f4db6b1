// Package salvage reads the rows that are left in a damaged SQLite file or in its write-ahead log. It reads page by
// page and without SQLite, which gives up a whole table because of one bad page. It skips what is damaged; the caller
// must judge whether a row makes sense. The format is described at https://www.sqlite.org/fileformat2.html.
package salvage

import (
	"encoding/binary"
	"errors"
	"io"
	"os"
)

// A Value is one column of a row: nil, an int64, a float64, a string or a []byte.
type Value any

// A Row holds the columns of a row as stored: those of the primary key first if the table has no rowid.
type Row []Value

// ErrNoPages is returned for a file without pages of a database.
var ErrNoPages = errors.New("no pages of a database")

// A pile holds the pages of a database, by their numbers from 1.
type pile struct {
	size  int
	count uint32
	from  io.ReaderAt
	// logged are the pages in the log, which replace those in the file.
	logged map[uint32][]byte
}

// Read calls visit for every readable row in a database: the rows in the file at path, if it begins as a database does,
// and the rows in its log ("" for none). It changes neither.
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

// pageSize returns a valid page size, or 0. In the file's header, the size 65536 is written as 1.
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
