package setup

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/view/sheet"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

func chartered(t *testing.T) (*houseRules, *companies, *agreement.Options) {
	t.Helper()
	_, _, h := ruling(t, "openmarket")
	field, _ := h.asked(t, "companies")
	return h, h.companyControl(field).(*companies), h.Options.(*agreement.Options)
}

func TestCompaniesAreRows(t *testing.T) {
	_, c, options := chartered(t)
	see := func(companies, opening string) {
		t.Helper()
		c.Show(sheet.Field{}) // as the page does
		if options.Companies != companies || options.Opening != opening {
			t.Errorf("the companies are %q at %q, want %q at %q", options.Companies, options.Opening, companies,
				opening)
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

// If shares are limited, a row asks for its company's number of shares; an empty field means the common number.
func TestARowAsksForTheShares(t *testing.T) {
	h, c, options := chartered(t)
	if c.rows[0].supply.marked.Content.Visible() {
		t.Error("there is no end to the shares, and their number is asked for")
	}
	options.Shares = 10
	if c.Show(sheet.Field{}); !c.rows[0].supply.marked.Content.Visible() || c.rows[0].supply.field.PlaceHolder != "10" {
		t.Error("the number of shares is not asked for")
	}
	c.rows[1].supply.field.SetText("5")
	if options.SharesEach != "10 5 10 10" {
		t.Errorf("the numbers of shares are %q", options.SharesEach)
	}
	test.Tap(c.rows[1].up)
	if options.SharesEach != "5 10 10 10" {
		t.Errorf("the numbers of shares are %q after a row went up", options.SharesEach)
	}
	h.refusal = calc.Refuse("option.shares.number", "shares_each").With("number", 2)
	c.Mark(true)
	if c.rows[0].supply.marked.IsMarked() || !c.rows[1].supply.marked.IsMarked() || c.rows[1].named.IsMarked() {
		t.Error("the second number of shares is wrong, and not marked alone")
	}
	c.rows[0].supply.field.SetText("")
	if options.SharesEach != "" {
		t.Errorf("all have as many, and the numbers are %q", options.SharesEach)
	}
}

func TestTheCompanyThatIsWrongIsMarked(t *testing.T) {
	h, c, _ := chartered(t)
	for _, of := range []struct {
		why                  *calc.Refusal
		names, codes, prices []int
	}{
		{calc.Refuse("option.companies.long", "companies").With("number", 2), []int{1}, nil, nil},
		{calc.Refuse("option.companies.twice", "companies").With("first", 1).With("second", 4), []int{0, 3}, nil, nil},
		{calc.Refuse("option.companies.code", "companies").With("number", 3), nil, []int{2}, nil},
		{calc.Refuse("option.opening.track", "opening").With("number", 1), nil, nil, []int{0}},
		{calc.Refuse("option.companies.count", "companies"), []int{0, 1, 2, 3}, nil, nil},
	} {
		h.refusal = of.why
		c.Mark(true)
		for i, r := range c.rows {
			if r.named.IsMarked() != slices.Contains(of.names, i) || r.coded.IsMarked() != slices.Contains(of.codes,
				i) ||
				r.opening.marked.IsMarked() != slices.Contains(of.prices, i) {
				t.Errorf("%s marks row %d by %v, %v and %v", of.why.Code, i+1, r.named.IsMarked(), r.coded.IsMarked(),
					r.opening.marked.IsMarked())
			}
		}
	}
	c.Mark(false)
	if c.rows[0].opening.marked.IsMarked() || c.rows[1].named.IsMarked() {
		t.Error("marks stay")
	}
}
