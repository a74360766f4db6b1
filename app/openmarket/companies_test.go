package openmarket

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	rules "scripkeeper/calc/openmarket"
)

// The companies of a market are rows that are typed into, moved, added and taken out; a list that is pasted into a name
// becomes rows.
func TestCompaniesAreRows(t *testing.T) {
	apptest.Begin(t)
	options := rules.Rulebook{}.Presets()[0].Options.(*rules.Options)
	var c *Companies
	c = NewCompanies(func(lines []rules.CompanyLine) {
		options.SetLines(lines)
		c.Update(options)
	})
	c.Update(options)
	test.NewTempWindow(t, c.Object()).Resize(fyne.NewSize(390, 844))
	see := func(companies, opening string) {
		t.Helper()
		if options.Companies != companies || options.Opening != opening {
			t.Errorf("the companies are %q at %q, want %q at %q", options.Companies, options.Opening, companies, opening)
		}
	}
	test.Type(c.rows[0].name, "tlas")
	see("tlasA, B, C, D", "100")
	c.rows[1].code.SetText("bb")
	c.rows[3].opening.field.SetText("140")
	see("tlasA, B (BB), C, D", "100 100 100 140")
	test.Tap(c.rows[3].up)
	see("tlasA, B (BB), D, C", "100 100 140 100")
	test.Tap(c.rows[0].remove)
	test.Tap(c.add)
	see("B (BB), D, C", "100 140 100")
	if len(c.rows) != 4 || c.rows[0].code.Text != "bb" || c.rows[1].code.PlaceHolder != "D" {
		t.Errorf("%d rows are there", len(c.rows))
	}
	c.rows[3].name.SetText("Oil, Steel")
	see("B (BB), D, C, Oil, Steel", "100 140 100 100 100")
	test.Tap(c.rows[4].remove)
	test.Tap(c.rows[3].remove)
	test.Tap(c.rows[2].remove)
	if see("B (BB), D", "100 140"); !c.rows[0].remove.Disabled() {
		t.Error("a market can have one company")
	}
}
