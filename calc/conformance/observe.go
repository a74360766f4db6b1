package conformance

import (
	"math/rand/v2"
	"strings"

	"scripkeeper/calc"
)

// An observation collects the keys of all lines, refusals, rules, kinds of entry, fields, choices and summands of worth
// that a game was seen to use.
type observation struct {
	rules                                                                  calc.Rulebook
	lines, refusals, cited, kinds, fields, choices, parts, notes, recorded map[string]bool
	// answers holds the choices by field and key: a game may have a text for one in a particular field.
	answers map[string]bool
	// companies holds the keys of the companies that the game, not the players, named.
	companies map[string]bool
	// sentence is called for every sentence, with its key and its filled slots.
	sentence func(key string, filled map[string]bool)
}

func observe(rules calc.Rulebook, sentence func(key string, filled map[string]bool)) *observation {
	return &observation{
		rules: rules, sentence: sentence, lines: map[string]bool{}, refusals: map[string]bool{},
		cited: map[string]bool{},
		kinds: map[string]bool{}, fields: map[string]bool{}, choices: map[string]bool{}, parts: map[string]bool{},
		notes: map[string]bool{}, recorded: map[string]bool{},
		answers: map[string]bool{}, companies: map[string]bool{},
	}
}

// families returns the observed keys by the prefix of their texts.
func (o *observation) families() map[string]map[string]bool {
	return map[string]map[string]bool{
		"line.": o.lines, "refusal.": o.refusals, "field.": o.fields, "choice.": o.choices, "part.": o.parts,
		"note.": o.notes, "record.": o.recorded,
	}
}

// opened observes an opening, or its refusal.
func (o *observation) opened(options calc.Options, seats []string) calc.Table {
	table, s, refusal := o.rules.Open(options, seats)
	if refusal != nil {
		o.refused(refusal)
		return table
	}
	for _, company := range table.Layout().Companies {
		if !company.Typed {
			o.companies[company.Key] = true
		}
	}
	o.happened(s)
	o.expected(table)
	if e, expected := positionOf(o.rules, table); expected {
		o.applied(table, e)
	}
	return table
}

// applied observes an entry, its form and its effect.
func (o *observation) applied(table calc.Table, e calc.Entry) calc.Table {
	o.asked(table, e)
	next, s, refusal := e.Apply(table)
	if refusal != nil {
		o.refused(refusal)
		return table
	}
	o.happened(s)
	for _, place := range o.rules.Standing(next).Places {
		for _, extra := range place.Extras {
			role, _, _ := strings.Cut(extra.Role, ".")
			o.parts[role] = true
		}
	}
	return next
}

// expected observes the entries possible at a table.
func (o *observation) expected(table calc.Table) {
	for _, e := range possible(o.rules, table) {
		o.asked(table, e)
	}
	for _, use := range o.rules.Expected(table).Uses {
		if use.Refusal != nil {
			o.refused(use.Refusal)
		}
	}
	for _, e := range counts(o.rules) {
		for _, by := range []int{0, 1} {
			Fill(e, table, func(f *calc.Field) int { return f.Allowed.At(likelyIndex(f) + by) })
			o.applied(table, e)
		}
	}
}

func (o *observation) asked(table calc.Table, e calc.Entry) {
	o.kinds[e.Kind()] = true
	for _, form := range []calc.Form{e.Form(table), calc.SheetForm(e, table)} {
		if form.Record != "" {
			o.recorded[form.Record] = true
		}
		o.seen(form.Fields)
	}
	if batch := calc.Together(o.rules, table, e); batch != e {
		o.seen(batch.Form(table).Fields)
		for _, f := range batch.Form(table).Fields {
			if f.Kind == calc.CompanyKind && f.Allowed.Count() > 0 { // another company than the one filled in
				f.Set(f.Allowed.At(f.Allowed.Count() - 1))
				o.seen(batch.Form(table).Fields)
			}
		}
	}
}

func (o *observation) seen(fields []*calc.Field) {
	for _, f := range fields {
		name, _, _ := strings.Cut(f.Name, ".")
		o.fields[name] = true
		if f.Part != "" {
			o.parts[f.Part] = true
		}
		if f.Tally && f.Allowed.Refusal != nil { // other refusals are completed when they occur
			o.refused(f.Allowed.Refusal)
		}
		for _, choice := range f.Allowed.Choices {
			for _, key := range []string{choice.Key, choice.Part} {
				switch {
				case key == "":
				case f.Kind == calc.TextKind: // its choices belong to this field alone
					o.choices[name+"."+key] = true
				default:
					o.choices[key], o.answers[name+"."+key] = true, true
				}
			}
			for _, refusal := range []*calc.Refusal{choice.Refusal, choice.Doubt} {
				if refusal != nil {
					o.refused(refusal)
				}
			}
			if choice.Note != nil && choice.Note.Key != "" {
				o.notes[choice.Note.Key] = true
				o.sentence("note."+choice.Note.Key, filled(calc.None, calc.None, choice.Note.Terms))
			}
		}
	}
}

func (o *observation) refused(r *calc.Refusal) {
	o.refusals[r.Code] = true
	o.cited[r.Rule] = true
	slots := filled(r.Seat, r.Company, r.Terms)
	slots["field"] = strings.HasPrefix(r.Code, "option.")
	o.sentence("refusal."+r.Code, slots)
}

func (o *observation) happened(s calc.Statement) {
	for _, line := range s.Lines {
		o.lines[line.Kind] = true
		o.cited[line.Rule] = true
		o.sentence("line."+line.Kind, filled(line.Seat, line.Company, line.Terms))
	}
}

// played observes some random games, the same each time.
func (o *observation) played(t Judge, games int) {
	chance := rand.New(rand.NewPCG(3, 5))
	for range games {
		table := Middle(t, o.rules, chance.IntN)
		for n := 0; n < entries && !table.Over(); n++ {
			e, found := Entry(o.rules, table, chance.IntN)
			if !found {
				break
			}
			table = o.applied(table, e)
			if n%8 == 0 {
				o.expected(table)
			}
		}
	}
}

// filled returns the slots of a sentence that a line or a refusal fills.
func filled(seat, company int, terms []calc.Term) map[string]bool {
	all := map[string]bool{"seat": seat != calc.None, "company": company != calc.None, "Company": company != calc.None}
	for _, term := range terms {
		switch term.Role {
		case "seat":
			all["turn"] = true
		case "company":
			all["other"], all["Other"] = true, true
		default:
			all[term.Role] = true
		}
	}
	all["signed"] = all["change"] // change with its sign
	return all
}
