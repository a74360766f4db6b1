package sheet

import (
	"cmp"
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// An Input is the kind of control that a field has.
type Input string

const (
	Words  Input = "words"
	Switch Input = "switch"
	// Stepper takes a number from a small range, Number one from a large range.
	Stepper Input = "stepper"
	Number  Input = "number"
	// Choices takes one of a few options, all shown on the sheet. List takes one of many, in a list that opens.
	Choices Input = "choices"
	List    Input = "list"
	// Cards takes one of a deck's cards, which are shown on the sheet.
	Cards Input = "cards"
	// Tallies takes a number that is counted up by taps.
	Tallies Input = "tally"
	// Cover replaces a seat's veiled fields. Only that seat's player may open them.
	Cover Input = "cover"
)

// A Field is one field of a form, in words.
type Field struct {
	Name  string
	Input Input
	Seat  int
	// Label is the field's label, empty if the context already shows it. Full is a label that needs no context.
	Label, Full string
	// Said is Full for a screen reader; it also names the company, which the sheet may show only as a mark.
	Said string
	// About explains the field or a locked switch. Trouble says why the value is impossible. Both may be empty.
	About   string
	Trouble string `json:",omitempty"`
	// Value is the current value; Text is the value of a field for words. Unsaid marks a number not yet entered.
	// Offered reports that Value is among Choices.
	Value           int
	Text            string
	Unsaid, Offered bool
	// Line reports that the text is a single line that Enter ends, such as a name. About is its placeholder.
	Line bool `json:",omitempty"`
	// Min, Max and Step bound a number. Bounded reports that Max is worth showing, such as the number one can afford.
	Min, Max, Step int
	Bounded        bool
	// Jumps are values that can be set with one tap; nil for none. The last jump of a stepper is its maximum. A stepper
	// with choices steps through these. Usual is the game's word for a typed number's only jump, if any.
	Jumps []int
	Usual string `json:",omitempty"`
	// Chief marks the main number of the entry or page. It has digits to tap and gets the keyboard's focus.
	Chief bool `json:",omitempty"`
	// Folded reports that the field's group is hidden until the player opens it.
	Folded bool
	// Group is the heading shared with neighbouring fields, if any. Heads is the company in the heading, or nil.
	Group string
	Heads *view.Company
	Pawn  *emblem.Pawn `json:",omitempty"`
	// Row describes the field's row. It is nil unless the row is one of several about companies or players.
	Row *Row `json:",omitempty"`
	// Axis is the direction on a grid that positive numbers stand for; [calc.NoAxis] for other numbers.
	Axis calc.Axis `json:",omitzero"`
	// Trade describes the trade if the number is shares bought (positive) or sold (negative); nil for other numbers.
	Trade *Trade `json:",omitempty"`
	// Tally describes a number that is counted up by taps; nil for other numbers.
	Tally *Tally `json:",omitempty"`
	// Was is the table's current value if the field changes this value or differs from it; may be empty.
	Was string
	// Company is the company that a number is about, or nil. Price is its share price, if shown.
	Company *view.Company
	Price   string
	Choices []Choice
	// Grid has the indices of card choices by operation, then by company; nil without such an order.
	Grid [][]int `json:",omitempty"`
	// Printed is the number that this field assigns to a company, as printed on the card above; empty for other fields.
	Printed string `json:",omitempty"`
	// Numbers are the fields for one card's numbers that are entered together, see [Joined]; nil for other fields.
	Numbers []Field `json:"-"`
	// Optional allows an empty value, Companies reports choices that are companies, and Locked disables a switch.
	Optional, Companies, Locked bool
	// Paired marks a number in a position about a player and a company. Brief is shown above the number.
	Paired bool
	Brief  string
}

type Choice struct {
	Value      int
	Key, Label string
	// Said is Label for a screen reader, with the company's name in place of its code.
	Said string
	// Reason says why the choice is impossible now; empty if it is possible.
	Reason string
	// Company is the company that is chosen or that the choice is about, or nil. Price is its share price, or "".
	Company  *view.Company
	Price    string
	Rulebook string       `json:",omitempty"`
	Pawn     *emblem.Pawn `json:",omitempty"`
	Face     *Face        `json:",omitempty"`
	// Part is the heading of the choices about the same company; may be empty.
	Part string
	// Note describes the present state or the choice's result; may be empty. Noted reserves space for Note.
	Note  string
	Noted bool
}

type Naming struct {
	Label, Full, About func(*calc.Field) string
	Choice             func(*calc.Field, calc.Choice) string
	Note               func(calc.Note) string
	Refusal            func(*calc.Refusal) string
}

// maxSteps is the largest number of values that a stepper has; maxWays is the largest if some values are negative,
// because a phone's digits have no minus.
const maxSteps, maxWays = 31, 101

// maxChoices is the largest number of choices shown on a sheet, or maxNumbers for numbers. More choices form a list.
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

// jumpStep is the distance between a stepper's jumps; maxJumps is the largest number of jumps.
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

// Next returns the next allowed number in a direction, upwards for 1 and downwards for -1, and whether there is one.
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

// Alike reports whether two fields have choices of the same values and, if keys is set, of the same keys.
func (f Field) Alike(other Field, keys bool) bool {
	return f.Input == other.Input && slices.EqualFunc(f.Choices, other.Choices, func(a, b Choice) bool {
		return a.Value == b.Value && (!keys || a.Key == b.Key)
	})
}

// MostTyped is the default maximum of a typed number: nine digits.
const MostTyped = 999_999_999

// LessThanAllowed returns a negative number below the minimum. It is the value of text that is not a number, so that
// the form says what is allowed.
func LessThanAllowed(f *calc.Field) int { return min(max(f.Allowed.Min, -MostTyped)-1, calc.None) }
