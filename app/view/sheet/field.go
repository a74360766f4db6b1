package sheet

import (
	"cmp"
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// An Input is how a field is filled in.
type Input string

const (
	// Words asks for words, Switch for yes or no.
	Words  Input = "words"
	Switch Input = "switch"
	// Stepper asks for one of few numbers, Number for one of many.
	Stepper Input = "stepper"
	Number  Input = "number"
	// Choices asks for one of a handful of things that lie on the sheet, List for one of many in a list that opens.
	Choices Input = "choices"
	List    Input = "list"
	// Cards asks for one of the cards of a deck, whose faces lie on the sheet.
	Cards Input = "cards"
	// Tallies asks how many of something there are, one tap for each.
	Tallies Input = "tally"
	// Cover stands for the fields of one seat that lie behind a veil, which that seat alone may open.
	Cover Input = "cover"
)

// A Field is one thing that a form asks for, in words.
type Field struct {
	Name  string
	Input Input
	// Seat is whom it is about, or [calc.None].
	Seat int
	// Label is what it is called, empty where that stands beside it; Full the same where nothing around it tells whose
	// it is.
	Label, Full string
	// Said is Full as it is heard, with the company that only a mark shows.
	Said string
	// About is a sentence on it, or why a switch cannot be turned; empty for none. Trouble is why what is filled in
	// cannot be.
	About   string
	Trouble string `json:",omitempty"`
	// Value is what is filled in, and Text where that is words. Unsaid reports that nobody has said the number yet,
	// Offered that the value is one of the choices.
	Value           int
	Text            string
	Unsaid, Offered bool
	// Line reports that the words are one line, such as a name, which enter ends; About stands in it while it is empty.
	Line bool `json:",omitempty"`
	// Min, Max and Step bound a number. Bounded reports that Max says something about the table: the most that can be
	// afforded.
	Min, Max, Step int
	Bounded        bool
	// Jumps are values of a number that one tap leads to, of a stepper the highest that is possible the last; nil for none.
	// A stepper with choices leads to these instead.
	// Usual is what leading to the only one of a number that is typed is called, where a game has words for that.
	Jumps []int
	Usual string `json:",omitempty"`
	// Chief reports that the entry or the page is mostly about it: digits for a number are at hand, and the keyboard
	// begins there.
	Chief bool `json:",omitempty"`
	// Folded reports that what Group names is seldom asked for, and shown once somebody wants it.
	Folded bool
	// Group is what the field and its neighbours are about together, empty for nothing, and Heads the company that it
	// is about, nil for none.
	Group string
	Heads *view.Company
	// Pawn is the mark of the player whom Group names, nil for nobody.
	Pawn *emblem.Pawn `json:",omitempty"`
	// Row is what stands before the field where it is one of several that ask the same of companies or players, nil for
	// one that stands for itself.
	Row *Row `json:",omitempty"`
	// Axis is the direction on a chart in which a number above zero leads, [calc.NoAxis] for any other number.
	Axis calc.Axis `json:",omitzero"`
	// Trade tells what a number of shares comes to that are bought above zero and sold below, nil for any other number.
	Trade *Trade `json:",omitempty"`
	// Tally is what stands on and around a number that is counted by taps, nil for any other number.
	Tally *Tally `json:",omitempty"`
	// Was is what stands at the table where the field says something else or is about its change, empty for nothing.
	Was string
	// Company is whom a number is about, nil for none; Price what a share costs where that stands beside the number.
	Company *view.Company
	Price   string
	Choices []Choice
	// Grid is the indexes of the choices that are cards, where these lie in a grid: a row for each operation, in it a
	// card of each company, in their order. It is nil for any others, which lie one after another.
	Grid [][]int `json:",omitempty"`
	// Printed is the number on a card that the field gives to a company, empty for any other field. It belongs to the
	// card that was asked for before it.
	Printed string `json:",omitempty"`
	// Numbers are several such fields of one card that are said together, see [Joined]; nil for any other field.
	Numbers []Field `json:"-"`
	// Optional reports that nothing may stay chosen or filled in, Companies that the choices are companies, Locked that
	// a switch cannot be turned.
	Optional, Companies, Locked bool
	// Paired reports that it is one of several numbers that a position asks about a player and a company, with Brief
	// above it.
	Paired bool
	Brief  string
}

// A Choice is one value of a field.
type Choice struct {
	Value      int
	Key, Label string
	// Said is Label as it is heard, with the company's name in the place of its code.
	Said string
	// Reason is why it is impossible now, empty where it is possible.
	Reason string
	// Company is the company that it is or is about, nil for none; Price what a share of it costs, empty for nothing.
	Company *view.Company
	Price   string
	// Rulebook is the game whose badge stands on it, empty for none.
	Rulebook string `json:",omitempty"`
	// Pawn is the mark of a player that it shows, nil for none.
	Pawn *emblem.Pawn `json:",omitempty"`
	// Face is what is printed on it where it is a card that is drawn, else nil.
	Face *Face `json:",omitempty"`
	// Part is what it has in common with choices about other companies, empty for nothing.
	Part string
	// Note is how things stand with it, or where it leads; empty where that is not known yet. Noted reports that it has
	// a place for one.
	Note  string
	Noted bool
}

// A Naming tells what the things of a form are called.
type Naming struct {
	Label, Full, About func(*calc.Field) string
	Choice             func(*calc.Field, calc.Choice) string
	Note               func(calc.Note) string
	Refusal            func(*calc.Refusal) string
}

// maxSteps is up to how many values a number is stepped to rather than typed; maxWays is the same for one that also
// goes below zero, which a phone's digits cannot type.
const maxSteps, maxWays = 31, 101

// maxChoices is up to how many choices lie on the sheet; more are in a list that opens. maxNumbers is the same for
// numbers, of which a form asks for many at a time.
const maxChoices, maxNumbers = 24, 8

// InputOf is how a field is filled in.
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

// mostSteps is up to how many values a number is stepped to.
func mostSteps(f *calc.Field) int {
	if f.Allowed.Min < 0 {
		return maxWays
	}
	return maxSteps
}

// Field is a field of a form in words.
func (n Naming) Field(f *calc.Field) Field {
	w := Field{Name: f.Name, Input: InputOf(f), Seat: f.Seat, Label: n.Label(f), About: n.About(f),
		Min: f.Allowed.Min, Max: f.Allowed.Max, Step: f.Allowed.Step, Companies: f.Kind == calc.CompanyKind,
		Printed: words.Effect(f.Printed)}
	if w.Full = w.Label; !f.Tally { // what these are called together says whose they are
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
			w.Optional = true // nothing is said when no choice is chosen, or the chosen one is tapped again
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

// jumpStep is the step of the values that a stepper leads to at once, maxJumps how many of them there are.
const jumpStep, maxJumps = 5, 4

// jumps are the round values of a stepper, and its highest.
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

// Noted reports whether its choices have a place for notes.
func (f Field) Noted() bool {
	return slices.ContainsFunc(f.Choices, func(c Choice) bool { return c.Noted })
}

// Next is the next number above, or below for -1, of those that are allowed, and whether there is one.
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

// Alike reports whether two fields ask for the same choices; which of them are possible may differ, and unless keys are
// wanted what they are called.
func (f Field) Alike(other Field, keys bool) bool {
	return f.Input == other.Input && slices.EqualFunc(f.Choices, other.Choices, func(a, b Choice) bool {
		return a.Value == b.Value && (!keys || a.Key == b.Key)
	})
}
