package shoulders

import (
	"encoding/json"
	"fmt"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/shoulders/operating"
)

// swiftOperates returns a table in the first operating phase, with three companies of different value and appeal.
func swiftOperates(t *testing.T) calc.Table {
	t.Helper()
	return played(t, atBuilding(t), &operating.Building{Dealt: true})
}

func played(t *testing.T, table calc.Table, entries ...calc.Entry) calc.Table {
	t.Helper()
	for _, e := range entries {
		next, _, refusal := e.Apply(table)
		must.Hold(t, refusal == nil, "%s: %v", e.Kind(), refusal)
		table = next
	}
	return table
}

func atBuilding(t *testing.T) calc.Table {
	t.Helper()
	rules := Rulebook{}
	table, _, _ := rules.Open(rules.Presets()[2].Options, []string{"Anna", "Ben", "Cleo"})
	return played(t, table,
		&Start{Seat: 2, Company: "swift", Par: 50}, &Start{Seat: 1, Company: "elgin", Par: 40},
		&Start{Seat: 0, Company: "fairbank", Par: 35},
		&Buy{Seat: 0, Company: "fairbank", Certificate: "common"},
		&Buy{Seat: 1, Company: "elgin", Certificate: "common"},
		&Pass{Seat: 2}, &Pass{}, &Pass{Seat: 1})
}

func turnOf(t *testing.T, table calc.Table, company string, values ...named) calc.Batch {
	t.Helper()
	e, is := Rulebook{}.Batch(table, &operating.Treasury{Company: company})
	must.Hold(t, is, "%s has no sheet", company)
	for _, v := range values {
		f, asked := e.Form(table).Field(v.field)
		must.Hold(t, asked, "nothing asks for %s", v.field)
		f.Set(v.value)
	}
	return e
}

type named struct {
	field string
	value int
}

func recorded(table calc.Table, e calc.Batch) []string {
	return calc.Map(e.Entries(table), gametest.Written)
}

// Entries about other companies come first. All payments of a company are one entry.
func TestATurnIsRecordedInTheOrderOfItsSheet(t *testing.T) {
	table := swiftOperates(t)
	turn := turnOf(t, table, "elgin", named{"treasury", -10}, named{"company", 2}, named{"wages", 40},
		named{"machinery", 30}, named{"raise_common", 2}, named{"appeal", 4}, named{"treasury", 20})
	lines := []string{
		`treasury {"company":"elgin","change":-10}`,
		`treasury {"company":"swift","change":20}`, `appeal {"company":"swift","to":4}`,
		`emergency {"company":"swift","common":2}`, `pay {"company":"swift","wages":40,"machinery":30}`,
	}
	expect.List(t, recorded(table, turn), lines, "without a result")
	for _, v := range []named{{"revenue", 115}, {"use", 0}} {
		f, _ := turn.Form(table).Field(v.field)
		f.Set(v.value)
	}
	expect.List(t, recorded(table, turn),
		append(lines, `operate {"company":"swift","revenue":115,"use":"dividends"}`), "with one")
}

// Payments cannot exceed the treasury after the earlier lines. A refusal names its line.
func TestALineIsAskedAsTheOnesBeforeItLeaveTheTable(t *testing.T) {
	table := swiftOperates(t)
	turn := turnOf(t, table, "swift", named{"treasury", 20}, named{"wages", 40})
	goods, _ := turn.Form(table).Field("goods")
	expect.Equal(t, goods.Allowed.Max, 130, "the most for goods")
	goods.Set(140)
	_, _, refusal := turn.Apply(table)
	must.Hold(t, refusal != nil, "140 are paid")
	expect.Equal(t, refusal.Field, "goods", "the refused line")
	raised := turnOf(t, table, "swift", named{"wages", 160}, named{"raise_common", 1})
	after, _, refusal := raised.Apply(table)
	must.Hold(t, refusal == nil, "money that is raised cannot be paid: %v", refusal)
	expect.Equal(t, after.Balance(calc.Treasury(2), calc.Cash()), 150+50-160, "the treasury")
	track := turnOf(t, table, "swift", named{"appeal", 17})
	_, _, refusal = track.Apply(table)
	must.Hold(t, refusal != nil, "the marker leaves the track")
	expect.Equal(t, refusal.Field, "appeal", "the refused line")
	_, _, refusal = turnOf(t, table, "swift", named{"treasury", -500}, named{"company", 9}).Apply(table)
	must.Hold(t, refusal != nil, "a treasury of 150 pays 500")
	expect.Equal(t, refusal.Field, "", "the line of a company that is not shown")
}

func TestCompaniesStandInTheOrderOfAppeal(t *testing.T) {
	table := played(t, swiftOperates(t), &operating.Operate{Company: "fairbank", Use: "withhold"})
	turn := turnOf(t, table, "elgin", named{"appeal", 3}, named{"company", 2})
	var all []string
	f, _ := turn.Form(table).Field("company")
	for _, choice := range f.Allowed.Choices {
		all = append(all, table.Layout().Companies[choice.Value].Code+" "+choice.Note.Key)
	}
	expect.List(t, all, []string{"FA operated", "SW appeal", "EL filled"}, "the companies")
}

// Before either is chosen, dividends and withholding show their effect or the reason why they are refused.
func TestWhatIsDoneWithTheRevenue(t *testing.T) {
	table := swiftOperates(t)
	use := func(values ...named) (notes []string) {
		f, _ := turnOf(t, table, "swift", values...).Form(table).Field("use")
		for _, choice := range f.Allowed.Choices {
			note := fmt.Sprint(choice.Note.Key, choice.Note.Terms)
			if choice.Refusal != nil {
				note = choice.Refusal.Code
			}
			notes = append(notes, note)
		}
		return notes
	}
	expect.List(t, use(), []string{"[]", "[]"}, "as long as no revenue is said")
	expect.List(t, use(named{"revenue", 115}), []string{"dividends[{each 11} {change 77} {old 50} {new 80}]",
		"withhold[{each 11} {change 115} {old 50} {new 40}]"}, "of 115")
	expect.Equal(t, use(named{"revenue", 0})[0], "operate.nothing", "of nothing")
	waiting := turnOf(t, table, "elgin", named{"wages", 10})
	f, _ := waiting.Form(table).Field("use")
	expect.Equal(t, f.Allowed.Choices[0].Refusal.Code, "operate.order", "of a company that waits")
	expect.Equal(t, len(waiting.Entries(table)), 1, "it has its lines all the same")
}

func TestDraftOfLinesAloneIsRead(t *testing.T) {
	table := swiftOperates(t)
	turn, _ := Rulebook{}.Batch(table, &operating.Operate{Company: "swift", Revenue: 115, Use: "withhold"})
	must.Do(t, json.Unmarshal([]byte(`{"swift":{"appeal":1,"pays":[40,0,0]}}`), turn))
	expect.List(t, recorded(table, turn), []string{`appeal {"company":"swift","to":4}`, `pay {"company":"swift","wages":40}`,
		`operate {"company":"swift","revenue":115,"use":"withhold"}`}, "what is said")
}

// Outside the operating phase, the sheet is for treasury, appeal and payments of the first company in order.
func TestBetweenPhasesACompanyHasNoResult(t *testing.T) {
	table := atBuilding(t)
	turn, _ := Rulebook{}.Batch(table, &operating.Appeal{})
	expect.Equal(t, turn.Kind(), "treasury", "the sheet")
	names := calc.Map(turn.Form(table).Fields, func(f *calc.Field) string { return f.Name })
	expect.List(t, names, []string{"company", "treasury", "appeal", "wages", "goods", "machinery"}, "its fields")
	if _, has := (Rulebook{}).Batch(table, &operating.Operate{Company: "swift"}); has {
		t.Error("a result has a sheet before the operating phase")
	}
	kinds := calc.Kinds(calc.Sheets(Rulebook{}, table, Rulebook{}.Expected(table).Next))
	expect.List(t, kinds, []string{"building", "treasury", "extra", "protection"}, "kinds with a sheet")
	operating := swiftOperates(t)
	kinds = calc.Kinds(calc.Sheets(Rulebook{}, operating, Rulebook{}.Expected(operating).Next))
	expect.List(t, kinds, []string{"operate", "extra", "protection"}, "kinds in the operating phase")
}
