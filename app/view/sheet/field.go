package sheet

import (
	"cmp"
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// An Input is the control of a field.
type Input string

const (
	Words  Input = "words"
	Switch Input = "switch"
	// Stepper takes one of few numbers, Number one of many.
	Stepper Input = "stepper"
	Number  Input = "number"
	// Choices takes one of a handful of options on the sheet, List one of many in a list that opens.
	Choices Input = "choices"
	List    Input = "list"
	// Cards takes one of the cards of a deck, whose faces are on the sheet.
	Cards Input = "cards"
	// Tallies takes a count, one tap for each.
	Tallies Input = "tally"
	// Cover replaces a seat's veiled fields, which that seat alone may open.
	Cover Input = "cover"
)

// A Field is one field of a form, in words.
type Field struct {
	Name  string
	Input Input
	Seat  int
	// Label is its label, empty if the context shows it; Full is a label that needs no context.
	Label, Full string
	// Said is Full for a screen reader, with the company that only a mark shows.
	Said string
	// About explains the field, or why a switch is locked. Trouble says why the value is impossible. Both may be empty.
	About   string
	Trouble string `json:",omitempty"`
	// Value is the current value, Text that of words. Unsaid marks a number not yet entered, Offered one of Choices.
	Value           int
	Text            string
	Unsaid, Offered bool
	// Line reports that the text is a single line, such as a name, which Enter ends; About is its placeholder.
	Line bool `json:",omitempty"`
	// Min, Max and Step bound a number. Bounded reports that Max is meaningful: the most that can be afforded.
	Min, Max, Step int
	Bounded        bool
	// Jumps are values that one tap sets, for a stepper the highest last; nil for none. A stepper with choices steps
	// through these instead. Usual labels the only jump of a typed number, if the game has a word for it.
	Jumps []int
	Usual string `json:",omitempty"`
	// Chief marks the main number of the entry or page: it has digits to tap and the keyboard's focus.
	Chief bool `json:",omitempty"`
	// Folded hides the group until it is wanted.
	Folded bool
	// Group is the heading shared with its neighbours, if any; Heads is the company in it, or nil.
	Group string
	Heads *view.Company
	Pawn  *emblem.Pawn `json:",omitempty"`
	// Row precedes a field that is one of several about companies or players, nil for a single field.
	Row *Row `json:",omitempty"`
	// Axis is the direction on a grid in which a positive number leads, [calc.NoAxis] for other numbers.
	Axis calc.Axis `json:",omitzero"`
	// Trade describes a number of shares bought (positive) or sold (negative), nil for other numbers.
	Trade *Trade `json:",omitempty"`
	// Tally describes a number that is counted by taps, nil for other numbers.
	Tally *Tally `json:",omitempty"`
	// Was is the table's current value if the field differs from it or changes it; may be empty.
	Was string
	// Company is the company a number is about, or nil; Price is its share price if shown next to the number.
	Company *view.Company
	Price   string
	Choices []Choice
	// Grid has the indexes of card choices by operation, then by company; nil for others, which follow one another.
	Grid [][]int `json:",omitempty"`
	// Printed is the number on the preceding card that the field assigns to a company, else empty.
	Printed string `json:",omitempty"`
	// Numbers are several such fields of one card that are entered together, see [Joined]; else nil.
	Numbers []Field `json:"-"`
	// Optional allows no choice or value, Companies marks choices as companies, Locked disables a switch.
	Optional, Companies, Locked bool
	// Paired marks a position's number about a player and a company, with Brief above it.
	Paired bool
	Brief  string
}

type Choice struct {
	Value      int
	Key, Label string
	// Said is Label for a screen reader, with the company's name instead of its code.
	Said string
	// Reason says why it is impossible now, empty if it is possible.
	Reason string
	// Company is the company chosen or concerned, or nil; Price is its share price, or "".
	Company  *view.Company
	Price    string
	Rulebook string       `json:",omitempty"`
	Pawn     *emblem.Pawn `json:",omitempty"`
	Face     *Face        `json:",omitempty"`
	// Part groups it with choices about other companies; may be empty.
	Part string
	// Note says how things are or where the choice leads, empty while unknown. Noted reserves room for it.
	Note  string
	Noted bool
}

type Naming struct {
	Label, Full, About func(*calc.Field) string
	Choice             func(*calc.Field, calc.Choice) string
	Note               func(calc.Note) string
	Refusal            func(*calc.Refusal) string
}

// maxSteps is the most values of a stepper, maxWays that if some are negative: a phone's digits have no minus.
const maxSteps, maxWays = 31, 101

// maxChoices is the most choices on a sheet, maxNumbers that of numbers, as forms have many; more are in a list.
const maxChoices, maxNumbers = 24, 8

func InputOf(f *calc.Field) Input {
	choices := len(f.Allowed.Choices)
	switch {
	case f.Kind == calc.TextKind:
		return Words
	case f.Kind == calc.FlagKind:
		return Switch
	case f.Tally:
		return Tallies
	case f.Kind == calc.AmountKind && choices == 0 && f.Allowed.Step <= 1 && f.Allowed.Count() <= mostSteps(f):
		return Stepper
	case f.Kind == calc.AmountKind && choices == 0:
		return Number
	case choices > maxChoices || choices > maxNumbers && f.Kind == calc.AmountKind:
		return List
	}
	return Choices
}

func mostSteps(f *calc.Field) int {
	if f.Allowed.Min < 0 {
		return maxWays
	}
	return maxSteps
}

func (n Naming) Field(f *calc.Field) Field {
	w := Field{Name: f.Name, Input: InputOf(f), Seat: f.Seat, Label: n.Label(f), About: n.About(f),
		Min: f.Allowed.Min, Max: f.Allowed.Max, Step: f.Allowed.Step, Companies: f.Kind == calc.CompanyKind,
		Printed: words.Effect(f.Printed)}
	if w.Full = w.Label; !f.Tally { // the heading of the tallies names their owner
		w.Full = n.Full(f)
	}
	if f.Kind == calc.TextKind {
		w.Text = f.GetText()
		for _, choice := range f.Allowed.Choices {
			told := Choice{Value: choice.Value, Key: choice.Key, Label: n.Choice(f, choice)}
			if w.Choices = append(w.Choices, told); w.Text == choice.Key {
				w.Text = told.Label
			}
		}
		return w
	}
	w.Value, w.Unsaid, w.Offered = f.Get(), Unsaid(f), offered(f)
	if f.Kind == calc.FlagKind {
		for _, other := range f.Allowed.Choices {
			if other.Note != nil {
				w.About = n.Note(*other.Note)
			}
			if other.Value != w.Value && other.Refusal != nil {
				w.About, w.Locked = n.Refusal(other.Refusal), true
			}
		}
		return w
	}
	if other := f.Allowed.Refusal; f.Tally && f.Allowed.Max == 0 && other != nil {
		w.About, w.Locked = n.Refusal(other), true
	}
	for _, choice := range f.Allowed.Choices {
		if choice.Absent && choice.Value != w.Value {
			continue
		}
		if choice.Value == calc.None && (f.Kind == calc.ChoiceKind || f.Kind == calc.CardKind) && w.Input == Choices {
			w.Optional = true // none is chosen by tapping the choice again
			continue
		}
		told := Choice{Value: choice.Value, Key: choice.Key, Label: n.Choice(f, choice)}
		if refusal := cmp.Or(choice.Refusal, choice.Doubt); refusal != nil {
			told.Reason = n.Refusal(refusal)
		}
		if choice.Note != nil {
			told.Note, told.Noted = n.Note(*choice.Note), true
		}
		w.Choices = append(w.Choices, told)
	}
	return w
}

// jumpStep is the distance of a stepper's jumps, maxJumps their greatest number.
const jumpStep, maxJumps = 5, 4

func (f Field) jumps() []int {
	var all []int
	for n := jumpStep; n < f.Max && len(all) < maxJumps-1; n += jumpStep {
		if n >= f.Min {
			all = append(all, n)
		}
	}
	if len(all) > 0 {
		all = append(all, f.Max)
	}
	return all
}

func (f Field) Noted() bool {
	return slices.ContainsFunc(f.Choices, func(c Choice) bool { return c.Noted })
}

// Next returns the next allowed number above, or for -1 below, and whether there is one.
func (f Field) Next(by int) (int, bool) {
	if len(f.Choices) == 0 {
		to := f.Value + by*max(1, f.Step)
		return to, to >= f.Min && to <= f.Max
	}
	next, found := 0, false
	for _, c := range f.Choices {
		if beyond := (c.Value - f.Value) * by; c.Reason == "" && beyond > 0 && (!found || beyond < (next-f.Value)*by) {
			next, found = c.Value, true
		}
	}
	return next, found
}

// Alike reports whether two fields have the same choices, possible or not, and with keys set also the same keys.
func (f Field) Alike(other Field, keys bool) bool {
	return f.Input == other.Input && slices.EqualFunc(f.Choices, other.Choices, func(a, b Choice) bool {
		return a.Value == b.Value && (!keys || a.Key == b.Key)
	})
}
