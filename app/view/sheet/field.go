package sheet

import (
	"cmp"
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// An Input is the kind of control for a field.
type Input string

const (
	Words  Input = "words"
	Switch Input = "switch"
	// Stepper takes a number from a small range. Number takes a number from a large range.
	Stepper Input = "stepper"
	Number  Input = "number"
	// Choices takes one of a few options, which are all visible. List takes one of many, from a list that opens.
	Choices Input = "choices"
	List    Input = "list"
	// Cards takes one of the visible cards of a deck.
	Cards Input = "cards"
	// Tallies takes a number that each tap raises by 1.
	Tallies Input = "tally"
	// Cover replaces a seat's secret fields until the seat's player opens them.
	Cover Input = "cover"
)

// A Field describes one field of an entry's form in words.
type Field struct {
	Name  string
	Input Input
	Seat  int
	// Label is the field's label, or "" if the fields around it make a label unnecessary. Full is a label that is clear
	// without these fields.
	Label, Full string
	// Said is Full as a screen reader says it. It names the company, which the page may show only as a mark.
	Said string
	// About explains the field or why a switch is locked, Trouble why the value isn't allowed; both may be empty.
	About   string
	Trouble string `json:",omitempty"`
	// Value is the current number, and Text the current text of a text field. Unsaid reports whether a number is still
	// missing, and Offered whether Value is among Choices.
	Value           int
	Text            string
	Unsaid, Offered bool
	// Line reports whether the text is a single line, such as a name, with About as placeholder.
	Line bool `json:",omitempty"`
	// Min, Max and Step are a number's limits. Bounded reports whether Max is worth showing, for example the most that
	// a player can afford.
	Min, Max, Step int
	Bounded        bool
	// Most is the number that *Max* sets: the largest that breaks no limit of the whole entry, at most Max.
	Most int
	// Jumps are values set with one tap, or nil. A stepper's last jump is Most. Usual is the label of a typed number's
	// only jump, or "".
	Jumps []int
	Usual string `json:",omitempty"`
	// Chief reports whether this is the main number of the entry or page, with digit buttons and the first focus.
	Chief bool `json:",omitempty"`
	// Folded reports whether the field's group stays hidden until the player opens the group.
	Folded bool
	// Group is the heading shared with neighbouring fields; may be empty. Heads is the company in the heading, or nil.
	Group string
	Heads *view.Company
	Pawn  *emblem.Pawn `json:",omitempty"`
	// Row is the start of the field's row; nil unless several rows are about different companies or players.
	Row *Row `json:",omitempty"`
	// Axis is the direction on a grid in which a positive number counts cells, or [calc.NoAxis] if it counts no cells.
	Axis calc.Axis `json:",omitzero"`
	// Trade describes a number of shares to buy (positive) or sell (negative); nil for other numbers.
	Trade *Trade `json:",omitempty"`
	// Tally describes a number that each tap raises by 1; nil for other numbers.
	Tally *Tally `json:",omitempty"`
	// Was is the table's current value if the field changes that value; may be empty.
	Was string
	// Company is the company of a number, or nil. Price is the company's share price; may be empty.
	Company *view.Company
	Price   string
	Choices []Choice
	// Grid has the indices of cards by operation, then by company; nil if cards have no such order.
	Grid [][]int `json:",omitempty"`
	// Printed is the number on a card that this field assigns to a company; "" for other fields.
	Printed string `json:",omitempty"`
	// Numbers are the fields of all numbers on a card, see [Joined]; nil if the numbers have separate fields.
	Numbers []Field `json:"-"`
	// Optional reports whether the choice may be left open, Companies whether the choices are companies, and Locked
	// whether a switch is disabled.
	Optional, Companies, Locked bool
	// Paired reports whether the number is about a player and a company. Brief is then the label above the number.
	Paired bool
	Brief  string
}

type Choice struct {
	Value      int
	Key, Label string
	// Said is Label as a screen reader says it, with the company's name in place of the code.
	Said string
	// Reason explains why the choice is impossible; "" for a possible choice.
	Reason string
	// Company is the company to choose or the subject of the choice, or nil. Price is the company's share price; may be
	// empty.
	Company  *view.Company
	Price    string
	Rulebook string       `json:",omitempty"`
	Pawn     *emblem.Pawn `json:",omitempty"`
	Face     *Face        `json:",omitempty"`
	// Part is the heading of the choices about the same company; may be empty.
	Part string
	// Note describes the current state or the choice's result; may be empty. Noted reserves space for Note.
	Note  string
	Noted bool
}

type Naming struct {
	Label, Full, About func(*calc.Field) string
	Choice             func(*calc.Field, calc.Choice) string
	Note               func(calc.Note) string
	Refusal            func(*calc.Refusal) string
}

// maxSteps is the largest number of values for a stepper, or maxWays if values can be negative, because phones can't
// type a minus.
const maxSteps, maxWays = 31, 101

// maxChoices is the largest number of choices shown without a list, or maxNumbers if the choices are numbers.
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
		Min: f.Allowed.Min, Max: f.Allowed.Max, Most: f.Allowed.Greatest(), Step: f.Allowed.Step,
		Companies: f.Kind == calc.CompanyKind, Printed: words.Effect(f.Printed)}
	if w.Full = w.Label; !f.Tally { // a heading names the owner of the tallies
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
			w.Optional = true // a second tap on a choice leaves it open again
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

// jumpStep is the difference between a stepper's jumps, and maxJumps the largest number of jumps.
const jumpStep, maxJumps = 5, 4

func (f Field) jumps() []int {
	var all []int
	for n := jumpStep; n < f.Most && len(all) < maxJumps-1; n += jumpStep {
		if n >= f.Min {
			all = append(all, n)
		}
	}
	if len(all) > 0 {
		all = append(all, f.Most)
	}
	return all
}

func (f Field) Noted() bool {
	return slices.ContainsFunc(f.Choices, func(c Choice) bool { return c.Noted })
}

// Next returns the next allowed number, upwards if by is 1 and downwards if by is -1, and reports whether there is one.
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

// Alike reports whether two fields have choices with the same values and, if keys is true, with the same keys.
func (f Field) Alike(other Field, keys bool) bool {
	return f.Input == other.Input && slices.EqualFunc(f.Choices, other.Choices, func(a, b Choice) bool {
		return a.Value == b.Value && (!keys || a.Key == b.Key)
	})
}

// MostTyped is the largest typed number if no smaller maximum is set.
const MostTyped = 999_999_999

// LessThanAllowed returns a negative number below the field's minimum, for texts that are not numbers.
func LessThanAllowed(f *calc.Field) int { return min(max(f.Allowed.Min, -MostTyped)-1, calc.None) }
