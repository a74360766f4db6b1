package form

import (
	"slices"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc"
)

// flagControl is a switch, which has its label and a sentence in it: what it is about, or why it cannot be turned.
type flagControl struct {
	asker *Asker
	of    *input.Switch
}

func newFlagControl(a *Asker, f *calc.Field, set func(int)) *flagControl {
	c := &flagControl{a, input.NewSwitch(a.Label(f), a.About(f), f.Get() == 1, func(on bool) {
		value := 0
		if on {
			value = 1
		}
		set(value)
	})}
	c.Show(f)
	return c
}

// Object is the switch.
func (c *flagControl) Object() fyne.CanvasObject { return c.of }

// Fits asks for yes or no.
func (c *flagControl) Fits(f *calc.Field) bool { return f.Kind == calc.FlagKind }

// Show turns the switch.
func (c *flagControl) Show(f *calc.Field) {
	c.of.SetTitle(c.asker.Label(f))
	c.of.SetOn(f.Get() == 1)
	c.of.SetDetail(c.asker.About(f))
	c.of.Enable()
	for _, other := range f.Allowed.Choices {
		if other.Value != f.Get() && other.Refusal != nil {
			c.of.SetDetail(c.asker.Refusal(other.Refusal))
			c.of.Disable()
		}
	}
}

// Mark does nothing.
func (c *flagControl) Mark(bool) {}

func (c *flagControl) first() fyne.Focusable { return c.of }
func (c *flagControl) bare(bool) bool        { return false }
func (c *flagControl) narrow() bool          { return false }

// wordsControl is a field for words.
type wordsControl struct {
	labelled
	field  *TextField
	marked *MarkedField
}

func newWordsControl(a *Asker, f *calc.Field, set func(string)) *wordsControl {
	field := NewWordsField(f.GetText(), set)
	var content fyne.CanvasObject = field
	marked := NewMarkedField(field)
	if a.Roomy {
		content = marked.Content
	}
	return &wordsControl{newLabelled(a, f, content), field, marked}
}

// Fits asks for words.
func (c *wordsControl) Fits(f *calc.Field) bool { return f.Kind == calc.TextKind }

// Show writes words that were not typed here.
func (c *wordsControl) Show(f *calc.Field) {
	c.follow(f)
	if c.field.Text != f.GetText() {
		c.field.Write(f.GetText())
	}
}

// Mark marks the field.
func (c *wordsControl) Mark(wrong bool) { c.marked.Mark(wrong) }

func (c *wordsControl) first() fyne.Focusable { return c.field }

// maxChips is up to how many choices lie on the sheet; more are in a list that opens.
const maxChips = 24

// maxNumberChips is the same for numbers, of which a form asks for many at a time.
const maxNumberChips = 8

// listed tells whether the choices are too many to lie on the sheet.
func listed(f *calc.Field) bool {
	n := len(f.Allowed.Choices)
	return n > maxChips || n > maxNumberChips && f.Kind == calc.AmountKind
}

// Priced reports whether the prices of companies stand on what a field is chosen by.
func Priced(f *calc.Field) bool { return f.Kind == calc.CompanyKind && Asked(f) && !listed(f) }

// A chip is what one choice is tapped on: a pill, or a cell of a grid.
type chip interface {
	fyne.CanvasObject
	fyne.Focusable
	fyne.Tappable
	fyne.Disableable
	DisableBecause(reason string)
	Reason() string
	SetLabel(label string)
	SetChosen(chosen bool)
	Chosen() bool
	AccessibilityLabel() string
}

// chipControl is a handful of choices, those that are impossible now greyed with the reason.
type chipControl struct {
	labelled
	values []int
	// choices are what the chips stand for.
	choices []calc.Choice
	chips   []chip
	keys    *core.KeyGroup
}

// tellable are the choices that say something: a field that may stay unsaid is so when no chip is chosen, or the chosen
// one is tapped again.
func tellable(f *calc.Field) []calc.Choice {
	return slices.DeleteFunc(slices.Clone(f.Allowed.Choices), func(c calc.Choice) bool {
		return c.Value == calc.None && f.Kind == calc.ChoiceKind
	})
}

// optional tells whether a field may stay unsaid.
func optional(f *calc.Field) bool { return len(tellable(f)) < len(f.Allowed.Choices) }

// How wide a cell of one or two letters is at least, and one of a company, in sizes of its text.
const (
	shortCell   float32 = 3.4
	companyCell float32 = 10
)

func newChipControl(a *Asker, f *calc.Field, set func(int)) *chipControl {
	c := &chipControl{choices: tellable(f)}
	brief := !a.Roomy && !slices.ContainsFunc(c.choices, func(choice calc.Choice) bool {
		return utf8.RuneCountInString(a.Choice(f, choice)) > 2
	})
	var flow []fyne.CanvasObject
	for _, choice := range c.choices {
		chip := newChip(a, f, choice, brief, func(on bool) {
			if !on && optional(f) {
				set(calc.None)
			} else {
				set(choice.Value)
			}
		})
		c.values, c.chips = append(c.values, choice.Value), append(c.chips, chip)
		flow = append(flow, chip)
	}
	c.keys = core.NewKeyGroup(flow...)
	chips := frame.NewFlow(look.Space2, flow...)
	switch size := theme.Size(look.BodySize); {
	case f.Kind == calc.CompanyKind:
		chips = frame.NewColumns(companyCell*size, look.Space1, flow...)
	case brief: // as wide as one another: six of them stand side by side on a phone
		chips = frame.NewColumns(shortCell*size, look.Space1, flow...)
	}
	c.labelled = newLabelled(a, f, chips)
	c.Show(f)
	return c
}

// newChip is what a choice is tapped on: a company with what it costs, a cell where all choices are brief, else a pill.
func newChip(a *Asker, f *calc.Field, choice calc.Choice, brief bool, chosen func(bool)) chip {
	if company, known := a.Company(choice.Value); known && f.Kind == calc.CompanyKind {
		cell := input.NewCompanyCell(company, chosen)
		if a.Price != nil {
			cell.SetDetail(a.Price(choice.Value))
		}
		cell.OnRefused = a.Refuse
		return cell
	}
	if brief {
		cell := input.NewCell(a.Choice(f, choice), chosen)
		cell.OnRefused = a.Refuse
		return cell
	}
	pill := input.NewChip(a.Choice(f, choice), chosen)
	pill.OnRefused = a.Refuse
	return pill
}

// first is the chosen chip, or the first that can be chosen.
func (c *chipControl) first() fyne.Focusable {
	if home := c.keys.Home(); home != nil {
		return home
	}
	return c.chips[0]
}

// Fits asks for the same choices; which of them are possible may differ.
func (c *chipControl) Fits(f *calc.Field) bool {
	return slices.EqualFunc(tellable(f), c.choices, func(now, was calc.Choice) bool {
		return now.Value == was.Value && (now.Key == was.Key || !c.asker.Roomy)
	})
}

// Show chooses the value, and greys what is impossible.
func (c *chipControl) Show(f *calc.Field) {
	c.follow(f)
	for i, choice := range tellable(f) {
		if f.Kind != calc.CompanyKind {
			c.chips[i].SetLabel(c.asker.Choice(f, choice))
		}
		c.chips[i].SetChosen(choice.Value == f.Get())
		if choice.Refusal != nil {
			c.chips[i].DisableBecause(c.asker.Refusal(choice.Refusal))
		} else {
			c.chips[i].Enable()
		}
	}
}

// short reports whether the name of each choice fits into a line of a phone with room to spare.
func short(a *Asker, f *calc.Field) bool {
	const letters = 20
	return !slices.ContainsFunc(f.Allowed.Choices, func(c calc.Choice) bool { return utf8.RuneCountInString(a.Choice(f, c)) > letters })
}

// tileControl is one of a few choices with long names, one below another.
type tileControl struct {
	labelled
	keys  []string
	tiles []*list.Tile
}

func newTileControl(a *Asker, f *calc.Field, set func(int)) *tileControl {
	c, rows := &tileControl{}, frame.Stack(look.Space1)
	for _, choice := range f.Allowed.Choices {
		name := a.Choice(f, choice)
		tile := list.NewTile(name, text.NewParagraph(name, core.Body), func() { set(choice.Value) })
		c.keys, c.tiles = append(c.keys, choice.Key), append(c.tiles, tile)
		rows.Add(tile)
	}
	core.NewKeyGroup(rows.Objects...)
	c.labelled = newLabelled(a, f, rows)
	c.Show(f)
	return c
}

// Fits asks for the same choices.
func (c *tileControl) Fits(f *calc.Field) bool {
	return slices.EqualFunc(f.Allowed.Choices, c.keys, func(choice calc.Choice, key string) bool { return choice.Key == key })
}

// Show chooses the value.
func (c *tileControl) Show(f *calc.Field) {
	c.follow(f)
	for i, choice := range f.Allowed.Choices {
		c.tiles[i].SetChosen(choice.Value == f.Get())
	}
}

func (c *tileControl) first() fyne.Focusable { return c.tiles[0] }
