package lang

import (
	"maps"
	"slices"
	"testing"

	"scripkeeper/calc/conformance/expect"
)

func TestALanguageIsReviewed(t *testing.T) {
	texts := maps.Collect(English().Own())
	for key, text := range map[string]string{
		"language.name":      "Polski",
		"fix.needed":         "Wpisów do poprawy: {{.n}}",
		"deleted.entries":    "{{.count}} {{plural .count `wpis` `wpisy`}}",
		"shelf.new":          "Nowa {{gra}}",
		"no.such":            "Nikt o to nie pyta",
		"month.may.genitive": "maja",
		"name.of":            "od {{.name}}",
		"records.more":       "I jeszcze {{.count}} {{plural .count `równie dobry` `równie dobre` `równie dobrych`}}",
		"company.blue":       "niebieska",
		"person.players":     "{{.count}} {{plural .count `gracz` `gracze` `graczy` `gracza`}}",
	} {
		texts[key] = text
	}
	delete(texts, "shelf.scan")
	found := map[FindingKind]map[string]string{}
	for _, one := range New("pl", texts, English()).Review() {
		if found[one.Kind] == nil {
			found[one.Kind] = map[string]string{}
		}
		found[one.Kind][one.Key] = one.Detail
	}
	expect.Equal(t, found[Places]["fix.needed"], "count", "the places that are missing")
	expect.Equal(t, found[Broken]["deleted.entries"], "plural .count `wpis` `wpisy`", "a plural without its third form")
	for kind, key := range map[FindingKind]string{
		Missing: "shelf.scan", Unused: "no.such", Broken: "shelf.new", Same: "common.back",
	} {
		_, has := found[kind][key]
		expect.Equal(t, has, true, "%s is %s", key, kind)
	}
	for _, fine := range []string{"records.more", "company.blue", "person.players", "name.of", "month.may.genitive"} {
		for kind, all := range found {
			_, has := all[fine]
			expect.Equal(t, has, false, "%s is %s", fine, kind)
		}
	}
	_, has := found[Missing]["month.june.genitive"]
	expect.Equal(t, has, true, "a form that another month has is missing")
}

// A sentence is still English if it is not listed and has words other than proper names and places.
func TestWhatIsStillEnglishIsFound(t *testing.T) {
	texts := maps.Collect(English().Own())
	found := map[string]bool{}
	for _, one := range New("de", texts, English()).Review() {
		if one.Kind == Same {
			found[one.Key] = true
		}
	}
	for key, want := range map[string]bool{
		"common.back": true, "person.players": true, "rulebook.tycoon.about": true, "company.blue": true, // sentences with words
		"shelf.line": false, "sheet.way": false, "number.point": false, // without words
		"rulebook.tycoon": false, "company.swift": false, "app.name": false, // proper names
	} {
		expect.Equal(t, found[key], want, "%s is still English", key)
	}
}

// Each listed sentence equals the English one. Sentences on English's own list may differ.
func TestOnlyWhatIsTheSameIsListedAsSuch(t *testing.T) {
	english := maps.Collect(English().Own())
	everywhere := English().Alike()
	for _, l := range Languages() {
		own := maps.Collect(l.Own())
		for _, key := range l.Alike() {
			text, has := own[key]
			shape := English().Examine(english[key])
			if english[key] == "" || !shape.Words || isProper(key, english[key]) {
				t.Errorf("%s: %s has nothing to translate", l.Tag(), key)
			} else if has && text != english[key] && !slices.Contains(everywhere, key) {
				t.Errorf("%s: %s is another sentence, but listed as the same", l.Tag(), key)
			}
		}
	}
}

func TestEnglishIsSound(t *testing.T) {
	for _, one := range English().Review() {
		if one.Kind != Same { // English sentences are the same as English
			t.Errorf("%s is %s: %s", one.Key, one.Kind, one.Detail)
		}
	}
}

// Every language has all sentences, with the English places and all plural forms. "scripkeeper words" reports gaps.
func TestEveryLanguageIsComplete(t *testing.T) {
	for _, l := range Languages()[1:] {
		for _, one := range l.Review() {
			t.Errorf("%s: %s is %s: %s", l.Tag(), one.Key, one.Kind, one.Detail)
		}
	}
}
