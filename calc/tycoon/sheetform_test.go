package tycoon

import (
	"encoding/json"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/office"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/calc/tycoon/yearend"
)

type asking struct {
	t     *testing.T
	table calc.Table
	entry calc.Entry
}

func (s asking) field(list string, indexes ...int) *calc.Field {
	s.t.Helper()
	f, has := calc.SheetForm(s.entry, s.table).Field(calc.ItemName(list, indexes...))
	must.Hold(s.t, has, "the sheet does not ask for %s %v", list, indexes)
	return f
}

func (s asking) card(seat int, code string) *calc.Field {
	s.t.Helper()
	face, _ := board.DeckOf(s.table).Index(code)
	return s.field("cards", seat, face)
}

func (s asking) says(want string) {
	s.t.Helper()
	expect.Equal(s.t, gametest.Written(s.entry), want, "the sheet says")
}

func (s asking) refuses(f *calc.Field, code string) {
	s.t.Helper()
	expect.True(s.t, f.Allowed.Max == 0 && f.Allowed.Refusal != nil && f.Allowed.Refusal.Code == code, "%s may be %+v", f.Name,
		f.Allowed)
}

func ending(t *testing.T, o *agreement.Options, seats int) asking {
	t.Helper()
	return asking{t, atYearEnd(t, open(t, o, seats)), &yearend.YearEnd{}}
}

// Cards are counted in deck order. A refusal of a card names the seat that has it. A full hand takes no more cards.
func TestCardsAreCountedOneByOne(t *testing.T) {
	s := ending(t, with(top(), func(o *agreement.Options) { o.Hand = 3 }), 4)
	s.card(0, "N-30").Set(1)
	s.card(0, "A+5").Set(1)
	taken := s.card(1, "A+5")
	s.refuses(taken, "card.taken")
	expect.True(t, taken.Tally && taken.Printed == "+5" && taken.Allowed.Refusal.Seat == 0, "it is told as %+v", taken)
	s.field("plus", 0).Set(1)
	s.refuses(s.card(0, "T+5"), "hand.full")
	s.refuses(s.field("minus", 0), "hand.full")
	s.says(`yearend {"seats":[{"cards":["A+5","N-30"],"plus":1}]}`)
	s.card(0, "N-30").Set(0)
	s.card(0, "T+5").Set(1)
	s.says(`yearend {"seats":[{"cards":["A+5","T+5"],"plus":1}]}`)
	double := ending(t, agreement.Extended("strategist"), 12)
	expect.Equal(t, double.card(0, "N+30").Allowed.Max, 2, "the cards of a kind in a deck of two each")
	double.card(0, "N+30").Set(1)
	expect.Equal(t, double.card(1, "N+30").Allowed.Max, 1, "of which one is elsewhere")
}

// Under clamp_each_card, a company's cards stay in the order in which they were entered.
func TestCardsStayInTheOrderDealt(t *testing.T) {
	s := ending(t, with(top(), func(o *agreement.Options) { o.ClampEach = true }), 2)
	for _, code := range []string{"T+5", "A+5", "T-5", "A-5"} {
		s.card(0, code).Set(1)
	}
	s.says(`yearend {"seats":[{"cards":["A+5","A-5","T+5","T-5"]}]}`)
}

// A seat's fields stay folded until the seat before it is complete. The record button warns of seats without cards.
func TestSeatsAreToldOneAfterAnother(t *testing.T) {
	s := ending(t, top(), 3)
	order := board.TurnOrder(s.table)
	folded := func() (all []int) {
		for _, seat := range order {
			all = append(all, calc.Bit(s.card(seat, "A+5").Folded))
		}
		return all
	}
	expect.List(t, folded(), []int{0, 1, 1}, "folded at first")
	for _, card := range []string{"N+5", "N+10"} {
		s.card(order[calc.Bit(card == "N+10")], card).Set(1)
	}
	expect.List(t, folded(), []int{0, 0, 0}, "folded then")
	expect.Equal(t, calc.SheetForm(s.entry, s.table).Record, "unshown", "recording it")
	s.field("plus", order[2]).Set(1)
	expect.Equal(t, calc.SheetForm(s.entry, s.table).Record, "", "recording it once all show some")
}

// Cards are added up to sums or totals, and sums to totals. Any other change of the way of entry clears the entries.
func TestToldInAnotherWay(t *testing.T) {
	s := ending(t, top(), 4)
	for _, code := range []string{"A-5", "N+30", "N+10"} {
		s.card(0, code).Set(1)
	}
	s.field("plus", 0).Set(1)
	s.card(1, "N-5").Set(1)
	by := func(way string) {
		for i, choice := range s.field("by").Allowed.Choices {
			if choice.Key == way {
				s.field("by").Set(i)
			}
		}
	}
	by("sums")
	s.says(`yearend {"by":"sums","seats":[{"sums":[-5,0,0,0,0,40],"plus":1},{"sums":[0,0,0,0,0,-5]}]}`)
	by("totals")
	s.says(`yearend {"by":"totals","totals":[-5,0,0,0,0,35],"seats":[{"plus":1}]}`)
	by("cards")
	s.says(`yearend {"seats":[{"plus":1}]}`)
}

func TestOfficesChooseACard(t *testing.T) {
	table := stand(t, top(), agreement.FaceValues(), has(1000, owns(atlas, 120_000)), has(1000, owns(atlas, 60_000)))
	s := asking{t, atYearEnd(t, table), &yearend.YearEnd{}}
	s.card(1, "A-10").Set(1)
	chairman := s.field("chairman", atlas)
	note := chairman.Allowed.Choices[1].Note
	expect.True(t, note.Key == "holder" && note.Terms[0].Value == 1, "beside the card stands %+v", note)
	face, _ := board.DeckOf(table).Index("A-10")
	chairman.Set(face)
	s.says(`yearend {"seats":[{},{"cards":["A-10"]}],"removed":[{"seat":1,"card":"A-10"}]}`)
	s.field("chairman", atlas).Set(calc.None)
	s.says(`yearend {"seats":[{},{"cards":["A-10"]}]}`)
}

func TestSpecialCardsRunOut(t *testing.T) {
	o := with(agreement.Standard("trader"), func(o *agreement.Options) {
		o.Reveal, o.Deck, o.Copies, o.Specials = "totals", "custom", 1, [6]int{1, 1, 1, 1, 1, 1}
	})
	table := stand(t, o, costs(atlas, 10), has(0, owns(atlas, 1_000)), has(0, owns(atlas, 2_000)))
	s := asking{t, atYearEnd(t, table), &yearend.YearEnd{Totals: six{-10}}}
	s.field("claim", 1, atlas).Set(1)
	s.refuses(s.field("claim", 0, atlas), "special.gone")
	expect.True(t, s.field("suspend", 0, titan).Folded, "Share Suspended is not folded")
	s.field("suspend", 0, titan).Set(1)
	s.refuses(s.field("suspend", 1, nova), "special.gone")
	s.says(`yearend {"totals":[-10,0,0,0,0,0],"suspends":[{"seat":0,"company":"T"}],"claims":[{"seat":1,"company":"A"}]}`)
	s.field("suspend", 0, titan).Set(0)
	s.says(`yearend {"totals":[-10,0,0,0,0,0],"claims":[{"seat":1,"company":"A"}]}`)
}

// A hand can take cards that no other hand has, until it is full. Choosing another player clears the hand.
func TestAHandIsCountedCardByCard(t *testing.T) {
	table := open(t, with(top(), func(o *agreement.Options) { o.Hands, o.Hand = "entered", 3 }), 2)
	s := asking{t, table, &hands.Hand{Seat: 0}}
	s.card(0, "N-30").Set(1)
	s.field("loan", 0).Set(1)
	s.field("plus", 0).Set(1)
	s.says(`hand {"seat":0,"cards":["N-30","L","$+10"]}`)
	s.refuses(s.card(0, "A+5"), "hand.full")
	next, _ := gametest.Apply(t, table, s.entry)
	other := asking{t, next, &hands.Hand{Seat: 1}}
	other.refuses(other.card(1, "N-30"), "card.held")
	s.field("seat").Set(1)
	s.says(`hand {"seat":1}`)
}

func TestABuybackSaysThatSomebodySellsNone(t *testing.T) {
	table := stand(t, top(), agreement.FaceValues(), has(1_000_000, owns(atlas, 100_000)), has(0, owns(atlas, 5_000)),
		has(0, owns(atlas, 5_000)), has(0, six{}))
	for want, offers := range map[string][]turns.Taker{
		"nobody": nil, "some": {{Seat: 1, Shares: 3_000}}, "": {{Seat: 1, Shares: 1}, {Seat: 2, Shares: 1}},
	} {
		e := &office.Buyback{Company: "A", Shares: 10_000, Price: 5, Offers: offers}
		expect.Equal(t, calc.SheetForm(e, table).Record, want, "recording it with %v", offers)
	}
}

// Old records may have fields that no longer exist. Such fields are ignored.
func TestAnEntryThatSaysWhatWasMissing(t *testing.T) {
	e := &yearend.YearEnd{}
	must.Do(t, json.Unmarshal([]byte(`{"seats":[{"plus":1}],"untold":[],"unasked":[]}`), e))
	expect.Equal(t, gametest.Written(e), `yearend {"seats":[{"plus":1}]}`, "the entry")
}
