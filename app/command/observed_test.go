package command

import (
	"encoding/json"
	"maps"
	"slices"
	"sort"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/ledger/recordings"
)

// observed is what forms and recorded games show of the entries of a rulebook, by kind and path ("turn before.#").
type observed struct {
	// words are the words that a text may be.
	words map[string]map[string]bool
	// free are the texts that may be anything, seats the numbers that are seats.
	free, seats map[string]bool
	// examples are the shortest recorded entry of each kind.
	examples map[string]string
	// lines are the kinds of lines with the rules that they cite and the roles of their working.
	lines map[string]*observedLine
	marks map[string]bool
	// codes and keys are those of the companies, where players do not name them; named tells that in some games they do.
	codes, keys map[string]bool
	named       bool
}

type observedLine struct{ rules, roles map[string]bool }

// observe goes through the recorded games of a rulebook.
func observe(t *testing.T, book calc.Rulebook) *observed {
	t.Helper()
	o := &observed{
		words: map[string]map[string]bool{}, free: map[string]bool{}, seats: map[string]bool{}, examples: map[string]string{},
		lines: map[string]*observedLine{}, marks: map[string]bool{}, codes: map[string]bool{}, keys: map[string]bool{},
	}
	for _, name := range recordings.Names(t, book.ID()) {
		game := recordings.Read(t, book.ID(), name)
		table, opening, refusal := book.Open(game.Options, game.Names)
		if refusal != nil {
			t.Fatal(refusal)
		}
		o.statement(opening)
		for id := range table.Layout().OwnMarks {
			o.marks[markShape(table.Layout(), table.Layout().OwnMark(id))] = true
		}
		for _, company := range table.Layout().Companies {
			if company.Typed {
				o.named = true
			} else {
				o.codes[company.Code], o.keys[company.Key] = true, true
			}
		}
		met := map[string]int{}
		for _, e := range game.Entries {
			for _, one := range append(book.Expected(table).All(), e) {
				if met[one.Kind()]++; met[one.Kind()] <= 3 {
					o.form(t, book, table, one)
				}
			}
			raw := asText(t, e)
			if best, known := o.examples[e.Kind()]; !known || len(raw) > len(best) && len(raw) < 220 || len(raw) < len(best) && len(best) >= 220 {
				o.examples[e.Kind()] = raw
			}
			o.leaves(e.Kind(), "", raw, table.Layout())
			next, statement, refusal := e.Apply(table)
			if refusal != nil {
				t.Fatal(refusal)
			}
			o.statement(statement)
			table = next
		}
	}
	return o
}

// form tries every choice of every field of an entry's form, and sees what the entry's JSON becomes.
func (o *observed) form(t *testing.T, book calc.Rulebook, table calc.Table, e calc.Entry) {
	t.Helper()
	original := asText(t, e)
	fields := e.Form(table).Fields
	for i, field := range fields {
		path := e.Kind() + " " + unnumbered(field.Name)
		switch {
		case field.GetText != nil:
			o.free[path] = true
			continue
		case field.Kind == calc.SeatKind:
			o.seats[path] = true
		}
		for _, choice := range field.Allowed.Choices {
			tried, _ := book.Blank(e.Kind())
			if err := json.Unmarshal([]byte(original), tried); err != nil {
				t.Fatal(err)
			}
			form := tried.Form(table).Fields
			if i >= len(form) || form[i].Name != field.Name {
				break
			}
			form[i].Set(choice.Value)
			o.leaves(e.Kind(), "", asText(t, tried), table.Layout())
		}
	}
}

// leaves notes the words in an entry's JSON.
func (o *observed) leaves(kind, path, raw string, l *calc.Layout) {
	var object map[string]json.RawMessage
	var list []json.RawMessage
	var word string
	switch {
	case json.Unmarshal([]byte(raw), &object) == nil:
		for name, value := range object {
			o.leaves(kind, strings.TrimPrefix(path+"."+name, "."), string(value), l)
		}
	case json.Unmarshal([]byte(raw), &list) == nil:
		for _, value := range list {
			o.leaves(kind, path+".#", string(value), l)
		}
	case json.Unmarshal([]byte(raw), &word) == nil && word != "":
		at := kind + " " + path
		for _, company := range l.Companies {
			if company.Typed && company.Key == word {
				o.free[at] = true
			}
		}
		if o.words[at] == nil {
			o.words[at] = map[string]bool{}
		}
		o.words[at][word] = true
	}
}

// wordsAt are the words that a text may be; none where it may be anything.
func (o *observed) wordsAt(at string) []string {
	words := maps.Clone(o.words[at])
	for _, companies := range []map[string]bool{o.codes, o.keys} {
		for word := range o.words[at] {
			if companies[word] && o.named { // players may have called it anything
				return nil
			}
			if companies[word] { // where one company can stand, each can
				maps.Copy(words, companies)
			}
		}
	}
	if o.free[at] || len(words) < 2 {
		return nil
	}
	return sorted(words)
}

func (o *observed) statement(s calc.Statement) {
	for _, line := range s.Lines {
		seen := o.lines[line.Kind]
		if seen == nil {
			seen = &observedLine{map[string]bool{}, map[string]bool{}}
			o.lines[line.Kind] = seen
		}
		if line.Rule != "" {
			seen.rules[line.Rule] = true
		}
		for _, term := range line.Terms {
			seen.roles[term.Role] = true
		}
	}
}

// markShape is a mark's name as it is printed, with SEAT and COMPANY for whom it is about.
func markShape(l *calc.Layout, id calc.MarkID) string {
	m := l.MarkName(id)
	name := m.Name
	for _, card := range l.Cards {
		if strings.HasSuffix(name, "."+card.Code) {
			name = strings.TrimSuffix(name, card.Code) + "CARD"
		}
	}
	if m.Company != calc.None {
		name += ".COMPANY"
	}
	if m.Seat != calc.None {
		name += ".SEAT"
	}
	return name
}

// unnumbered is a path with # for the numbers of items.
func unnumbered(path string) string {
	parts := strings.Split(path, ".")
	for i, part := range parts {
		if strings.Trim(part, "0123456789") == "" {
			parts[i] = "#"
		}
	}
	return strings.Join(parts, ".")
}

func sorted(set map[string]bool) []string {
	var all []string
	for one := range set {
		all = append(all, one)
	}
	sort.Strings(all)
	return slices.Clip(all)
}

func asText(t *testing.T, e calc.Entry) string {
	t.Helper()
	raw, err := json.Marshal(e)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}
