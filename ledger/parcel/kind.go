package parcel

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"strings"

	"scripkeeper/ledger"
	"scripkeeper/ledger/record"
)

type kind int

const (
	// written means text, or any content of an unknown kind.
	written kind = iota
	drawn
	gzipped
	packed
)

func kindOf(data []byte) kind {
	for _, of := range []struct {
		begins string
		kind   kind
	}{
		{"\x1f\x8b", gzipped}, {"PK\x03\x04", packed}, {"7z\xbc\xaf\x27\x1c", packed}, {"\xfd7zXZ", packed},
		{"BZh", packed}, {"\x28\xb5\x2f\xfd", packed}, {"Rar!", packed},
	} {
		if bytes.HasPrefix(data, []byte(of.begins)) {
			return of.kind
		}
	}
	// http.DetectContentType does not recognize a picture format of phones, which has "ftyp" at byte 4.
	if strings.HasPrefix(http.DetectContentType(data), "image/") || len(data) > 12 && string(data[4:8]) == "ftyp" {
		return drawn
	}
	return written
}

// unpacked returns the content of a gzipped file, at most as large as a record.
func unpacked(data []byte) ([]byte, error) {
	from, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, &ledger.Fault{Code: "file.unreadable", Err: err}
	}
	text, err := io.ReadAll(io.LimitReader(from, record.MaxRecordSize+1))
	switch {
	case err != nil:
		return nil, &ledger.Fault{Code: "file.unreadable", Err: err}
	case len(text) > record.MaxRecordSize:
		return nil, &ledger.Fault{Code: "file.large"}
	}
	return text, nil
}
