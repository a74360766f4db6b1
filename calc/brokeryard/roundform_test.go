package brokeryard

import (
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
)

func inPart(t *testing.T, table calc.Table, e *Round, name string) *calc.Field {
	t.Helper()
	f, asked := calc.Asked(e, table).Field(name)
	must.Hold(t, asked, "%s is not asked", name)
	return f
}

func effectAt(t *testing.T, f *calc.Field, key string) int {
	t.Helper()
	for _, c := range f.Allowed.Choices {
		if c.Key == key {
			return c.Value
		}
	}
	t.Fatalf("%s offers no %s", f.Name, key)
	return 0
}

func TestWhatARoundAsksFor(t *testing.T) {
	table := stand(t, classic("3x5"), hundreds(), has(100, four{1}), gone(), has(0, four{1}))
	const ann = "missed.0 trade.0.0 trade.0.1 trade.0.2 trade.0.3"
	const cleo = " missed.2 trade.2.0 trade.2.1 trade.2.2 trade.2.3"
	for _, c := range []struct {
		play Play
		want string
	}{
		{Play{}, ann + " card.0" + cleo + " card.2"},
		{missed(), ann + cleo + " card.2"},
		{lay("B0"), ann + " card.0" + cleo + " card.2"},
		{lay("Gx2"), ann + " card.0 free.0.0" + cleo + " card.2"},
		{lay("B+100"), ann + " card.0 free.0.0 free.0.1 free.0.2" + cleo + " card.2"},
	} {
		e := &Round{Plays: []Play{c.play}}
		expect.Equal(t, gametest.Asked(e.Form(table)), c.want, "%v: fields", c.play)
		in := strings.NewReplacer("missed.0 ", "", "trade.0.3", "trade.0.3 missed.0", "missed.2 ", "", "trade.2.3",
			"trade.2.3 missed.2", "card.0", "colour.0 card.0", "card.2", "colour.2").Replace(c.want)
		if c.play == (Play{}) {
			in = strings.Replace(in, " card.0", "", 1)
		}
		expect.Equal(t, gametest.Asked(calc.Asked(e, table)), in, "%v: fields in parts", c.play)
	}
}

func TestWhatCannotBeAsked(t *testing.T) {
	over, _ := gametest.Apply(t, open(t, classic("3x5"), 2), &calc.Leave{Seat: 1})
	choosing := open(t, with(stops(), func(o *Options) { o.StopOptIn = true }), 2)
	for _, table := range []calc.Table{over, choosing} {
		expect.Equal(t, gametest.Asked(NewRound(table).Form(table)), "", "a round asks for …")
	}
	for _, e := range []calc.Entry{&Stops{}, &Toss{}} {
		expect.Equal(t, gametest.Asked(e.Form(over)), "", "%s asks for … when the game is over", e.Kind())
	}
	expect.Equal(t, gametest.Asked((&Stops{}).Form(choosing)), "stops.0 stops.1", "stops asks for …")
}

// Choosing the second of three uncoloured numbers sets the third. A colour taken by a number is removed from later
// numbers.
func TestARoundByThumb(t *testing.T) {
	table, e := open(t, classic("3x5"), 2), &Round{}
	hundred, _ := DeckOf(table).Index("R+100")
	gametest.Set(t, table, e, "card.0", hundred)
	gametest.Set(t, table, e, "free.0.0", green)
	if f := gametest.Field(t, table, e, "free.0.1"); f.Allowed.Count() != 2 ||
		f.Allowed.Choices[red].Refusal.Code != "free.own" || f.Allowed.Choices[green].Refusal.Code != "free.twice" {
		t.Errorf("free.0.1 may be %+v", f.Allowed)
	}
	gametest.Set(t, table, e, "free.0.1", blue)
	if f := gametest.Field(t, table, e, "free.0.2"); f.Allowed.Count() != 1 || f.Get() != yellow {
		t.Errorf("the last number is at %d of %+v", f.Get(), f.Allowed)
	}
	gametest.Set(t, table, e, "free.0.0", blue)
	expect.Equal(t, e.Plays[0], lay("R+100", "B"), "the play is …")
	gametest.Set(t, table, e, "free.0.0", green)
	gametest.Set(t, table, e, "free.0.1", blue)
	gametest.Set(t, table, e, "trade.1.2", -1)
	gametest.Set(t, table, e, "missed.1", 1)
	expect.Equal(
		t, gametest.Written(e), `round {"plays":[{"card":"R+100","free":"GBY"},{"trade":[0,0,-1,0],"missed":true}]}`,
		"the round is")
	gametest.Apply(t, table, e)
}

// A changed effect drops numbers that the new card lacks. A changed colour keeps the effect but drops a number assigned
// to the new colour. A seat that missed the round has no card.
func TestSecondThoughts(t *testing.T) {
	table, e := open(t, classic("3x5"), 2), &Round{Plays: []Play{lay("R+100", "GBY"), {}}}
	inPart(t, table, e, "card.0").Set(effectAt(t, inPart(t, table, e, "card.0"), "double"))
	expect.Equal(t, e.Plays[0], lay("Rx2", "G"), "the play is …")
	inPart(t, table, e, "colour.0").Set(yellow)
	expect.Equal(t, e.Plays[0], lay("Yx2", "G"), "the play is …")
	inPart(t, table, e, "colour.0").Set(green)
	expect.Equal(t, e.Plays[0], lay("Gx2"), "the play is …")
	inPart(t, table, e, "colour.0").Set(17)
	inPart(t, table, e, "card.0").Set(-3)
	expect.Equal(t, e.Plays[0], lay("Gx2"), "the play is …")
	gametest.Set(t, table, e, "missed.0", 1)
	expect.Equal(t, e.Plays[0], missed(), "the play is …")
	gametest.Set(t, table, e, "missed.0", 0)
	expect.Equal(t, e.Plays[0], Play{}, "the play is …")
	double, _ := DeckOf(table).Index("Rx2")
	e.Plays[0] = lay("R+100", "GBY")
	gametest.Set(t, table, e, "card.0", double)
	expect.Equal(t, e.Plays[0], lay("Rx2"), "with another card of the deck the play is …")
}

// without returns a table on which all cards of a colour have been played, except the cards named.
func without(table calc.Table, company int, but ...string) calc.Table {
	b := calc.NewBuilder(table)
	b.Line("played", "deck", calc.None, company)
	for index, face := range DeckOf(table).Faces {
		if face.Own == company && !slices.Contains(but, face.Code) {
			b.Set(playedMark(table, index), table.Layout().Cards[index].Count)
		}
	}
	next, _ := b.Done()
	return next
}

// If one card of a colour is left, choosing the colour selects that card. A colour with no card left is refused.
func TestTheLastCardsOfAColour(t *testing.T) {
	table := without(open(t, classic("3x5"), 2), red, "R+100", "R-60")
	e := NewRound(table)
	inPart(t, table, e, "colour.0").Set(red)
	if f := inPart(t, table, e, "card.0"); f.Allowed.Count() != 2 || e.Plays[0].Card != "R" {
		t.Errorf("%d red cards are left, and the card is %q", f.Allowed.Count(), e.Plays[0].Card)
	}
	inPart(t, table, e, "card.0").Set(effectAt(t, inPart(t, table, e, "card.0"), "minus60"))
	inPart(t, table, e, "colour.1").Set(red)
	expect.Equal(t, e.Plays[1].Card, "R+100", "the only red card that is left is …")
	table = without(table, red)
	f := inPart(t, table, NewRound(table), "colour.0")
	if refusal := f.Allowed.Choices[red].Refusal; refusal == nil || refusal.Code != "card.gone" ||
		f.Allowed.Count() != 3 {
		t.Errorf("red is refused as %v, %d colours are left", refusal, f.Allowed.Count())
	}
}

func TestTradeFieldsOfARound(t *testing.T) {
	table := stand(t, classic("3x5"), four{50, 100, 20, 10}, has(60, four{2, 0, 3, 0}), has(-70, four{1, 1}))
	for _, c := range []struct {
		seat      int
		trade     four
		name      string
		low, high int
	}{
		{0, four{}, "trade.0.0", -2, 2}, {0, four{}, "trade.0.1", 0, 1}, {0, four{-2}, "trade.0.1", 0, 2},
		{0, four{2}, "trade.0.2", -3, 0}, {0, four{2, 0, -3}, "trade.0.3", 0, 2},
		{0, four{-2, 2, -2}, "trade.0.3", 0, 0},
		{1, four{}, "trade.1.0", -1, 0}, {1, four{}, "trade.1.1", -1, 0}, {1, four{0, -1}, "trade.1.3", 0, 3},
	} {
		e := NewRound(table)
		e.Plays[c.seat].Trade = c.trade
		f := gametest.Field(t, table, e, c.name)
		expect.Equal(t, [...]int{f.Allowed.Min, f.Allowed.Max}, [...]int{c.low, c.high}, "%v: %s may go from to",
			c.trade, c.name)
	}
	closed := standIn(t, with(classic("3x5"), func(o *Options) { o.NoTradeLastRound = true }), 8, hundreds(),
		has(900, four{5}), has(0, four{1}))
	if f := gametest.Field(t, closed, NewRound(closed), "trade.0.0"); f.Allowed.Count() != 1 || f.Allowed.At(0) != 0 {
		t.Errorf("in the last round trade.0.0 allows %+v", f.Allowed)
	}
}
