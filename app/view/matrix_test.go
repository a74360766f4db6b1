package view

import (
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockpile"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
	"scripkeeper/calc/tycoon"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/recordings"
)

func TestOnlyCompaniesInPlayAreShown(t *testing.T) {
	v := recorded(t, "shoulders", "four-seats-advanced-each", 0)
	if m := v.Matrix(); len(m.Shown) != 0 || m.Shown == nil || len(m.Extras) != 0 {
		t.Errorf("before the first start, %v are shown with %v", m.Shown, m.Extras)
	}
	end := len(recordings.Read(t, "shoulders", "four-seats-advanced-each").Entries)
	v = recorded(t, "shoulders", "four-seats-advanced-each", end/2)
	m, lanes := v.Matrix(), Lanes(v)
	for company := range v.Layout.Companies {
		shown := slices.Contains(m.Shown, company)
		if started := v.Table.Price(company) > 0; shown != started || lanes[company].Off == started {
			t.Errorf("company %d: price %d, shown %t, off the board %t", company, v.Table.Price(company), shown,
				lanes[company].Off)
		}
	}
	company := m.Shown[0]
	for name, want := range map[string]int{
		words.RowName("shoulders", "treasury"): v.Table.Balance(calc.Treasury(company), calc.Cash()),
		words.RowName("shoulders", "appeal"):   v.Table.Mark(companyMark(v.Layout, "appeal", company)),
	} {
		row, is := rowOf(m, name)
		must.Hold(t, is, "no row is called %q", name)
		value, title := v.Value(row.Of[company])
		if value != want || row.Figures[company] != want || !strings.HasSuffix(title, name) {
			t.Errorf("why of %q is %d, in the row %d, must be %d", title, value, row.Figures[company], want)
		}
		expect.True(t, len(v.Why(row.Of[company], 1).Lines) != 0, "nothing tells why %q is %d", title, want)
	}
}

func TestEveryCompanyHasItsLook(t *testing.T) {
	for id, name := range map[string]string{"shoulders": "four-seats-advanced-each", "tycoon": "five-seats-strategist",
		"stockpile": "standard-four-hidden", "openmarket": "hotels-takeover", "brokeryard": "duel"} {
		seen := map[string]string{}
		for _, c := range Companies(recorded(t, id, name, 0).Layout) {
			if other, taken := seen[c.Suit.Key]; taken || c.Suit == emblem.Plain() {
				t.Errorf("%s: %s looks like %q", id, c.Key, other)
			}
			seen[c.Suit.Key] = c.Key
			if own := emblem.SuitOf(c.Key); own != emblem.Plain() && own != c.Suit {
				t.Errorf("%s: %s has the suit %s", id, c.Key, c.Suit.Key)
			}
		}
	}
}

// The test includes tracks with repeated prices, and special certificates noted below the shares.
func TestEveryTableOfAGameIsToldAsItStands(t *testing.T) {
	for _, c := range []struct{ id, name, note string }{
		{"stockpile", "advanced-three-open", "split"}, {"shoulders", "four-seats-advanced-each", "dir."},
		{"tycoon", "five-seats-strategist", "short"}, {"openmarket", "certificates-in-cash", "pref."}} {
		v := recorded(t, c.id, c.name, -1)
		noted, twice := false, false
		for _, table := range tablesOf(v) {
			for company, lane := range LanesOf(table, table) {
				if lane.Prices == nil || lane.Off {
					continue
				}
				if lane.Prices[lane.At] != table.Price(company) {
					t.Errorf("%s: company %d stands at %d, its price is %d", c.id, company, lane.At,
						table.Price(company))
				}
				twice = twice || slices.Index(lane.Prices, table.Price(company)) != lane.At
			}
			for _, seat := range v.MatrixOf(table, table).Seats {
				noted = noted || strings.Contains(strings.Join(seat.Notes, "/"), c.note)
			}
		}
		expect.True(t, noted && twice == (c.id == "stockpile"),
			"%s: %q was noted: %t; a second place of a price was met: %t", c.id, c.note, noted, twice)
	}
}

func TestTheHeadTellsRoundAndPhase(t *testing.T) {
	for _, c := range [][3]string{
		{"shoulders", "four-seats-advanced-each", "Decade 1 of 5 · Founding"},
		{"stockpile", "standard-four-hidden", "Round 1 of 6 · Demand Phase"},
		{"tycoon", "five-seats-strategist", "Year 1 of 10 · Transaction 1"},
		{"brokeryard", "duel", "Round 1 of "},
	} {
		if got := recorded(t, c[0], c[1], 0).Moment(); !strings.HasPrefix(got, c[2]) {
			t.Errorf("%s: it reads %q", c[0], got)
		}
	}
}

func TestHiddenHoldingsAreNeitherShownNorRanked(t *testing.T) {
	end := len(recordings.Read(t, "stockpile", "standard-four-hidden").Entries)
	v := recorded(t, "stockpile", "standard-four-hidden", end/2)
	m := v.Matrix()
	for seat, row := range m.Seats {
		if !row.Veiled || row.Rank != 0 || row.Cash != v.Table.Cash(seat) ||
			slices.ContainsFunc(row.Shares, func(n int) bool { return n != 0 }) {
			t.Errorf("%+v, with %d in cash", row, v.Table.Cash(seat))
		}
	}
	if m.Seats[0].Detail != "owes 1" || m.Seats[3].Detail != "first player" {
		t.Errorf("what Ann owes reads %q, Dan is %q", m.Seats[0].Detail, m.Seats[3].Detail)
	}
	for i, place := range Places(v) {
		expect.True(t, place.Seat == i && place.Hidden && place.Worth == 0 && place.Rank == 0,
			"%+v comes at %d, which tells who leads", place, i)
	}
	for _, column := range []int{0, WorthColumn} {
		w := v.Why(SeatFigure(1, column), 10)
		expect.True(t, w.Unsaid && !strings.Contains(texts(w.Rows), "= 0"), "it tells %+v", w)
	}
}

// A plain price difference would make a split look like a fall, and a bankruptcy like a rise.
func TestSplitIsNoFallAndBankruptcyNoRise(t *testing.T) {
	g := preset(t, stockpile.Rulebook{}, 0, "Anna", "Ben", "Carl")
	enter(t, g, &demand.Bids{Bids: []int{3, 1, 0}}, &demand.Piles{Takes: []demand.Take{{Seat: 0, Boom: 1},
		{Seat: 1, Bust: 1}}},
		&stockpile.Action{Seat: 0, What: "boom", Company: "LEA"},
		&stockpile.Action{Seat: 1, What: "bust", Company: "EPI"}, &stockpile.Rest{},
		&stockpile.Movement{Forecasts: board.Forecasts{"+2", "+1", "+4", "$$", "-2", "-3"}})
	v := NewGame(g)
	lanes, heads := Lanes(v), v.Matrix().Companies
	expect.True(t, lanes[2].Event == "split" && lanes[5].Event == "bankrupt" && lanes[0].Event == "",
		"the ladders tell %+v", lanes)
	expect.True(t, heads[2].Move == 0 && heads[5].Move == 0 && heads[0].Move == 2, "the heads tell %+v", heads)
	log := logOf(v)
	if got, want := log[0].Title+", "+log[0].Detail,
		"LEA splits, AME pays a dividend, EPI bankrupt: everyone discards it, COS +2, BOT +1, STA –2, Forecasts"; got != want {
		t.Errorf("the log tells %q", got)
	}
	if last := log[len(log)-1]; last.Title != "Anna pays 3, Ben pays 1, Carl pays 0" || last.Detail != "Bids" {
		t.Errorf("of the bids it tells %+v", last)
	}
}

func TestAPriceOfNoughtIsNoDash(t *testing.T) {
	g := preset(t, tycoon.Rulebook{}, 0, "Ann", "Ben")
	position := tycoon.NewPosition(g.Table())
	position.Last[5] = 0
	enter(t, g, position)
	m := NewGame(g).Matrix()
	row, is := rowOf(m, words.RowName("tycoon", "last"))
	expect.True(t, is && row.Priced && row.Figures[5] == 0, "the rows are %+v", m.Extras)
}

func TestABrokenGameRanksNobody(t *testing.T) {
	g := must.Get(game.Replay(recordings.Broken(t), rulebooks.All()))(t)
	v := NewGame(g)
	for _, seat := range v.Matrix().Seats {
		expect.True(t, seat.Rank <= 0, "%s has rank %d", seat.Name, seat.Rank)
	}
	if v.OutcomeLine() != words.Unresolved(recordings.BrokenEntries) || len(v.Winners()) > 0 || len(Facts(v)) > 0 {
		t.Errorf("it tells %q, %q won, %+v", v.OutcomeLine(), v.Winners(), Facts(v))
	}
}

// Ada's 1, Bob's 4 and Eastern's 2 leave 3 of 10 Southern shares in the pool after 32 entries.
func TestTheTableSaysWhatCompaniesHold(t *testing.T) {
	v := recorded(t, "openmarket", "rails-holdings", 32)
	row, shown := rowOf(v.Matrix(), "Held by companies")
	must.Hold(t, shown, "there is no such row")
	expect.Equal(t, slices.Equal(row.Figures, []int{0, 2, 2, 0}), true, "figures")
	expect.Equal(t, strings.Join(row.Notes, ","), ",E,S,", "who holds them")

	why := v.Why(row.Of[1], 9)
	expect.Equal(t, why.Title+" "+why.Name, "Why 2? Southern: Held by companies", "what is asked")
	expect.Equal(t, strings.HasPrefix(texts(why.Rows), "Eastern: 2|"), true, "the holders")
	of := *why.Rows[0].Figure
	expect.Equal(t, of, AccountFigure(calc.Treasury(2), 1), "what the row leads to")
	story := v.Why(of, 9)
	expect.Equal(t, story.Lines[0].Text, "Northern gives Eastern 1 Southern for 60 in all.", "the latest line of it")

	left := v.Why(Figure{Account: calc.Market(), Column: 1, Left: true}, 9)
	expect.Equal(t, texts(left.Rows), "10 in all; held now:|Ada: 1|Bob: 4|Eastern: 2", "all holders")
	_, shown = rowOf(recorded(t, "openmarket", "rails-holdings", 3).Matrix(), "Held by companies")
	expect.Equal(t, shown, false, "the row is shown where no company holds any")
}

func TestTheTrackShowsWhatLiesAboutThePrice(t *testing.T) {
	track := Track{Prices: make([]int, 21)}
	for _, c := range []struct{ now, then, places, from, to int }{
		{6, 8, 7, 4, 11}, {0, 1, 7, 0, 7}, {20, 20, 7, 14, 21}, {3, 3, 40, 0, 21},
	} {
		track.Now, track.Then = c.now, c.then
		if from, to := track.Around(c.places); from != c.from || to != c.to {
			t.Errorf("%+v: %d to %d", c, from, to)
		}
	}
}
