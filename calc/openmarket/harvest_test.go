package openmarket

import (
	"regexp"
	"strings"

	"scripkeeper/calc"
)

// places are the places of a sentence.
func places(sentence string) map[string]bool {
	all := map[string]bool{}
	for _, match := range regexp.MustCompile(`{{\.([A-Za-z]+)}}`).FindAllStringSubmatch(sentence, -1) {
		all[match[1]] = true
	}
	return all
}

// filled are the places that whom and what something is about fill.
func filled(seat, company int, terms []calc.Term) map[string]bool {
	all := map[string]bool{"seat": seat != calc.None, "company": company != calc.None, "Company": company != calc.None}
	for _, term := range terms {
		role := term.Role
		if role == "seat" {
			role = "turn"
		}
		all[role] = true
	}
	return all
}

// A harvest is what many games said.
type harvest struct {
	lines, rules, refusals, fields, choices map[string]bool
	own, shared                             map[string]string
}

// line hears a line: its sentence must be there, and all its places filled.
func (h *harvest) line(t judge, l calc.Line) {
	t.Helper()
	h.lines[l.Kind], h.rules[l.Rule] = true, true
	sentence, known := h.own["openmarket.line."+l.Kind]
	has := filled(l.Seat, l.Company, l.Terms)
	for index := range places(sentence) {
		if !has[index] {
			t.Errorf("%s has nothing for {{.%s}}: %+v", l.Kind, index, l)
		}
	}
	if !known {
		t.Errorf("%s has no sentence", l.Kind)
	}
}

// refusal hears a refusal.
func (h *harvest) refusal(t judge, r *calc.Refusal) {
	t.Helper()
	h.refusals[r.Code] = true
	if r.Rule != "" {
		h.rules[r.Rule] = true
	}
	sentence := h.own["openmarket.refusal."+r.Code]
	if sentence == "" {
		sentence = h.shared["refusal."+r.Code]
	}
	has := filled(r.Seat, r.Company, r.Terms)
	has["field"] = strings.HasPrefix(r.Code, "option.")
	for index := range places(sentence) {
		if !has[index] {
			t.Errorf("%s has nothing for {{.%s}}: %+v", r.Code, index, r)
		}
	}
	if sentence == "" {
		t.Errorf("%s has no sentence", r.Code)
	}
}

// entry hears an entry and its form.
func (h *harvest) entry(t judge, table calc.Table, e calc.Entry) calc.Table {
	t.Helper()
	for _, f := range e.Form(table).Fields {
		name, _, _ := strings.Cut(f.Name, ".")
		h.fields[name] = true
		for _, c := range f.Allowed.Choices {
			h.choices[c.Key] = true
			if c.Refusal != nil {
				h.refusal(t, c.Refusal)
			}
		}
	}
	next, s, refusal := e.Apply(table)
	if refusal != nil {
		h.refusal(t, refusal)
		return table
	}
	for _, line := range s.Lines {
		h.line(t, line)
	}
	return next
}

// harvested is what the examples, the refusals and the recorded games say.
func harvested(t judge) *harvest {
	t.Helper()
	h := &harvest{
		lines: map[string]bool{}, rules: map[string]bool{}, refusals: map[string]bool{}, fields: map[string]bool{},
		choices: map[string]bool{}, own: texts(t, "en.openmarket.json"), shared: texts(t, "en.json"),
	}
	for _, c := range examples() {
		table, s, _ := Rulebook{}.Open(c.options, names(2))
		for _, line := range s.Lines {
			h.line(t, line)
		}
		for _, e := range append(c.before, c.entry) {
			table = h.entry(t, table, e)
		}
	}
	for _, c := range denials(t) {
		h.entry(t, c.table, c.entry)
	}
	for _, c := range setups() {
		_, _, refusal := Rulebook{}.Open(c.options, c.names)
		h.refusal(t, refusal)
	}
	for _, s := range scripts() {
		table, opened, _ := Rulebook{}.Open(s.options, s.names)
		for _, line := range opened.Lines {
			h.line(t, line)
		}
		h.entry(t, table, NewPosition(table))
		for _, e := range s.entries(t) {
			table = h.entry(t, table, e)
		}
	}
	return h
}
