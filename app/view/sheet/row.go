package sheet

import (
	"strconv"
	"strings"
	"sync"

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
	after := sync.OnceValue(func() calc.Table {
		t, _, _ := f.Entry.Apply(f.Table) // a refused one leaves it as it is
		return t
	})
	for at, end := 0, 0; at < len(told); at = end {
		for end = at + 1; end < len(told) && (of[told[end].Name].Beside || sameList(told[at], told[end])); end++ {
		}
		if all := f.common(told[at:end], of); all != "" {
			labels[all] = true
			for i := range told[at:end] {
				f.align(&told[at+i], of[told[at+i].Name], all, companies)
				f.about(told[at+i], of[told[at+i].Name], after)
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

// sameList reports whether two numbers, or two switches, are items of one list.
func sameList(a, b Field) bool {
	list, item := listOf(a.Name)
	other, _ := listOf(b.Name)
	return item && list == other && a.aligns() && b.aligns() && (a.Input == Switch) == (b.Input == Switch)
}

// aligns reports whether the field can stand in a row.
func (f Field) aligns() bool { return f.numeric() || f.Input == Switch }

// listOf is the name of a list, and whether a field is an item of one.
func listOf(name string) (string, bool) {
	dot := strings.LastIndexByte(name, '.')
	if dot < 0 {
		return name, false
	}
	_, err := strconv.Atoi(name[dot+1:])
	return name[:dot], err == nil
}

// common is the label that the items of a list have in common, each about another company or else another player; empty
// where they do not stand in rows. One alone does so only where a game has a word for the list.
func (f Form) common(items []Field, of map[string]*calc.Field) string {
	l, label, met := f.Table.Layout(), items[0].Label, map[int]bool{}
	_, item := listOf(items[0].Name)
	if !item || !items[0].aligns() {
		return ""
	}
	for _, told := range items {
		field := of[told.Name]
		if field.Beside {
			continue
		}
		whose := field.Seat
		if l.HasCompany(field.Company) {
			whose = field.Company
		}
		_, all, _ := words.FieldParts(f.Rulebook, l, field)
		switch {
		case met[whose] || whose == calc.None || field.Secret || all == "" && len(items) == 1:
			return ""
		case all != "":
			label = all
		case told.Label != label || strings.Contains(label, f.rowName(field)):
			return ""
		}
		met[whose] = true
	}
	return label
}

// rowName is the company or the player that a field is about.
func (f Form) rowName(of *calc.Field) string {
	if l := f.Table.Layout(); l.HasCompany(of.Company) {
		return words.CompanyName(l, of.Company)
	}
	return words.Seat(f.Table.Layout(), of.Seat)
}

// align puts a field into a row.
func (f Form) align(told *Field, of *calc.Field, label string, companies []view.Company) {
	_, allowed := of.Allowed.Index(of.Get())
	told.Row = &Row{Name: f.rowName(of), Wrong: !allowed && !told.Unsaid, More: of.Beside,
		Stepped: len(told.Choices) > 0 || told.Step > 1 || of.Likely > 0}
	if !strings.Contains(told.Full, told.Row.Name) {
		told.Full = words.Format("sheet.field", words.Names{"name": told.Row.Name, "field": told.Label})
	}
	if !of.Beside {
		told.Label = ""
	}
	told.Group, told.Seat = label, calc.None
	if f.Table.Layout().HasCompany(of.Company) {
		told.Company, told.Price = &companies[of.Company], f.price(of.Company)
	} else {
		pawn := f.pawn(of.Seat)
		told.Row.Pawn = &pawn
	}
	told.say()
}

// about tells what one has to go by in a row, with the table as the sheet leaves it.
func (f Form) about(told Field, of *calc.Field, after func() calc.Table) {
	row, company := told.Row, told.Company
	switch {
	case company == nil:
		row.About = words.Format("sheet.cash", words.Names{"cash": f.Table.Cash(of.Seat)})
	case of.Trade != nil && of.Trade.Left > 0:
		row.About = words.Format("sheet.left", words.Names{"company": company.Noun, "count": of.Trade.Left})
	case of.Trade != nil:
		if len(f.Table.Layout().Companies) > fewCompanies && company.Name != company.Code {
			row.About = company.Name
		}
	case f.price(of.Company) != "":
		row.About, row.By = f.priceLine(of.Company, after)
	}
}
