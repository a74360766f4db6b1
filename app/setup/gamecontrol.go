package setup

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/openmarket"
	"scripkeeper/app/view/sheet"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// An optionControl fills in an option: the one of its kind, or a game's own.
type optionControl interface {
	Object() fyne.CanvasObject
	Fits(f sheet.Field) bool
	Show(f sheet.Field)
	Mark(wrong bool)
}

// companies are the rows of an open market's companies, which stand for three of its options.
type companies struct {
	*openmarket.Companies
	rules *houseRules
}

// Show shows the companies of the options as they stand.
func (c companies) Show(sheet.Field) {
	if o, is := c.rules.Options.(*agreement.Options); is {
		c.Update(o)
	}
}

// Mark marks the companies that the options are refused for.
func (c companies) Mark(wrong bool) { c.Companies.Mark(wrong, c.rules.refusal) }

// gameControl is a game's own control of an option, and whether it has one.
func gameControl(h *houseRules, f *calc.Field) (optionControl, bool) {
	if _, is := h.Options.(*agreement.Options); !is || f.Name != "companies" {
		return nil, false
	}
	c := companies{openmarket.NewCompanies(func(lines []agreement.CompanyLine) {
		if o, is := h.Options.(*agreement.Options); is {
			o.SetLines(lines)
			h.repair()
		}
	}), h}
	c.Show(sheet.Field{})
	return c, true
}

// standsIn is the option whose own control fills in another one too, else that one itself.
func standsIn(h *houseRules, name string) string {
	if _, is := h.Options.(*agreement.Options); is && (name == "opening" || name == "shares_each") {
		return "companies"
	}
	return name
}
