package rulebooks

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// Each refusal code, kind of line and rule in the source code has a text, even if no test game uses it.
func TestEveryKeyInTheCodeHasWords(t *testing.T) {
	p, words := load(t, ".."), readWords(t)
	keys := p.keys("")
	expect.True(t, len(keys) >= 1_000, "only %d keys are found in the code", len(keys))
	never := []string{
		"rule.bill",
		"line.…ordinary",
		"refusal.…down", // Cramer's moves are refused under other codes, so this code never occurs
	}
	for _, k := range words.missing(keys) {
		expect.True(t, slices.Contains(never, k.String()), "%s: %s has no words", k.at, k)
	}
	t.Run("without words", func(t *testing.T) {
		wordless := kit + "/rulebooks/testdata/wordless"
		_, err := p.Import(wordless)
		must.Do(t, err)
		got := calc.Map(words.missing(p.keys(wordless)), key.String)
		want := []string{
			"line.no.direct", "rule.no-rule", "line.no.beginning.…", "line.…end-of-none", "refusal.no.variable",
			"refusal.no.missing",
			"refusal.no.parameter", "line.no.field", "line.no.result", "line.no.extended…", "line.….nowhere…",
			"refusal.no.literal",
		}
		expect.True(t, slices.Equal(got, want), "without words are %q, must be %q", got, want)
	})
}

// vocabulary holds the keys of texts by game id. The texts common to all games have the id "".
type vocabulary map[string][]string

func readWords(t *testing.T) vocabulary {
	t.Helper()
	all := vocabulary{}
	read := func(id, file string) {
		raw, err := os.ReadFile(filepath.Join("..", "..", "assets", "translations", file))
		sentences := map[string]string{}
		if err == nil {
			err = json.Unmarshal(raw, &sentences)
		}
		must.Do(t, err)
		for key := range sentences {
			key = strings.TrimPrefix(key, id+".")
			all[id] = append(all[id], key, strings.TrimSuffix(key, ".one"))
		}
	}
	read("", "en.json")
	for _, rules := range All() {
		read(rules.ID(), "en."+rules.ID()+".json")
	}
	return all
}

// missing returns the keys that have neither a text of their game nor a text common to all games. For keys of package
// calc, any game's text is enough.
func (v vocabulary) missing(keys []key) []key {
	var all []key
	for _, k := range keys {
		known := slices.ContainsFunc(v[""], k.names) || slices.ContainsFunc(v[k.game], k.names)
		if _, game := v[k.game]; !game || k.game == "" {
			for _, own := range v {
				known = known || slices.ContainsFunc(own, k.names)
			}
		}
		if !known {
			all = append(all, k)
		}
	}
	return all
}
