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

// A Row is the start of a field's row. Rows of the same group ask the same about different companies or players.
type Row struct {
	// Name is the name of the company or player, About a number such as a price or cash, and By the price change.
	Name, About string
	By          int
	// Figure is a number computed from the field's number, such as a rank; may be empty.
	Figure string `json:",omitempty"`
	// Pawn is the player's mark; nil for a company.
	Pawn  *emblem.Pawn `json:",omitempty"`
	Wrong bool
	// Stepped reports whether buttons change the number. It then starts from the table's value or has few allowed
	// values.
	Stepped bool
	// More reports whether the field is in the same row as the field before it.
	More bool
}

// rows groups consecutive fields of a list, each about another company or player, below a heading. A single heading at
// the end of the form is left out, because the page has a title.
func (f Form) rows(told []Field, of map[string]*calc.Field, companies []view.Company) {
	if f.Entry.Kind() == calc.PositionKind { // a position has its own groups
		return
	}
	labels := map[string]bool{}
	after := f.after()
	for at, end := 0, 0; at < len(told); at = end {
		first := at // the last field that begins a row
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
				told[at+i].Row.More = i > 0 && sharesRow(of[told[at+i].Name], of[told[at+i-1].Name])
				f.about(&told[at+i], of[told[at+i].Name], after)
			}
			markOverdrawn(told[at:end], of)
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

// sharesRow reports whether a field belongs in the same row as the field before, even if the field before is not shown.
func sharesRow(f, before *calc.Field) bool {
	return f.Beside && f.Company == before.Company && f.Seat == before.Seat
}

func sameList(a, b Field) bool {
	list, item := listOf(a.Name)
	other, _ := listOf(b.Name)
	return item && list == other && a.aligns() && b.aligns() &&
		(a.numeric() && b.numeric() || a.Input == b.Input)
}

func (f Field) aligns() bool { return f.numeric() || f.Input == Switch || f.brief() }

// briefly is the largest number of letters in a choice that fits in a row.
const briefly = 6

// brief reports whether the field is a choice among a few short words without marks.
func (f Field) brief() bool {
	return f.Input == Choices && !f.Companies && !slices.ContainsFunc(f.Choices, func(c Choice) bool {
		return c.Key == "" || c.Company != nil || c.Noted || utf8.RuneCountInString(c.Label) > briefly
	})
}

// listOf returns the name of the list in a field's name such as "prices.1", and reports whether there is a list.
func listOf(name string) (string, bool) {
	dot := strings.LastIndexByte(name, '.')
	if dot < 0 {
		return name, false
	}
	_, err := strconv.Atoi(name[dot+1:])
	return name[:dot], err == nil
}

// common returns the heading of a list's fields, and reports whether the fields form rows. Each field must be about
// another company or player, except for short choices about one player. The heading is "" if each field is named after
// its company or player. A single field forms a row only if the game has a heading for the list.
func (f Form) common(items []Field, of map[string]*calc.Field) (label string, has bool) {
	l, met, byCompany := f.Table.Layout(), map[string]bool{}, f.byCompany(items, of)
	_, item := listOf(items[0].Name)
	if !item || !items[0].aligns() {
		return "", false
	}
	for i, told := range items {
		field := of[told.Name]
		switch {
		case i > 0 && sharesRow(field, of[items[i-1].Name]):
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

// byCompany reports whether fields differ by company rather than by player. A single field may only be about a company.
func (f Form) byCompany(items []Field, of map[string]*calc.Field) bool {
	first := of[items[0].Name]
	return f.Table.Layout().HasCompany(first.Company) && (len(items) == 1 || first.Seat == calc.None ||
		slices.ContainsFunc(items, func(told Field) bool { return of[told.Name].Company != first.Company }))
}

func (f Form) rowName(of *calc.Field, byCompany bool) string {
	if byCompany {
		return words.CompanyName(f.Table.Layout(), of.Company)
	}
	return words.Seat(f.Table.Layout(), of.Seat)
}

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

func (f Form) about(told *Field, of *calc.Field, after func() calc.Table) {
	row, company := told.Row, told.Company
	switch {
	case of.Beside && !row.More: // the field before it is not shown
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

// after returns a function that returns the table after the entry, computed on the first call.
func (f Form) after() func() calc.Table {
	return sync.OnceValue(func() calc.Table {
		t, _, _ := f.Entry.Apply(f.Table) // if refused, the table is unchanged
		return t
	})
}

func (f Form) pawn(seat int) emblem.Pawn {
	if seat < len(f.Pawns) {
		return f.Pawns[seat]
	}
	return emblem.PawnOf(seat)
}

func (f Form) priceLine(company int, after func() calc.Table) (text string, by int) {
	now := f.Table.Price(company)
	n, key := words.Names{"price": now}, "sheet.now"
	if by = after().Price(company) - now; by != 0 {
		key, n["change"] = "sheet.now.change", words.Difference(by)
	}
	return words.Format(key, n), by
}
