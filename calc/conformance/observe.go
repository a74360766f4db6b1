package conformance

import (
	"math/rand/v2"
	"strings"

	"scripkeeper/calc"
)

// An observation is the set of keys that a game used, of lines, entries, refusals, rules, fields, choices and so on.
type observation struct {
	rules calc.Rulebook
	// families holds the keys of each family of sentences ("line.").
	families     map[string]map[string]bool
	cited, kinds map[string]bool
	// answers holds choices with their fields, because a field can have its own text for a choice.
	answers map[string]bool
	// companies holds the keys of companies that the game, not the players, named.
	companies map[string]bool
	// sentence is called with the key of each sentence and the slots that were filled.
	sentence func(key string, filled map[string]bool)
}

func observe(rules calc.Rulebook, sentence func(key string, filled map[string]bool)) *observation {
	o := &observation{
		rules: rules, sentence: sentence, families: map[string]map[string]bool{}, cited: map[string]bool{},
		kinds: map[string]bool{}, answers: map[string]bool{}, companies: map[string]bool{},
	}
	for _, family := range []string{"line.", "refusal.", "field.", "choice.", "part.", "note.", "record."} {
		o.families[family] = map[string]bool{}
	}
	return o
}

func (o *observation) observeOpening(options calc.Options, seats []string) calc.Table {
	table, s, refusal := o.rules.Open(options, seats)
	if refusal != nil {
		o.observeRefusal(refusal)
		return table
	}
	for _, company := range table.Layout().Companies {
		if !company.Typed {
			o.companies[company.Key] = true
		}
	}
	o.observeStatement(s)
	o.observeExpected(table)
	if e, expected := positionOf(o.rules, table); expected {
		o.observeEntry(table, e)
	}
	return table
}

func (o *observation) observeEntry(table calc.Table, e calc.Entry) calc.Table {
	o.observeForms(table, e)
	next, s, refusal := e.Apply(table)
	if refusal != nil {
		o.observeRefusal(refusal)
		return table
	}
	o.observeStatement(s)
	for _, place := range o.rules.Standing(next).Places {
		for _, extra := range place.Extras {
			role, _, _ := strings.Cut(extra.Role, ".")
			o.families["part."][role] = true
		}
	}
	return next
}

func (o *observation) observeExpected(table calc.Table) {
	for _, e := range possibleEntries(o.rules, table) {
		o.observeForms(table, e)
	}
	for _, use := range o.rules.Expected(table).Uses {
		if use.Refusal != nil {
			o.observeRefusal(use.Refusal)
		}
	}
	for _, e := range blankCount(o.rules) {
		for _, by := range []int{0, 1} {
			Fill(e, table, func(f *calc.Field) int { return f.Allowed.At(likelyIndex(f) + by) })
			o.observeEntry(table, e)
		}
	}
}

func (o *observation) observeForms(table calc.Table, e calc.Entry) {
	o.kinds[e.Kind()] = true
	for _, form := range []calc.Form{e.Form(table), calc.SheetForm(e, table)} {
		if form.Record != "" {
			o.families["record."][form.Record] = true
		}
		o.observeFields(form.Fields)
	}
	if batch := calc.BatchOf(o.rules, table, e); batch != e {
		o.observeFields(batch.Form(table).Fields)
		for _, f := range batch.Form(table).Fields {
			if f.Kind == calc.CompanyKind && f.Allowed.Count() > 0 { // a company other than the one filled in
				f.Set(f.Allowed.At(f.Allowed.Count() - 1))
				o.observeFields(batch.Form(table).Fields)
			}
		}
	}
}

func (o *observation) observeFields(fields []*calc.Field) {
	for _, f := range fields {
		name, _, _ := strings.Cut(f.Name, ".")
		o.families["field."][name] = true
		if f.Part != "" {
			o.families["part."][f.Part] = true
		}
		if f.Tally && f.Allowed.Refusal != nil { // other refusals lack some terms until the entry is checked
			o.observeRefusal(f.Allowed.Refusal)
		}
		for _, choice := range f.Allowed.Choices {
			for _, key := range []string{choice.Key, choice.Part} {
				switch {
				case key == "":
				case f.Kind == calc.TextKind: // choices of a text field belong to this field alone
					o.families["choice."][name+"."+key] = true
				default:
					o.families["choice."][key], o.answers[name+"."+key] = true, true
				}
			}
			for _, refusal := range []*calc.Refusal{choice.Refusal, choice.Doubt} {
				if refusal != nil {
					o.observeRefusal(refusal)
				}
			}
			if choice.Note != nil && choice.Note.Key != "" {
				o.families["note."][choice.Note.Key] = true
				o.sentence("note."+choice.Note.Key, filledSlots(calc.None, calc.None, choice.Note.Terms))
			}
		}
	}
}

func (o *observation) observeRefusal(r *calc.Refusal) {
	o.families["refusal."][r.Code] = true
	o.cited[r.Rule] = true
	slots := filledSlots(r.Seat, r.Company, r.Terms)
	slots["field"] = strings.HasPrefix(r.Code, "option.")
	o.sentence("refusal."+r.Code, slots)
}

func (o *observation) observeStatement(s calc.Statement) {
	for _, line := range s.Lines {
		o.families["line."][line.Kind] = true
		o.cited[line.Rule] = true
		o.sentence("line."+line.Kind, filledSlots(line.Seat, line.Company, line.Terms))
	}
}

func (o *observation) observeGames(t Judge, games int) {
	chance := rand.New(rand.NewPCG(3, 5))
	for range games {
		table := Middle(t, o.rules, chance.IntN)
		for n := 0; n < entries && !table.Over(); n++ {
			e, found := Entry(o.rules, table, chance.IntN)
			if !found {
				break
			}
			table = o.observeEntry(table, e)
			if n%8 == 0 {
				o.observeExpected(table)
			}
		}
	}
}

func filledSlots(seat, company int, terms []calc.Term) map[string]bool {
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
	all["signed"] = all["change"] // change, formatted with its sign
	return all
}
