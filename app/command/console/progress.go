package console

import (
	"fmt"
	"io"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
)

// Wipe goes back to the beginning of a terminal's line and empties it.
const Wipe = "\r\x1b[K"

// Progress is a watch that tells on a terminal how far long work is, in one line that is written over, and what wipes
// that away when the work is over. Where nobody looks, on a nil terminal, nothing is told. The sentence says how many
// percent.
func Progress(on io.Writer, sentence string) (watch ledger.Watch, over func()) {
	if on == nil {
		return ledger.Unwatched, func() {}
	}
	percent := -1
	watch = func(done, of int) error {
		if now := 100 * done / max(of, 1); now != percent {
			percent = now
			_, _ = fmt.Fprint(on, Wipe+words.Format(sentence, words.Names{"percent": percent}))
		}
		return nil
	}
	return watch, func() {
		if percent >= 0 {
			_, _ = fmt.Fprint(on, Wipe)
		}
	}
}
