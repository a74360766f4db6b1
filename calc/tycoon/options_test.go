package tycoon

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/yearend"
)

func TestPresets(t *testing.T) {
	gametest.WantPresets(
		t, Rulebook{}, "trader, investor, strategist, extended-trader, extended-investor, extended-strategist")
}

// Rules C.3
func TestDefaults(t *testing.T) {
	want := `{"variant":"standard","mode":"trader","years":10,"transactions":3,"cash":600000,"shares":200000,` +
		`"start":[20,25,45,55,75,80],"director":25,"chairman":50,"short_cap":12000,"option_cap":40000,"deck":"listed",` +
		`"tops":[10,15,15,20,25,30],"copies":1,"specials":[2,2,2,2,3,3],"hand":10,"hands":"trusted","reveal":"cards",` +
		`"order":"left","director_keeps_card":false,"need_card":false,"first_buyer":"year","last_lot_ok":false,` +
		`"multiples_1000":false,"zero":"revive","clamp_each_card":false,"debenture":"year_end","debenture_keep_shares":false,` +
		`"price_floor_zero":false,"round_to_1000":false,"rights_follow":"own_turn","no_rights_at_zero":false,` +
		`"suspend":"last_year","directors":"single","chair":"first","removal":"free","chairman_first":false,` +
		`"thresholds":"percent","currency":"stacked","allow_buy_while_short":false,"short_pays_dividend":false,` +
		`"free_premium":false,"delivery":"cash","manual_exercise":false,"one_per_year":false,"market_min":false,` +
		`"buyback_multiples_1000":false,"pro_rata":false,"unlock":false,"trader_games":0,"investor_wins":0}`
	gametest.WantDefaults(t, Rulebook{}, want)
}

// Chapter Game Variants
func TestExtended(t *testing.T) {
	o := agreement.Extended("strategist")
	expect.Equal(t, [...]int{o.Cash, o.Shares, o.Director, o.Chairman, o.OptionCap, o.ShortCap},
		[...]int{450_000, 300_000, 20, 40, 60_000, 12_000}, "Extended is")
	table := open(t, o, 7)
	expect.Equal(t, [...]int{board.Threshold(table, atlas, o.Director), board.Threshold(table, atlas, o.Chairman)},
		[...]int{60_000, 120_000}, "Director, Chairman")
}

// C.3.1: 60 cards, twice as many in Extended, and twice again under doubled; specials_14 keeps 14 special cards.
func TestOptionDeck(t *testing.T) {
	for _, c := range []struct {
		o    *agreement.Options
		size int
	}{
		{agreement.Standard("trader"), 60}, {agreement.Extended("trader"), 120},
		{with(agreement.Standard("trader"), func(o *agreement.Options) { o.Deck = "doubled" }), 120},
		{with(agreement.Extended("trader"), func(o *agreement.Options) { o.Deck = "doubled" }), 240},
		{with(agreement.Standard("trader"), func(o *agreement.Options) { o.Deck = "specials_14" }), 60},
		{with(agreement.Extended("trader"), func(o *agreement.Options) { o.Deck = "specials_14" }), 106},
		{with(agreement.Standard("trader"), func(o *agreement.Options) {
			o.Deck, o.Tops, o.Copies, o.Specials = "custom", six{5, 0, 0, 0, 0, 30}, 3, [agreement.SpecialKinds]int{1}
		}), 43},
	} {
		deck := c.o.WithDeck().Cards()
		sum := 0
		for _, f := range deck.Faces {
			sum += f.Count
		}
		expect.Equal(t, [...]int{deck.Size, sum}, [...]int{c.size, c.size}, "%s %s has cards, counted", c.o.Variant,
			c.o.Deck)
	}
}

func TestOptionDeckCustomAsks(t *testing.T) {
	o := agreement.Standard("trader")
	if _, asked := o.Form().Field("tops_novatech"); asked {
		t.Error("the listed deck asks for its cards")
	}
	o.Deck = "custom"
	for name, value := range map[string]int{"tops_novatech": 20, "copies": 2, "specials_minus": 6} {
		field, asked := o.Form().Field(name)
		must.Hold(t, asked, "%s is not asked", name)
		field.Set(value)
	}
	if o.Tops[nova] != 20 || o.Copies != 2 || o.Specials[agreement.Minus] != 6 || o.Check() != nil {
		t.Errorf("the deck is %v, %d, %v: %v", o.Tops, o.Copies, o.Specials, o.Check())
	}
}

// C.3.2: a hand has min(10, deck / players) cards. The option hand sets another maximum than 10.
func TestOptionHand(t *testing.T) {
	for _, c := range []struct {
		o           *agreement.Options
		seats, hand int
	}{
		{agreement.Standard("trader"), 2, 10}, {agreement.Standard("trader"), 6, 10},
		{agreement.Standard("trader"), 8, 7},
		{agreement.Extended("trader"), 12, 10},
		{with(agreement.Standard("trader"), func(o *agreement.Options) { o.Hand = 4 }), 5, 4},
		{with(agreement.Standard("trader"), func(o *agreement.Options) { o.Hand = 20 }), 3, 20},
	} {
		expect.Equal(t, hands.HandSize(open(t, c.o, c.seats)), c.hand, "%d are dealt … cards", c.seats)
	}
}

// C.3.3: the player on the dealer's left begins, or under start_right the player on the right.
func TestOptionOrder(t *testing.T) {
	for order, want := range map[string]string{
		"left":        "year (order) seat 1 round=2 rounds=10 seat=0",
		"start_right": "year (house.start_right) seat 1 round=2 rounds=10 seat=2",
	} {
		table := open(t, with(agreement.Standard("trader"), func(o *agreement.Options) { o.Order = order }), 3)
		got := board.TurnOrder(table)
		table, s := gametest.Apply(t, pass(t, table), &yearend.YearEnd{})
		wantSaid(t, s, "year", want)
		expect.List(t, append(got, board.TurnOrder(table)...), []int{0, 1, 2, 1, 2, 0}, "%s: the order", order)
	}
}

// C.3.28: all modes are open. Under unlock, Investor needs 3 games of Trader, and Strategist 2 wins of Investor.
func TestOptionUnlock(t *testing.T) {
	for _, c := range []struct {
		mode        string
		games, wins int
		want        string
	}{
		{"trader", 0, 0, "not refused"},
		{"investor", 2, 9, "option.unlock.investor mode (house.unlock) value=2 min=3"},
		{"investor", 3, 0, "not refused"},
		{"strategist", 9, 1, "option.unlock.strategist mode (house.unlock) value=1 min=2"},
		{"strategist", 3, 2, "not refused"},
	} {
		o := with(agreement.Standard(c.mode), func(o *agreement.Options) {
			o.Unlock, o.TraderGames, o.InvestorWins = true, c.games,
				c.wins
		})
		expect.Equal(t, denied(o.Check()), c.want, "%s after %d games and %d wins", c.mode, c.games, c.wins)
		refusal := agreement.Standard(c.mode).Check()
		expect.True(t, refusal == nil, "%s is locked: %v", c.mode, refusal)
	}
}
