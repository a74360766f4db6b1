package calc

import "strconv"

type FieldKind uint8

const (
	SeatKind FieldKind = iota // a player; the value is a seat
	CompanyKind
	CardKind    // the value is an index in [Layout.Cards]
	AmountKind  // a number between two bounds
	ChoiceKind  // one of a few named values
	FlagKind    // no (0) or yes (1)
	TextKind    // text
	PrivateKind // a private company; the value is an index in [Layout.Privates]
)

// A Form is the ordered list of fields of an entry or of a game's options, with the values allowed by the table and by
// earlier fields. Setting a field may change later fields, so ask for the form again afterwards.
type Form struct {
	Fields []*Field
	// Record is the key of the label on the button that records the entry; empty means the usual label.
	Record string
	// Closed is the reason why the form leaves out a field it usually has, or nil if it leaves out none.
	Closed *Refusal
}

// A SheetFormer entry has other fields on its sheet than in its form; game codes are written from the form. For
// example, the sheet may count each card of a deck, while the form asks for the number of cards and then for each card.
type SheetFormer interface {
	Entry
	// SheetForm describes the sheet's fields and the values allowed by the table and the fields already set.
	SheetForm(t Table) Form
}

// SheetForm returns the form of an entry's sheet, by default the entry's own.
func SheetForm(e Entry, t Table) Form {
	if sheeted, is := e.(SheetFormer); is {
		return sheeted.SheetForm(t)
	}
	return e.Form(t)
}

// A Field is one value that an entry asks for, bound to its struct.
type Field struct {
	// Name is the field's dotted name. A field for an item in a list ends with the item's index ("before.2").
	Name          string
	Kind          FieldKind
	Seat, Company int  // the seat and the company that the field is about, or [None]
	Secret        bool // only the seat may see the value
	Likely        int  // the expected value, which the form shows first
	Aloud         bool // players say the value aloud even if only one is possible
	// Chief means that this number is the main part of the entry, so a sheet keeps digit keys for it at hand.
	Chief bool
	// Blank means that the first choice is written as no word at all. In a list it is an empty item, written only if a
	// filled item follows.
	Blank bool
	// Allowed holds the values allowed now. For a text, it bounds the number of characters (a Max of 0 means any
	// number), and the keys of its choices are frequent texts.
	Allowed Allowed
	// Printed is the number printed on a card ("-30") that the field assigns to a company. In a tally, it is the number
	// on the cards counted.
	Printed string
	// Tally means that the number counts things such as cards in a hand: each tap adds one, and a tap past the maximum
	// goes back to the start.
	Tally bool
	// Trade describes the number if it counts shares that change hands; it is nil otherwise.
	Trade *Trade
	// Axis is the direction on a chart in which the number counts cells, or [NoAxis] if it counts none.
	Axis Axis
	// Beside puts the field into the same row as the field before it, which is about the same company or player.
	Beside bool
	// Part is the key of a topic that neighbouring fields share. Folded means that a sheet shows them only on request.
	Part   string
	Folded bool
	// Stands is the present number at the table that the field changes, or nil if the field states no change.
	Stands *int
	// Ladder means that the place of the chosen company among all prices matters for the entry.
	Ladder bool
	// Odds holds the relative likelihoods of the allowed values, by index, or nil if unknown. They shorten codes.
	Odds []int
	// Get and Set read and write the number; both are nil for a text.
	Get func() int
	Set func(int)
	// GetText and SetText read and write the text; both are nil for a number.
	GetText func() string
	SetText func(string)
}

// An Axis is the direction of positive numbers on a chart.
type Axis uint8

const (
	NoAxis Axis = iota
	Across      // to the right
	Upward
)

// A Trade describes a number of shares that change hands. A positive number is bought, a negative one sold.
type Trade struct {
	// Sign is 1 if the shares can only be bought, -1 if they can only be sold, 0 if both are possible.
	Sign int
	// Held is the number of shares held before the trade, and Locked the number of these that cannot be sold now. Price
	// is the price of one share, or 0 if there is no single price.
	Held, Price, Locked int
	Left                int // the number of shares left to buy, 0 if unlimited
	Cash                int // the cash left after all trades on the sheet
	// Limits bounds the number, given the other numbers on the sheet. The field may allow more, since later trades can
	// pay for it. Limits is nil if the field's own bounds suffice.
	Limits *Allowed
}

// Allowed is the set of values that a field allows: its choices or, if it has none, a range.
type Allowed struct {
	// Min and Max are the inclusive bounds of a number. Step, at least 1, is the distance between neighbouring values.
	Min, Max, Step int
	Guard          bool     // Max is no rule of the game; it only catches slips
	Choices        []Choice // the values to pick from, including those refused now
	// Refusal is the reason for refusing any other value. If nil, the refusal is a general one, see [Field.Check].
	Refusal *Refusal
}

// A Choice is one value of a field.
type Choice struct {
	Value int
	// Key names the choice. It is empty if the field's kind names it, as for a company or a card.
	Key string
	// About is the company that the choice is about, counted from 1, or 0 for none. Part is the key of a group of
	// choices that may span several companies.
	About int
	Part  string
	Note  *Note
	// Refusal is the reason why the choice is impossible now, or nil. Absent means that a sheet does not show it.
	Refusal *Refusal
	Absent  bool
	// Doubt is the reason why players are unlikely to mean the choice although the rules allow it, or nil. No sheet
	// offers a doubtful choice.
	Doubt *Refusal
}

// A Note is a remark on a choice, about its present state or its result. Key and the rulebook's id together name the
// sentence of the note; an empty key means that there is nothing to say yet.
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

// WithRefusal returns the same values with r as the refusal of any other value, completed by [Field.Check].
func (a Allowed) WithRefusal(r *Refusal) Allowed {
	a.Refusal = r
	return a
}

func Steps(low, high, step int) Allowed { return Allowed{Min: low, Max: high, Step: step} }

// Only allows a single value, which needs no question and takes no space in a code.
func Only(value int) Allowed { return Range(value, value) }

// Count returns the number of allowed values, not counting refused choices.
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

// At returns the allowed value at an index, which must be below [Allowed.Count].
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

// Index returns the index of a value among the allowed values, and whether the value is allowed.
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

// ItemName returns the name of an item in a list: "before" and 2 give "before.2"; "trade", 1 and 2 give "trade.1.2".
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
