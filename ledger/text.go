package ledger

import (
	"bytes"
	"io"
	"strconv"
	"unicode/utf8"

	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// TextReader converts a text file to UTF-8 without a byte order mark. It converts UTF-16 with a byte order mark, which
// PowerShell and some editors write, and leaves any other file unchanged.
func TextReader(from io.Reader) io.Reader { return transform.NewReader(from, ownMark()) }

// Text returns the contents of a text file as [TextReader] reads them. Any other encoding is the fault file.letters,
// with the line of the first invalid byte, because guessing the encoding could change names.
func Text(data []byte) ([]byte, *Fault) {
	text, _, err := transform.Bytes(ownMark(), data)
	if err == nil && utf8.Valid(text) && (utf8.Valid(data) || !bytes.ContainsRune(text, utf8.RuneError)) {
		return text, nil
	}
	line := 1
	for len(text) > 0 {
		letter, size := utf8.DecodeRune(text)
		if letter == utf8.RuneError {
			break
		}
		if text = text[size:]; letter == '\n' {
			line++
		}
	}
	return nil, &Fault{Code: "file.letters", Detail: strconv.Itoa(line), Err: err}
}

func ownMark() transform.Transformer { return unicode.BOMOverride(transform.Nop) }
