package form

import (
	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget"
	"scripkeeper/calc"
)

// Company is what a widget needs to know of a company.
func Company(l *calc.Layout, index int) widget.Company { return Drawn(view.CompanyOf(l, index)) }

// Drawn is a company as a widget draws it.
func Drawn(c view.Company) widget.Company {
	return widget.Company{Key: c.Key, Code: c.Code, Name: c.Name, Dress: look.Dress(c.Suit)}
}
