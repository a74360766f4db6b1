// Package operate tells what the panel of a company of City of the Big Shoulders says, as plain values: what its
// treasury gets and pays, its appeal, money that it raises, and its operating turn.
package operate

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/operating"
)

// Lines are what is filled in of one company, beside its result.
type Lines struct {
	// Treasury is what the treasury gets, or below zero pays for anything that has no line of its own.
	Treasury int `json:"treasury,omitzero"`
	// Appeal is by how many spaces the marker moves.
	Appeal int `json:"appeal,omitzero"`
	// Pays is what the company pays, by [operating.Purposes].
	Pays [3]int `json:"pays,omitzero"`
	// Common and Preferred are the certificates that it sells in an emergency.
	Common    int `json:"common,omitzero"`
	Preferred int `json:"preferred,omitzero"`
}

// A Turn is what is filled in on the panel: lines for any company, and the result of the one that is seen.
type Turn struct {
	Table calc.Table
	// Lines are those of each company that has any, by its key.
	Lines map[string]Lines
	// Company is the key of the one that is seen, empty for none.
	Company string
	// Result is what becomes of its operating turn, nil where the panel has no place for that.
	Result *operating.Operate
}

// Change changes a line of the company that is seen.
func (t *Turn) Change(change func(*Lines)) {
	lines := t.Lines[t.Company]
	if change(&lines); lines == (Lines{}) {
		delete(t.Lines, t.Company)
	} else {
		t.Lines[t.Company] = lines
	}
}

// company is the number of the company that is seen, or [calc.None].
func (t *Turn) company() int { return t.number(t.Company) }

func (t *Turn) number(key string) int {
	return slices.IndexFunc(t.Table.Layout().Companies, func(c calc.Company) bool { return c.Key == key })
}

// A step is an entry that the panel makes, and the line that it is made of.
type step struct {
	line  string
	entry calc.Entry
}

// The lines of a panel.
const (
	treasuryLine  = "treasury"
	appealLine    = "appeal"
	payLine       = "pay"
	emergencyLine = "emergency"
	resultLine    = "result"
)

// Entries are what the panel records, in this order: the lines of other companies, then those of the one that is seen,
// and its result once anything is said of that.
func (t *Turn) Entries() []calc.Entry {
	var all []calc.Entry
	for _, s := range t.steps() {
		all = append(all, s.entry)
	}
	return all
}

// steps are what the panel records. Only lines of the company that is seen are named: they stand on the panel.
func (t *Turn) steps() []step {
	var all []step
	for _, c := range t.Table.Layout().Companies {
		if c.Key == t.Company {
			continue
		}
		for _, s := range t.linesOf(c.Key, t.Lines[c.Key]) {
			all = append(all, step{entry: s.entry})
		}
	}
	all = append(all, t.ownSteps()...)
	if t.Said() {
		all = append(all, step{resultLine, t.Result})
	}
	return all
}

// ownSteps are the lines of the company that is seen: money is raised after what is paid, or before it where the
// treasury has too little without.
func (t *Turn) ownSteps() []step {
	lines := t.linesOf(t.Company, t.Lines[t.Company])
	if _, wrong := walk(t.Table, lines); wrong < 0 {
		return lines
	}
	first := slices.IndexFunc(lines, func(s step) bool { return s.line == emergencyLine })
	if first > 0 {
		raised := append([]step{lines[first]}, slices.Delete(slices.Clone(lines), first, first+1)...)
		if _, wrong := walk(t.Table, raised); wrong < 0 {
			return raised
		}
	}
	return lines
}

// linesOf are the entries of a company's lines.
func (t *Turn) linesOf(key string, lines Lines) []step {
	var all []step
	add := func(line string, said int, e calc.Entry) {
		if said != 0 {
			all = append(all, step{line, e})
		}
	}
	add(treasuryLine, lines.Treasury, &operating.Treasury{Company: key, Change: lines.Treasury})
	add(appealLine, lines.Appeal, &operating.Appeal{Company: key, To: appealOf(t.Table, t.number(key)) + lines.Appeal})
	pay := &operating.Pay{Company: key, Wages: lines.Pays[0], Goods: lines.Pays[1], Machinery: lines.Pays[2]}
	add(payLine, pay.Sum(), pay)
	add(emergencyLine, lines.Common+lines.Preferred,
		&operating.Emergency{Company: key, Common: lines.Common, Preferred: lines.Preferred})
	return all
}

// walk is the table after all steps, or before the first that is refused, and which that is, else -1.
func walk(t calc.Table, steps []step) (after calc.Table, wrong int) {
	for i, s := range steps {
		next, _, refusal := s.entry.Apply(t)
		if refusal != nil {
			return t, i
		}
		t = next
	}
	return t, -1
}

// Operates reports whether the company that is seen may operate now.
func (t *Turn) Operates() bool {
	return t.Result != nil && t.waiting() == nil && t.company() != calc.None
}

// Said reports whether anything is said of the company's result.
func (t *Turn) Said() bool {
	return t.Operates() && (t.Result.Revenue != calc.None || t.Result.Use != "")
}

// waiting is why the company that is seen does not operate now, nil where it does.
func (t *Turn) waiting() *calc.Refusal {
	if field, ok := (&operating.Operate{}).Form(t.Table).Field("company"); ok {
		for _, choice := range field.Allowed.Choices {
			if choice.Value == t.company() {
				return choice.Refusal
			}
		}
	}
	return nil
}

// appealOf is the space on which a company's marker stands.
func appealOf(t calc.Table, company int) int {
	e := &operating.Appeal{}
	if field, ok := e.Form(t).Field("company"); ok {
		field.Set(company)
	}
	return e.To
}
