package live

import (
	"encoding/json"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
	"scripkeeper/assets"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func script(t *testing.T) string {
	t.Helper()
	var all strings.Builder
	for _, name := range must.Get(fs.Glob(assets.Files(), "live/js/*.js"))(t) {
		all.Write(assets.Read(name))
	}
	return all.String()
}

// The page uses every text that the server sends, and no other text.
func TestThePageHasItsWords(t *testing.T) {
	all, sent := script(t), pageWords()
	asked := regexp.MustCompile(`\bsay\((?:[^"();]*\?\s*)?"([\w.]+)"(?:\s*:\s*"([\w.]+)")?`)
	seen := 0
	for _, found := range asked.FindAllStringSubmatch(all, -1) {
		for _, key := range found[1:] {
			expect.True(t, key == "" || slices.Contains(sent, pagePrefix+key) || slices.Contains(sent, key),
				"the page asks for %q, which is not sent", key)
			seen++
		}
	}
	for _, key := range sent {
		expect.True(t, strings.Contains(all, `"`+strings.TrimPrefix(key, pagePrefix)+`"`),
			"the page does not ask for %q", key)
		expect.True(t, words.Known(key), "%q has no sentence", key)
	}
	expect.True(t, seen >= 100, "only %d keys were found in the page", seen)
}

// The texts use no syntax except placeholders and plurals, which the page's script understands.
func TestThePageReadsEverySentence(t *testing.T) {
	read := regexp.MustCompile(`{{\.[a-z]\w*}}|{{plural \.[a-z]\w* [^}]*}}`)
	for _, l := range lang.Languages() {
		for _, key := range pageWords() {
			if left := read.ReplaceAllString(l.Text(key), ""); strings.Contains(left, "{{") {
				t.Errorf("%s: the page can't read %q of %s", l.Tag(), left, key)
			}
		}
	}
}

func TestPageWordsAreJSON(t *testing.T) {
	var told struct {
		Language, Thousands string
		Words               map[string]string
	}
	must.Do(t, json.Unmarshal(PageWords(lang.English()), &told))
	expect.True(t, told.Words["yours"] == "You play {{.name}}." && told.Thousands != "" && told.Language == "en",
		"the page is told %q, %q, %q", told.Words["yours"], told.Thousands, told.Language)
}
