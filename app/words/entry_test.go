package words

import (
	"slices"
	"testing"

	"scripkeeper/app/words/lang"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/trading"
)

func TestThoseWhoMissedARoundAreToldAfterTheCards(t *testing.T) {
	layout := &calc.Layout{Seats: []calc.Seat{{Name: "Anna"}, {Name: "Ben"}, {Name: "Carl"}}}
	statement := calc.Statement{Lines: []calc.Line{
		{Kind: "missed", Seat: 0, Company: calc.None},
		{Kind: "bankrupt.left", Seat: 1, Company: calc.None},
		{Kind: "missed", Seat: 2, Company: calc.None},
	}}
	want := []string{"Ben is bankrupt", "Anna missed it", "Carl missed it"}
	if got := Events("brokeryard", layout, statement); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// A purchase is described even if the table does not ask for its number, because an edit closed the company, or because
// another entry recorded by the same tap launches the company.
func TestAnEntryThatIsNotPossibleIsToldWhole(t *testing.T) {
	rulebook := openmarket.Rulebook{}
	table, _, refusal := rulebook.Open(rulebook.Presets()[2].Options, []string{"Anna", "Ben"})
	if refusal != nil {
		t.Fatal(refusal)
	}
	price := 700
	for e, want := range map[calc.Entry]string{
		&trading.Buy{Company: "A", Shares: 2}:       "Anna buys 2 Anchor",
		&pricing.Price{Company: "A", Price: &price}: "Anchor is set to 700",
	} {
		reads(t, EntryShort("openmarket", table, e), want)
	}
}

// A negative number has words of its own: a company that redeems a share is not said to issue –1.
func TestARedemptionIsTold(t *testing.T) {
	rulebook := openmarket.Rulebook{}
	options := rulebook.Presets()[slices.IndexFunc(rulebook.Presets(), func(p calc.Preset) bool { return p.Key == "issues" })]
	table, _, refusal := rulebook.Open(options.Options, []string{"Anna", "Ben"})
	if refusal != nil {
		t.Fatal(refusal)
	}
	company := table.Layout().Companies[0]
	for shares, want := range map[int]string{
		-1: " redeems 1 share", -2: " redeems 2 shares", 1: " issues 1 share", 3: " issues 3 shares",
	} {
		told := EntryShort("openmarket", table, &operating.Issue{Company: company.Code, Shares: shares})
		reads(t, told, Upper(CompanyName(table.Layout(), 0))+want)
	}
}

// Half a payout and half a share are different words in most languages other than English.
func TestAChoiceIsCalledByItsField(t *testing.T) {
	half := calc.Choice{Key: "half"}
	In(lang.Of("de"), func() {
		for name, want := range map[string]string{"payout": "Hälfte", "class": "Halbe Aktie", "give_class": "Halbe Aktie"} {
			reads(t, Choice("openmarket", nil, &calc.Field{Name: name, Kind: calc.ChoiceKind}, half), want)
		}
	})
}
