// Package words writes what calc and ledger say as data in the language of the player: lines of statements, refusals,
// faults, names, numbers. The sentences stand in assets/translations under dotted keys.
package words

import (
	"encoding/json"
	"io/fs"
	"maps"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"scripkeeper/app/look"
	"scripkeeper/assets"
)

// Names are the words that a sentence puts in its places.
type Names map[string]string

// Load makes a language the one that sentences are written in, whatever the system speaks. Code is that of its
// files of translations ("en").
func Load(code string) error {
	names, err := files(code)
	if err != nil {
		return err
	}
	for _, name := range names {
		for _, locale := range locales(lang.SystemLocale()) {
			if err := lang.AddTranslationsForLocale(assets.Read(name), locale); err != nil {
				return err
			}
		}
	}
	return nil
}

// files are the files of a language: the one of the screens ("en.json") and one for each rulebook
// ("en.stockholder.json").
func files(code string) ([]string, error) {
	screens := "translations/" + code + ".json"
	if _, err := fs.Stat(assets.Files(), screens); err != nil {
		return nil, err
	}
	rulebooks, err := fs.Glob(assets.Files(), "translations/"+code+".*.json")
	return append([]string{screens}, rulebooks...), err
}

// locales are the languages of the toolkit that it may choose on a system. The sentences go to these, so that they
// stand beside those of its own dialogs: it looks all of them up in one language.
func locales(system fyne.Locale) []fyne.Locale {
	all := []fyne.Locale{"en"}
	switch language, _, _ := strings.Cut(string(system), "-"); language {
	case "en":
	case "pt":
		all = append(all, "pt", "pt-BR")
	case "zh":
		all = append(all, "zh-Hans")
	case "cs", "de", "el", "es", "fr", "ja", "pl", "ru", "sv", "ta", "uk":
		all = append(all, fyne.Locale(language))
	}
	return all
}

// Say is the sentence of a key.
func Say(key string) string { return lang.X(key, key) }

// Tell is the sentence of a key with its places filled.
func Tell(key string, names Names) string { return lang.X(key, key, names) }

// Count is the sentence of a key for a number of things, KEY.one or KEY.many, with the number as its count beside other names.
func Count(key string, n int, names Names) string {
	all := Names{"count": Number(n)}
	maps.Copy(all, names)
	if n == 1 {
		return Tell(key+".one", all)
	}
	return Tell(key+".many", all)
}

// Known tells whether a key has a sentence. The English ones are complete; the toolkit is not asked, because it complains
// aloud of a key that it does not know in another language.
func Known(key string) bool { return keys()[key] }

// keys are the keys of all English sentences, read once.
var keys = sync.OnceValue(func() map[string]bool {
	known := map[string]bool{}
	names, _ := files("en")
	for _, name := range names {
		var sentences map[string]json.RawMessage
		if json.Unmarshal(assets.Read(name), &sentences) == nil {
			for key := range sentences {
				known[key] = true
			}
		}
	}
	return known
})

// either is the key of a rulebook's own sentence when it has one, else that of the sentence that all share.
func either(rulebook, key string) string {
	if own := rulebook + "." + key; Known(own) {
		return own
	}
	return key
}

// Number writes a number with its thousands parted.
func Number(n int) string { return look.Number(n) }

// Signed writes a number with its sign, also a plus.
func Signed(n int) string { return look.Signed(n) }

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
