package setup

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// An optionRow shows one option: what it is called, a sentence on it, its control, its default once it differs, and
// what is wrong with it.
type optionRow struct {
	rules       *houseRules
	name, label string
	about       string
	// repeated tells that the row above has the same sentence.
	repeated bool
	// unread tells that what is typed is no number; outside, that it is none of those allowed.
	unread  bool
	outside string
	choices []calc.Choice
	// show brings the control to a value.
	show    func(f *calc.Field)
	field   *form.MarkedField
	control *fyne.Container
	initial *fyne.Container
	before  *widget.Text
	wrong   *widget.Text
	back    *widget.IconButton
	content *fyne.Container
}

// newOptionRow makes the row of an option. Above is the sentence of the row above, which is not said twice.
func newOptionRow(h *houseRules, f *calc.Field, above string) *optionRow {
	r := &optionRow{rules: h, name: f.Name, control: widget.Stack(0)}
	r.label, r.about = words.Option(h.rulebook.ID(), f.Name)
	r.repeated = r.about == above
	r.back = widget.NewIconButton("", theme.ContentUndoIcon(), func() {
		r.unread = false
		h.reset(r.name)
	})
	r.before = widget.NewParagraph("", widget.Caption).SetColor(look.Turn)
	r.wrong = widget.NewParagraph("", widget.Body).SetColor(look.Loss)
	r.wrong.Hide()
	r.initial = widget.Spread(r.before, r.back)
	r.build(f)
	r.content = widget.Stack(look.Space2, r.control, r.wrong, r.initial, widget.NewRule())
	return r
}

// update shows the option as it stands, and its default when it differs.
func (r *optionRow) update(f, origin *calc.Field, known bool) {
	if !slices.EqualFunc(r.choices, f.Allowed.Choices, func(a, b calc.Choice) bool { return a.Key == b.Key }) {
		r.build(f)
	}
	if !r.unread {
		r.show(f)
	}
	r.outside = ""
	if f.Get != nil {
		if _, ok := f.Allowed.Index(f.Get()); !ok {
			r.outside = bounds("new.range.outside", f.Allowed)
		}
	}
	if !known || agree(f, origin) && !r.unread {
		r.initial.Hide()
		return
	}
	r.before.SetText(words.Tell("new.default", words.Names{"value": words.OptionSet(r.rules.rulebook.ID(), origin)}))
	r.back.SetIcon(words.Tell("new.default.back", words.Names{"field": r.label}), theme.ContentUndoIcon())
	r.initial.Show()
}

// bounds tells what numbers are allowed.
func bounds(key string, allowed calc.Allowed) string {
	n := words.Names{"min": words.Number(allowed.Min), "max": words.Number(allowed.Max), "step": words.Number(allowed.Step)}
	if allowed.Step > 1 {
		return words.Tell(key+".steps", n)
	}
	return words.Tell(key, n)
}

// mark says why the option is refused; with no sentence it says so only when it is wrong by itself.
func (r *optionRow) mark(sentence string) {
	switch {
	case r.unread:
		sentence = words.Tell("new.number", words.Names{"field": r.label})
	case r.outside != "":
		sentence = r.outside
	}
	r.wrong.SetText(sentence)
	widget.Show(r.wrong, sentence != "")
	if r.field != nil {
		r.field.Mark(sentence != "")
	}
}

// build makes the control that fits the option's kind.
func (r *optionRow) build(f *calc.Field) {
	r.choices, r.field = f.Allowed.Choices, nil
	r.control.RemoveAll()
	if f.Kind == calc.FlagKind {
		r.control.Add(r.flag(f))
		return
	}
	typed := f.Kind != calc.TextKind && len(f.Allowed.Choices) == 0 && (f.Allowed.Count() > maxSteps || f.Allowed.Step > 1)
	about := widget.Stack(0, widget.NewParagraph(r.label, widget.Body))
	switch {
	case r.repeated:
	case typed:
		about.Add(widget.NewParagraph(r.about+" "+bounds("new.range", f.Allowed), widget.Caption))
	default:
		about.Add(widget.NewParagraph(r.about, widget.Caption))
	}
	switch {
	case f.Kind == calc.TextKind:
		r.control.Add(widget.Stack(look.Space2, about, r.text(f)))
	case typed:
		r.control.Add(container.New(aside{}, about, r.number(f)))
	case len(f.Allowed.Choices) == 0:
		r.control.Add(container.New(aside{}, about, r.stepper(f)))
	case short(r.labels(f)):
		r.control.Add(widget.Stack(look.Space2, about, r.chips(f)))
	default:
		r.control.Add(widget.Stack(look.Space2, about, r.tiles(f)))
	}
}

// aside puts words at the left and a control of a settled width at the right.
type aside struct{}

func (aside) MinSize(o []fyne.CanvasObject) fyne.Size {
	words, control := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(words.Width+look.Space3+max(asideWidth, control.Width), max(words.Height, control.Height))
}

func (aside) Layout(o []fyne.CanvasObject, size fyne.Size) {
	control := o[1].MinSize()
	width := max(asideWidth, control.Width)
	text := o[0].MinSize().Height
	widget.Place(o[0], 0, max(0, (control.Height-text)/2), size.Width-width-look.Space3, size.Height)
	widget.Place(o[1], size.Width-width, 0, width, control.Height)
}

// asideWidth is how wide a field for a number is.
const asideWidth float32 = 112

// maxSteps is how many values are reached by stepping through them; more are typed.
const maxSteps = 30

// labels are what the choices are called.
func (r *optionRow) labels(f *calc.Field) []string {
	labels := make([]string, len(f.Allowed.Choices))
	for i, c := range f.Allowed.Choices {
		labels[i] = words.OptionValue(r.rules.rulebook.ID(), f, c.Value)
	}
	return labels
}

// short tells whether each label fits into a line of a phone with room to spare.
func short(labels []string) bool {
	const most = 20
	return !slices.ContainsFunc(labels, func(label string) bool { return utf8.RuneCountInString(label) > most })
}

func (r *optionRow) flag(f *calc.Field) fyne.CanvasObject {
	s := widget.NewSwitch(r.label, r.about, f.Get() == 1, func(on bool) {
		value := 0
		if on {
			value = 1
		}
		r.rules.set(r.name, value)
	})
	r.show = func(f *calc.Field) { s.SetOn(f.Get() == 1) }
	return s
}

func (r *optionRow) chips(f *calc.Field) fyne.CanvasObject {
	c := form.NewChipChoice(r.labels(f), 0, func(chosen int) { r.rules.set(r.name, r.choices[chosen].Value) })
	r.show = func(f *calc.Field) {
		c.Choose(slices.IndexFunc(r.choices, func(c calc.Choice) bool { return c.Value == f.Get() }))
	}
	return c.Content
}

func (r *optionRow) tiles(f *calc.Field) fyne.CanvasObject {
	list, tiles := widget.Stack(look.Space1), []*widget.Tile{}
	for i, label := range r.labels(f) {
		tile := widget.NewTile(label, widget.NewParagraph(label, widget.Body), func() {
			r.rules.set(r.name, r.choices[i].Value)
		})
		tiles = append(tiles, tile)
		list.Add(tile)
	}
	r.show = func(f *calc.Field) {
		for i, tile := range tiles {
			tile.SetChosen(r.choices[i].Value == f.Get())
		}
	}
	return list
}

func (r *optionRow) stepper(f *calc.Field) fyne.CanvasObject {
	s := widget.NewStepper("", f.Allowed.Min, f.Allowed.Max, f.Get(), func(value int) { r.rules.set(r.name, value) })
	r.show = func(f *calc.Field) {
		s.SetRange(f.Allowed.Min, f.Allowed.Max)
		s.SetValue(f.Get())
	}
	return s
}

func (r *optionRow) number(f *calc.Field) fyne.CanvasObject {
	entry := form.NewNumberField()
	entry.SetText(words.Number(f.Get()))
	r.field = form.NewMarkedField(entry)
	entry.OnChanged = func(text string) {
		value, err := readNumber(text)
		if r.unread = err != nil; r.unread {
			r.rules.refresh()
			return
		}
		r.rules.set(r.name, value)
	}
	r.show = func(f *calc.Field) {
		if typed, err := readNumber(entry.Text); err != nil || typed != f.Get() {
			entry.Write(words.Number(f.Get()))
		}
	}
	return r.field.Content
}

// readNumber reads a number as it is typed: its thousands may be parted by spaces.
func readNumber(text string) (int, error) {
	return strconv.Atoi(strings.Map(func(letter rune) rune {
		switch {
		case unicode.IsSpace(letter):
			return -1
		case letter == '–': // as numbers below zero are written
			return '-'
		}
		return letter
	}, text))
}

func (r *optionRow) text(f *calc.Field) fyne.CanvasObject {
	entry := form.NewWordsField(f.GetText(), func(text string) { r.rules.setText(r.name, text) })
	r.field = form.NewMarkedField(entry)
	r.show = func(f *calc.Field) {
		if entry.Text != f.GetText() {
			entry.Write(f.GetText())
		}
	}
	return r.field.Content
}
