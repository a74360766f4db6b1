package lang

import (
	"encoding/json"
	"io/fs"
	"maps"
	"testing"

	"scripkeeper/assets"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// The files are read as JSON says, also a text with a quotation mark or a letter that is written by its number.
func TestSentencesAreReadAsJSON(t *testing.T) {
	read := maps.Clone(English().screens())
	maps.Copy(read, English().others())
	all := map[string]string{}
	for _, name := range must.Get(fs.Glob(assets.Files(), "translations/en*.json"))(t) {
		must.Do(t, json.Unmarshal(assets.Read(name), &all))
	}
	must.Hold(t, len(read) == len(all), "%d sentences, not %d", len(read), len(all))
	for key, text := range all {
		if read[key] == nil || read[key].text != text {
			t.Errorf("%s is %+v, not %q", key, read[key], text)
		}
	}
	escaped := `{"a": "\"so\" \\", "b\n": "\u20ac", "c": ""}`
	want := map[string]string{}
	must.Do(t, json.Unmarshal([]byte(escaped), &want))
	must.Hold(t, maps.Equal(maps.Collect(pairs(escaped)), want), "%q", maps.Collect(pairs(escaped)))
}

// What a language lacks is said in English, with the plurals and the figures of English; a key that nobody has stands
// for itself.
func TestWhatALanguageLacksIsSaidInEnglish(t *testing.T) {
	polish := New("pl", map[string]string{
		"number.thousands": " ", "number.thousands.from": "4", "cards": "{{.n}} {{plural .n `karta` `karty` `kart`}}",
	}, English())
	expect.Equal(t, polish.Format("cards", Names{"n": 1022}), "1 022 karty", "an own sentence")
	expect.Equal(t, polish.Format("fix.needed", Names{"count": 1022}), "1,022 entries need fixing", "an English one")
	expect.Equal(t, polish.Format("no.such.key", nil), "no.such.key", "no sentence")
	expect.Equal(t, polish.Known("fix.needed"), true, "an English sentence is known")
	expect.Equal(t, Of("xx").Tag(), "en", "a language that nobody speaks")
}

// Every language that has a file is spoken, English is the first, and each says what it is called.
func TestEveryLanguageHasAName(t *testing.T) {
	all := Languages()
	expect.Equal(t, all[0], English(), "the first")
	for _, l := range all {
		expect.Equal(t, Of(l.Tag()), l, "the language %s", l.Tag())
		if l.Name() == "language.name" || l != English() && l.Name() == English().Name() {
			t.Errorf("%s is called %q", l.Tag(), l.Name())
		}
	}
}

// Only the files of the language that is spoken are read: those of others would be read before the first picture.
func TestOnlyTheLanguageThatIsSpokenIsRead(t *testing.T) {
	read := func() map[string]*sentence { t.Error("another language is read"); return nil }
	for _, l := range Languages() {
		alone := fromFiles(l.Tag(), newLanguage(english, read, read, nil))
		expect.Equal(t, alone.Text("app.name"), "Scripkeeper", "a sentence")
		expect.Equal(t, alone.Known("app.no.such"), false, "what nobody says is known")
		n := Names{"count": 1234}
		expect.Equal(t, alone.Format("person.players", n), l.Format("person.players", n), "a number")
		expect.Equal(t, alone.Noun(Noun{Key: "company.blue"}), l.Text("company.blue"), "a name")
		expect.Equal(t, alone.inflected(Noun{Key: "company.blue"}, "no such form"), l.Text("company.blue"), "a form")
	}
}
