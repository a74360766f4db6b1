// Package console writes a command's output to a terminal: text, and the progress of long work.
package console

import (
	"fmt"
	"io"
	"unicode/utf8"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
)

// An Output filters a command's output. Text may come from foreign files, so characters that could control a terminal
// are replaced: in text by U+FFFD, in JSON by an escape. After a failed write, Output drops the rest.
type Output struct {
	To   io.Writer
	JSON bool
	// Raw disables the filter, for binary output.
	Raw bool
	// begun holds the first bytes of an incomplete character.
	begun []byte
	Err   error
}

// Write filters and prints text. Write always succeeds; see Err for errors.
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
		case r == utf8.RuneError && size == 1, letters.IsControlOrFormat(r) && r != '\n' && r != '\t':
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

// Wipe is the control sequence that clears a terminal's current line.
const Wipe = "\r\x1b[K"

// Progress returns a watch that prints the percentage of long work, and a function that clears the percentage.
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
