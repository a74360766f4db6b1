package sheet

import (
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"

	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Row is what stands before a field that asks the same as its neighbours, each about another company or another
// player. What they ask for stands above them all once, as their Group.
type Row struct {
	// Name is the company or the player, About what one has to go by: the price with what the sheet changes of it, the
	// cash, or how many shares are left. By is by how much the price changes.
	Name, About string
	By          int
	// Figure is what follows from a number that is filled in, such as a place; empty for nothing.
	Figure string `json:",omitempty"`
	// Pawn is the player's mark, nil for a company.
	Pawn *emblem.Pawn `json:",omitempty"`
	// Wrong reports that what is said is not allowed.
	Wrong bool
	// Stepped reports that one goes on from the number to the next: it stands at the table, or only some are allowed.
	Stepped bool
	// More reports that it stands in the row of the field before it.
	More bool
}

// rows puts consecutive numbers and switches of one list, each about another company or another player, under one
// label. Where they are the last that the sheet asks, under no other label, its title says enough.
func (f Form) rows(told []Field, of map[string]*calc.Field, companies []view.Company) {
	if f.Entry.Kind() == calc.PositionKind { // it has groups of its own
		return
	}
	labels := map[string]bool{}
	after := f.after()
	for at, end := 0, 0; at < len(told); at = end {
		first := at // of those that stand beside none
		for end = at + 1; end < len(told); end++ {
			if of[told[first].Name].Beside {
				first = end
			}
			if !of[told[end].Name].Beside && !sameList(told[first], told[end]) {
				break
			}
		}
		if all, has := f.common(told[at:end], of); has {
			labels[all] = true
			byCompany := f.byCompany(told[at:end], of)
			for i := range told[at:end] {
				f.align(&told[at+i], of[told[at+i].Name], all, byCompany, companies)
				told[at+i].Row.More = i > 0 && beside(of[told[at+i].Name], of[told[at+i-1].Name])
				f.about(&told[at+i], of[told[at+i].Name], after)
			}
			overdraw(told[at:end], of)
		}
	}
	if len(labels) == 1 && told[len(told)-1].Row != nil {
		for i := range told {
			if told[i].Row != nil {
				told[i].Group = ""
			}
		}
	}
}

// beside reports whether a field stands in the row of another one, which may not be asked.
func beside(f, before *calc.Field) bool {
	return f.Beside && f.Company == before.Company && f.Seat == before.Seat
}

// sameList reports whether two numbers, two switches or two choices are items of one list.
func sameList(a, b Field) bool {
	list, item := listOf(a.Name)
	other, _ := listOf(b.Name)
	return item && list == other && a.aligns() && b.aligns() &&
		(a.numeric() && b.numeric() || a.Input == b.Input)
}

// aligns reports whether the field can stand in a row.
func (f Field) aligns() bool { return f.numeric() || f.Input == Switch || f.brief() }

// briefly is how many letters a choice has at most of which several stand side by side in a row.
const briefly = 6

// brief reports whether the field is a choice among a few short words that are about nothing else.
func (f Field) brief() bool {
	return f.Input == Choices && !f.Companies && !slices.ContainsFunc(f.Choices, func(c Choice) bool {
		return c.Key == "" || c.Company != nil || c.Noted || utf8.RuneCountInString(c.Label) > briefly
	})
}

// listOf is the name of a list, and whether a field is an item of one.
func listOf(name string) (string, bool) {
	dot := strings.LastIndexByte(name, '.')
	if dot < 0 {
		return name, false
	}
	_, err := strconv.Atoi(name[dot+1:])
	return name[:dot], err == nil
}

// common is the label that the items of a list have in common, each about another company or else another player, and
// whether they stand in rows. It is empty where each is called as what it is about. One alone stands in a row only where
// a game has a word for the list, and only choices meet the same player twice.
func (f Form) common(items []Field, of map[string]*calc.Field) (label string, has bool) {
	l, met, byCompany := f.Table.Layout(), map[string]bool{}, f.byCompany(items, of)
	_, item := listOf(items[0].Name)
	if !item || !items[0].aligns() {
		return "", false
	}
	for i, told := range items {
		field := of[told.Name]
		switch {
		case i > 0 && beside(field, of[items[i-1].Name]):
			continue
		case field.Seat == calc.None && !l.HasCompany(field.Company):
			return "", false
		}
		name := f.rowName(field, byCompany)
		_, all, _ := words.FieldParts(f.Rulebook, l, field)
		switch called := told.Label == name; {
		case met[name] && !told.brief() || all == "" && len(items) == 1:
			return "", false
		case all != "":
			label = all
		case field.Beside || called && label == "":
		case len(met) > 0 && told.Label != label || strings.Contains(told.Label, name):
			return "", false
		default:
			label = told.Label
		}
		met[name] = true
	}
	return label, true
}

// byCompany reports whether the items of a list are about different companies, rather than about different players. One
// alone is about its company, if it has one.
func (f Form) byCompany(items []Field, of map[string]*calc.Field) bool {
	first := of[items[0].Name]
	return f.Table.Layout().HasCompany(first.Company) && (len(items) == 1 || first.Seat == calc.None ||
		slices.ContainsFunc(items, func(told Field) bool { return of[told.Name].Company != first.Company }))
}

// rowName is the company or the player that a field is about.
func (f Form) rowName(of *calc.Field, byCompany bool) string {
	if byCompany {
		return words.CompanyName(f.Table.Layout(), of.Company)
	}
	return words.Seat(f.Table.Layout(), of.Seat)
}

// align puts a field into a row.
func (f Form) align(told *Field, of *calc.Field, label string, byCompany bool, companies []view.Company) {
	_, allowed := of.Allowed.Index(of.Get())
	told.Row = &Row{Name: f.rowName(of, byCompany), Wrong: !allowed && !told.Unsaid,
		Stepped: len(told.Choices) > 0 || told.Step > 1 || of.Likely > 0}
	if !strings.Contains(told.Full, told.Row.Name) && !(byCompany && of.Beside && strings.Contains(told.Full, companies[of.Company].Code)) {
		told.Full = words.Format("sheet.field", words.Names{"name": told.Row.Name, "field": told.Label})
	}
	if !of.Beside {
		told.Label = ""
	}
	told.Group, told.Seat = label, calc.None
	told.Company = nil
	if byCompany {
		told.Company, told.Price = &companies[of.Company], f.price(of.Company)
	} else {
		pawn := f.pawn(of.Seat)
		told.Row.Pawn = &pawn
	}
	told.say()
}

// about tells what one has to go by in a row, with the table as the sheet leaves it.
func (f Form) about(told *Field, of *calc.Field, after func() calc.Table) {
	row, company := told.Row, told.Company
	switch {
	case of.Beside && !row.More: // what it would stand beside is not asked
		row.About, told.Label = told.Label, ""
	case company == nil:
		row.About = words.Format("sheet.cash", words.Names{"cash": f.Table.Cash(of.Seat)})
	case of.Trade != nil && of.Trade.Left > 0:
		row.About = words.Format("sheet.left", words.Names{"company": company.Noun, "count": of.Trade.Left})
	case of.Trade != nil:
		if len(f.Table.Layout().Companies) > fewCompanies && company.Name != company.Code {
			row.About = company.Name
		}
	case told.numeric() && f.price(of.Company) != "":
		row.About, row.By = f.priceLine(of.Company, after)
	}
}

// after works out, once it is asked for, the table as the sheet leaves it.
func (f Form) after() func() calc.Table {
	return sync.OnceValue(func() calc.Table {
		t, _, _ := f.Entry.Apply(f.Table) // a refused one leaves it as it is
		return t
	})
}

// pawn is the mark of a player.
func (f Form) pawn(seat int) emblem.Pawn {
	if seat < len(f.Pawns) {
		return f.Pawns[seat]
	}
	return emblem.PawnOf(seat)
}

// priceLine tells a company's price now and how the entry changes it.
func (f Form) priceLine(company int, after func() calc.Table) (text string, by int) {
	now := f.Table.Price(company)
	n, key := words.Names{"price": now}, "sheet.now"
	if by = after().Price(company) - now; by != 0 {
		key, n["change"] = "sheet.now.change", words.Difference(by)
	}
	return words.Format(key, n), by
}
