package words

import (
	"sync/atomic"

	"scripkeeper/app/words/lang"
)

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
