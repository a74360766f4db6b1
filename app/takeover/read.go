// Package takeover reads a game in whatever form it was handed over: a record, the text of a code, or a picture of a
// code. What it is shows in the content, not in the name of the file.
package takeover

import (
	"bytes"
	"io"
	"net/http"
	"strings"
	"unicode/utf8"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/qr"
)

// MaxSize is the largest file that is read, in bytes.
const MaxSize = 64 << 20

// Read reads a game. The fault is one of those of [ledger.ReadRecord], [compact.Decode] and [qr.ReadPicture], or
//
//	file.unreadable  the file could not be read to its end
//	file.empty       there is nothing in it
//	file.large       it is larger than [MaxSize]
//	file.unknown     it is neither a picture nor text
func Read(from io.Reader, rulebooks []calc.Rulebook) (ledger.Record, error) {
	data, err := io.ReadAll(io.LimitReader(from, MaxSize+1))
	switch {
	case err != nil:
		return ledger.Record{}, &ledger.Fault{Code: "file.unreadable", Err: err, Detail: "The file could not be read to its end."}
	case len(data) > MaxSize:
		return ledger.Record{}, &ledger.Fault{Code: "file.large", Detail: "This file is too large to be a picture of a code or a record."}
	}
	return ReadBytes(data, rulebooks)
}

// ReadBytes reads a game from what a file or a clipboard holds. The faults are those of [Read].
func ReadBytes(data []byte, rulebooks []calc.Rulebook) (ledger.Record, error) {
	if strings.HasPrefix(http.DetectContentType(data), "image/") {
		text, err := qr.ReadPicture(bytes.NewReader(data))
		if err != nil {
			return ledger.Record{}, err
		}
		return compact.Decode(text, rulebooks)
	}
	text := bytes.TrimSpace(bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))) // some editors put a mark before the text
	switch {
	case len(text) == 0:
		return ledger.Record{}, &ledger.Fault{Code: "file.empty", Detail: "There is nothing in this file."}
	case text[0] == '{':
		return ledger.ReadRecord(bytes.NewReader(text))
	case !utf8.Valid(text):
		return ledger.Record{}, &ledger.Fault{Code: "file.unknown", Detail: "This is neither a picture of a code, nor a record, nor the text of a code."}
	}
	return compact.Decode(string(text), rulebooks)
}
