package command

import (
	"fmt"
	"io"
	"unicode/utf8"

	"scripkeeper/ledger/letters"
)

// An output is where a command prints. Names, titles and reasons come from anywhere, so whatever would steer a terminal
// is replaced: in text by the sign for what cannot be shown, in JSON by its escape, which means the same. The first
// failure to write stays, and what comes after it is dropped.
type output struct {
	to   io.Writer
	json bool
	// raw is for what no terminal shows: it goes out byte for byte.
	raw bool
	// begun are the first bytes of a character whose rest is still to come.
	begun []byte
	err   error
}

// Write prints text. It never fails; see err.
func (o *output) Write(text []byte) (int, error) {
	if o.raw {
		if o.err == nil {
			_, o.err = o.to.Write(text)
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
	if o.err == nil {
		_, o.err = o.to.Write(shown)
	}
	return len(text), nil
}

// instead is what stands for a character that is not printed.
func (o *output) instead(r rune) string {
	if !o.json || r == utf8.RuneError {
		return string(utf8.RuneError)
	}
	if r > 0xFFFF {
		r -= 0x10000
		return fmt.Sprintf(`\u%04x\u%04x`, 0xD800+r>>10, 0xDC00+r&0x3FF)
	}
	return fmt.Sprintf(`\u%04x`, r)
}
