package bookfile

import (
	"os"
	"scripkeeper/ledger"
)

// A book that is moved, replaced or removed while it is open would go on taking entries, into a file that has no name any
// more. So before each writing the book looks whether its file and its log are still the ones that it opened.

// An identity is the two files of an open book.
type identity struct{ file, log os.FileInfo }

// identify remembers the files of the book that has just been opened.
func (b *File) identify() error {
	file, err := os.Stat(b.Path)
	if err != nil {
		return err
	}
	log, err := os.Stat(logOf(b.Path))
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	b.own = identity{file, log}
	return nil
}

// writable tells why the book cannot be written now, or nothing.
func (b *File) Writable() *ledger.Fault {
	switch {
	case b.closed.Load():
		return &ledger.Fault{Code: "book.closed", Path: b.Path}
	case b.Reason != nil:
		return b.Reason
	}
	if b.own.file == nil {
		return nil
	}
	gone := &ledger.Fault{Code: "book.gone", Path: b.Path}
	if now, err := os.Stat(b.Path); err != nil || !os.SameFile(now, b.own.file) {
		return gone
	}
	if b.own.log == nil {
		return nil
	}
	if now, err := os.Stat(logOf(b.Path)); err != nil || !os.SameFile(now, b.own.log) {
		return gone
	}
	return nil
}
