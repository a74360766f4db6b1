package sheet

import (
	"cmp"
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

func (f Field) numeric() bool { return f.Input == Stepper || f.Input == Number || f.Input == List }

// compare adds the table's current value to the label of a field that changes this value.
func (f Form) compare(told *Field, field *calc.Field) {
	if e, is := f.Entry.(*calc.Ruling); is && field.Name == "change" {
		if has, said := e.Has(f.Table); said && (told.Input != Stepper || told.Value != 0) {
			told.was(has)
		}
	}
	if field.Stands != nil {
		told.was(*field.Stands)
	}
	if f.Entry.Kind() == calc.PositionKind && told.numeric() && field.Get() != field.Likely {
		told.was(field.Likely)
	}
}

func (f Form) lone(fields []*calc.Field) map[int]bool {
	if f.Entry.Kind() != calc.PositionKind {
		return nil
	}
	l, asked := f.Table.Layout(), map[int]int{}
	for _, field := range fields {
		if in, _, _ := words.FieldParts(f.Rulebook, l, field); in != "" && Asked(field) {
			asked[field.Company]++
		}
	}
	lone := map[int]bool{}
	for company, count := range asked {
		lone[company] = count == 1
	}
	return lone
}

// gather groups the fields of a position, an entry with the table's whole state. Companies with a single field share a
// group.
func (f Form) gather(told *Field, field *calc.Field, companies []view.Company, lone bool) {
	if f.Entry.Kind() != calc.PositionKind {
		return
	}
	l := f.Table.Layout()
	short, all, marked := words.FieldParts(f.Rulebook, l, field)
	if !l.HasCompany(field.Company) {
		if all != "" && l.HasSeat(field.Seat) {
			told.Group, told.Label, told.Seat = all, words.Seat(l, field.Seat), calc.None
		}
		return
	}
	company := &companies[field.Company]
	if told.Paired = told.Input == Stepper && field.Seat != calc.None; told.Paired && told.Label == company.Name {
		told.Brief = company.Code
	}
	switch {
	case short != "" && !(lone && all != ""):
		told.Group, told.Heads, told.Label = company.Name, company, short
	case marked != "":
		told.Label = marked
	case all != "" && (lone || field.Seat == calc.None):
		told.Group, told.Label = all, company.Name
		if len(companies) > fewCompanies && told.Input != List {
			told.Label = company.Code
		}
	}
	if told.Paired && told.Brief == "" {
		told.Brief = told.Label
	}
}

// gatherPlayerFields puts the fields about players together by group: first the cash of all players, then who is out.
func gatherPlayerFields(fields []Field) {
	place, first := make(map[string]int, len(fields)), map[string]int{}
	for i, f := range fields {
		place[f.Name] = i
		if at, met := first[f.Group]; met && f.Company == nil && f.Heads == nil && f.Group != "" {
			place[f.Name] = at
		} else if !met {
			first[f.Group] = i
		}
	}
	slices.SortStableFunc(fields, func(a, b Field) int { return cmp.Compare(place[a.Name], place[b.Name]) })
}

const fewCompanies = 4

// was adds the current value to the label. In lists with company marks, the company's code replaces the label.
func (f *Field) was(n int) {
	f.Was = words.Number(n)
	key := "sheet.field.now"
	switch {
	case f.Company != nil && f.Input == Number:
		key = "sheet.field.now.short"
	case f.Company != nil && f.Input == List:
		f.Label = f.Company.Code
	}
	f.Label = words.Format(key, words.Names{"field": f.Label, "now": f.Was})
	f.Brief = words.Format(key, words.Names{"field": f.Brief, "now": f.Was})
}

func (f Form) markAbout(told []Choice, field *calc.Field, companies []view.Company) {
	for i := range told {
		for _, choice := range field.Allowed.Choices {
			if choice.Value == told[i].Value && choice.About > 0 && choice.About <= len(companies) {
				told[i].Company = &companies[choice.About-1]
				if choice.Part != "" {
					told[i].Part = words.ChoicePart(f.Rulebook, choice)
				}
			}
		}
	}
}
