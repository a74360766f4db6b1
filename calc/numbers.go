package calc

import "encoding/json"

// Numbers is a batch with one line for each of some things, mostly companies or players. The number of a line makes an
// entry of it. What nobody said a number of costs nothing.
type Numbers struct {
	kind  string
	whose func(t Table) []*Field
	lines []NumberLine
	said  []int
	blank Entry
}

// A NumberLine is one line of a batch of numbers.
type NumberLine struct {
	// Name is the name of its field on the sheet ("amount.2"), Of that of the field of its entry ("amount").
	Name, Of string
	// Seat and Company are whom it is about, or [None].
	Seat, Company int
	// Blank is the number that says nothing.
	Blank int
	// Entry is the entry with a number. It is asked with Blank too, for what the field allows.
	Entry func(number int) Entry
	// Closed reports that nothing can be said of the thing, so that the sheet does not ask.
	Closed bool
}

// NewNumbers is a batch for the sheet of an entry that says nothing. Whose are the fields that all lines share, as whose
// turn it is; nil for none.
func NewNumbers(blank Entry, whose func(t Table) []*Field, lines ...NumberLine) *Numbers {
	n := &Numbers{kind: blank.Kind(), whose: whose, lines: lines, said: make([]int, len(lines)), blank: blank}
	for i, line := range lines {
		n.said[i] = line.Blank
	}
	return n
}

// Say says a number in the line of a name.
func (n *Numbers) Say(name string, number int) {
	for i, line := range n.lines {
		if line.Name == name {
			n.said[i] = number
		}
	}
}

func (n *Numbers) Kind() string { return n.kind }

// MarshalJSON writes the numbers in the order of the lines.
func (n *Numbers) MarshalJSON() ([]byte, error) { return json.Marshal(n.said) }

// UnmarshalJSON reads the numbers of as many lines; those of another batch leave this one as it is.
func (n *Numbers) UnmarshalJSON(data []byte) error {
	var said []int
	if err := json.Unmarshal(data, &said); err != nil {
		return err
	}
	if len(said) == len(n.said) {
		n.said = said
	}
	return nil
}

// Entries are one for each line of which a number is said.
func (n *Numbers) Entries(Table) []Entry {
	entries, _ := n.without(None)
	return entries
}

// without are the entries of all lines but one, and the lines that they are of.
func (n *Numbers) without(one int) (entries []Entry, of []int) {
	for i, line := range n.lines {
		if i != one && !line.Closed && n.said[i] != line.Blank {
			entries, of = append(entries, line.Entry(n.said[i])), append(of, i)
		}
	}
	return entries, of
}

// Lone is the last entry of the kind that the sheet is for.
func (n *Numbers) Lone(t Table) Entry {
	lone := n.blank
	for _, e := range n.Entries(t) {
		if e.Kind() == n.kind {
			lone = e
		}
	}
	return lone
}

// Form asks for a number in each line, as the other lines leave the table.
func (n *Numbers) Form(t Table) Form {
	var form Form
	if n.whose != nil {
		form.Fields = n.whose(t)
	}
	entries, _ := n.without(None)
	all := leaving(t, entries)
	for i, line := range n.lines {
		if line.Closed {
			continue
		}
		base := all
		if n.said[i] != line.Blank {
			others, _ := n.without(i)
			base = leaving(t, others)
		}
		of, asked := line.Entry(n.said[i]).Form(base).Field(line.Of)
		if !asked {
			continue
		}
		field := *of
		field.Name, field.Seat, field.Company, field.Likely = line.Name, line.Seat, line.Company, line.Blank
		field.Get, field.Set = func() int { return n.said[i] }, func(number int) { n.said[i] = number }
		field.Allowed = orBlank(field.Allowed, line.Blank)
		form.Fields = append(form.Fields, &field)
	}
	return form
}

// leaving is the table that those of some entries leave which are not refused.
func leaving(t Table, entries []Entry) Table {
	for _, e := range entries {
		t, _, _ = e.Apply(t) // a refused one leaves it as it is
	}
	return t
}

// orBlank allows a number that says nothing besides those that an entry allows.
func orBlank(a Allowed, blank int) Allowed {
	if _, allowed := a.Index(blank); allowed || blank == None && len(a.Choices) == 0 {
		return a
	}
	if len(a.Choices) > 0 {
		a.Choices = append([]Choice{{Value: blank}}, a.Choices...)
		return a
	}
	a.Min, a.Max = min(a.Min, blank), max(a.Max, blank)
	return a
}

// Apply applies what is said in the order of the lines. A refusal names the line.
// Refusals: batch.none, and those of the entries.
func (n *Numbers) Apply(t Table) (Table, Statement, *Refusal) {
	entries, of := n.without(None)
	if len(entries) == 0 {
		return t, Statement{}, Missing("batch.none", "")
	}
	after, all, at, refusal := ApplyAll(t, entries...)
	if refusal != nil {
		told := *refusal
		if told.Field == n.lines[of[at]].Of {
			told.Field = n.lines[of[at]].Name
		}
		return t, Statement{}, &told
	}
	return after, all, nil
}
