package sheet

import (
	"strings"

	"scripkeeper/app/view"
)

// say sets the spoken texts, naming companies that are shown by mark or code only.
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

// spoken adds a company's name to a label, replacing a leading code.
func spoken(label string, company view.Company) string {
	if strings.Contains(label, company.Spoken()) {
		return label
	}
	rest := strings.TrimPrefix(strings.TrimPrefix(label, company.Code), " ")
	return strings.TrimSpace(company.Spoken() + " " + rest)
}
