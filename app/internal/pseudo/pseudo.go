// Package pseudo makes a pseudo-language for tests: English with accents and 40 % longer, like the longest real
// languages. A text shown without accents is missing from the language files. A text that does not fit here would not
// fit in German or Polish either.
package pseudo

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"scripkeeper/app/words/lang"
)

// Tag is the language tag of pseudo-English, as known to browsers and translators.
const Tag = "en-XA"

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

func isData(key string) bool {
	for _, family := range []string{"number.", "list.", "ordinal."} {
		if strings.HasPrefix(key, family) {
			return true
		}
	}
	return false
}

func isName(key string) bool {
	return key == "app.name" || strings.HasPrefix(key, "rulebook.") && !strings.HasSuffix(key, ".about")
}

var action = regexp.MustCompile(`\{\{.*?\}\}`)

var forms = regexp.MustCompile("`[^`]*`")

// Text converts an English text. Placeholders stay unchanged.
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

const (
	plain   = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	accents = "ÀƁÇĎÉƑĜĤÎĴĶĹḾŃÖƤǪŔŞŢÛṼŴẊÝŽàƀçďéƒĝĥîĵķĺḿńöƥǫŕşţûṽŵẋýž"
)

// accented adds an accent to each letter, and repeats vowels until the text is 40 % longer.
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
