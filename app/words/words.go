// Package words writes what calc and ledger say as data in the language of the player: lines of statements, refusals,
// faults, names, numbers. The sentences stand in assets/translations under dotted keys, see package lang.
package words

import (
	"sync/atomic"

	"scripkeeper/app/words/lang"
)

// What a sentence puts in its places, see [lang.Names].
type (
	Names      = lang.Names
	Noun       = lang.Noun
	Decimal    = lang.Decimal
	Difference = lang.Difference
)

// Text is the sentence of a key.
func Text(key string) string { return Spoken().Text(key) }

// Format is the sentence of a key with its places filled.
func Format(key string, names Names) string { return Spoken().Format(key, names) }

// Known reports whether a key has a sentence.
func Known(key string) bool { return Spoken().Known(key) }

// ownOrShared is the key of a rulebook's own sentence when it has one, else that of the sentence that all share.
func ownOrShared(rulebook, key string) string {
	if own := rulebook + "." + key; Known(own) {
		return own
	}
	return key
}

// Number writes a number with its thousands parted: 12,345 in English.
func Number(n int) string { return Spoken().Number(n) }

// Signed writes a difference with its sign always shown: +20, –5, and 0 as it is.
func Signed(n int) string { return Spoken().Signed(n) }

// Join lists names: "Ann, Ben".
func Join(names []string) string { return Spoken().List(names) }

// Upper writes the first letter large.
func Upper(s string) string { return lang.Upper(s) }

// spoken is the language of every sentence that is asked for without saying in which, nil for English. It is changed on
// the goroutine of the games alone, which draws every page, also those of phones: [In] says for one of these what
// language it is drawn in. Whoever runs on another goroutine, and could read what is meant for a phone, asks a
// [lang.Language] itself.
var spoken atomic.Pointer[lang.Language]

// Spoken is the language that is spoken now.
func Spoken() *lang.Language {
	if l := spoken.Load(); l != nil {
		return l
	}
	return lang.English()
}

// Speak changes the language from now on.
func Speak(l *lang.Language) { spoken.Store(l) }

// In does something in a language, and gives the one before back, also when that panics.
func In(l *lang.Language, do func()) {
	defer spoken.Store(spoken.Swap(l))
	do()
}
