package openmarket

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc/internal/gametest"
)

// texts reads the sentences of a file of translations.
func texts(t judge, name string) map[string]string {
	t.Helper()
	raw, err := os.ReadFile("../../assets/translations/" + name)
	if err != nil {
		t.Fatalf("%v", err)
	}
	all := map[string]string{}
	if err := json.Unmarshal(raw, &all); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return all
}

// source is the code of the rulebook.
func source(t judge) string {
	t.Helper()
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatalf("%v", err)
	}
	var b strings.Builder
	for _, f := range files {
		if strings.HasSuffix(f.Name(), ".go") && !strings.HasSuffix(f.Name(), "_test.go") {
			raw, err := os.ReadFile(f.Name())
			if err != nil {
				t.Fatalf("%v", err)
			}
			b.Write(raw)
		}
	}
	return b.String()
}

// found are the first groups of a pattern in the code.
func found(t judge, pattern string) map[string]bool {
	t.Helper()
	all := map[string]bool{}
	for _, match := range regexp.MustCompile(pattern).FindAllStringSubmatch(source(t), -1) {
		all[match[1]] = true
	}
	return all
}

// codes are the codes of refusals that the rulebook gives, with those of the names.
func codes(t judge) map[string]bool {
	t.Helper()
	all := found(t, `(?:[rR]efuse|refuseOption)\("([a-z.]+)"`)
	maps.Copy(all, found(t, `code :?= "([a-z.]+)"`))
	maps.Copy(all, found(t, `maxCash, "([a-z.]+)"`))
	maps.Copy(all, found(t, `maxShares, "([a-z.]+)"`))
	return all
}

// same fails when what is written is not what is wanted.
func same(t judge, what string, written, wanted map[string]bool) {
	t.Helper()
	for _, key := range slices.Sorted(maps.Keys(wanted)) {
		if !written[key] {
			t.Errorf("%s: there is no %q", what, key)
		}
	}
	for _, key := range slices.Sorted(maps.Keys(written)) {
		if !wanted[key] {
			t.Errorf("%s: nothing asks for %q", what, key)
		}
	}
}

// Every sentence that the rulebook needs is there, and no other; every line, rule and refusal comes up in a game.
func TestWordsAreComplete(t *testing.T) {
	h := harvested(t)
	under := func(family string) map[string]bool {
		all := map[string]bool{}
		for key := range h.own {
			if rest, ok := strings.CutPrefix(key, "openmarket."+family+"."); ok {
				all[rest] = true
			}
		}
		return all
	}
	same(t, "lines", under("line"), h.lines)
	listed := map[string]bool{}
	for _, rule := range rules() {
		listed[rule.Key] = true
		if rule.Source == "" {
			t.Errorf("the rule %s has no source", rule.Key)
		}
	}
	same(t, "rules", under("rule"), listed)
	h.rules["result"] = true // the standing goes by it
	same(t, "rules that are cited", listed, h.rules)

	own := map[string]bool{}
	for code := range h.refusals {
		if h.shared["refusal."+code] == "" || h.own["openmarket.refusal."+code] != "" {
			own[code] = true
		}
	}
	same(t, "refusals", under("refusal"), own)
	for code := range codes(t) {
		if !h.refusals[code] {
			t.Errorf("the refusal %s never comes up", code)
		}
	}

	fields, choices := map[string]bool{}, map[string]bool{}
	for name := range h.fields {
		if h.shared["field."+name] == "" || h.own["openmarket.field."+name] != "" {
			fields[name] = true
		}
	}
	same(t, "fields", under("field"), fields)
	for key := range h.choices {
		if key != "" && h.shared["choice."+key] == "" {
			choices[key] = true
		}
	}
	same(t, "choices", under("choice"), choices)
	entries := map[string]bool{}
	for _, kind := range kinds() {
		for _, part := range []string{"", ".title", ".short", ".about"} {
			entries[kind+part] = true
		}
	}
	same(t, "entries", under("entry"), entries)
}

// Every preset, every option and every value of one has its words; the game and its colours have names.
func TestOptionsHaveTheirWords(t *testing.T) {
	all := texts(t, "en.openmarket.json")
	wanted := map[string]bool{"rulebook.openmarket": true, "rulebook.openmarket.about": true}
	for _, preset := range (Rulebook{}).Presets() {
		wanted["openmarket.preset."+preset.Key], wanted["openmarket.preset."+preset.Key+".about"] = true, true
	}
	for _, company := range open(t, stepped(), 2).Layout().Companies {
		wanted["company."+company.Key] = true
	}
	whole := func(o *Options) {
		o.Launch, o.Classes, o.BuySteps, o.Treasury, o.Loans, o.Shares = "launched", "both", 1, true, "repay", 10
	}
	for _, o := range []*Options{with(stepped(), whole), with(rails(), whole), blank()} {
		for _, f := range o.Form().Fields {
			wanted["openmarket.option."+f.Name], wanted["openmarket.option."+f.Name+".about"] = true, true
			for _, c := range f.Allowed.Choices {
				wanted["openmarket.option."+f.Name+"."+c.Key] = true
			}
		}
	}
	written := map[string]bool{}
	for key, sentence := range all {
		if sentence == "" || strings.ContainsAny(sentence, "→▲●−") {
			t.Errorf("%s says %q", key, sentence)
		}
		family := strings.SplitN(key, ".", 3)
		if family[0] != "openmarket" || family[1] == "option" || family[1] == "preset" {
			written[key] = true
		}
	}
	same(t, "words", written, wanted)
}

// A sentence leaves out no number of its working that its reader needs: those that only some kinds tell are listed.
func TestSentencesTellTheirWorkings(t *testing.T) {
	h := harvested(t)
	for _, s := range scripts() {
		table := open(t, s.options, len(s.names))
		for _, e := range s.entries(t) {
			next, said, refusal := e.Apply(table)
			if refusal != nil {
				t.Fatalf("%s: %v", gametest.Written(e), refusal)
			}
			table = next
			for _, line := range said.Lines {
				has := places(h.own["openmarket.line."+line.Kind])
				for _, term := range line.Terms {
					if quiet := fmt.Sprintf("%s %s", line.Kind, term.Role); !has[term.Role] && term.Role != "seat" && !slices.Contains(hushed(), quiet) {
						t.Errorf("%q is not told", quiet)
					}
				}
			}
		}
	}
}

// hushed are numbers that a program may want and a sentence leaves out.
func hushed() []string {
	return []string{
		"rise raw", "fall raw", "up moved", "down moved", "split.price raw", "over.said rounds", "over.alone rounds",
		"position.price old", "transfer.shares amount", "transfer.shares.preferred amount", "transfer.shares.director amount",
	}
}
