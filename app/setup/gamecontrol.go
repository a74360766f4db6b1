package setup

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/view/sheet"
	"scripkeeper/calc"
)

// An optionControl fills in an option: the one of its kind, or the companies of a game that lets the table name them.
type optionControl interface {
	Object() fyne.CanvasObject
	Fits(f sheet.Field) bool
	Show(f sheet.Field)
	Mark(wrong bool)
}

// companyControl is the companies where an option is the first that they stand for, and whether it is.
func companyControl(h *houseRules, f *calc.Field) (optionControl, bool) {
	if options, is := h.Options.(calc.Chartering); !is || options.Charter().Fields[0] != f.Name {
		return nil, false
	}
	c := newCompanies(h)
	c.Show(sheet.Field{})
	return c, true
}

// standsIn is the option whose control fills in another one too, else that one itself.
func standsIn(h *houseRules, name string) string {
	if options, is := h.Options.(calc.Chartering); is {
		if fields := options.Charter().Fields; slices.Contains(fields, name) {
			return fields[0]
		}
	}
	return name
}
