package calc

import (
	"cmp"
	"encoding/json"
	"slices"
)

// Numbers is a batch with a number on each line, usually for each company or each player. A line with a number becomes
// an entry; a blank line does not.
type Numbers struct {
	whose func(t Table) []*Field
	lines []NumberLine
	said  []int
	blank Entry
}

// A NumberLine is one line of a batch of numbers.
type NumberLine struct {
	// Name is the field's name on the sheet ("amount.2"). Of is its name in the entry ("amount"), or empty if the line
	// asks for yes or no.
	Name, Of      string
	Seat, Company int  // the seat and company of the line, or [None]
	Blank         int  // the number of a blank line
	Growth        bool // drafts store the number less Blank
	// Entry returns the entry for a number. For Blank, it returns an entry whose form has the allowed values.
	Entry func(number int) Entry
	// Trade describes the line's trade, given the table after the other lines and the table after all lines. It is nil
	// if the number is not a trade, or if the entry's field already describes the trade. Shares sold are negative on
	// the sheet.
	Trade func(others, all Table) *Trade
	// Place orders the fields on the sheet. Equal places keep the order of the lines. See [Field.Beside].
	Place  int
	Beside bool
	// Closed hides the line on the sheet.
	Closed bool
}

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

// NewNumbers returns the batch for entries of the same kind as the entry blank. The function whose, if not nil, returns
// the fields shared by all lines.
func NewNumbers(blank Entry, whose func(t Table) []*Field, lines ...NumberLine) *Numbers {
	n := &Numbers{whose: whose, lines: lines, said: make([]int, len(lines)), blank: blank}
	for i, line := range lines {
		n.said[i] = line.Blank
	}
	return n
}

func (n *Numbers) Set(name string, number int) {
	for i, line := range n.lines {
		if line.Name == name {
			n.said[i] = number
		}
	}
}

func (n *Numbers) Kind() string { return n.blank.Kind() }

// numbersDraft is the stored form of a batch with shared fields. A blank line is [None] if its Blank is above 0.
type numbersDraft struct {
	Entry   json.RawMessage `json:"entry"`
	Numbers []int           `json:"numbers"`
}

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

// UnmarshalJSON ignores a draft with another number of lines.
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

func (n *Numbers) Entries(Table) []Entry {
	entries, _ := n.entriesBut(None)
	return entries
}

// entriesBut returns the entries of all filled lines, and the indexes of these lines. It leaves out the line whose
// index is the argument one.
func (n *Numbers) entriesBut(one int) (entries []Entry, of []int) {
	for i, line := range n.lines {
		if i != one && !line.Closed && n.said[i] != line.Blank {
			entries, of = append(entries, line.Entry(n.said[i])), append(of, i)
		}
	}
	return entries, of
}

func (n *Numbers) Lone(t Table) Entry {
	lone := n.blank
	for _, e := range n.Entries(t) {
		if e.Kind() == n.Kind() {
			lone = e
		}
	}
	return lone
}

// Form asks for each line's number. It allows the values that are possible after all other lines.
func (n *Numbers) Form(t Table) Form {
	var form Form
	if n.whose != nil {
		form.Fields = n.whose(t)
	}
	entries, _ := n.entriesBut(None)
	all := TableAfter(t, entries...)
	for _, i := range n.sheetLines() {
		line := n.lines[i]
		others := all
		if n.said[i] != line.Blank {
			entries, _ := n.entriesBut(i)
			others = TableAfter(t, entries...)
		}
		if of, asked := line.field(others, n.said[i]); asked {
			form.Fields = append(form.Fields, n.sheetField(i, *of, t, others, all))
		}
	}
	return form
}

func (n *Numbers) sheetLines() []int {
	all := IndexesWhere(len(n.lines), func(i int) bool { return !n.lines[i].Closed })
	slices.SortStableFunc(all, func(a, b int) int { return cmp.Compare(n.lines[a].Place, n.lines[b].Place) })
	return all
}

func (n *Numbers) sheetField(i int, field Field, t, others, all Table) *Field {
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
		if n.said[i] = sign * number; number == 0 && !nought { // the player cleared the field
			n.said[i] = line.Blank
		}
		n.blankUnasked(t, i)
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

// blankUnasked clears the lines for which the form no longer asks after a line has changed; set is the index of that
// line.
func (n *Numbers) blankUnasked(t Table, set int) {
	_, of := n.entriesBut(set)
	for _, i := range of {
		entries, _ := n.entriesBut(i)
		if _, asked := n.lines[i].field(TableAfter(t, entries...), n.said[i]); !asked {
			n.said[i] = n.lines[i].Blank
		}
	}
}

// TableAfter returns the table after the given entries. It skips refused entries.
func TableAfter(t Table, entries ...Entry) Table {
	for _, e := range entries {
		t, _, _ = e.Apply(t)
	}
	return t
}

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

// Apply applies the entries in line order. Refusals: batch.none, and those of the entries.
func (n *Numbers) Apply(t Table) (Table, Statement, *Refusal) {
	entries, of := n.entriesBut(None)
	return ApplyAll(t, entries, func(at int, field string) string {
		if line := n.lines[of[at]]; field == line.Of {
			return line.Name
		}
		return field
	})
}
