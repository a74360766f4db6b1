package people

import (
	"errors"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
)

// An editPage asks for what is known of a person.
type editPage struct {
	shell.FixedPage
	shell              *shell.Shell
	person             people.Person
	name, short, notes *form.TextField
	named, shortened   *form.MarkedField
	noted              *form.MarkedField
	trouble            *text.Text
	colors, shapes     []*input.Chip
}

func newEditPage(s *shell.Shell, person people.Person) *editPage {
	p := &editPage{shell: s, person: person, trouble: text.NewParagraph("", core.Body).SetColor(look.Loss)}
	p.name, p.short, p.notes = form.NewTextField(), form.NewTextField(), form.NewTextField()
	p.name.Text, p.short.Text, p.notes.Text = person.Name, person.Short, person.Notes
	p.name.SetPlaceHolder(words.Text("person.name"))
	p.short.SetPlaceHolder(words.Text("person.short.about"))
	p.notes.SetPlaceHolder(words.Text("person.notes.about"))
	p.named, p.shortened = form.NewMarkedField(p.name), form.NewMarkedField(p.short)
	p.noted = form.NewMarkedField(p.notes)
	for _, field := range []*form.TextField{p.name, p.short, p.notes} {
		field.OnChanged = func(string) { p.refuse("") }
		field.OnSubmitted = func(string) { p.Record() }
	}
	p.Confirm = input.NewPrimaryButton(words.Text("common.save"), p.Record)
	core.Show(p.trouble, false)
	colors, shapes := frame.NewChips(), frame.NewChips()
	for color := range people.LookColors {
		chip := input.NewChip(words.Text("look.color."+words.Number(color)),
			func(bool) { p.choose(people.Look{Color: color, Shape: p.person.Look.Shape}) }).
			SetPawn(emblem.NewPawn(person.Look))
		p.colors = append(p.colors, chip)
		colors.Add(chip)
	}
	for shape := range people.LookShapes {
		chip := input.NewChip(words.Text("look.shape."+words.Number(shape)),
			func(bool) { p.choose(people.Look{Color: p.person.Look.Color, Shape: shape}) }).
			SetPawn(emblem.NewPawn(person.Look))
		p.shapes = append(p.shapes, chip)
		shapes.Add(chip)
	}
	p.choose(person.Look)
	field := func(key string, o fyne.CanvasObject) fyne.CanvasObject {
		return frame.Stack(look.Space1, text.New(words.Text(key), core.Caption), o)
	}
	p.Body = s.WideFrame(s.Head(words.Text("person.edit"), person.Name),
		input.NewButtonRow(p.Confirm),
		frame.Stack(look.Space3, field("person.name", p.named.Content), field("person.short", p.shortened.Content),
			field("person.notes", p.noted.Content), p.trouble),
		frame.Stack(look.Space3, field("look.color", colors), field("look.shape", shapes)))
	return p
}

// choose takes a look, and shows each colour and each shape as the person would have it.
func (p *editPage) choose(of people.Look) {
	p.person.Look = of
	for color, chip := range p.colors {
		chip.SetPawn(emblem.NewPawn(people.Look{Color: color, Shape: of.Shape}))
		chip.SetChosen(color == of.Color)
	}
	for shape, chip := range p.shapes {
		chip.SetPawn(emblem.NewPawn(people.Look{Color: of.Color, Shape: shape}))
		chip.SetChosen(shape == of.Shape)
	}
}

// refuse says what is wrong, or nothing.
func (p *editPage) refuse(sentence string) {
	p.named.Mark(false)
	p.shortened.Mark(false)
	p.noted.Mark(false)
	p.trouble.SetText(sentence)
	core.Show(p.trouble, sentence != "")
}

// Record stores what is known, and goes back.
func (p *editPage) Record() {
	p.person.Name, p.person.Short, p.person.Notes = p.name.Text, p.short.Text, p.notes.Text
	_, err := p.shell.Session.Book().People.Store(p.person)
	if err == nil {
		p.shell.Back()
		return
	}
	p.refuse(p.shell.ErrorText(err))
	field := p.named
	if fault := (*ledger.Fault)(nil); errors.As(err, &fault) && fault.Code == "person.short" {
		field = p.shortened
	} else if fault != nil && fault.Code == "person.notes" {
		field = p.noted
	}
	field.Mark(true)
}
