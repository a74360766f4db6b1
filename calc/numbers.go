package calc

import (
	"cmp"
	"encoding/json"
	"slices"
)

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
	// Name is the name of its field on the sheet ("amount.2"), Of that of the field of its entry ("amount"), nothing for
	// an entry that is said by a yes.
	Name, Of string
	// Seat and Company are whom it is about, or [None].
	Seat, Company int
	// Blank is the number that says nothing.
	Blank int
	// Growth means that a draft has how much more than nothing is said, not the number.
	Growth bool
	// Entry is the entry with a number. It is asked with Blank too, for what the field allows.
	Entry func(number int) Entry
	// Trade tells what a number of shares does on a table that all other lines leave, and on the one that all leave; nil
	// where the entry's own field tells that, or it is another number. On the sheet shares that are sold are below zero.
	Trade func(others, all Table) *Trade
	// Place is where its field stands on the sheet; those of one place stand in the order of the lines. Beside means that
	// it stands in one row with the one before it.
	Place  int
	Beside bool
	// Closed reports that nothing can be said of the thing, so that the sheet does not ask.
	Closed bool
}

// sign is -1 for shares that are sold, else 1.
func (l NumberLine) sign(others, all Table) (int, *Trade) {
	if l.Trade == nil {
		return 1, nil
	}
	trade := l.Trade(others, all)
	if trade.Sign < 0 {
		return -1, trade
	}
	return 1, trade
}

// field is the line's field as a number is said, and whether there is anything to ask.
func (l NumberLine) field(others Table, number int) (*Field, bool) {
	if l.Of != "" {
		return l.Entry(number).Form(others).Field(l.Of)
	}
	allowed := YesNo()
	if number == l.Blank {
		_, _, allowed.Choices[1].Refusal = l.Entry(1).Apply(others)
	}
	return AmountFunc(l.Name, allowed, nil, nil).As(FlagKind), true
}

// NewNumbers is a batch for the sheet of an entry that says nothing. Whose are the fields that all lines share, as whose
// turn it is: they are the blank entry's; nil for none.
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

// A draft of numbers has those of all lines in their order, [None] where nothing is said instead of another number than
// 0, and of a batch whose lines share fields the blank entry.
type numbersDraft struct {
	Entry   json.RawMessage `json:"entry"`
	Numbers []int           `json:"numbers"`
}

// MarshalJSON writes the numbers in the order of the lines.
func (n *Numbers) MarshalJSON() ([]byte, error) {
	said := make([]int, len(n.said))
	for i, line := range n.lines {
		switch {
		case line.Growth:
			said[i] = n.said[i] - line.Blank
		case line.Blank > 0 && n.said[i] == line.Blank:
			said[i] = None
		default:
			said[i] = n.said[i]
		}
	}
	if n.whose == nil {
		return json.Marshal(said)
	}
	blank, err := json.Marshal(n.blank)
	if err != nil {
		return nil, err
	}
	return json.Marshal(numbersDraft{blank, said})
}

// UnmarshalJSON reads the numbers of as many lines; those of another batch leave this one as it is.
func (n *Numbers) UnmarshalJSON(data []byte) error {
	var draft numbersDraft
	if json.Unmarshal(data, &draft.Numbers) != nil {
		if err := json.Unmarshal(data, &draft); err != nil {
			return err
		}
	}
	if len(draft.Numbers) != len(n.said) {
		return nil
	}
	for i, line := range n.lines {
		switch number := draft.Numbers[i]; {
		case line.Growth:
			n.said[i] = number + line.Blank
		case line.Blank > 0 && number == None:
			n.said[i] = line.Blank
		default:
			n.said[i] = number
		}
	}
	if len(draft.Entry) > 0 {
		return json.Unmarshal(draft.Entry, n.blank)
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
	all := Leaving(t, entries...)
	for _, i := range n.onSheet() {
		line := n.lines[i]
		others := all
		if n.said[i] != line.Blank {
			entries, _ := n.without(i)
			others = Leaving(t, entries...)
		}
		if of, asked := line.field(others, n.said[i]); asked {
			form.Fields = append(form.Fields, n.ask(i, *of, t, others, all))
		}
	}
	return form
}

// onSheet are the lines that are asked as they stand on the sheet.
func (n *Numbers) onSheet() []int {
	all := Where(len(n.lines), func(i int) bool { return !n.lines[i].Closed })
	slices.SortStableFunc(all, func(a, b int) int { return cmp.Compare(n.lines[a].Place, n.lines[b].Place) })
	return all
}

// ask is the field of a line on the sheet.
func (n *Numbers) ask(i int, field Field, t, others, all Table) *Field {
	line := n.lines[i]
	sign, trade := line.sign(others, all)
	field.Name, field.Seat, field.Company, field.Likely = line.Name, line.Seat, line.Company, line.Blank
	if trade != nil {
		field.Trade = trade
	}
	field.Beside = line.Beside
	field.Get = func() int { return sign * n.said[i] }
	_, nought := field.Allowed.Index(0)
	field.Set = func(number int) {
		if n.said[i] = sign * number; number == 0 && !nought { // a field that is emptied
			n.said[i] = line.Blank
		}
		n.settle(t, i)
	}
	if field.Allowed = orBlank(field.Allowed, line.Blank); trade == nil {
		return &field
	}
	if most := field.Allowed.Max; n.said[i] == most {
		_, _, field.Allowed.Refusal = line.Entry(most + 1).Apply(others)
	}
	if sign < 0 {
		field.Allowed.Min, field.Allowed.Max = -field.Allowed.Max, -field.Allowed.Min
	}
	return &field
}

// settle takes back what is said in lines that are not asked any more since another one was set.
func (n *Numbers) settle(t Table, set int) {
	_, of := n.without(set)
	for _, i := range of {
		entries, _ := n.without(i)
		if _, asked := n.lines[i].field(Leaving(t, entries...), n.said[i]); !asked {
			n.said[i] = n.lines[i].Blank
		}
	}
}

// Leaving is the table that those of some entries leave which are not refused.
func Leaving(t Table, entries ...Entry) Table {
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
	return ApplyAll(t, entries, func(at int, field string) string {
		if line := n.lines[of[at]]; field == line.Of {
			return line.Name
		}
		return field
	})
}
