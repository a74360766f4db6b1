package compact

import (
	"bytes"
	"crypto/sha256"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"scripkeeper/ledger"
)

// A code's text is
//
//	SK2:213:7WEG+K...
//
// magic, the version of the format, the number of characters after the second colon, and the bytes with their checksum
// as [toAlphanumeric] encodes them. All characters belong to a QR code's alphanumeric mode.
const (
	magic = "SK"
	// FormatVersion is the version of codes and frames that is written, and the only version that is read.
	FormatVersion = 2
	checkSize     = 4
	// maxText is the longest text that is read, in characters. The largest QR code holds 4,296 characters.
	maxText = 1 << 16
)

func sealed(flags byte, parts ...[]byte) (string, error) {
	return seal(append([]byte{flags}, slices.Concat(parts...)...))
}

func seal(payload []byte) (string, error) {
	body := toAlphanumeric(append(payload[:len(payload):len(payload)], check(payload)...))
	text := magic + strconv.Itoa(FormatVersion) + ":" + strconv.Itoa(len(body)) + ":" + body
	if len(text) > maxText {
		return "", tooBig()
	}
	return text, nil
}

// check returns a checksum, the beginning of the SHA-256. It distinguishes damage from a wrong head.
func check(payload []byte) []byte {
	sum := sha256.Sum256(payload)
	return sum[:checkSize]
}

// unseal returns the bytes in a text, which may be pasted in lower case and with spaces anywhere.
func unseal(text string) ([]byte, error) {
	if len(text) > maxText*2 {
		return nil, foreign()
	}
	body, err := bodyOf(tidy(text))
	if err != nil {
		return nil, err
	}
	payload, err := fromAlphanumeric(body)
	if err != nil {
		return nil, damaged(err)
	}
	end := len(payload) - checkSize
	if end < 0 || !bytes.Equal(check(payload[:end]), payload[end:]) {
		return nil, damaged(nil)
	}
	return payload[:end], nil
}

func tidy(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r) || unicode.Is(unicode.Cf, r):
			return -1
		case r >= 'a' && r <= 'z':
			return r - 'a' + 'A'
		}
		return r
	}, text)
}

func bodyOf(text string) (string, error) {
	rest, err := afterVersion(text, magic)
	if err != nil {
		return "", err
	}
	length, body, whole := number(rest, 6)
	switch {
	case body == "" && !whole:
		return "", cut(0)
	case !whole || len(body) > length:
		return "", damaged(nil)
	case len(body) < length:
		return "", cut(length - len(body))
	}
	return body, nil
}

func afterVersion(text, magic string) (string, error) {
	rest, ours := strings.CutPrefix(text, magic)
	version, rest, whole := number(rest, 3)
	switch {
	case !ours || version == 0 && rest != "":
		return "", foreign()
	case rest == "" && !whole:
		return "", cut(0)
	case !whole:
		return "", foreign()
	case version > FormatVersion:
		return "", newer(version)
	case version < FormatVersion:
		return "", older(version)
	}
	return rest, nil
}

// number reads a number without leading zeros and the colon after it. whole is false if the text ends early.
func number(text string, maxDigits int) (n int, rest string, whole bool) {
	digits := 0
	for digits < len(text) && digits < maxDigits && text[digits] >= '0' && text[digits] <= '9' {
		n = n*10 + int(text[digits]-'0')
		digits++
	}
	rest = text[digits:]
	if digits == 0 || text[0] == '0' {
		return 0, rest, false
	}
	if after, ok := strings.CutPrefix(rest, ":"); ok {
		return n, after, true
	}
	return n, rest, false
}

func foreign() error { return &ledger.Fault{Code: "code.foreign"} }
func newer(version int) error {
	return &ledger.Fault{Code: "code.newer", Detail: strconv.Itoa(version)}
}
func older(version int) error {
	return &ledger.Fault{Code: "code.older", Detail: strconv.Itoa(version)}
}

// cut returns the fault of a code that lacks the given number of characters. The number is 0 if unknown.
func cut(missing int) error     { return &ledger.Fault{Code: "code.cut", Detail: strconv.Itoa(missing)} }
func damaged(cause error) error { return &ledger.Fault{Code: "code.damaged", Err: cause} }
func tooBig() error             { return &ledger.Fault{Code: "code.big"} }
