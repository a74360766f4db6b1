package pages

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
)

// fields holds a page's controls by field. A redrawn page keeps the control of a field, with the text typed there, as
// long as the page has the field.
type fields struct {
	of       *Page
	asker    *form.Asker
	controls map[string]form.Control
	made     map[string]int
}

func newFields(p *Page) *fields {
	f := &fields{of: p, controls: map[string]form.Control{}, made: map[string]int{}}
	f.asker = &form.Asker{
		Refuse:       p.shell.ShowNotice,
		Set:          func(name string, n int) { p.fill(name, strconv.Itoa(n)) },
		SetText:      p.fill,
		OnUnreadable: func(name string) { p.fill(name, "") },
		OnEnter:      f.entered,
		Stacked:      true,
	}
	return f
}

func (p *Page) fill(name, value string) {
	if said, is := p.at.Said[name]; is && said == value {
		return
	}
	p.at.Said[name] = value
	p.Update()
}

// Fill sets values of fields by name; the next update shows the effects.
func (p *Page) Fill(said map[string]string) *Page {
	maps.Copy(p.at.Said, said)
	return p
}

func sharesValues(place, from page.Place) bool {
	return from != "" && strings.HasPrefix(string(place), string(from)+"/")
}

func (f *fields) pieces(part page.Part) []piece {
	var all []piece
	for rest := part.Fields; len(rest) > 0; {
		line := rest[:1]
		for len(line) < len(rest) && rest[len(line)].Row != nil && rest[len(line)].Row.More {
			line = rest[:len(line)+1]
		}
		rest = rest[len(line):]
		var shows []any
		for _, field := range line {
			f.follow(field)
			shows = append(shows, field.Name, f.made[field.Name], field.About, field.Trouble, field.Row)
		}
		draw := func() fyne.CanvasObject { return form.Line(line, f.controls) }
		if enter := mainOf(part.Actions); enter != nil && len(part.Fields) == 1 {
			shows = append(shows, *enter)
			draw = func() fyne.CanvasObject { return frame.Spread(form.Line(line, f.controls), f.of.button(*enter)) }
		}
		all = append(all, piece{field: line[0].Name, shows: shows, draw: func() fyne.CanvasObject {
			return frame.InsetSides(0, look.Space1, draw())
		}})
	}
	return all
}

// follow updates the control of a field, or makes a new control if the field is of another kind now.
func (f *fields) follow(field sheet.Field) {
	if control, there := f.controls[field.Name]; there && control.Fits(field) {
		control.Show(field)
		return
	}
	var control form.Control
	if f.of.Own != nil {
		control = f.of.Own(field)
	}
	if control == nil {
		control = f.asker.Control(field)
	}
	f.controls[field.Name] = control
	f.made[field.Name]++
}

func mainOf(actions []page.Action) *page.Action {
	if at := slices.IndexFunc(actions, func(a page.Action) bool { return a.Main }); at >= 0 {
		return &actions[at]
	}
	return nil
}

// unfolded returns the fields of parts that show them.
func (f *fields) unfolded(parts []page.Part) (all []sheet.Field) {
	for _, part := range parts {
		if !f.of.closed(part) {
			all = append(all, part.Fields...)
		}
	}
	return all
}

func (f *fields) typed() []sheet.Field {
	all := f.unfolded(slices.Concat(f.of.seen.Parts, f.of.seen.Beside))
	return slices.DeleteFunc(all, func(field sheet.Field) bool {
		_, types := form.First(f.controls[field.Name]).(core.Typable)
		return !types
	})
}

// entered handles Enter in a field. In a part with a main action it runs that action. In the last field of the page it
// presses the page's main button. In any other field it focuses the next required field or, without such a field, the
// main button.
func (f *fields) entered(name string) {
	p := f.of
	is := func(field sheet.Field) bool { return field.Name == name }
	for _, part := range slices.Concat(p.seen.Parts, p.seen.Beside) {
		if enter := mainOf(part.Actions); enter != nil && slices.ContainsFunc(part.Fields, is) {
			if !enter.Off {
				p.run(*enter)
			}
			return
		}
	}
	all := f.typed()
	after := all[slices.IndexFunc(all, is)+1:]
	next := slices.IndexFunc(after, func(field sheet.Field) bool { return !field.Optional })
	switch {
	case next >= 0:
		f.focus(after[next].Name)
	case p.Confirm == nil:
	case len(after) == 0 && !p.Confirm.Disabled():
		p.Confirm.Tapped(&fyne.PointEvent{})
	default:
		p.shell.Window.Canvas().Focus(p.Confirm)
	}
}

// Focus scrolls to a field and focuses it. It repeats that once line breaks have settled.
func (p *Page) Focus(field string) {
	p.fields.focus(field)
	fyne.Do(func() { p.fields.focus(field) })
}

func (f *fields) focus(name string) {
	for _, column := range []*column{f.of.main, f.of.aside} {
		column.bring(name)
	}
	if control, there := f.controls[name]; there && form.First(control) != nil {
		f.of.shell.Window.Canvas().Focus(form.First(control))
	}
}

func (f *fields) begin() {
	for _, field := range f.unfolded(f.of.seen.Parts) {
		line, types := form.First(f.controls[field.Name]).(*form.TextField)
		switch {
		case types && f.of.over != nil:
			f.focus(field.Name)
			line.SelectAll() // typing replaces the text
			return
		case field.Chief:
			f.focus(field.Name)
			return
		}
	}
}
