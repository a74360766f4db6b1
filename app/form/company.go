package form

import (
	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/mark"
	"scripkeeper/calc"
)

// Company is what a widget needs to know of a company.
func Company(l *calc.Layout, index int) mark.Company { return Drawn(view.CompanyOf(l, index)) }

// Drawn is a company as a widget draws it.
func Drawn(c view.Company) mark.Company {
	return mark.Company{Key: c.Key, Code: c.Code, Name: c.Name, Dress: look.Dress(c.Suit)}
}
