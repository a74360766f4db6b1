package bookfile

import (
	"errors"
	"os"
	"path/filepath"
	"time"

	"scripkeeper/ledger"
)

// Opening a book looks at its file and its log one after the other, and may copy, rescue or replace them; closing it
// may fold the log into the file. So one program at a time does either. The others wait at a lock: an empty file beside
// the book, which is there only meanwhile. A program that ends lets go of it, however it ends.

// A bookLock is held by who opens or closes a book, nil where there can be none: nobody writes beside such a book.
type bookLock struct {
	file *os.File
	path string
	// left reports whether the lock lay there already: a program ended in the middle of an opening.
	left bool
}

// openingTimeout is how long a book waits until another program has opened it, closingTimeout until it closes all the
// same.
const (
	openingTimeout = 10 * time.Second
	closingTimeout = 2 * time.Second
)

// errHeld is that another program has the lock.
var errHeld = errors.New("another program opens the book")

// lockOf is the path of the lock of a book.
func lockOf(path string) string { return path + "-lock" }

// enter takes the lock of a book, and makes the folder that it lies in. The fault is book.locked.
func enter(path string) (*bookLock, *ledger.Fault) {
	o, err := await(path, openingTimeout, takeLock)
	if errors.Is(err, os.ErrNotExist) && os.MkdirAll(filepath.Dir(path), 0o700) == nil {
		o, err = await(path, openingTimeout, takeLock)
	}
	if errors.Is(err, errHeld) {
		return nil, &ledger.Fault{Code: "book.locked", Path: path, Err: err}
	}
	return o, nil
}

// await tries to take the lock of a book until it is free.
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

// waitToLook waits while another program opens a book that is only looked at, and keeps others from it until done is
// called. Nothing is made: where there is no lock there is nothing to wait for. It reports whether a program opens the
// book, or ended while it did.
func waitToLook(path string) (busy bool, done func()) {
	o, err := await(path, openingTimeout, takeLockThere)
	if o == nil {
		return errors.Is(err, errHeld), func() {}
	}
	return true, o.letGo
}

// leave gives the lock back, and removes its file.
func (o *bookLock) leave() {
	if o != nil {
		o.release()
	}
}

// letGo gives the lock back.
func (o *bookLock) letGo() { _ = o.file.Close() }

// ErrReserved is that another program has what [Reserve] asks for.
var ErrReserved = errors.New("another program has it")

// reserveTimeout is how long [Reserve] waits for a program that is just giving it back.
const reserveTimeout = 200 * time.Millisecond

// Reserve has a file beside a book for this program alone, until release is called or the program ends, however it
// ends. The error is [ErrReserved] while another program has it. Where there can be no lock nobody writes the file
// either, and release does nothing.
func Reserve(path string) (release func(), err error) {
	lock, err := await(path, reserveTimeout, takeLock)
	if errors.Is(err, errHeld) {
		return nil, ErrReserved
	}
	return lock.leave, nil
}
