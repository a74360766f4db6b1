package brokeryard

import (
	"strconv"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/fourcolours"
)

// effectOf reads an effect as it is written on a card.
func effectOf(text string) Effect {
	switch text {
	case "x2":
		return Effect{Sort: fourcolours.Double}
	case "/2":
		return Effect{Sort: fourcolours.Half}
	case "0":
		return Effect{Sort: fourcolours.Zero}
	}
	by, err := strconv.Atoi(text)
	if err != nil {
		panic(err)
	}
	return fourcolours.Plus(by)
}

// contested works out effects on a price.
func contested(o *Options, price int, effects string) *contest {
	c := &contest{price: price}
	for seat, text := range strings.Fields(strings.ReplaceAll(effects, ",", " ")) {
		c.add(seat, effectOf(text))
	}
	c.decideFates(o)
	return c
}

// fates writes what happened to each effect, in the order of telling.
func (c *contest) fates() string {
	var all []string
	for _, index := range c.lineOrder {
		e := c.effects[index]
		all = append(all, e.String()+[]string{" counts", " cancelled", " zeroed", " beyond"}[e.fate])
	}
	return strings.Join(all, ", ")
}

func trumps(o *Options)  { o.Summation = "trump" }
func sumAll(o *Options)  { o.Summation = "sum_all" }
func convert(o *Options) { o.ConvertFirst = true }

// What effects make of a price, raw and on its scale, where no cards make the effects (D-7) or no example tells (D.3).
func TestEffectsMakeAPrice(t *testing.T) {
	for _, c := range []struct {
		id         string
		options    *Options
		price      int
		effects    string
		raw, final int
	}{
		{"D-7", loose(), 100, "+100, +60, -60, -50, +30, +20, -10, 0, 0", 100, 100},
		{"D-7", loose(func(o *Options) { o.ZeroStackOff = true }), 100, "+100, +60, -60, -50, +30, +20, -10, 0, 0", 110,
			110},
		// D.3.9, D.3.10: 255 is above the scale, 245 rising ends at its top, 15 falling at its bottom.
		{"D.3.9", loose(), 170, "/2, +100, +70", 255, 250},
		{"D.3.10", loose(), 150, "/2, +100, +70", 245, 250},
		{"D.3.10", loose(), 30, "/2", 15, 10},
		{"nothing", loose(), 100, "", 100, 100},
		{"nothing", loose(), 100, "0, 0", 100, 100},
	} {
		got := contested(c.options, c.price, c.effects)
		if got.raw != c.raw || got.final() != c.final {
			t.Errorf("%s: %d with %s is %d, then %d; must be %d, then %d (%s)",
				c.id, c.price, c.effects, got.raw, got.final(), c.raw, c.final, got.fates())
		}
	}
}

// D.3.2 to D.3.6: what happens to each effect, and in which order it is told.
func TestFatesOfEffects(t *testing.T) {
	for _, c := range []struct {
		why     string
		options *Options
		price   int
		effects string
		want    string
	}{
		{"one for one, the first with the first", loose(), 100, "+30, -30, +30",
			"+30 cancelled, -30 cancelled, +30 counts"},
		{"a doubling cancels a halving, not a number", loose(), 100, "+100, x2, -100, /2",
			"x2 cancelled, /2 cancelled, +100 cancelled, -100 cancelled"},
		{"what was converted does not cancel again", loose(), 100, "x2, -100", "x2 counts, -100 counts"},
		{"growth first", loose(), 100, "-100, x2, -60, +50, -50, -40",
			"+50 cancelled, -50 cancelled, x2 counts, -100 counts, -60 counts, -40 beyond"},
		{"growth wins across the cut", loose(), 80, "-100, +60, /2, +40",
			"-100 counts, +60 counts, +40 counts, /2 beyond"},
		{"converted before cancelling", loose(convert), 100, "x2, -100, /2, /2, +50",
			"x2 cancelled, /2 cancelled, /2 cancelled, +50 cancelled, -100 counts"},
		{"a zero after cancelling", loose(), 100, "+60, -60, 0, -50, +40, -30, +50, +30, -40",
			"+60 cancelled, -60 cancelled, -50 cancelled, +50 cancelled, +40 cancelled, -40 cancelled, -30 cancelled, +30 cancelled"},
		{"a zero takes rises first", loose(trumps), 50, "-100, 0, +60, x2, -50, -30",
			"-100 zeroed, +60 zeroed, x2 zeroed, -50 counts, -30 beyond"},
		{"or falls first", loose(trumps, func(o *Options) { o.ZeroFallFirst = true }), 50, "-100, 0, +60, x2, -50, -30",
			"-100 zeroed, +60 zeroed, -50 zeroed, x2 counts, -30 beyond"},
		{"everything", loose(sumAll), 100, "+60, +50, +40, +30, -10",
			"+60 counts, +50 counts, +40 counts, +30 counts, -10 counts"},
		{"three",
			loose(), 100, "+60, +50, +40, +30, -10", "+60 counts, +50 counts, +40 counts, +30 beyond, -10 beyond"},
		{"one", loose(trumps), 100, "+60, +50, +40", "+60 counts, +50 beyond, +40 beyond"},
	} {
		got := contested(c.options, c.price, c.effects)
		if got.fates() != c.want {
			t.Errorf("%s: %s\nis %s\nmust be %s", c.why, c.effects, got.fates(), c.want)
		}
	}
}

// What cards carry is written as on the cards, and every effect has a key of its own.
func TestEffectsAreWrittenAsOnCards(t *testing.T) {
	keys := map[string]string{"+100": "plus100", "-30": "minus30", "x2": "double", "/2": "half", "0": "zero"}
	for text, key := range keys {
		expect.Equal(t, [...]string{effectOf(text).String(), effectOf(text).Key()}, [...]string{text, key},
			"as written and named")
	}
}
