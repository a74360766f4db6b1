package game_test

import (
	"strings"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

func evening(t *testing.T, more ...string) *game.Game {
	t.Helper()
	operations := append([]string{
		`{"act":"record","kind":"ruling","entry":{"seat":0,"change":50,"reason":"x"},"at":"2024-05-04T21:00:00Z"}`,
		`{"act":"record","kind":"end","entry":{},"at":"2024-05-04T22:30:00Z"}`,
	}, more...)
	text := `{"format":1,"rulebook":"openmarket","rules_version":1,"id":"00000000000b0005","preset":"blank",
		"begun":"2024-05-04T20:30:00Z","seats":[{"name":"Ann"},{"name":"Ben"}],"operations":[` +
		strings.Join(operations, ",") + `]}`
	return must.Get(game.Replay(must.Get(record.Read(strings.NewReader(text)))(t), rulebooks.All()))(t)
}

// Entries made weeks later change neither the date nor the duration.
func TestWhatIsSaidLaterMovesNoGame(t *testing.T) {
	begun := time.Date(2024, 5, 4, 20, 30, 0, 0, time.UTC)
	const ruling, late = `"kind":"ruling","entry":{"seat":0,"change":40,"reason":"x"}`, `,"at":"2024-06-20T10:00:00Z"}`
	undo := func(target string) string { return `{"act":"void","via":"undo","target":` + target + late }
	again := func(kind, entry string) string {
		return `{"act":"record","kind":"` + kind + `","entry":` + entry + late
	}
	for what, more := range map[string][]string{
		"nothing":                   nil,
		"an edit":                   {`{"act":"replace","target":1,` + ruling + late},
		"an edit of the end":        {`{"act":"replace","target":2,"kind":"end","entry":{}` + late},
		"an entry that was missing": {`{"act":"insert","target":2,` + ruling + late},
		"a removal":                 {`{"act":"void","target":1` + late},
		"a correction at the end":   {again("ruling", `{"seat":1,"change":40,"reason":"x"}`)},
		"the end entered anew":      {undo("2"), again("end", `{}`)},
		"all of it entered anew": {undo("2"), undo("1"), again("ruling", `{"seat":0,"change":40,"reason":"x"}`),
			again("end", `{}`)},
		"a correction before the end": {undo("2"), again("ruling", `{"seat":1,"change":40,"reason":"x"}`),
			again("end", `{}`)},
	} {
		g := evening(t, more...)
		must.Hold(t, g.Decided(), "with %s the game has no end", what)
		played := g.PlayTime()
		expect.Equal(t, played, game.PlayTime{Begun: begun, Ended: begun.Add(2 * time.Hour)}, "with %s it was played", what)
		expect.Equal(t, played.Duration(), 2*time.Hour, "with %s it took", what)
	}
	unknown := evening(t, undo("2"), `{"act":"record","kind":"end","entry":{}}`).PlayTime()
	expect.True(t, unknown.Ended.IsZero() && unknown.Date().Equal(begun) && unknown.Duration() == 0,
		"an end at no known time was at %v", unknown)
}

// A code has no times of entries: a copy made from it knows when the game began, but not when it ended.
func TestACopyOfALateEveningHasTheSameDay(t *testing.T) {
	begun := time.Date(2024, 5, 4, 20, 30, 0, 0, time.UTC)
	copied := game.PlayTime{Begun: begun}
	late := game.PlayTime{Begun: begun, Ended: begun.Add(5 * time.Hour)}
	expect.Equal(t, late.Day(), copied.Day(), "a game that ended after midnight has the day")
	weeks := game.PlayTime{Begun: begun, Ended: begun.Add(500 * time.Hour)}
	expect.Equal(t, weeks.Day(), weeks.Ended, "a game of weeks has the day")
	unknown := game.PlayTime{Ended: begun}
	expect.Equal(t, unknown.Day(), begun, "a game begun at an unknown time has the day")
}
