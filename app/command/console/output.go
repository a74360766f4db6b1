// Package console is what a terminal shows of the program: what it prints, and how far long work is.
package console

import (
	"fmt"
	"io"
	"unicode/utf8"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
)

// An Output is where a command prints. Names, titles and reasons come from anywhere, so whatever would steer a terminal
// is replaced: in text by the sign for what cannot be shown, in JSON by its escape, which means the same. The first
// failure to write stays, and what comes after it is dropped.
type Output struct {
	To   io.Writer
	JSON bool
	// Raw is for what no terminal shows: it goes out byte for byte.
	Raw bool
	// begun are the first bytes of a character whose rest is still to come.
	begun []byte
	// Err is the first failure to write.
	Err error
}

// Write prints text. It never fails; see Err.
func (o *Output) Write(text []byte) (int, error) {
	if o.Raw {
		if o.Err == nil {
			_, o.Err = o.To.Write(text)
		}
		return len(text), nil
	}
	all := append(o.begun, text...)
	o.begun = nil
	shown := make([]byte, 0, len(all))
	for len(all) > 0 {
		r, size := utf8.DecodeRune(all)
		switch {
		case r == utf8.RuneError && size == 1 && !utf8.FullRune(all):
			o.begun = append(o.begun, all...)
			size = len(all)
		case r == utf8.RuneError && size == 1, letters.Hidden(r) && r != '\n' && r != '\t':
			shown = append(shown, o.instead(r)...)
		default:
			shown = append(shown, all[:size]...)
		}
		all = all[size:]
	}
	if o.Err == nil {
		_, o.Err = o.To.Write(shown)
	}
	return len(text), nil
}

// instead is what stands for a character that is not printed.
func (o *Output) instead(r rune) string {
	if !o.JSON || r == utf8.RuneError {
		return string(utf8.RuneError)
	}
	if r > 0xFFFF {
		r -= 0x10000
		return fmt.Sprintf(`\u%04x\u%04x`, 0xD800+r>>10, 0xDC00+r&0x3FF)
	}
	return fmt.Sprintf(`\u%04x`, r)
}

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
