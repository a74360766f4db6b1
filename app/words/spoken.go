package words

import "scripkeeper/app/words/lang"

// spoken is the language of every sentence that is asked for without saying in which, nil for English. It is read and
// changed on the goroutine of the games alone, which draws every page, also those of phones: [In] says for one of these
// what language it is drawn in. Whoever runs on another goroutine asks a [lang.Language] itself.
var spoken *lang.Language

// Spoken is the language that is spoken now.
func Spoken() *lang.Language {
	if spoken == nil {
		return lang.English()
	}
	return spoken
}

// Speak changes the language from now on.
func Speak(l *lang.Language) { spoken = l }

// In does something in a language, and gives the one before back, also when that panics.
func In(l *lang.Language, do func()) {
	before := spoken
	defer func() { spoken = before }()
	spoken = l
	do()
}
