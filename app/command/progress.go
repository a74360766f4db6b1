package command

import (
	"fmt"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
)

// wipe goes back to the beginning of a terminal's line and empties it.
const wipe = "\r\x1b[K"

// progress is a watch that tells on the terminal how far long work is, in one line that is written over, and what wipes
// that away when the work is over. Where nobody looks nothing is told. The sentence says how many percent.
func (c call) progress(sentence string) (watch ledger.Watch, over func()) {
	if c.Terminal == nil {
		return toTheEnd, func() {}
	}
	percent := -1
	watch = func(done, of int) error {
		if now := 100 * done / max(of, 1); now != percent {
			percent = now
			_, _ = fmt.Fprint(c.Terminal, wipe+words.Format(sentence, words.Names{"percent": percent}))
		}
		return nil
	}
	return watch, func() {
		if percent >= 0 {
			_, _ = fmt.Fprint(c.Terminal, wipe)
		}
	}
}

// toTheEnd lets work go on to its end.
func toTheEnd(int, int) error { return nil }
