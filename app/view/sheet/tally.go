package sheet

import (
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Tally is a number that each tap raises by 1. Tallies about the same company or player share a line.
type Tally struct {
	// Text is the tally's label, with the count if above 1; "" if a company serves as the label.
	Text string
	// Of is the company on the tally itself; nil if the company is at the start of the line.
	Of *view.Company `json:",omitempty"`
	// More reports whether the tally is in the same line as the field before it.
	More bool
	// Name is the company or player of the line, and About a number beside the name; "" if the line has neither.
	Name, About string
	Company     *view.Company `json:",omitempty"`
	Pawn        *emblem.Pawn  `json:",omitempty"`
	By          int
}

// Taken returns the number after one more tap, which is 0 after the maximum.
func (f Field) Taken() int {
	if f.Value < f.Max {
		return f.Value + 1
	}
	return 0
}

func (f Form) tallies(told []Field, of map[string]*calc.Field, companies []view.Company) {
	l := f.Table.Layout()
	after := f.after()
	for i := range told {
		field := of[told[i].Name]
		if told[i].Input != Tallies {
			continue
		}
		tally := &Tally{Text: told[i].Printed, More: field.Beside}
		switch {
		case !l.HasCompany(field.Company):
			tally.Text = told[i].Label
		case field.Printed != "":
			tally.Name, tally.Company = words.CompanyName(l, field.Company), &companies[field.Company]
			tally.About, tally.By = f.priceLine(field.Company, after)
		default:
			tally.Of, tally.Name = &companies[field.Company], words.Seat(l, field.Seat)
			pawn := f.pawn(field.Seat)
			tally.Pawn = &pawn
		}
		if told[i].Value > 1 {
			tally.Text += " ×" + words.Number(told[i].Value)
		}
		if _, all, _ := words.FieldParts(f.Rulebook, l, field); all != "" && told[i].Group == "" {
			told[i].Group = all
		}
		if field.Beside && i > 0 {
			told[i].Group = told[i-1].Group
		}
		told[i].Tally, told[i].Company, told[i].Seat = tally, nil, calc.None
	}
}
