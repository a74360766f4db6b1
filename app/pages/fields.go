package pages

import (
	"strconv"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
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
		Unread:  func(name string) { c.of.fill(name, "") },
		Ended:   c.of.confirm,
	}
	return f
}

// fill notes what is filled in for a field, and shows what follows from it.
func (p *Page) fill(name, value string) {
	if p.at.Said[name] == value {
		return
	}
	p.at.Said[name], p.wrong = value, ""
	p.renew()
}

// renew shows what follows from what is filled in.
func (p *Page) renew() {
	if p.over == nil {
		p.Update()
		return
	}
	p.seen = p.worked(p.at)
	p.showOver()
}

// confirm does what is likeliest, as the button does.
func (p *Page) confirm() {
	if p.Confirm != nil && !p.Confirm.Disabled() {
		p.Confirm.Tapped(nil)
	}
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
