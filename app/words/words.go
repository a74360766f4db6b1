// Package words writes the data of calc and ledger in the player's language: statements, refusals, faults, names and
// numbers. The sentences are in assets/translations under dotted keys, see package lang.
package words

import (
	"sync/atomic"

	"scripkeeper/app/words/lang"
	"scripkeeper/calc"
)

// The types of values for a sentence's places, see [lang.Names].
type (
	Names      = lang.Names
	Noun       = lang.Noun
	Decimal    = lang.Decimal
	Difference = lang.Difference
)

// Text returns the sentence of a key with its places unfilled.
func Text(key string) string { return Spoken().Text(key) }

// Format returns the sentence of a key with its places filled.
func Format(key string, names Names) string { return Spoken().Format(key, names) }

func Known(key string) bool { return Spoken().Known(key) }

// ownOrSharedKey returns the key of a rulebook's own sentence if the rulebook has one, and otherwise the shared key.
func ownOrSharedKey(rulebook, key string) string {
	if own := rulebook + "." + key; Known(own) {
		return own
	}
	return key
}

// Number formats a number with thousands separators: 12,345 in English.
func Number(n int) string { return Spoken().Number(n) }

// Signed formats a difference with its sign: +20, –5, and 0 without a sign.
func Signed(n int) string { return Spoken().Signed(n) }

// Join joins names, without empty ones: "Ann, Ben".
func Join(names []string) string {
	return Spoken().List(calc.Where(names, func(name string) bool { return name != "" }))
}

func Upper(s string) string { return lang.Upper(s) }

// spoken is the current language, nil for English. Only the goroutine that runs the games sets it, also for pages on
// phones, see [In]. Other goroutines must use their own [lang.Language], because spoken may be the language of a phone.
// own is the language of the window or of the command, see [InOwn].
var spoken, own atomic.Pointer[lang.Language]

func Spoken() *lang.Language {
	if l := spoken.Load(); l != nil {
		return l
	}
	return lang.English()
}

func Speak(l *lang.Language) {
	own.Store(l)
	spoken.Store(l)
}

// In runs a function in a language and then restores the previous language, even after a panic.
func In(l *lang.Language, do func()) {
	defer spoken.Store(spoken.Swap(l))
	do()
}

// InOwn runs a function in the language last given to [Speak], also while a phone is answered in another language.
func InOwn(do func()) { In(own.Load(), do) }
