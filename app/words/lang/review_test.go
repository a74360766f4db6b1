package lang

import (
	"maps"
	"testing"

	"scripkeeper/calc/conformance/expect"
)

// A translator is told all that is wrong with a file, by key.
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

// English itself has nothing to mend: no pattern is broken.
func TestEnglishIsSound(t *testing.T) {
	for _, one := range English().Review() {
		if one.Kind != Same {
			t.Errorf("%s is %s: %s", one.Key, one.Kind, one.Detail)
		}
	}
}

// Every language says all that English says, each sentence with the same places and with every form of a plural that its
// numbers ask for. "scripkeeper words" tells a translator the same.
func TestEveryLanguageIsComplete(t *testing.T) {
	for _, l := range Languages()[1:] {
		for _, one := range l.Review() {
			if one.Kind != Same {
				t.Errorf("%s: %s is %s: %s", l.Tag(), one.Key, one.Kind, one.Detail)
			}
		}
	}
}
