package calc

import "strconv"

type FieldKind uint8

const (
	SeatKind FieldKind = iota // a player; the value is a seat
	CompanyKind
	CardKind // the value is an index in [Layout.Cards]
	AmountKind
	ChoiceKind // one of a few named values
	FlagKind
	TextKind
	PrivateKind // a private company; the value is an index in [Layout.Privates]
)

// A Form lists the fields of an entry or of a game's options, with the values allowed now. Setting a field may change
// later fields, so callers must then ask for a new form.
type Form struct {
	Fields []*Field
	// Record is the key of the label of the button that records the entry, or empty for the usual label.
	Record string
	// Closed is the reason why a usual field is missing from the form, or nil if no field is missing.
	Closed *Refusal
}

// A SheetFormer is an entry whose input screen (sheet) has other fields than the form that game codes use. For example,
// a sheet can count each card of a deck, and the form can ask for each card.
type SheetFormer interface {
	Entry
	// SheetForm returns the sheet's fields, with the values allowed by the table and by the fields set so far.
	SheetForm(t Table) Form
}

// SheetForm returns the form of an entry's sheet, by default the entry's form.
func SheetForm(e Entry, t Table) Form {
	if sheeted, is := e.(SheetFormer); is {
		return sheeted.SheetForm(t)
	}
	return e.Form(t)
}

// A Field is one value of an entry, bound to the entry's struct.
type Field struct {
	// Name is the field's dotted name. In a list, it ends with the item's index ("before.2").
	Name          string
	Kind          FieldKind
	Seat, Company int  // the seat and company of the field, or [None]
	Secret        bool // only the seat may see the value
	Likely        int  // the expected value, shown first
	Aloud         bool // players say the value aloud even if only one value is possible
	// Chief means that the number is the main part of the entry, so a sheet shows digit keys for the number.
	Chief bool
	// Blank means that the first choice is written as an empty text. At the end of a list, this text is left out.
	Blank bool
	// spelled reports that a default was written out, which records leave out. It is nil for a field without a default.
	spelled func() bool
	// Allowed is the set of values allowed now. For a text, Min and Max bound the number of characters (0 is no maximum),
	// and the choices' keys are frequent texts.
	Allowed Allowed
	// Printed is the number printed on a card ("-30") that the field assigns to a company. For a tally, it is the number
	// on the cards that are counted.
	Printed string
	// Tally means that the number counts things, such as cards. Each tap adds one; a tap at the maximum returns to the
	// minimum.
	Tally bool
	// Trade describes a number of shares that change hands. It is nil for any other number.
	Trade *Trade
	// Axis is the direction on a chart in which the number counts cells, or [NoAxis] if it counts no cells.
	Axis Axis
	// Beside puts the field into the row of the field before it, which has the same company or player.
	Beside bool
	// Part is the key of a topic of adjacent fields. Folded hides the topic's fields on a sheet until a player opens the
	// topic.
	Part   string
	Folded bool
	// Stands is the present value of the number that the field changes, or nil if the field states no change.
	Stands *int
	// Ladder means that a sheet shows the chosen company's rank among all prices.
	Ladder bool
	// Odds holds the relative likelihood of each allowed value, or nil if unknown. It shortens game codes.
	Odds []int
	// Get and Set read and write the number. Both are nil for a text.
	Get func() int
	Set func(int)
	// GetText and SetText read and write the text. Both are nil for a number.
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

// A Trade describes a number of shares that change hands. A purchase is positive, a sale negative.
type Trade struct {
	// Sign is 1 for purchases only, -1 for sales only, and 0 for both.
	Sign int
	// Held is the number of shares held before the trade, and Locked is how many of these shares cannot be sold now.
	// Price is the price of a share, or 0 if prices differ.
	Held, Price, Locked int
	Left                int // the number of shares left to buy, 0 if unlimited
	Cash                int // the cash left after all trades on the sheet
	// Limits bounds the number, given the other numbers on the sheet, or is nil if the field's own bounds are exact. The
	// field's bounds can be wider, because later trades can pay for a purchase.
	Limits *Allowed
}

// Allowed holds the values that a field allows: its choices or, if Choices is nil, a range.
type Allowed struct {
	// Min and Max are inclusive bounds. Step is the distance between neighbouring values, at least 1.
	Min, Max, Step int
	Guard          bool     // Max only catches slips; no rule forbids a larger number
	Excess         int      // how many of the largest numbers the entry refuses, see [Field.Accept]
	Choices        []Choice // includes choices refused now
	// Refusal is the refusal of values not allowed, or nil for a general refusal, see [Field.Check].
	Refusal *Refusal
}

// A Choice is one value of a field.
type Choice struct {
	Value int
	// Key is the name of the choice. It is empty if the field's kind implies a name, such as a company's.
	Key string
	// About is the company of the choice, counted from 1, or 0 for no company. Part is the key of a group of choices,
	// which can be about several companies.
	About int
	Part  string
	Note  *Note
	// Refusal is the reason why the choice is impossible now, or nil. Absent hides the choice on sheets.
	Refusal *Refusal
	Absent  bool
	// Doubt is the reason why players are unlikely to mean this choice although it is allowed, or nil. Sheets hide
	// doubtful choices.
	Doubt *Refusal
}

// A Note is a remark on a choice's present state or result. Key and the rulebook's id name its sentence; an empty key
// means no remark.
type Note struct {
	Key   string
	Terms []Term
}

// Range allows the whole numbers from low to high, inclusive.
func Range(low, high int) Allowed { return Allowed{Min: low, Max: high, Step: 1} }

func (a Allowed) Guarded() Allowed {
	a.Guard = true
	return a
}

// WithRefusal returns a copy with r as [Allowed.Refusal].
func (a Allowed) WithRefusal(r *Refusal) Allowed {
	a.Refusal = r
	return a
}

func Steps(low, high, step int) Allowed { return Allowed{Min: low, Max: high, Step: step} }

// Only allows a single value, so players need not choose and a game code needs no digits.
func Only(value int) Allowed { return Range(value, value) }

// Count returns the number of allowed values, without refused choices.
func (a Allowed) Count() int {
	if a.Choices == nil {
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

// At returns the allowed value at an index from 0 to Count-1.
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

// Index returns the index of an allowed value, and whether the value is allowed.
func (a Allowed) Index(value int) (int, bool) {
	if a.Choices == nil {
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

// Greatest returns Max less the Excess, but at least Min if that is allowed.
func (a Allowed) Greatest() int {
	if a.Excess == 0 {
		return a.Max
	}
	return a.At(max(0, a.Count()-1-a.Excess))
}

// ItemName returns the field name of a list item: "before.2" for "before" and 2, "trade.1.2" for "trade", 1 and 2.
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
