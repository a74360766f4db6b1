package stockholder

import (
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	rules "scripkeeper/calc/stockholder"
)

func TestCardThenWayThenTradesAfter(t *testing.T) {
	h := hand(t, opened(t, options(t, "4x6", nil), 2))
	expect.True(t, !h.has(said("sheet.trade.after", "company", "Red")),
		"shares can be traded after a card that is not chosen")
	h.tap("Blue +60")
	if h.turn.Card != "B+60" || h.has("Red +60") {
		t.Errorf("card %q, the other cards in sight %v", h.turn.Card, h.has("Red +60"))
	}
	expect.True(t, !h.has(said("sheet.trade.after", "company", "Red")),
		"shares can be traded after a card of which not all is said")
	h.tap("Yellow –30")
	if h.turn.Free != fourcolours.Assign(2) || h.refused() != "" {
		t.Errorf("free %v, refused %q", h.turn.Free, h.refused())
	}
	expect.True(t, h.has(said("sheet.trade.after", "company", "Red")), "the trades after the card stay closed")
	expect.True(t, h.Changes == 2, "told of %d changes", h.Changes)
}

// Another card takes the place of the chosen one, and what was said of that one is forgotten.
func TestAnotherCard(t *testing.T) {
	h := hand(t, opened(t, options(t, "4x6", nil), 2))
	h.tap("Blue +60")
	h.tap("Yellow –30")
	h.turn.Keep = []rules.Keep{{Seat: 1}}
	h.press(words.Text("sheet.card.change"))
	expect.True(t, h.has("Red +60") && h.turn.Card == "B+60",
		"the cards are not in sight, or the card is gone before another one is chosen")
	h.tap("Green ×2")
	expect.True(t, h.turn.Card == "Gx2" && h.turn.Free == (rules.Free{}) && h.turn.Keep == nil,
		"the turn is %+v", h.turn)
}

// Every face of every deck is in sight once, offers each way that its numbers can go, and each way makes a turn of its
// own that is allowed.
func TestEveryCardOffersItsWays(t *testing.T) {
	for _, preset := range []string{"4x6", "broker1961"} {
		table := opened(t, options(t, preset, nil), 2)
		faces := rules.DeckOf(table).Faces
		h := hand(t, table)
		n := len(h.ways())
		expect.True(t, n == len(faces), "%s: %d cards in sight, the deck has %d faces", preset, n, len(faces))
		for place, face := range faces {
			if place > 0 {
				h.press(words.Text("sheet.card.change"))
			}
			company := words.CompanyName(table.Layout(), face.Own)
			h.tap(words.Format("sheet.card.spoken", words.Names{"company": company,
				"effect": words.Effect(face.Effect.String())}))
			want := map[int]int{0: 0, 1: 3, 3: 6}[len(face.Free)]
			ways := h.ways()
			expect.True(t, len(ways) == want, "%s %s: %d ways, want %d", preset, face.Code, len(ways), want)
			if want == 0 && h.refused() != "" {
				t.Errorf("%s %s: %s", preset, face.Code, h.refused())
			}
			made := map[rules.Free]bool{}
			for _, way := range ways {
				h.tap(apptest.Spoken(way))
				made[h.turn.Free] = true
				if h.refused() != "" {
					t.Errorf("%s %s, %s: %s", preset, face.Code, apptest.Spoken(way), h.refused())
				}
			}
			expect.True(t, len(made) == want, "%s %s: %d different ways, want %d", preset, face.Code, len(made), want)
		}
	}
}

// The tiles of a way say what the turn then does.
func TestWaysSayWhereNumbersGo(t *testing.T) {
	table := opened(t, options(t, "4x6", nil), 2)
	h := hand(t, table)
	h.tap("Green +100")
	h.tap("Yellow –10, Blue –20, Red –30")
	next := apptest.Applied(t, table, h.turn)
	got := four{next.Price(0), next.Price(1), next.Price(2), next.Price(3)}
	want := (four{80, 70, 90, 200})
	expect.True(t, got == want, "prices %v, want %v", got, want)
}

// Cards that are gone are greyed, and tapping one says why.
func TestCardsThatAreGone(t *testing.T) {
	o := options(t, "3x5", nil)
	table := opened(t, o, 2)
	table = apptest.Applied(t, table, &rules.Turn{Seat: 0, Card: "B+60", Free: fourcolours.Assign(1)})
	h := hand(t, table)
	gone := h.tile("Blue +60")
	want := "Every B +60 has been played. The deck has 1."
	if !gone.Disabled() || gone.Reason() != want {
		t.Errorf("the card that was played is open, or says %q", gone.Reason())
	}
	h.tap("Blue +60")
	expect.True(t, slices.Equal(h.Said, []string{want}) && h.turn.Card == "" && h.Changes == 0,
		"said %q, card %q, %d changes", h.Said, h.turn.Card, h.Changes)
	expect.True(t, !h.tile("Blue +50").Disabled() && !h.tile("Red +60").Disabled(), "cards that are left are greyed")
}

// Once the big cards of a hand are played, none of them can be played any more, and the small ones can.
func TestBigCardsOfAHandAreGone(t *testing.T) {
	table := opened(t, options(t, "3x5", nil), 2)
	for _, code := range []string{"B", "R", "Y"} {
		place := map[string]int{"B": 0, "R": 1, "Y": 2}[code]
		var others []int
		for c := range rules.Colours {
			if c != place {
				others = append(others, c)
			}
		}
		table = apptest.Applied(t, table, &rules.Turn{Seat: 0, Card: code + "+100",
			Free: fourcolours.Assign(others...)},
			&rules.Turn{Seat: 1, Card: code + "+30", Free: fourcolours.Assign(3)})
	}
	h := hand(t, table)
	for _, label := range []string{"Green +100", "Blue ×2", "Red ÷2"} {
		h.Said = nil
		h.tap(label)
		if want := "Ann has played all 3 big cards of this formula. Only small ones are left."; !slices.Equal(h.Said,
			[]string{want}) {
			t.Errorf("%s says %q", label, h.Said)
		}
	}
	h.tap("Green +40")
	expect.True(t, h.turn.Card == "G+40", "a small card cannot be chosen")
}

// With a deck that is not counted every card can be chosen.
func TestUncountedDeckHasEveryCard(t *testing.T) {
	table := opened(t, options(t, "3x5", func(o *rules.Options) { o.CountCards = false }), 2)
	table = apptest.Applied(t, table, &rules.Turn{Seat: 0, Card: "B+60", Free: fourcolours.Assign(1)})
	h := hand(t, table)
	h.tap("Blue +60")
	expect.True(t, h.turn.Card == "B+60", "a card of a deck that is not counted is refused")
}

// A turn that is amended shows its card and its way.
func TestTurnOfThePastIsShownAsItIs(t *testing.T) {
	table := opened(t, options(t, "4x6", nil), 2)
	h := handOf(t, table, &rules.Turn{Before: four{-1, 0, 1, 0}, Card: "R/2", Free: fourcolours.Assign(3),
		After: four{0, 0, 0, -1}})
	n := len(h.ways())
	expect.True(t, n == 3, "%d ways in sight", n)
	if sold, bought := h.cell("before", "Blue").Figures().Trade,
		h.cell("before", "Yellow").Figures().Trade; !h.Says("÷2") || sold != -1 || bought != 1 {
		t.Errorf("the turn shows %d and %d", sold, bought)
	}
	expect.Equal(t, h.refused(), "", "refused with")
}

// A card that cannot be played says why: it is gone only when all of its kind were played; of the cards that one player
// alone has used up it says so, and others see it as any other.
func TestACardSaysWhyItCannotBePlayed(t *testing.T) {
	g := apptest.RecordedGame(t, "stockholder", "four-seats-4x6")
	table, _, refusal := g.Rulebook.Open(g.Setup.Options, g.Setup.Names)
	met := map[string]int{}
	for i := 0; refusal == nil && i < len(g.Entries); i++ {
		if i%3 == 0 && g.Entries[i].Kind() == "turn" {
			h := hand(t, table)
			field, _ := h.turn.Form(table).Field("card")
			for _, choice := range field.Allowed.Choices {
				if choice.Refusal == nil {
					continue
				}
				want := "used"
				if choice.Refusal.Code == "card.gone" {
					want = "gone"
				} else if !strings.HasPrefix(choice.Refusal.Code, "card.hand.") {
					continue
				}
				met[want]++
				got := h.editor.fan.Faces[choice.Value].Beside.Text()
				must.Hold(t, got == want,
					"before entry %d the card %d, refused as %s, says %q", i+1, choice.Value, choice.Refusal.Code, got)
			}
		}
		table, _, refusal = g.Entries[i].Apply(table)
	}
	expect.True(t, refusal == nil && met["gone"] != 0 && met["used"] != 0, "met were %v (%v)", met, refusal)
}
