package calc

import "strconv"

// A FieldKind tells what a field of a form asks for.
type FieldKind uint8

const (
	// SeatKind asks for a player; the value is a seat.
	SeatKind FieldKind = iota
	// CompanyKind asks for a company.
	CompanyKind
	// CardKind asks for a card; the value is an index in [Layout.Cards].
	CardKind
	// AmountKind asks for a number between two bounds.
	AmountKind
	// ChoiceKind asks for one of a few named values.
	ChoiceKind
	// FlagKind asks for yes (1) or no (0).
	FlagKind
	// TextKind asks for words.
	TextKind
	// PrivateKind asks for a private company; the value is an index in [Layout.Privates].
	PrivateKind
)

// A Form is the ordered list of the fields of an entry or of a game's options, with what the present table and
// the fields before each one allow. A field that is set may change the fields after it: ask for the form again.
type Form struct {
	Fields []*Field
	// Record is the key of what recording the entry as it stands is called, empty for nothing of its own.
	Record string
	// Closed is why the form does not ask something that it mostly asks, nil where it asks all.
	Closed *Refusal
}

// A Sheeted entry is asked for on a sheet by other fields than those of its form, which codes are written by: by each card
// of a deck, say, where the form asks how many there are and which.
type Sheeted interface {
	Entry
	// SheetForm describes these fields as the table and the fields already set allow them.
	SheetForm(t Table) Form
}

// SheetForm returns the form by which a sheet asks for an entry: mostly the entry's own.
func SheetForm(e Entry, t Table) Form {
	if sheeted, is := e.(Sheeted); is {
		return sheeted.SheetForm(t)
	}
	return e.Form(t)
}

// A Field is one thing that an entry asks for, bound to its struct.
type Field struct {
	// Name is the field's dotted name, with the index of a list's item as its last part ("before.2").
	Name string
	Kind FieldKind
	// Seat and Company are whom the field is about, or [None].
	Seat, Company int
	// Secret reports whether the value is for the seat's eyes alone.
	Secret bool
	// Likely is the value that is expected: what the form shows first.
	Likely int
	// Aloud means that somebody states the value even where only one is possible.
	Aloud bool
	// Chief means that the entry is mostly about the number, so that a sheet has digits for it at hand.
	Chief bool
	// Blank means that the first choice is written as no word: in a list as an empty one before an item that has one.
	Blank bool
	// Allowed are the values that the table allows now; for words how many characters, a Max of 0 for any number, with
	// choices that are said most often, whose keys are the words.
	Allowed Allowed
	// Printed is the number on a card that the field gives to a company or, for a tally, that it counts, as the card has it
	// ("-30"); empty for any other field.
	Printed string
	// Tally reports that the number counts things which are taken one by one, such as the cards of a hand: one tap takes one
	// more, and the tap after the last gives all back.
	Tally bool
	// Trade tells what a number of shares that change hands does, nil for any other number.
	Trade *Trade
	// Axis tells that the number counts cells of a chart, and in which direction; [NoAxis] for any other number.
	Axis Axis
	// Beside means that the field stands in one row with the one before it, which is about the same company or player.
	Beside bool
	// Part is the key of what the field and its neighbours are about together, empty for nothing. Folded reports that it
	// is seldom asked for, so that a sheet shows it once somebody wants it.
	Part   string
	Folded bool
	// Stands is the number at the table that a change of it is about, nil where a field states no change.
	Stands *int
	// Ladder reports that the prices of the chosen company and the place of its own among them matter for the entry.
	Ladder bool
	// Odds say how likely each allowed value is against the others, by its index among them; nil when nothing is known
	// of that. A code of the game is the shorter for it.
	Odds []int
	// Get and Set reach the value; nil for words.
	Get func() int
	Set func(int)
	// GetText and SetText reach the words; nil for numbers.
	GetText func() string
	SetText func(string)
}

// An Axis is a direction on a chart, in which a number above zero leads.
type Axis uint8

const (
	NoAxis Axis = iota
	// Across leads to the right, Upward up.
	Across
	Upward
)

// A Trade tells what a number of shares that change hands does: they are bought above zero and sold below.
type Trade struct {
	// Sign is 1 where they are only ever bought, -1 where they are only ever sold, 0 where both can be.
	Sign int
	// Held is how many are held before, Price what one costs, 0 where that is no single price. Locked is how many of
	// those that are held cannot be sold now.
	Held, Price, Locked int
	// Left is how many are left to be bought, 0 where there is no end to them.
	Left int
	// Cash is what is left once everything on the sheet is traded.
	Cash int
	// Limits bound the number beside the others on the sheet as they are, nil where the field itself does. The field
	// allows more where what follows it can still pay for it.
	Limits *Allowed
}

// Allowed is the set of values that a field may take: the choices when there are any, else a range.
type Allowed struct {
	// Min and Max bound a number, both included, in steps of Step (at least 1).
	Min, Max, Step int
	// Guard means that Max is no rule of the game: it only catches slips.
	Guard bool
	// Choices are the values to pick from, those that are refused now among them.
	Choices []Choice
	// Refusal is why a value that is neither in the range nor among the choices cannot be; nil for plain words about
	// it, see [Field.Check].
	Refusal *Refusal
}

// A Choice is one value of a field.
type Choice struct {
	Value int
	// Key names the choice where the field's kind does not (a company or a card has a name already).
	Key string
	// About is the company that a choice of another kind is about, counted from 1; 0 for none. Part is the key of what
	// such choices about several companies have in common, where there are several about each company.
	About int
	Part  string
	// Note is what stands beside the choice, nil for nothing.
	Note *Note
	// Refusal is why it cannot be chosen now, nil when it can. Absent reports that it is not there yet or any more, so that
	// a sheet leaves it out.
	Refusal *Refusal
	Absent  bool
	// Doubt is why nobody is likely to mean it, though the rules allow it: no sheet offers it. It is nil for no doubt.
	Doubt *Refusal
}

// A Note is a remark on a choice: how things stand with it, or where it leads. Its key, with the rulebook's id, names
// the sentence that tells it, and its terms are the numbers there. An empty key has nothing to say yet.
type Note struct {
	Key   string
	Terms []Term
}

// Range allows the whole numbers from low to high, both included.
func Range(low, high int) Allowed { return Allowed{Min: low, Max: high, Step: 1} }

// Guarded returns the same numbers with an upper bound that is no rule of the game: it only catches slips.
func (a Allowed) Guarded() Allowed {
	a.Guard = true
	return a
}

// Else returns the same values with the refusal of any other. Its field, value and bounds need not be given.
func (a Allowed) Else(r *Refusal) Allowed {
	a.Refusal = r
	return a
}

// Steps allows the numbers from low to high, both included, in steps.
func Steps(low, high, step int) Allowed { return Allowed{Min: low, Max: high, Step: step} }

// Only allows one value: nobody is asked for it, and it costs nothing to write down.
func Only(value int) Allowed { return Range(value, value) }

// Count returns how many values are allowed.
func (a Allowed) Count() int {
	if len(a.Choices) == 0 {
		return max(0, (a.Max-a.Min)/max(1, a.Step)+1)
	}
	n := 0
	for _, c := range a.Choices {
		if c.Refusal == nil {
			n++
		}
	}
	return n
}

// At returns the allowed value at an index, 0 the first. The index must be below [Allowed.Count].
func (a Allowed) At(index int) int {
	for _, c := range a.Choices {
		if c.Refusal != nil {
			continue
		}
		if index == 0 {
			return c.Value
		}
		index--
	}
	return a.Min + index*max(1, a.Step)
}

// Index returns the index of a value among those that are allowed, and whether it is one of them.
func (a Allowed) Index(value int) (int, bool) {
	if len(a.Choices) == 0 {
		if value < a.Min || value > a.Max || (value-a.Min)%max(1, a.Step) != 0 {
			return 0, false
		}
		return (value - a.Min) / max(1, a.Step), true
	}
	index := 0
	for _, c := range a.Choices {
		if c.Refusal != nil {
			continue
		}
		if c.Value == value {
			return index, true
		}
		index++
	}
	return 0, false
}

// ItemName names a field of a list's item: "before" and 2 give "before.2"; "trade", 1 and 2 give "trade.1.2", an item
// of a list of lists.
func ItemName(list string, indexes ...int) string {
	name := append(make([]byte, 0, 32), list...)
	for _, index := range indexes {
		name = strconv.AppendInt(append(name, '.'), int64(index), 10)
	}
	return string(name)
}

// Guarded returns the form with upper bounds that only catch slips.
func (f Form) Guarded() Form {
	for _, field := range f.Fields {
		field.Allowed.Guard = true
	}
	return f
}

// Field returns the field of a name, and whether the form has it.
func (f Form) Field(name string) (*Field, bool) {
	return Find(f.Fields, func(field *Field) bool { return field.Name == name })
}
