package bookfile

import (
	"errors"
	"time"
)

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
