package sheet

import (
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/shoulders"
	"scripkeeper/calc/stockholder"
	"scripkeeper/calc/stockpile"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/tycoon"
	"scripkeeper/ledger/record"
)

func beginning(t *testing.T, rulebook calc.Rulebook, entries ...calc.Entry) calc.Table {
	t.Helper()
	setup := record.Setup{Rulebook: rulebook.ID(), Names: []string{"Ann", "Ben"},
		Options: rulebook.Presets()[0].Options}
	return begun(t, setup, entries...).Table
}

func positionOf(t *testing.T, rulebook calc.Rulebook, table calc.Table) Form {
	t.Helper()
	for _, e := range rulebook.Expected(table).All() {
		if e.Kind() == calc.PositionKind {
			return Form{Rulebook: rulebook.ID(), Table: table, Entry: calc.Ready(table, e), Open: calc.None}
		}
	}
	t.Fatalf("%s has no position", rulebook.ID())
	return Form{}
}

func fieldOf(t *testing.T, f Form, name string) Field {
	t.Helper()
	for _, field := range f.Fields() {
		if field.Name == name {
			return field
		}
	}
	t.Fatalf("there is no field %s", name)
	return Field{}
}

// Recorded positions list fields by player, and forms list them by subject.
func TestWhatPlayersHaveStandsTogether(t *testing.T) {
	var said []string
	for _, field := range positionOf(t, shoulders.Rulebook{}, beginning(t, shoulders.Rulebook{})).Fields()[:4] {
		said = append(said, field.Group+": "+field.Label)
	}
	expect.Equal(t, strings.Join(said, ", "),
		"Cash: Ann, Cash: Ben, Out of the game: Ann, Out of the game: Ben", "the first fields")
}

// Prices are together, each with its company's mark. A company's other fields are below its name.
func TestAPositionIsGathered(t *testing.T) {
	prices := fieldOf(t, positionOf(t, stockholder.Rulebook{}, beginning(t, stockholder.Rulebook{})), "prices.1")
	must.Hold(t, prices.Company != nil, "no mark")
	expect.Equal(t, prices.Group+": "+prices.Label+" "+prices.Company.Code, "Prices: Red R", "a price")

	table := beginning(t, shoulders.Rulebook{}, &shoulders.Start{Seat: 1, Company: "swift", Par: 50})
	form := positionOf(t, shoulders.Rulebook{}, table)
	treasury, commons := fieldOf(t, form, "treasury.2"), fieldOf(t, form, "common.2.1")
	must.Hold(t, treasury.Heads != nil && treasury.Company == nil, "the mark stands at %+v", treasury)
	expect.Equal(t, treasury.Group+": "+treasury.Label, "Swift: Treasury", "a treasury")
	expect.Equal(t, commons.Group+": "+commons.Label, "Swift: Commons", "certificates")
	expect.Equal(t, commons.Full, "Ben: Swift commons", "what the certificates are called elsewhere")

	spalding := fieldOf(t, form, "price.1")
	must.Hold(t, spalding.Company != nil && spalding.Heads == nil, "the mark stands at %+v", spalding)
	expect.Equal(t, spalding.Group+": "+spalding.Label, "Values: Spalding", "what alone is asked of a company")
	expect.Equal(t, fieldOf(t, form, "price.2").Group, "Swift", "the value of a company with more to ask")

	out := fieldOf(t, positionOf(t, tycoon.Rulebook{}, beginning(t, tycoon.Rulebook{})), "out.1")
	expect.Equal(t, out.Group+": "+out.Label, "Out of the game: Ben", "who is out")
}

// The form does not show a secret value as the current value.
func TestWhatStandsAtTheTableStandsBeside(t *testing.T) {
	table := beginning(t, stockholder.Rulebook{})
	form := positionOf(t, stockholder.Rulebook{}, table)
	expect.Equal(t, fieldOf(t, form, "prices.1").Was, "", "as it is")
	form.Field("prices.1").Set(120)
	price := fieldOf(t, form, "prices.1")
	expect.Equal(t, price.Label+", "+price.Was, "now 100, 100", "a price that is set")

	ruling := Form{Rulebook: "stockholder", Table: table, Entry: &calc.Ruling{What: "cash"}, Open: calc.None}
	expect.Equal(t, fieldOf(t, ruling, "change").Label, "By how much · now 0", "the change of a ruling")

	cards := Form{Rulebook: "stockpile", Table: held(t, "veiled"), Entry: &calc.Ruling{What: "COS"}, Open: calc.None}
	expect.Equal(t, fieldOf(t, cards, "change").Was, "", "cards behind a veil")
}

// held returns a game of Stockpile with the given value of the option for holdings.
func held(t *testing.T, holdings string) calc.Table {
	t.Helper()
	options := stockpile.Rulebook{}.Presets()[0].Options.(*board.Options)
	options.Holdings = holdings
	return begun(t, record.Setup{Rulebook: "stockpile", Names: []string{"Ann", "Ben"}, Options: options}).Table
}

func TestChoicesAboutCompaniesAreMarked(t *testing.T) {
	for _, rules := range rulebooks.All() {
		table := beginning(t, rules)
		if rules.ID() == "stockpile" {
			table = held(t, "open_books")
		}
		form := Form{Rulebook: rules.ID(), Table: table, Entry: &calc.Ruling{}, Open: calc.None}
		marked := 0
		for _, field := range form.Fields() {
			for _, choice := range field.Choices {
				marked += calc.Bit(choice.Company != nil && field.Name == "what")
			}
		}
		wanted := map[string]int{"stockholder": 4, "brokeryard": 4, "stockpile": 12, "tycoon": 6}[rules.ID()]
		expect.Equal(t, marked, wanted, "marked choices of %s", rules.ID())
	}
}

// The number of a player's cards in a company has the company's code above it. A screen reader reads the full name.
func TestNumbersOfAPlayerArePaired(t *testing.T) {
	form := positionOf(t, stockpile.Rulebook{}, held(t, "open_books"))
	regular, split, cash := fieldOf(t, form, "regular.1.2"), fieldOf(t, form, "split.1.2"), fieldOf(t, form, "cash.1")
	expect.True(t, regular.Paired && split.Paired && !cash.Paired, "%v, %v, %v", regular, split, cash)
	expect.Equal(t, regular.Brief+", "+regular.Label+", "+split.Brief, "LEA, Leading Laboratories, LEA: split cards",
		"what stands above")

	bids := positionOf(t, shoulders.Rulebook{}, beginning(t, shoulders.Rulebook{}))
	expect.Equal(t, fieldOf(t, bids, "cash.1").Group+": "+fieldOf(t, bids, "cash.1").Label, "Cash: Ben", "whose cash")
	expect.Equal(t, fieldOf(t, bids, "out.1").Group+": "+fieldOf(t, bids, "out.1").Label, "Out of the game: Ben", "who is out")
}

// A phone's digit keyboard has no minus sign, so numbers down to -50 use a stepper.
func TestStepsBothWaysAreSteppedTo(t *testing.T) {
	n := 0
	for _, c := range []struct {
		low, high int
		want      Input
	}{{-50, 50, Stepper}, {-51, 50, Number}, {0, 30, Stepper}, {0, 31, Number}} {
		f := calc.Amount("steps", &n, calc.Range(c.low, c.high))
		expect.Equal(t, InputOf(f), c.want, "from %d to %d", c.low, c.high)
	}
}
