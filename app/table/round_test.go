package table

import (
	"fmt"
	"slices"
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/words"
	"scripkeeper/calc/brokeryard"
	"scripkeeper/calc/conformance/expect"
)

func atYard(t *testing.T, preset string, seats int) (*shell.Shell, *Page) {
	t.Helper()
	s := apptest.Begin(t)
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, apptest.Phone())
	names := make([]string, seats)
	for seat := range names {
		names[seat] = fmt.Sprintf("Player %d", seat+1)
	}
	page := begun(t, s, "brokeryard", preset, names...)
	apptest.Settle(s, apptest.Phone())
	return s, page
}

func TestRoundOfSixtyEndsInTheMiddle(t *testing.T) {
	s, page := atYard(t, "mass", 60)
	page.enter()
	apptest.TapTile(t, s, "Blue +60")
	apptest.TapSpoken(t, s, "Red –30")
	apptest.TapSpoken(t, s, apptest.Text("sheet.parts.next", "seat", "Player 2"))
	apptest.TapTile(t, s, "Yellow 0")

	s, page = again(t, s)
	page.enter()
	apptest.MustShow(t, s, words.Text("sheet.kept"))
	apptest.MustShow(t, s, apptest.Text("new.player", "number", "3"))
	apptest.MustShow(t, s, apptest.Text("sheet.parts.missing.more", "seats", "Player 3, Player 4, Player 5", "count",
		"55"))
	s.Record()
	expect.True(t, len(kept(t, s)) == 0, "a round was recorded in which players are missing")
	apptest.TapSpoken(t, s, apptest.Text("sheet.parts.all"))
	apptest.MustShow(t, s, "2 of 60 are in")
	apptest.TapSpoken(t, s, "Player 60, missing")
	apptest.TapSpoken(t, s, words.Text("brokeryard.field.missed"))
	apptest.TapSpoken(t, s, apptest.Text("sheet.parts.next", "seat", "Player 3"))
}

// The sheet of a round shows each effect once. A recorded round is edited from the list of all players.
func TestRoundIsAmended(t *testing.T) {
	s, page := atYard(t, "3x5", 2)
	page.enter()
	apptest.TapTile(t, s, "Blue +60")
	apptest.TapSpoken(t, s, "Red –30")
	apptest.TapSpoken(t, s, apptest.Text("sheet.parts.next", "seat", "Player 2"))
	apptest.TapSpoken(t, s, words.Text("brokeryard.field.missed"))
	apptest.MustShow(t, s, "Blue: 100 + 60 = 160")
	apptest.Tap(t, s, words.Text("sheet.record"))
	pushAmend(s, 1)
	apptest.MustShow(t, s, "2 of 2 are in")
	apptest.TapSpoken(t, s, "Player 1, B +60, R –30")
	apptest.TapSpoken(t, s, "Green –30")
	apptest.Tap(t, s, words.Text("sheet.saved"))
	if got := kept(t, s)[0].After; got.Price(1) != 100 || got.Price(3) != 70 {
		t.Errorf("red stands at %d, green at %d", got.Price(1), got.Price(3))
	}
}

func TestPricesAndTheirReasonsComeFirst(t *testing.T) {
	s, _ := atYard(t, "3x5", 2)
	apptest.Record(t, s, &brokeryard.Round{Plays: []brokeryard.Play{{Card: "B+60", Free: brokeryard.Free{2}},
		{Missed: true}}})
	apptest.Settle(s, apptest.Phone())
	from := 0
	for _, next := range []string{"Blue: 100 + 60 = 160", "Round 2 of 8 begins.", words.Text("log.plays"),
		"Player 1 plays B +60.",
		"Player 1's –30 goes to red.", "Player 2 missed the round. One card leaves the hand."} {
		at := slices.Index(apptest.Sentences(s), next)
		expect.True(t, at >= from, "%q stands at %d, what comes before it at %d", next, at, from)
		from = at
	}
}
