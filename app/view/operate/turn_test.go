package operate

import (
	"encoding/json"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/shoulders"
	"scripkeeper/calc/shoulders/operating"
)

// swiftOperates is the operating phase of a first decade under the advanced rules: Swift at 50 and Fairbank at 35 have
// appeal 3, Elgin at 40 has 2; their treasuries have 150, 140 and 160.
func swiftOperates(t *testing.T) calc.Table {
	t.Helper()
	return after(t, building(t), &operating.Building{Dealt: true})
}

// after is the table after entries that must be allowed.
func after(t *testing.T, table calc.Table, entries ...calc.Entry) calc.Table {
	t.Helper()
	for _, e := range entries {
		next, _, refusal := e.Apply(table)
		must.Hold(t, refusal == nil, "%s: %v", e.Kind(), refusal)
		table = next
	}
	return table
}

func building(t *testing.T) calc.Table {
	t.Helper()
	rules := shoulders.Rulebook{}
	table, _, _ := rules.Open(rules.Presets()[2].Options, []string{"Anna", "Ben", "Cleo"})
	return after(t, table,
		&shoulders.Start{Seat: 2, Company: "swift", Par: 50}, &shoulders.Start{Seat: 1, Company: "elgin", Par: 40},
		&shoulders.Start{Seat: 0, Company: "fairbank", Par: 35},
		&shoulders.Buy{Seat: 0, Company: "fairbank", Certificate: "common"},
		&shoulders.Buy{Seat: 1, Company: "elgin", Certificate: "common"},
		&shoulders.Pass{Seat: 2}, &shoulders.Pass{}, &shoulders.Pass{Seat: 1})
}

func turnOf(t calc.Table, company string, lines Lines) *Turn {
	return &Turn{Table: t, Company: company, Lines: map[string]Lines{company: lines},
		Result: &operating.Operate{Company: company, Revenue: calc.None}}
}

// recorded are the entries of a turn as records write them.
func recorded(t *testing.T, turn *Turn) []string {
	t.Helper()
	var all []string
	for _, e := range turn.Entries() {
		all = append(all, e.Kind()+" "+string(must.Get(json.Marshal(e))(t)))
	}
	return all
}

// What is filled in is recorded in the order of the panel, what a company pays as one entry.
func TestATurnIsRecordedInTheOrderOfThePanel(t *testing.T) {
	turn := turnOf(swiftOperates(t), "swift", Lines{Treasury: 20, Appeal: 1, Pays: [3]int{40, 0, 30}, Common: 2})
	turn.Lines["elgin"] = Lines{Treasury: -10}
	lines := []string{
		`treasury {"company":"elgin","change":-10}`,
		`treasury {"company":"swift","change":20}`, `appeal {"company":"swift","to":4}`,
		`pay {"company":"swift","wages":40,"machinery":30}`,
		`emergency {"company":"swift","common":2}`,
	}
	expect.List(t, recorded(t, turn), lines, "without a result")
	turn.Result.Revenue, turn.Result.Use = 115, "dividends"
	expect.List(t, recorded(t, turn),
		append(lines, `operate {"company":"swift","revenue":115,"use":"dividends"}`), "with one")
}

// Each line shows how it comes about, after the ones before it.
func TestEachLineShowsItsWorking(t *testing.T) {
	p := turnOf(swiftOperates(t), "swift", Lines{Treasury: 20, Appeal: -1, Pays: [3]int{40, 0, 30}}).Panel()
	expect.Equal(t, p.Treasury, Line{Value: 20, After: 170, Working: "150 + 20 = 170"}, "the treasury")
	expect.Equal(t, p.Appeal, Line{Value: -1, After: 2, Working: "3 – 1 = 2"}, "the appeal")
	expect.Equal(t, p.Paid, "170 – 40 – 30 = 100", "what is paid")
	p = turnOf(swiftOperates(t), "swift", Lines{Pays: [3]int{40, 120, 0}}).Panel()
	expect.List(t, []bool{p.Pays[0].Wrong, p.Pays[1].Wrong, p.Pays[2].Wrong}, []bool{false, true, false}, "too much")
	expect.Equal(t, p.Paid, "150 – 40 – 120 = –10", "more than there is")
}

// A treasury that has too little for what it pays raises the money before.
func TestMoneyIsRaisedBeforeItIsMissing(t *testing.T) {
	table := swiftOperates(t)
	enough := recorded(t, turnOf(table, "swift", Lines{Pays: [3]int{150, 0, 0}, Common: 1}))
	expect.List(t, enough, []string{`pay {"company":"swift","wages":150}`,
		`emergency {"company":"swift","common":1}`}, "there is enough")
	short := recorded(t, turnOf(table, "swift", Lines{Pays: [3]int{160, 0, 0}, Common: 1}))
	expect.List(t, short, []string{`emergency {"company":"swift","common":1}`,
		`pay {"company":"swift","wages":160}`}, "there is too little")
}

// The companies stand in the order in which they operate, those that have first.
func TestCompaniesStandInTheOrderOfAppeal(t *testing.T) {
	table := after(t, swiftOperates(t), &operating.Operate{Company: "fairbank", Use: "withhold"})
	turn := turnOf(table, "swift", Lines{})
	turn.Lines["elgin"] = Lines{Appeal: 1}
	var all []string
	for _, stop := range turn.Panel().Stops {
		all = append(all, stop.Company.Code+": "+stop.About)
	}
	expect.List(t, all, []string{"FA: Operated", "SW: Appeal 3", "EL: Appeal 2"}, "the companies")
	stops := turn.Panel().Stops
	expect.True(t, stops[1].Seen && stops[2].Filled && !stops[0].Filled, "%+v", stops)
}

// Dividends and withholding show where they lead before one is chosen, and why one cannot be.
func TestWhatIsDoneWithTheRevenue(t *testing.T) {
	turn := turnOf(swiftOperates(t), "swift", Lines{})
	details := func() (all []string) {
		for _, use := range turn.Panel().Uses {
			all = append(all, use.Label+": "+use.Detail+use.Reason)
		}
		return all
	}
	expect.List(t, details(), []string{"Pay dividends: ", "Withhold: "}, "as long as no revenue is said")
	turn.Result.Revenue = 115
	expect.List(t, details(), []string{"Pay dividends: 11 a share · 50 to 80", "Withhold: Treasury +115 · 50 to 40"},
		"of 115")
	expect.Equal(t, turn.Panel().Track.Spoken(words.Noun{Typed: "Swift"}), "Swift is at 50", "the track")
	turn.Result.Use = "dividends"
	expect.Equal(t, turn.Panel().Track.Spoken(words.Noun{Typed: "Swift"}), "Swift goes from 50 to 80", "the track")
	turn.Result.Revenue = 0
	expect.Equal(t, details()[0], "Pay dividends: "+words.Text("shoulders.refusal.operate.nothing"), "of nothing")
}

// A company that waits says why, and has its lines all the same; so has any between the phases.
func TestACompanyThatWaitsHasLines(t *testing.T) {
	turn := turnOf(swiftOperates(t), "elgin", Lines{Pays: [3]int{10, 0, 0}})
	p := turn.Panel()
	expect.Equal(t, p.Waits, "Elgin has appeal 2. A company with appeal 3 operates first.", "why it waits")
	expect.True(t, len(p.Uses) == 0 && len(p.Raises) == 0 && p.Counted == 1, "it asks for %+v", p)
	before := &Turn{Table: building(t), Company: "elgin", Lines: map[string]Lines{"elgin": {Appeal: 1}}}
	expect.List(t, recorded(t, before), []string{`appeal {"company":"elgin","to":3}`}, "before they operate")
	expect.Equal(t, before.Panel().Waits, "", "why it waits then")
}

// The part of the track that is seen has both values in it.
func TestTheTrackShowsWhatLiesAboutTheValue(t *testing.T) {
	track := Track{Prices: make([]int, 21), Now: 6, Then: 8}
	for _, c := range []struct{ now, then, places, from, to int }{
		{6, 8, 7, 4, 11}, {0, 1, 7, 0, 7}, {20, 20, 7, 14, 21}, {3, 3, 40, 0, 21},
	} {
		track.Now, track.Then = c.now, c.then
		if from, to := track.Around(c.places); from != c.from || to != c.to {
			t.Errorf("%+v: %d to %d", c, from, to)
		}
	}
}
