package bookfile

import (
	"errors"
	"os"
	"path/filepath"
	"time"

	"scripkeeper/ledger"
)

// Opening a book may copy, rescue or replace its file and log; closing a book may write the log into the file. So only
// one program at a time opens or closes a book, and others wait for the lock: an empty file beside the book that exists
// only while locked. When a program ends, the system releases its lock.

// A bookLock is nil if no lock file can be created. In that case no program can write the book either.
type bookLock struct {
	file *os.File
	path string
	// left reports that the lock file already existed, because a program ended while opening the book.
	left bool
}

const (
	openingTimeout = 10 * time.Second
	closingTimeout = 2 * time.Second
)

var errHeld = errors.New("another program opens the book")

func lockOf(path string) string { return path + "-lock" }

// lockForOpening takes the lock of a book, creating the folder if needed. The fault after 10 seconds is book.locked.
func lockForOpening(path string) (*bookLock, *ledger.Fault) {
	o, err := await(path, openingTimeout, takeLock)
	if errors.Is(err, os.ErrNotExist) && os.MkdirAll(filepath.Dir(path), 0o700) == nil {
		o, err = await(path, openingTimeout, takeLock)
	}
	if errors.Is(err, errHeld) {
		return nil, &ledger.Fault{Code: "book.locked", Path: path, Err: err}
	}
	return o, nil
}

func await(path string, timeout time.Duration, take func(path string) (*bookLock, error)) (*bookLock, error) {
	end := time.Now().Add(timeout)
	for pause := time.Millisecond; ; pause = min(2*pause, 20*time.Millisecond) {
		o, err := take(lockOf(path))
		if !errors.Is(err, errHeld) || time.Now().After(end) {
			return o, err
		}
		time.Sleep(pause)
	}
}

// waitToLook waits while programs open a book, and keeps others from opening it until done is called. It creates no
// file. busy reports whether a program is opening the book, or ended while doing so.
func waitToLook(path string) (busy bool, done func()) {
	o, err := await(path, openingTimeout, takeLockThere)
	if o == nil {
		return errors.Is(err, errHeld), func() {}
	}
	return true, o.letGo
}

func (o *bookLock) leave() {
	if o != nil {
		o.release()
	}
}

func (o *bookLock) letGo() { _ = o.file.Close() }

var ErrReserved = errors.New("another program has it")

const reserveTimeout = 200 * time.Millisecond

// Reserve reserves a file beside a book until release is called or the program ends. The error is [ErrReserved] while
// another program has the file. If no lock file can be created, Reserve succeeds, because no program can write the file
// either.
func Reserve(path string) (release func(), err error) {
	lock, err := await(path, reserveTimeout, takeLock)
	if errors.Is(err, errHeld) {
		return nil, ErrReserved
	}
	return lock.leave, nil
}
