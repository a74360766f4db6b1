package stockholder

import (
	"fmt"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

func printed(f Face) string {
	text := f.Code
	for _, free := range f.Free {
		text += " " + free.String()
	}
	if f.Others != 0 {
		text += fmt.Sprintf(" others %+d", f.Others)
	}
	return text
}

func cards(d *Deck) map[string]int {
	all := map[string]int{}
	for _, f := range d.Faces {
		all[d.Groups[f.Group]+" "+printed(f)] += f.Count
	}
	return all
}

func wantCards(t *testing.T, d *Deck, want map[string]int) {
	t.Helper()
	got := cards(d)
	for card, count := range want {
		expect.Equal(t, got[card], count, "there are … of %q", card)
		delete(got, card)
	}
	for card, count := range got {
		t.Errorf("there are %d of %q, must be none", count, card)
	}
}

// E.6; small cards as in E.2.
func TestClassicDeckHas52Cards(t *testing.T) {
	want := map[string]int{}
	for _, colour := range []string{"B", "R", "Y", "G"} {
		want["big "+colour+"+100 -10 -20 -30"] = 3
		want["big "+colour+"x2 /2"] = 1
		want["big "+colour+"/2 x2"] = 1
		for own, other := range map[string]string{
			"+30": "-60", "-60": "+30", "+40": "-50", "-50": "+40", "+50": "-40", "-40": "+50", "+60": "-30",
			"-30": "+60",
		} {
			want["small "+colour+own+" "+other] = 1
		}
	}
	wantCards(t, classicDeck(4, 6), want)
}

// The numbers are those in the chapter "Cards set".
func TestClassicDeckHas12HundredsAnd8DoublesAnd32Small(t *testing.T) {
	counts := map[string]int{}
	for card, count := range cards(classicDeck(3, 5)) {
		switch {
		case strings.Contains(card, "+100"):
			counts["hundreds"] += count
		case strings.HasPrefix(card, "big"):
			counts["doubles"] += count
		default:
			counts["small"] += count
		}
	}
	for kind, want := range map[string]int{"hundreds": 12, "doubles": 8, "small": 32} {
		expect.Equal(t, counts[kind], want, "there are … %s", kind)
	}
}

// E.2, Broker 1961
func TestBrokerDeckHas68Cards(t *testing.T) {
	want, sum := map[string]int{}, 0
	for _, colour := range []string{"B", "R", "Y", "G"} {
		want["hundred "+colour+"+100 others -10"] = 3
		want["double "+colour+"x2 /2"] = 3
		want["double "+colour+"/2 x2"] = 3
		want["small "+colour+"+60 -30"] = 4
		want["small "+colour+"-50 +40"] = 4
	}
	wantCards(t, broker1961Deck(), want)
	for _, count := range want {
		sum += count
	}
	expect.Equal(t, sum, 68, "there are … cards")
}

// Chapter Game variants: 8 moves for 3x5, 10 for 4x6 and for Broker's 2+3+5, 12 for 5x7.
func TestHandsAndRoundsOfTheFormulas(t *testing.T) {
	for _, c := range []struct {
		options *Options
		hand    []int
		rounds  int
	}{
		{classic("3x5"), []int{3, 5}, 8},
		{classic("4x6"), []int{4, 6}, 10},
		{classic("5x7"), []int{5, 7}, 12},
		{broker1961(), []int{2, 3, 5}, 10},
	} {
		table := open(t, c.options, 2)
		expect.List(t, DeckOf(table).Hand, c.hand, "the hand of %s", c.options.Formula)
		expect.Equal(t, [...]int{table.Layout().Rounds, CardsLeft(table, 1)}, [...]int{c.rounds, c.rounds},
			"rounds and cards of %s", c.options.Formula)
	}
}

// E.2: a pack is enough for 6 hands of 3x5, 5 of 4x6, 4 of 5x7, or 6 of Broker 1961.
func TestPlayersPerPack(t *testing.T) {
	for _, c := range []struct {
		options *Options
		most    int
	}{{classic("3x5"), 6}, {classic("4x6"), 5}, {classic("5x7"), 4}, {broker1961(), 6}} {
		for packs := 1; packs <= 2; packs++ {
			c.options.Packs = packs
			low, high := Rulebook{}.Seats(c.options)
			expect.Equal(t, [...]int{low, high}, [...]int{2, c.most * packs}, "%s with %d packs seats to",
				c.options.Formula, packs)
			_, _, refusal := (Rulebook{}).Open(c.options, gametest.Names(high))
			expect.True(t, refusal == nil, "%s with %d packs: %v", c.options.Formula, packs, refusal)
			if _, _, refusal := (Rulebook{}).Open(c.options, gametest.Names(high+1)); refusal == nil ||
				refusal.Code != "seats.many" {
				t.Errorf("%s with %d packs seats %d: %v", c.options.Formula, packs, high+1, refusal)
			}
		}
	}
}

func TestFreeIsWrittenAsCodes(t *testing.T) {
	for _, c := range []struct {
		free Free
		text string
	}{
		{Free{}, ""}, {fourcolours.Assign(red), "R"}, {fourcolours.Assign(red, green, yellow), "RGY"},
		{Free{0, 1, 0}, "-B"}, {Free{0, 0, 4}, "--G"},
		{fourcolours.Assign(blue, red, yellow, green), "BRY"},
	} {
		text, err := c.free.MarshalText()
		expect.True(t, err == nil && string(text) == c.text,
			"%v is written %q, %v; must be %q", c.free, text, err, c.text)
		back := fourcolours.Assign(green, green, green)
		if err := back.UnmarshalText([]byte(c.text)); err != nil || back != c.free {
			t.Errorf("%q is read as %v, %v; must be %v", c.text, back, err, c.free)
		}
	}
	if text, _ := (Free{99, -5, 2}).MarshalText(); string(text) != "--R" {
		t.Errorf("numbers that are no colours are written %q", text)
	}
	for _, text := range []string{"RGYB", "X", "r", "R G"} {
		expect.True(t, new(Free).UnmarshalText([]byte(text)) != nil, "%q is read as a Free", text)
	}
}
