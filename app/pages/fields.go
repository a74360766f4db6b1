package pages

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/frame"
)

// fields are the controls that a page asks by. A control stays as long as its field is asked for, so that what is
// typed stays where it is.
type fields struct {
	of       *column
	asker    *form.Asker
	controls map[string]form.Control
	order    []form.Control
}

func newFields(c *column) fields {
	f := fields{of: c, controls: map[string]form.Control{}}
	f.asker = &form.Asker{
		Refuse:  c.of.shell.ShowNotice,
		Set:     func(name string, n int) { c.of.fill(name, strconv.Itoa(n)) },
		SetText: c.of.fill,
		Ended:   func() { c.fields.ended() },
		Unread:  func(name string) { c.of.fill(name, "") },
	}
	return f
}

// fill notes what is filled in for a field, and shows what follows from it.
func (p *Page) fill(name, value string) {
	if p.at.Said[name] == value {
		return
	}
	p.at.Said[name] = value
	if p.over == nil {
		p.Update()
		return
	}
	p.seen = p.worked(p.at)
	p.showOver("")
}

// pieces are the controls of fields, one below another.
func (f *fields) pieces(asked []sheet.Field) []piece {
	var all []piece
	for _, field := range asked {
		control, there := f.controls[field.Name]
		if there && control.Fits(field) {
			control.Show(field)
		} else {
			control = f.asker.Control(field)
			f.controls[field.Name] = control
			f.order = append(f.order, control)
		}
		all = append(all, piece{shows: "field " + field.Name, draw: func() fyne.CanvasObject {
			return frame.InsetSides(0, look.Space1, control.Object())
		}})
	}
	return all
}

// focus puts the keyboard into the first field.
func (f *fields) focus() {
	for _, control := range f.order {
		if first := form.First(control); first != nil {
			f.of.of.shell.Window.Canvas().Focus(first)
			return
		}
	}
}

// ended goes on after a line of words: to the next field, else to what the page is for.
func (f *fields) ended() {
	canvas := f.of.of.shell.Window.Canvas()
	at := slices.IndexFunc(f.order, func(c form.Control) bool { return form.First(c) == canvas.Focused() })
	for _, control := range f.order[at+1:] {
		if next := form.First(control); next != nil {
			canvas.Focus(next)
			return
		}
	}
	if a, there := f.of.of.likeliest(); there && !a.Off {
		f.of.of.run(a)
	}
}

// likeliest is what somebody most likely wants to do on the page, and whether there is such a thing.
func (p *Page) likeliest() (page.Action, bool) {
	all := p.seen.Next
	for _, part := range p.seen.Parts {
		all = append(slices.Clone(all), part.Actions...)
	}
	at := slices.IndexFunc(all, func(a page.Action) bool { return a.Main })
	if at < 0 {
		return page.Action{}, false
	}
	return all[at], true
}
