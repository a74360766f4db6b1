// Package words writes what calc and ledger say as data in the language of the player: lines of statements, refusals,
// faults, names, numbers. The sentences stand in assets/translations under dotted keys.
package words

import (
	"maps"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Names are the words that a sentence puts in its places.
type Names map[string]string

// Text is the sentence of a key.
func Text(key string) string {
	if found := find(key); found != nil {
		return found.text
	}
	return key
}

// Format is the sentence of a key with its places filled.
func Format(key string, names Names) string {
	if found := find(key); found != nil {
		return found.filled(names)
	}
	return key
}

// Count is the sentence of a key for a number of things, KEY.one or KEY.many, with the number as its count beside other
// names.
func Count(key string, n int, names Names) string {
	all := Names{"count": Number(n)}
	maps.Copy(all, names)
	if n == 1 {
		return Format(key+".one", all)
	}
	return Format(key+".many", all)
}

// Known reports whether a key has a sentence.
func Known(key string) bool { return find(key) != nil }

// ownOrShared is the key of a rulebook's own sentence when it has one, else that of the sentence that all share.
func ownOrShared(rulebook, key string) string {
	if own := rulebook + "." + key; Known(own) {
		return own
	}
	return key
}

// Join lists names: "Ann, Ben".
func Join(names []string) string { return strings.Join(names, ", ") }

// Upper writes the first letter large.
func Upper(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	if size == 0 {
		return s
	}
	return string(unicode.ToUpper(first)) + s[size:]
}

// Lower writes a code in small letters, as it is typed.
func Lower(s string) string { return strings.ToLower(s) }
