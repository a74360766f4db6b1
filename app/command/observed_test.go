package command

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"sort"
	"strconv"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/recordings"
)

// observed collects the values that occur in forms and recorded games. Keys consist of an entry's kind and a JSON path,
// such as "turn before.#".
type observed struct {
	// words holds the words that the choices in forms produce, by kind and path.
	words map[string]map[string]bool
	// tried counts how often each choice of a field was made.
	tried map[string]int
	// companies holds the paths of texts that name a company. recorded holds, by path, the words in recorded entries.
	companies map[string]bool
	recorded  map[string]map[string]bool
	// free holds the paths of arbitrary texts. seats holds the paths of seat numbers.
	free, seats map[string]bool
	// examples holds a recorded entry of each kind, preferably the longest below 220 characters.
	examples map[string]string
	// lines holds the kinds of statement lines, with the rules cited and the roles of terms.
	lines map[string]*observedLine
	marks map[string]bool
	// codes and keys belong to companies with fixed names. named reports whether players name companies in some games.
	codes, keys map[string]bool
	named       bool
	// deck holds the cards of all rule sets. mixed reports whether a table may have cards that are not in deck.
	deck  map[string]bool
	mixed bool
}

type observedLine struct{ rules, roles map[string]bool }

// observe replays the recorded games of a rulebook, and explores the forms under all rule sets.
func observe(t *testing.T, book calc.Rulebook) *observed {
	t.Helper()
	o := &observed{
		words: map[string]map[string]bool{}, tried: map[string]int{}, companies: map[string]bool{},
		recorded: map[string]map[string]bool{}, free: map[string]bool{}, seats: map[string]bool{},
		examples: map[string]string{},
		lines:    map[string]*observedLine{}, marks: map[string]bool{}, codes: map[string]bool{},
		keys: map[string]bool{},
		deck: map[string]bool{},
	}
	for _, name := range recordings.Names(t, book.ID()) {
		game := recordings.Read(t, book.ID(), name)
		table, opening, refusal := book.Open(game.Options, game.Names)
		must.Hold(t, refusal == nil, "%v", refusal)
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
		for _, e := range game.Entries {
			o.forms(t, book, table, e)
			raw := asText(t, e)
			if best, known := o.examples[e.Kind()]; !known || len(raw) > len(best) && len(raw) < 220 ||
				len(raw) < len(best) && len(best) >= 220 {
				o.examples[e.Kind()] = raw
			}
			for at, words := range leaves(e.Kind(), raw) {
				note(o.recorded, at, words)
			}
			next, statement, refusal := e.Apply(table)
			must.Hold(t, refusal == nil, "%v", refusal)
			o.statement(statement)
			table = next
		}
	}
	o.rulesets(t, book)
	return o
}

// rulesets explores the forms under each choice of each option, and in random games.
func (o *observed) rulesets(t *testing.T, book calc.Rulebook) {
	t.Helper()
	tried := map[string]bool{}
	for i, preset := range book.Presets() {
		for _, option := range preset.Options.Form().Fields {
			if option.Kind != calc.ChoiceKind && option.Kind != calc.FlagKind {
				continue
			}
			for _, choice := range option.Allowed.Choices {
				key := option.Name + " " + choice.Key
				if tried[key] {
					continue
				}
				tried[key] = true
				options := book.Presets()[i].Options
				if f, asked := options.Form().Field(option.Name); asked {
					f.Set(choice.Value)
				}
				low, _ := book.Seats(options)
				table, _, refusal := book.Open(options, []string{"Ann", "Ben", "Cleo", "Dan", "Eva", "Finn",
					"Gus"}[:min(7, max(2, low))])
				if refusal != nil {
					continue
				}
				for _, card := range table.Layout().Cards {
					o.deck[card.Code] = true
				}
				o.forms(t, book, table, alike(book, table)...)
			}
		}
	}
	for seed := range uint64(150) {
		draw := rand.New(rand.NewPCG(seed, 19)).IntN
		table := conformance.Middle(t, book, draw)
		for _, card := range table.Layout().Cards {
			o.mixed = o.mixed || !o.deck[card.Code]
		}
		o.forms(t, book, table)
	}
}

// alike returns a position in which all players hold equally many shares, because ties add questions.
func alike(book calc.Rulebook, table calc.Table) []calc.Entry {
	e, known := calc.Blank(book, calc.PositionKind)
	if !known {
		return nil
	}
	each := map[int]int{}
	conformance.Fill(e, table, func(f *calc.Field) int {
		if f.Seat == calc.None || f.Company == calc.None || f.Kind != calc.AmountKind {
			return f.Likely
		}
		if _, begun := each[f.Company]; !begun {
			each[f.Company] = f.Allowed.Max / (len(table.Layout().Seats) + 1)
		}
		return each[f.Company]
	})
	return []calc.Entry{e}
}

// forms explores the forms of all expected entries, of an empty entry of each kind, and of the entries given as more.
func (o *observed) forms(t *testing.T, book calc.Rulebook, table calc.Table, more ...calc.Entry) {
	t.Helper()
	all := append(calc.Map(book.Expected(table).All(), func(e calc.Entry) calc.Entry { return calc.Ready(table, e) }), more...)
	for _, kind := range calc.Kinds(book.Blanks()) {
		blank, _ := calc.Blank(book, kind)
		if _, known := o.examples[kind]; !known { // no recorded game has an entry of this kind
			for _, value := range []func(f *calc.Field) int{func(f *calc.Field) int { return f.Likely }, second} {
				e, _ := calc.Blank(book, kind)
				conformance.Fill(e, table, value)
				if _, _, refusal := e.Apply(table); refusal == nil && asText(t, e) != "{}" {
					o.examples[kind] = asText(t, e)
					break
				}
			}
		}
		all = append(all, blank)
		if _, is := blank.(*calc.Ruling); is { // the form asks for the share class only if shares are corrected
			all = append(all, &calc.Ruling{What: "shares"})
		}
	}
	for _, e := range all {
		o.form(t, book, table, e)
	}
}

func second(f *calc.Field) int { return f.Allowed.At(min(1, max(0, f.Allowed.Count()-1))) }

// often limits how often a choice without new words is tried. seldom limits how often a number is tried.
const often, seldom = 200, 12

// form makes every choice of every field and records the words that are written into the entry.
func (o *observed) form(t *testing.T, book calc.Rulebook, table calc.Table, e calc.Entry) {
	t.Helper()
	original := asText(t, e)
	for _, field := range e.Form(table).Fields {
		path := e.Kind() + " " + unnumbered(field.Name)
		switch {
		case field.GetText != nil, field.Kind == calc.PrivateKind: // the table defines the code of a private
			o.free[path] = true
			continue
		case field.Kind == calc.SeatKind:
			o.seats[path] = true
			continue
		}
		choices := field.Allowed.Choices
		if field.Blank { // the first choice is blank at this table, but a word at another
			words := map[string]bool{"": true}
			for _, choice := range choices {
				words[choice.Key] = true
			}
			note(o.words, path, words)
		}
		for i, choice := range choices {
			key, enough := fmt.Sprint(path, " ", choice.Value, " ", choice.Key), often
			if e.Kind() == "position" || choice.Key == "" {
				enough = seldom
			}
			if o.tried[key]++; o.tried[key] > enough {
				continue
			}
			other := choices[(i+1)%len(choices)].Value
			before, after, done := turned(t, book, table, e.Kind(), original, field.Name, other, choice.Value)
			if !done {
				continue
			}
			for at, words := range after {
				for word := range words {
					if before[at][word] {
						continue
					}
					o.tried[key] = often
					if field.Kind == calc.CompanyKind {
						o.companies[at] = true
					}
					note(o.words, at, map[string]bool{word: true})
				}
			}
		}
	}
}

// turned returns the words of an entry for two values of a field. done reports whether the form has the field.
func turned(t *testing.T, book calc.Rulebook, table calc.Table, kind, original, name string, from, to int) (before,
	after map[string]map[string]bool, done bool) {
	t.Helper()
	e, _ := calc.Blank(book, kind)
	must.Do(t, json.Unmarshal([]byte(original), e))
	var seen [2]map[string]map[string]bool
	for i, value := range []int{from, to} {
		f, asked := e.Form(table).Field(name)
		if !asked {
			return nil, nil, false
		}
		f.Set(value)
		seen[i] = leaves(kind, asText(t, e))
	}
	return seen[0], seen[1], true
}

func leaves(kind, raw string) map[string]map[string]bool {
	found := map[string]map[string]bool{}
	var value any
	if json.Unmarshal([]byte(raw), &value) == nil {
		noteAll(found, kind, "", value)
	}
	return found
}

func noteAll(to map[string]map[string]bool, kind, path string, value any) {
	switch value := value.(type) {
	case map[string]any:
		for name, inside := range value {
			noteAll(to, kind, strings.TrimPrefix(path+"."+name, "."), inside)
		}
	case []any:
		for _, inside := range value {
			noteAll(to, kind, path+".#", inside)
		}
	case string:
		if value != "" {
			note(to, kind+" "+path, map[string]bool{value: true})
		}
	}
}

func note(to map[string]map[string]bool, at string, words map[string]bool) {
	if to[at] == nil {
		to[at] = map[string]bool{}
	}
	maps.Copy(to[at], words)
}

// wordsAt returns the words possible at a path, or nil for an arbitrary text such as a name.
func (o *observed) wordsAt(at string) []string {
	words := map[string]bool{}
	if maps.Copy(words, o.words[at]); len(words) > 0 || o.namesCompanies(at) {
		maps.Copy(words, o.recorded[at])
	}
	if o.free[at] || o.companies[at] && o.named || o.mixed && anyOf(words, o.deck) || len(words) < 2 {
		return nil
	}
	for _, all := range []map[string]bool{o.deck, o.codes, o.keys} {
		if anyOf(words, all) { // if one card or company is possible, all cards or companies are
			maps.Copy(words, all)
		}
	}
	return sorted(words)
}

func anyOf(words, others map[string]bool) bool {
	return slices.ContainsFunc(sorted(words), func(word string) bool { return others[word] })
}

// namesCompanies reports whether all texts recorded at a path name companies, and all companies have fixed names.
func (o *observed) namesCompanies(at string) bool {
	recorded := sorted(o.recorded[at])
	return !o.named && len(recorded) > 0 && !slices.ContainsFunc(recorded,
		func(word string) bool { return !o.codes[word] && !o.keys[word] })
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

// markShape returns a mark's name with placeholders such as SEAT and COMPANY.
func markShape(l *calc.Layout, id calc.MarkID) string {
	m := l.MarkName(id)
	name := m.Name
	for _, card := range l.Cards {
		if strings.HasSuffix(name, "."+card.Code) {
			name = strings.TrimSuffix(name, card.Code) + "CARD"
		}
	}
	for i, p := range l.Privates {
		if id == p.Owner || id == p.Paid || id == p.More {
			name = strings.TrimSuffix(name, "."+strconv.Itoa(i)) + ".PRIVATE"
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
	raw := must.Get(json.Marshal(e))(t)
	return string(raw)
}
