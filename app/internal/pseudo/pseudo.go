// Package pseudo makes a language for tests: English with an accent on every letter, and 40 % longer, as the longest of
// real languages are. What stands on a screen without accents is no sentence of the language's files, and what has no
// room for these has none for German or Polish.
package pseudo

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"scripkeeper/app/words/lang"
)

// Tag names the language, as browsers and translators know pseudo-English.
const Tag = "en-XA"

// New is the language.
func New() *lang.Language {
	texts := map[string]string{}
	for key, text := range lang.English().Own() {
		if !isData(key) && !isName(key) {
			texts[key] = Text(text)
		}
	}
	texts["language.name"] = "Ƥşéûðö"
	return lang.New(Tag, texts, lang.English())
}

// isData reports whether a key holds what a language knows of numbers and lists.
func isData(key string) bool {
	for _, family := range []string{"number.", "list.", "ordinal."} {
		if strings.HasPrefix(key, family) {
			return true
		}
	}
	return false
}

// isName reports whether a key holds a name, which is the same in every language or as long.
func isName(key string) bool {
	return key == "app.name" || strings.HasPrefix(key, "rulebook.") && !strings.HasSuffix(key, ".about")
}

// action is what stands in double braces.
var action = regexp.MustCompile(`\{\{.*?\}\}`)

// forms are the forms of a plural.
var forms = regexp.MustCompile("`[^`]*`")

// Text is an English pattern in the language. Its places stay what they are.
func Text(english string) string {
	var out strings.Builder
	at := 0
	for _, found := range action.FindAllStringIndex(english, -1) {
		out.WriteString(accented(english[at:found[0]]))
		place := english[found[0]:found[1]]
		if strings.HasPrefix(place, "{{plural ") {
			place = forms.ReplaceAllStringFunc(place, func(form string) string {
				return "`" + accented(strings.Trim(form, "`")) + "`"
			})
		}
		out.WriteString(place)
		at = found[1]
	}
	out.WriteString(accented(english[at:]))
	return out.String()
}

// plain are the letters of English, accents the same with accents.
const (
	plain   = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	accents = "ÀƁÇĎÉƑĜĤÎĴĶĹḾŃÖƤǪŔŞŢÛṼŴẊÝŽàƀçďéƒĝĥîĵķĺḿńöƥǫŕşţûṽŵẋýž"
)

// accented is a text with an accent on each letter and its vowels drawn out, until it is 40 % longer.
func accented(text string) string {
	long := []rune(accents)
	more := (utf8.RuneCountInString(text)*2 + 4) / 5
	var out strings.Builder
	for _, letter := range text {
		place := strings.IndexRune(plain, letter)
		if place < 0 {
			out.WriteRune(letter)
			continue
		}
		out.WriteRune(long[place])
		for range 2 {
			if more > 0 && strings.ContainsRune("aeiouAEIOU", letter) {
				out.WriteRune(long[strings.IndexRune(plain, letter|0x20)])
				more--
			}
		}
	}
	return out.String()
}
