package stockpile

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"text/template"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// sentences are the English sentences of a file of translations, by their keys.
func sentences(t *testing.T, name string) map[string]string {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join("..", "..", "assets", "translations", name))
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	if err := json.Unmarshal(raw, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

// A harvest is what many games say.
type harvest struct {
	t                                              *testing.T
	own, shared                                    map[string]string
	lines, rules, refusals, fields, choices, kinds map[string]bool
}

// tell fills a sentence's places as a screen does; one that has no word is a mistake.
func (h *harvest) tell(key string, seat, company int, terms []calc.Term) {
	h.t.Helper()
	sentence, ok := h.own["stockpile."+key]
	if !ok {
		sentence, ok = h.shared[key]
	}
	if !ok {
		h.t.Errorf("there is no sentence of %q", key)
		return
	}
	words := map[string]string{}
	if seat != calc.None {
		words["seat"] = "Ann"
	}
	if company != calc.None {
		words["company"], words["Company"], words["code"] = "Epic Electric", "Epic Electric", "EPI"
	}
	if strings.HasPrefix(key, "refusal.option.") {
		words["field"] = "Board"
	}
	for _, term := range terms {
		role := term.Role
		if role == "seat" {
			role = "turn"
		}
		words[role] = fmt.Sprint(term.Value)
	}
	form, err := template.New(key).Option("missingkey=error").Parse(sentence)
	if err != nil {
		h.t.Fatalf("%s: %v", key, err)
	}
	var b strings.Builder
	if err := form.Execute(&b, words); err != nil || b.Len() == 0 {
		h.t.Errorf("%q: %v", key, err)
	}
}

func (h *harvest) said(s calc.Statement) {
	for _, line := range s.Lines {
		h.rules[line.Rule] = true
		if !h.lines[line.Kind] {
			h.tell("line."+line.Kind, line.Seat, line.Company, line.Terms)
		}
		h.lines[line.Kind] = true
	}
}

func (h *harvest) denied(r *calc.Refusal) {
	if r.Rule != "" {
		h.rules[r.Rule] = true
	}
	if !h.refusals[r.Code] {
		h.tell("refusal."+r.Code, r.Seat, r.Company, r.Terms)
	}
	h.refusals[r.Code] = true
}

// asked reaps a form.
func (h *harvest) asked(e calc.Entry, table calc.Table) {
	h.kinds[e.Kind()] = true
	for _, f := range e.Form(table).Fields {
		name, _, _ := strings.Cut(f.Name, ".")
		if !h.fields[name] {
			h.tell("field."+name, f.Seat, f.Company, []calc.Term{{Role: "number", Value: 1}})
		}
		h.fields[name] = true
		for _, choice := range f.Allowed.Choices {
			if choice.Refusal != nil {
				h.denied(choice.Refusal)
			}
			if choice.Key == "" {
				continue
			}
			if !h.choices[choice.Key] {
				h.tell("choice."+choice.Key, calc.None, calc.None, nil)
			}
			h.choices[choice.Key] = true
		}
	}
}

// game reaps a game that a script plays.
func (h *harvest) game(s script) {
	table, opening, refusal := Rulebook{}.Open(s.options, names(s.seats))
	if refusal != nil {
		h.t.Fatal(refusal)
	}
	h.said(opening)
	for _, e := range s.play(h.t) {
		for _, expected := range (Rulebook{}).Expected(table).All() {
			h.asked(expected, table)
		}
		h.asked(e, table)
		next, statement := gametest.Apply(h.t, table, e)
		h.said(statement)
		table = next
	}
}

// reap plays many games, and says what no game says by itself.
func reap(t *testing.T) *harvest {
	t.Helper()
	h := &harvest{t: t, own: sentences(t, "en.stockpile.json"), shared: sentences(t, "en.json"), lines: map[string]bool{},
		rules: map[string]bool{}, refusals: map[string]bool{}, fields: map[string]bool{}, choices: map[string]bool{}, kinds: map[string]bool{}}
	for _, s := range scripts() {
		for range 8 {
			h.game(s)
			s.seed++
		}
	}
	_, opening, _ := Rulebook{}.Open(standard(), names(2))
	h.said(opening)
	for _, c := range badSetups() {
		_, _, refusal := Rulebook{}.Open(c.options, c.names)
		h.denied(refusal)
	}
	for _, d := range denials(t) {
		h.asked(d.entry, d.table)
		_, _, refusal := d.entry.Apply(d.table)
		h.denied(refusal)
	}
	table := stand(t, openBooks(), "bids", []SeatPosition{holds(5, Count{}, of(cosmic, 1)), cash(5), cash(5)})
	told, _ := gametest.Apply(t, table, &Bid{Seat: 0, Pile: 1, Amount: 3})
	locked := stand(t, standard(), "bids", []SeatPosition{cash(25), cash(25), cash(25), cash(25), cash(25)})
	locked, _ = gametest.Apply(t, locked, &Bid{Seat: 0, Pile: 5, Amount: 25})
	own, _ := gametest.Apply(t, open(t, standard(), 2), &Bid{Seat: 0, Pile: 1}, &Bid{Seat: 1, Pile: 2})
	long := standAt(t, openBooks(func(o *Options) { o.Rounds = 9 }), "movement", 5, []SeatPosition{cash(1), cash(1), cash(1), cash(1), cash(1)})
	final := standAt(t, openBooks(), "movement", 7, []SeatPosition{owing(cash(0), 3), cash(1), cash(1)})
	forgiving := standAt(t, openBooks(func(o *Options) { o.Forgiven = true }), "movement", 7, []SeatPosition{owing(cash(0), 3), cash(1), cash(1)})
	going := stand(t, openBooks(func(o *Options) { o.BankruptContinue = true }), "movement", three(cash(1)))
	acts := []SeatPosition{as(cash(1), "cramer"), as(cash(1), "bill"), as(cash(1), "mark")}
	acts[0].Boom, acts[0].Bust = 1, 1
	acting := stand(t, openBooks(investing), "action", acts)
	acted, _ := gametest.Apply(t, acting, &Action{Seat: 0, What: "down", Company: "COS"})
	last := standAt(t, standard(), "movement", 7, three(cash(1)))
	last, _ = gametest.Apply(t, last, &calc.Skip{Seat: 0})
	for _, c := range []struct {
		table calc.Table
		entry calc.Entry
	}{
		{table, &calc.Leave{Seat: 1}}, {told, &Extra{Seat: 0, Amount: -5, Reason: "tax"}}, {told, &calc.Leave{Seat: 0}},
		{table, &calc.Ruling{Seat: 0, What: "COS/2", Change: 1, Reason: "found"}}, {long, &calc.Skip{}}, {final, &calc.Skip{}}, {forgiving, &calc.Skip{}},
		{going, moveOf(cosmic, "-9")}, {stand(t, with(standard(), advanced), "movement", three(cash(1))), moveOf(stanford, "+8")}, {going, moveOf(cosmic, "+0")}, {going, &Movement{Forecasts: Forecasts{"+4", "+4"}}},
		{acting, &calc.Skip{}}, {acted, &calc.Skip{}}, {stand(t, openBooks(), "take", three(cash(1))), &calc.Skip{}}, {last, &Reveal{}},
		{acting, &Action{Seat: 0, What: "up", Company: "COS"}}, {acting, &Action{Seat: 0, What: "bust", Company: "COS"}},
		{stand(t, standard(), "take", three(cash(1))), &Piles{}}, {stand(t, standard(), "selling", three(cash(1))), &Rest{}},
		{locked, &Bid{Seat: 1}}, {own, &Bid{Seat: 0}}, {second(t, stand(t, openBooks(advanced), "movement", three(cash(1))), "STA"), &calc.Skip{}},
	} {
		h.asked(c.entry, c.table)
		if next, s, refusal := c.entry.Apply(c.table); refusal == nil {
			h.said(s)
			for _, e := range (Rulebook{}).Expected(next).All() {
				h.asked(e, next)
			}
		}
	}
	alone, s := gametest.Apply(t, table, &calc.Leave{Seat: 1}, &calc.Leave{Seat: 2})
	h.said(s)
	if !alone.Over() {
		t.Error("one player alone goes on")
	}
	return h
}

// under are the keys of the file that begin with a prefix, without it.
func (h *harvest) under(prefix string) map[string]bool {
	found := map[string]bool{}
	for key := range h.own {
		if rest, ok := strings.CutPrefix(key, prefix); ok {
			found[rest] = true
		}
	}
	return found
}

// same fails when what is written down is not exactly what is wanted.
func (h *harvest) same(what string, wanted map[string]bool) {
	h.t.Helper()
	written := h.under("stockpile." + what + ".")
	for _, key := range slices.Sorted(maps.Keys(wanted)) {
		if _, shared := h.shared[what+"."+key]; !written[key] && !shared {
			h.t.Errorf("%s: there is no sentence of %q", what, key)
		}
	}
	for _, key := range slices.Sorted(maps.Keys(written)) {
		if !wanted[key] {
			h.t.Errorf("%s: nothing ever says %q", what, key)
		}
	}
}

// Whatever the rulebook can say has its sentence, and no sentence is left that it never says.
func TestEverythingHasItsWords(t *testing.T) {
	h := reap(t)
	h.same("line", h.lines)
	h.same("refusal", h.refusals)
	h.same("field", h.fields)
	h.same("choice", h.choices)
	listed, presetKeys, options, entries := map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, rule := range rules() {
		listed[rule.Key] = true
		if !h.rules[rule.Key] || rule.Source == "" {
			t.Errorf("the rule %q is never cited, or has no source", rule.Key)
		}
	}
	h.same("rule", listed)
	for _, preset := range presets() {
		presetKeys[preset.Key], presetKeys[preset.Key+".about"] = true, true
	}
	h.same("preset", presetKeys)
	for _, f := range standard().Form().Fields {
		options[f.Name], options[f.Name+".about"] = true, true
		for _, choice := range f.Allowed.Choices {
			options[f.Name+"."+choice.Key] = true
		}
	}
	h.same("option", options)
	for _, kind := range kinds() {
		if !h.kinds[kind] {
			t.Errorf("no game has the entry %q", kind)
		}
		for _, suffix := range []string{"", ".title", ".short", ".about"} {
			entries[kind+suffix] = true
		}
	}
	h.same("entry", entries)
	rest := 2
	for _, company := range companies() {
		if h.own["company."+company.Key] == "" {
			t.Errorf("the company %q has no name", company.Key)
		}
		rest++
	}
	if h.own["rulebook.stockpile"] == "" || h.own["rulebook.stockpile.about"] == "" {
		t.Error("the game has no name")
	}
	if all := len(h.under("stockpile.")) + rest; all != len(h.own) {
		t.Errorf("%d sentences of %d belong to anything", all, len(h.own))
	}
}

// Sentences have no dashes where a minus should be, and no arrows.
func TestSentencesAreWellWritten(t *testing.T) {
	for key, sentence := range sentences(t, "en.stockpile.json") {
		if strings.ContainsAny(sentence, "→▲●") || strings.Contains(sentence, " - ") || strings.Contains(sentence, "-{{") || sentence == "" {
			t.Errorf("%s: %q", key, sentence)
		}
	}
}
