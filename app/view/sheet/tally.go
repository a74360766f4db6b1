package sheet

import (
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Tally is what stands on and around a number of things that are taken one tap each, such as cards. Tallies about the
// same company or player stand in one line, whose first has that company or player before it.
type Tally struct {
	// Text is what it says, with how many there are where that is more than one. It is empty where a company says it.
	Text string
	// Of is the company that the tally itself is about, nil where its line is.
	Of *view.Company `json:",omitempty"`
	// More reports that it stands in the line of the field before it.
	More bool
	// Name is whom the line is about, with the mark of the company or the player, and About what one has to go by; empty
	// for a line about nobody.
	Name, About string
	Company     *view.Company `json:",omitempty"`
	Pawn        *emblem.Pawn  `json:",omitempty"`
	// By is how much the price of the line's company would change.
	By int
}

// Taken is the number after one more tap.
func (f Field) Taken() int {
	if f.Value < f.Max {
		return f.Value + 1
	}
	return 0
}

// tallies tells what stands on and around numbers that are counted by taps.
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
