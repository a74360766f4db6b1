package sheet

import (
	"slices"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger/record"
)

// cardOf returns the card field of a turn after earlier turns, under a rule set.
func cardOf(t *testing.T, preset string, turn *stockholder.Turn, before ...calc.Entry) Field {
	t.Helper()
	rules, _ := calc.Find(stockholder.Rulebook{}.Presets(), func(p calc.Preset) bool { return p.Key == preset })
	setup := record.Setup{Rulebook: "stockholder", Names: []string{"Ann", "Ben"}, Options: rules.Options}
	v := begun(t, setup, before...)
	turn.Seat = v.Table.Turn()
	fields := Form{Rulebook: v.ID(), Table: v.Table, Entry: turn, Open: calc.None}.Fields()
	at := slices.IndexFunc(fields, func(f Field) bool { return f.Name == "card" })
	must.Hold(t, at >= 0, "no card is asked for")
	return fields[at]
}

func TestADeckLiesInRowsOfOneNumber(t *testing.T) {
	card := cardOf(t, "4x6", &stockholder.Turn{})
	expect.Equal(t, card.Input, Cards, "a card is asked for by")
	must.Hold(t, len(card.Grid) == 11 && len(card.Choices) == 44, "rows are %v", card.Grid)
	var beside []string
	for _, row := range card.Grid {
		for company, at := range row {
			c := card.Choices[at]
			expect.True(t, c.Company.Code == fourcolours.Codes[company:company+1] &&
				c.Face.Operation == card.Choices[row[0]].Face.Operation, "in a row stands %+v", c)
		}
		beside = append(beside, card.Choices[row[0]].Face.Beside)
	}
	want := []string{"", "÷2", "×2", "–30", "–40", "–50", "–60", "+60", "+50", "+40", "+30"}
	expect.True(t, slices.Equal(beside, want), "beside the numbers stand %v", beside)
	hundred := card.Choices[0].Face
	expect.True(t, slices.Equal(hundred.Free, []string{"–10", "–20", "–30"}), "a hundred gives away %v", hundred.Free)
	expect.Equal(t, cardOf(t, "broker1961", &stockholder.Turn{}).Choices[0].Face.Beside, "–10", "what falls on all others")
}

// The card shows one word, and its choice has the full reason.
func TestACardThatIsGoneSaysSo(t *testing.T) {
	played := &stockholder.Turn{Card: "R+60", Free: fourcolours.Assign(0)}
	card := cardOf(t, "4x6", &stockholder.Turn{}, played)
	at := slices.IndexFunc(card.Choices, func(c Choice) bool { return c.Label == words.Card("R+60") })
	must.Hold(t, at >= 0, "it is not there")
	gone := card.Choices[at]
	expect.True(t, gone.Face.Absent == words.Text("sheet.card.gone") && gone.Reason != "", "of the card is said %+v", gone)
	left := card.Choices[at+1]
	expect.True(t, left.Face.Absent == "" && left.Reason == "", "of the next is said %+v", left)
}

func TestANumberOnACardAsksWhereItGoes(t *testing.T) {
	v := begun(t, record.Setup{Rulebook: "stockholder", Names: []string{"Ann", "Ben"}})
	form := Form{Rulebook: v.ID(), Table: v.Table, Entry: &stockholder.Turn{Card: "B+100"}, Open: calc.None}
	var asked []string
	for _, f := range form.Fields() {
		if f.Printed != "" {
			asked = append(asked, f.Printed, f.Label)
		}
	}
	expect.True(t, slices.Equal(asked, []string{"–10", "Where does –10 go?", "–20", "Where does –20 go?",
		"–30", "Where does –30 go?"}), "asked is %v", asked)
}

func TestACardThatIsUsedSaysSo(t *testing.T) {
	var before []calc.Entry
	for company, code := range []string{"B", "R", "Y"} {
		others := slices.DeleteFunc([]int{0, 1, 2, 3}, func(other int) bool { return other == company })
		before = append(before, &stockholder.Turn{Card: code + "+100", Free: fourcolours.Assign(others...)},
			&stockholder.Turn{Seat: 1, Card: code + "+30", Free: fourcolours.Assign(3)})
	}
	for _, choice := range cardOf(t, "3x5", &stockholder.Turn{}, before...).Choices {
		if choice.Label == words.Card("Gx2") {
			expect.True(t, choice.Face.Absent == words.Text("sheet.card.used") && choice.Reason != "", "of it is said %+v", choice)
			return
		}
	}
	t.Error("it is not there")
}

// Several numbers on a card form one field if there are few ways to assign them to companies.
func TestFewWaysOfNumbersAreOneField(t *testing.T) {
	v := begun(t, record.Setup{Rulebook: "stockholder", Names: []string{"Ann", "Ben"}})
	for card, want := range map[string][]int{"B+100": {3, 6}, "B+60": {0, 0}} {
		turn := &stockholder.Turn{Card: card}
		fields := Joined(Form{Rulebook: v.ID(), Table: v.Table, Entry: turn, Open: calc.None}.Fields())
		last := fields[len(fields)-1]
		ways := 0
		if last.Numbers != nil {
			ways = len(last.Ways())
		}
		expect.True(t, slices.Equal([]int{len(last.Numbers), ways}, want), "%s: %d numbers go %d ways", card, len(last.Numbers), ways)
	}
}
