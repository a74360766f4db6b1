package calc

import "strconv"

type FieldKind uint8

const (
	SeatKind FieldKind = iota // a player; the value is a seat
	CompanyKind
	CardKind    // the value is an index in [Layout.Cards]
	AmountKind  // a number between two bounds
	ChoiceKind  // one of a few named values
	FlagKind    // yes (1) or no (0)
	TextKind    // words
	PrivateKind // a private company; the value is an index in [Layout.Privates]
)

// A Form is the ordered list of fields of an entry or of a game's options, with the values that the table and earlier
// fields allow. Setting a field may change later ones: ask for the form again.
type Form struct {
	Fields []*Field
	// Record is the key of the label for recording the entry in its present state, empty for the usual one.
	Record string
	// Closed is the reason why the form leaves out a usual field, nil if it asks for all.
	Closed *Refusal
}

// A Sheeted entry has other fields on its sheet than in its form, by which codes are written: the sheet may count each
// card of a deck, for example, where the form asks for the number of cards and then for each one.
type Sheeted interface {
	Entry
	// SheetForm describes the sheet's fields as the table and the fields already set allow them.
	SheetForm(t Table) Form
}

// SheetForm returns the form of an entry's sheet, by default the entry's own.
func SheetForm(e Entry, t Table) Form {
	if sheeted, is := e.(Sheeted); is {
		return sheeted.SheetForm(t)
	}
	return e.Form(t)
}

// A Field is one value that an entry asks for, bound to its struct.
type Field struct {
	// Name is the field's dotted name, with the index of a list's item at the end ("before.2").
	Name          string
	Kind          FieldKind
	Seat, Company int  // the field's subject, or [None]
	Secret        bool // whether only the seat may see the value
	Likely        int  // the expected value, which the form shows first
	Aloud         bool // players state the value even if only one is possible
	// Chief means that the entry is mostly about this number, so that a sheet keeps digits for it at hand.
	Chief bool
	// Blank means that the first choice is written as no word; in a list, as an empty item before a filled one.
	Blank bool
	// Allowed are the values that the table allows now. For words it bounds the number of characters (a Max of 0 for
	// any), and its choices are frequent words, held in their keys.
	Allowed Allowed
	// Printed is the number on a card ("-30") that the field gives to a company or, as a tally, counts.
	Printed string
	// Tally means that the number counts things such as cards of a hand: each tap adds one, and one too many resets it.
	Tally bool
	// Trade describes a number of shares that change hands, nil for any other number.
	Trade *Trade
	// Axis is the direction in which the number counts cells of a chart, [NoAxis] for any other number.
	Axis Axis
	// Beside puts the field into one row with the one before it, on the same company or player.
	Beside bool
	// Part is the key of the topic shared with neighbouring fields. Folded means that a sheet shows it only on request.
	Part   string
	Folded bool
	// Stands is the number at the table that the field changes, nil if it states no change.
	Stands *int
	// Ladder means that the chosen company's place among the prices of all matters for the entry.
	Ladder bool
	// Odds are the relative likelihoods of the allowed values by index, nil if unknown. They shorten codes.
	Odds []int
	// Get and Set access the number; nil for words.
	Get func() int
	Set func(int)
	// GetText and SetText access the words; nil for numbers.
	GetText func() string
	SetText func(string)
}

// An Axis is the direction on a chart in which a number above zero leads.
type Axis uint8

const (
	NoAxis Axis = iota
	Across      // to the right
	Upward
)

// A Trade describes a number of shares that change hands: bought above zero, sold below.
type Trade struct {
	// Sign is 1 if they can only be bought, -1 if they can only be sold, 0 for both.
	Sign int
	// Held is the number of shares held before, Locked those of them that cannot be sold now. Price is the price of one
	// share, 0 if there is no single price.
	Held, Price, Locked int
	Left                int // the number of shares left to buy, 0 if unlimited
	Cash                int // the cash left after all trades on the sheet
	// Limits bound the number given the others on the sheet, nil if the field does. The field may allow more, since
	// later trades can pay for it.
	Limits *Allowed
}

// Allowed is the set of values of a field: the choices if there are any, else a range.
type Allowed struct {
	// Min and Max bound a number, both included, in steps of Step (at least 1).
	Min, Max, Step int
	Guard          bool     // Max is not a rule of the game and only catches slips
	Choices        []Choice // the values to pick from, including those refused now
	// Refusal is the refusal of any other value, nil for a general one, see [Field.Check].
	Refusal *Refusal
}

// A Choice is one value of a field.
type Choice struct {
	Value int
	// Key names the choice unless its kind does, as for a company or a card.
	Key string
	// About is the choice's company, counted from 1, or 0. Part is the key of its group across companies.
	About int
	Part  string
	Note  *Note
	// Refusal is why the choice is impossible now, or nil. Absent means that a sheet leaves it out.
	Refusal *Refusal
	Absent  bool
	// Doubt is why players hardly mean the choice although the rules allow it, or nil. No sheet offers it.
	Doubt *Refusal
}

// A Note is a remark on a choice: its present state, or its result. Key, with the rulebook's id, names its sentence; an
// empty one has nothing to say yet.
type Note struct {
	Key   string
	Terms []Term
}

// Range allows the whole numbers from low to high, both included.
func Range(low, high int) Allowed { return Allowed{Min: low, Max: high, Step: 1} }

func (a Allowed) Guarded() Allowed {
	a.Guard = true
	return a
}

// Else returns the values with a refusal of any other; [Field.Check] supplies its field, value and bounds.
func (a Allowed) Else(r *Refusal) Allowed {
	a.Refusal = r
	return a
}

func Steps(low, high, step int) Allowed { return Allowed{Min: low, Max: high, Step: step} }

// Only allows one value, which needs no question and no room in a code.
func Only(value int) Allowed { return Range(value, value) }

// Count returns the number of allowed values, without refused choices.
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

// At returns the allowed value at an index below [Allowed.Count].
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

// Index returns the index of a value among the allowed ones, and whether it is allowed.
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

// ItemName names an item of a list: "before" and 2 give "before.2", "trade", 1 and 2 give "trade.1.2".
func ItemName(list string, indexes ...int) string {
	name := append(make([]byte, 0, 32), list...)
	for _, index := range indexes {
		name = strconv.AppendInt(append(name, '.'), int64(index), 10)
	}
	return string(name)
}

func (f Form) Guarded() Form {
	for _, field := range f.Fields {
		field.Allowed.Guard = true
	}
	return f
}

func (f Form) Field(name string) (*Field, bool) {
	return Find(f.Fields, func(field *Field) bool { return field.Name == name })
}
