package sheet

import (
	"strings"

	"scripkeeper/app/view"
)

// say sets the texts for a screen reader, with companies that the page shows only by mark or code.
func (f *Field) say() {
	f.Said = f.Full
	if f.Said == "" {
		f.Said = f.Label
	}
	if f.Company != nil && !strings.Contains(f.Said, f.Company.Spoken()) {
		f.Said = f.Company.Spoken() + ", " + f.Said
	}
	for i, c := range f.Choices {
		f.Choices[i].Said = c.Label
		if c.Company != nil {
			f.Choices[i].Said = spoken(c.Label, *c.Company)
		}
	}
}

func (c Choice) Spoken() string {
	if c.Note == "" {
		return c.Said
	}
	return c.Said + ". " + c.Note
}

// spoken returns a label with the company's name added, or with the name in place of a leading code.
func spoken(label string, company view.Company) string {
	if strings.Contains(label, company.Spoken()) {
		return label
	}
	rest := strings.TrimPrefix(strings.TrimPrefix(label, company.Code), " ")
	return strings.TrimSpace(company.Spoken() + " " + rest)
}
