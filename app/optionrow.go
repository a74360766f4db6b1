package app

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// An optionRow shows one option: what it is called, a sentence on it, its control, and its default once it differs.
type optionRow struct {
	rules       *houseRules
	name, label string
	about       string
	// unread tells that what is typed is no number.
	unread  bool
	choices []calc.Choice
	// show brings the control to a value.
	show    func(value int)
	field   *field
	control *fyne.Container
	initial *fyne.Container
	before  *widget.Text
	back    *widget.IconButton
	content *fyne.Container
}

func newOptionRow(h *houseRules, name string) *optionRow {
	r := &optionRow{rules: h, name: name, control: widget.Stack(0)}
	r.label, r.about = words.Option(h.rulebook, name)
	r.back = widget.NewIconButton("", theme.ContentUndoIcon(), func() {
		if f, ok := h.defaults.Form().Field(name); ok {
			r.unread = false
			h.set(name, f.Get())
		}
	})
	r.before = widget.NewParagraph("", widget.Caption).SetColor(look.Turn)
	r.initial = widget.Spread(r.before, r.back)
	f, _ := h.options.Form().Field(name)
	r.build(f)
	r.content = widget.Stack(look.Space1, r.control, r.initial, widget.NewRule())
	r.update()
	return r
}

// update shows the option as it stands, and its default when it differs.
func (r *optionRow) update() {
	f, ok := r.rules.options.Form().Field(r.name)
	before, known := r.rules.defaults.Form().Field(r.name)
	if !ok || !known {
		return
	}
	if !slices.EqualFunc(r.choices, f.Allowed.Choices, func(a, b calc.Choice) bool { return a.Key == b.Key }) {
		r.build(f)
	}
	if !r.unread {
		r.show(f.Get())
	}
	if agree(f, before) && !r.unread {
		r.initial.Hide()
		return
	}
	r.before.SetText(words.Tell("new.default", words.Names{
		"value": words.OptionValue(r.rules.rulebook, before, before.Get()),
	}))
	r.back.SetIcon(words.Tell("new.default.back", words.Names{"field": r.label}), theme.ContentUndoIcon())
	r.initial.Show()
}

// mark marks the option as refused, or not any more.
func (r *optionRow) mark(refused bool) {
	if r.field != nil {
		r.field.mark(refused || r.unread)
	}
}

// build makes the control that fits the option's kind.
func (r *optionRow) build(f calc.Field) {
	r.choices, r.field = f.Allowed.Choices, nil
	r.control.RemoveAll()
	if f.Kind == calc.FlagKind {
		s := widget.NewSwitch(r.label, r.about, f.Get() == 1, func(on bool) {
			value := 0
			if on {
				value = 1
			}
			r.rules.set(r.name, value)
		})
		r.show = func(value int) { s.SetOn(value == 1) }
		r.control.Add(s)
		return
	}
	about := widget.Stack(0, widget.NewText(r.label, widget.Body), widget.NewParagraph(r.about, widget.Caption))
	switch {
	case len(f.Allowed.Choices) > 0 && short(r.labels(f)):
		r.control.Add(widget.Stack(look.Space1, about, r.chips(f)))
	case len(f.Allowed.Choices) > 0:
		r.control.Add(widget.Stack(look.Space2, about, r.tiles(f)))
	case f.Allowed.Count() <= mostSteps:
		r.control.Add(container.New(aside{}, about, r.stepper(f)))
	default:
		r.control.Add(container.New(aside{}, about, r.number(f)))
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
	place(o[0], 0, 0, size.Width-width-look.Space3, size.Height)
	place(o[1], size.Width-width, 0, width, control.Height)
}

// asideWidth is how wide a field for a number is.
const asideWidth float32 = 112

// mostSteps is how many values are reached by stepping through them; more are typed.
const mostSteps = 30

// labels are what the choices are called.
func (r *optionRow) labels(f calc.Field) []string {
	labels := make([]string, len(f.Allowed.Choices))
	for i, c := range f.Allowed.Choices {
		labels[i] = words.OptionValue(r.rules.rulebook, f, c.Value)
	}
	return labels
}

// short tells whether each label fits into a line of a phone with room to spare.
func short(labels []string) bool {
	const most = 20
	return !slices.ContainsFunc(labels, func(label string) bool { return utf8.RuneCountInString(label) > most })
}

func (r *optionRow) chips(f calc.Field) fyne.CanvasObject {
	c := newChipChoice(r.labels(f), 0, func(chosen int) { r.rules.set(r.name, f.Allowed.Choices[chosen].Value) })
	r.show = func(value int) {
		c.choose(slices.IndexFunc(f.Allowed.Choices, func(c calc.Choice) bool { return c.Value == value }))
	}
	return c.content
}

func (r *optionRow) tiles(f calc.Field) fyne.CanvasObject {
	list, tiles := widget.Stack(look.Space1), []*widget.Tile{}
	for i, label := range r.labels(f) {
		tile := widget.NewTile(label, widget.NewParagraph(label, widget.Body), func() {
			r.rules.set(r.name, f.Allowed.Choices[i].Value)
		})
		tiles = append(tiles, tile)
		list.Add(tile)
	}
	r.show = func(value int) {
		for i, tile := range tiles {
			tile.SetChosen(f.Allowed.Choices[i].Value == value)
		}
	}
	return list
}

func (r *optionRow) stepper(f calc.Field) fyne.CanvasObject {
	s := widget.NewStepper("", f.Allowed.Min, f.Allowed.Max, f.Get(), func(value int) { r.rules.set(r.name, value) })
	r.show = s.SetValue
	return s
}

func (r *optionRow) number(f calc.Field) fyne.CanvasObject {
	entry := newNumberField()
	entry.SetText(strconv.Itoa(f.Get()))
	r.field = newField(entry)
	entry.OnChanged = func(text string) {
		value, err := strconv.Atoi(strings.TrimSpace(text))
		r.unread = err != nil
		if r.unread {
			r.rules.tell()
			return
		}
		r.rules.set(r.name, value)
	}
	r.show = func(value int) {
		if typed, err := strconv.Atoi(strings.TrimSpace(entry.Text)); err != nil || typed != value {
			entry.SetText(strconv.Itoa(value))
		}
	}
	return r.field.content
}
