package report

import (
	"errors"
	"strings"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/recordings"
)

// Where a game has entries to fix, text and print say how many and name no winner, and no play log gets it.
func TestABrokenGameIsReportedWithoutAWinner(t *testing.T) {
	g := must.Get(game.Replay(recordings.Broken(t), rulebooks.All()))(t)
	want := words.Unresolved(recordings.BrokenEntries)
	text := Text(g)
	expect.True(t, strings.Contains(text, want) && !strings.Contains(text, "wins") && !strings.Contains(text, "1. "),
		"the text says\n%s", text)
	p := Paper(g)
	expect.True(t, p.Headline == want && p.PlacesTitle == words.Text("result.now"),
		"%q stands above %q", p.Headline, p.PlacesTitle)
	for _, place := range p.Places {
		expect.True(t, place.Rank == "–", "%s has place %q", place.Name, place.Rank)
	}
	var fault *ledger.Fault
	_, err := BGStats(g)
	expect.True(t, errors.As(err, &fault) && fault.Code == "share.unresolved", "BG Stats gets it: %v", err)
}
