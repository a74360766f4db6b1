package app

import (
	"fmt"
	"testing"

	"scripkeeper/app/look"
	"scripkeeper/app/words"
	"scripkeeper/calc/brokeryard"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
)

// atYard begins a game of Broker-Yard with some players on a phone.
func atYard(t *testing.T, preset string, seats int) (*Shell, *tablePage) {
	t.Helper()
	s := begin(t)
	dressed(t, s, look.Theme{Variant: look.Light}, onPhone())
	rulebook, _ := rulebooks.Find("brokeryard")
	names := make([]string, seats)
	for seat := range names {
		names[seat] = fmt.Sprintf("Player %d", seat+1)
	}
	for _, p := range rulebook.Presets() {
		if p.Key != preset {
			continue
		}
		if err := s.session.Begin(ledger.Setup{Rulebook: "brokeryard", Names: names, Options: p.Options}); err != nil {
			t.Fatal(err)
		}
		page := newTablePage(s)
		s.Home(page)
		settle(s, onPhone())
		return s, page
	}
	t.Fatalf("there is no preset %q", preset)
	return nil, nil
}

// A round of sixty that is ended in the middle goes on with the player who is missing next, and can be recorded when
// all are in; until then it is said who is missing.
func TestRoundOfSixtyEndsInTheMiddle(t *testing.T) {
	s, page := atYard(t, "mass", 60)
	page.enter()
	tapTile(t, s, "Blue +60")
	tapTile(t, s, "Red –30")
	tapSpoken(t, s, "Next: Player 2")
	tapTile(t, s, "Yellow 0")

	s, page = again(t, s)
	page.enter()
	mustSay(t, s, words.Say("sheet.kept"))
	mustSay(t, s, "Player 3")
	mustSay(t, s, "Still missing: Player 3, Player 4, Player 5 and 55 more.")
	s.Page().(Recorder).Record()
	if len(kept(t, s)) != 0 {
		t.Error("a round was recorded in which players are missing")
	}
	tapSpoken(t, s, "All players")
	tapSpoken(t, s, "All others missed")
	tap(t, s, words.Say("sheet.record"))
	steps := kept(t, s)
	if len(steps) != 1 || s.Page() != page || len(inBook(t, s)) != 0 {
		t.Fatalf("%d entries are kept, the page is %T", len(steps), s.Page())
	}
	plays := steps[0].Entry.(*brokeryard.Round).Plays
	if plays[0].Card != "B+60" || plays[1].Card != "Y0" || !plays[59].Missed {
		t.Errorf("the round is %+v", plays)
	}
}

// The sheet of a round tells once what the round does, and amends one that was recorded from the list of all.
func TestRoundIsAmended(t *testing.T) {
	s, page := atYard(t, "3x5", 2)
	page.enter()
	tapTile(t, s, "Blue +60")
	tapTile(t, s, "Red –30")
	tapSpoken(t, s, "Next: Player 2")
	tapSpoken(t, s, "Missed")
	mustSay(t, s, "Blue: 100 + 60 = 160")
	if tells(s, "Player 1 plays") {
		t.Error("the sheet tells the statement beside the editor's")
	}
	tap(t, s, words.Say("sheet.record"))
	s.pushAmend(1)
	mustSay(t, s, "2 of 2 are in")
	tapSpoken(t, s, "Player 1, B +60, R –30")
	tapTile(t, s, "Green –30")
	tap(t, s, words.Say("sheet.saved"))
	if got := kept(t, s)[0].After; got.Price(1) != 100 || got.Price(3) != 70 {
		t.Errorf("red stands at %d, green at %d", got.Price(1), got.Price(3))
	}
}
