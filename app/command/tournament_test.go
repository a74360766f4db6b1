package command

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/director"
	"scripkeeper/app/internal/desktest"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/tournament"
)

type cup struct {
	*terminal
	games []recordings.Game
}

// newCup begins a tournament of eight people with three rounds, each at tables of four.
func newCup(t *testing.T, flags ...string) cup {
	c := cup{terminal: newTerminal(t)}
	var files []string
	for _, game := range [][2]string{{"stockholder", "four-seats-4x6"}, {"tycoon", "four-seats-trader"},
		{"stockpile", "standard-four-hidden"}} {
		c.games = append(c.games, recordings.Read(t, game[0], game[1]))
		files = append(files, recordings.Path(t, game[0], game[1]))
	}
	people := file(t, "people.txt", []byte("Anna\nBen\nCarl\nDana\nEmil\nФрида\nGerta\nHugo\n"))
	c.tournament(Sound, append([]string{"new", "Friday", "--rounds", "3", "--from", people, "--game",
		strings.Join(files, ",")}, flags...)...)
	return c
}

func (c cup) tournament(status int, args ...string) (out, errors string) {
	c.t.Helper()
	return c.run(status, append([]string{tournaments}, args...)...)
}

func (c cup) prints(status int, part string, args ...string) string {
	c.t.Helper()
	return c.terminal.prints(status, part, append([]string{tournaments}, args...)...)
}

func (c cup) says(status int, part string, args ...string) {
	c.t.Helper()
	c.terminal.says(status, part, append([]string{tournaments}, args...)...)
}

func (c cup) shown() jsonout.Tournament {
	c.t.Helper()
	out, _ := c.tournament(Sound, "show", "--json", "--hidden")
	return decoded[jsonout.Tournament](c.t, out)
}

// played returns a table's game as if another phone had finished it.
func (c cup) played(round, table int) (played *game.Game) {
	c.t.Helper()
	desktest.At(c.t, c.book, func(d *director.Desk) {
		begun, _, err := d.NewTableGame(round, table)
		must.Do(c.t, err)
		r := begun.Export()
		r.Operations = c.games[round-1].Record.Operations
		played = must.Get(game.Replay(r, rulebooks.All()))(c.t)
	})
	return played
}

// Results are submitted in every possible way, and one table plays in another turn order than drawn.
func TestATournamentOfEightByCommands(t *testing.T) {
	c := newCup(t)
	c.tournament(Sound, "draw", "--seed", "3")
	one, folder := c.played(1, 1).Export(), t.TempDir()
	one.Seats[0], one.Seats[1] = one.Seats[1], one.Seats[0]
	code := must.Get(compact.EncodeResult(c.played(1, 2)))(t)
	for name, text := range map[string]string{"b.txt": code, "notes.txt": "beer"} {
		must.Do(t, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600))
	}
	out, errs := c.tournament(Failed, "result", written(t, one), folder)
	has(t, out, "game.json: round 1, table 1, recorded.", "b.txt: round 1, table 2, recorded.",
		"played in another order than drawn: "+one.Seats[0].Name+", "+one.Seats[1].Name)
	has(t, errs, "notes.txt doesn't count.")
	c.prints(Sound, "already recorded", "result", written(t, one))
	c.terminal.prints(Sound, "Friday, round 1, table 1", "list")

	c.tournament(Sound, "draw")
	c.run(Sound, "import", written(t, c.played(2, 1).Export()))
	c.prints(Sound, "round 2, table 1, recorded.", "result")
	c.tournament(Sound, "result", "--table", "2", worthsOf(c.played(2, 2)))

	c.tournament(Sound, "draw")
	c.tournament(Sound, "result", "--table", "1", worthsOf(c.played(3, 1)))
	names := c.played(3, 2).Setup().Names
	c.tournament(Sound, "result", "--table", "2", "--places", strings.Join(names, ","))
	before := c.shown().Standings
	c.tournament(Refused, "result", "--table", "2", "--places", strings.Join(names, ","))
	out, _ = c.tournament(Sound, "result", "--correct", "--table", "2", worthsOf(c.played(3, 2)), "--overrule",
		"as the record says")
	has(t, out, "corrected", "→")
	after := c.shown().Standings
	expect.True(t, !reflect.DeepEqual(before, after) && after.After == 3, "the correction changed nothing")
	c.tournament(Refused, "draw")
	if out, _ := c.tournament(Sound, "check"); strings.Count(out, "gives the announced tables") != 3 {
		t.Error(out)
	}
	c.goesToAnotherBook()
}

func (c cup) goesToAnotherBook() {
	c.t.Helper()
	shown, _ := c.tournament(Sound, "show", "--json")
	folder := c.t.TempDir()
	record, backup := filepath.Join(folder, "cup.json"), filepath.Join(folder, "backup.jsonl")
	c.tournament(Sound, "export", "--as", "json", "--out", record)
	c.run(Sound, "backup", backup)
	for _, args := range [][]string{{tournaments, "import", record}, {"restore", backup}} {
		other := cup{terminal: newTerminal(c.t)}
		other.run(Sound, args...)
		if again, _ := other.tournament(Sound, "show", "--json"); again != shown {
			c.t.Errorf("%v:\n%s\nmust be\n%s", args, again, shown)
		}
	}
	c.tournament(Sound, "import", record)
	if out, _ := c.tournament(Sound, "list"); strings.Count(out, "Friday") != 1 {
		c.t.Error(out)
	}
	c.tournament(Sound, "import", record, "--copy")
	if _, errs := c.tournament(Failed, "draw", "--of", "Friday"); !strings.Contains(errs, "Several tournaments") {
		c.t.Error(errs)
	}
	for _, form := range []string{"csv", "text", "pairings", "cards", "standing", "certificates", "code"} {
		if out, _ := c.tournament(Sound, "export", "--as", form); len(out) < 60 {
			c.t.Errorf("%s: %q", form, out)
		}
	}
}

// Games of the book count in a series, even if members are renamed later.
func TestASeriesByCommands(t *testing.T) {
	c := cup{terminal: newTerminal(t)}
	game := recordings.Read(t, "stockholder", "four-seats-4x6").Record
	c.tournament(Sound, "new", "Season", "--game", "stockholder", "--format", "series", "--best", "2", "--from",
		file(t, "people.txt", []byte("Anna\nBen\nCarl\nDana\nEmil\n")))
	path := func(names ...string) string {
		r := game
		r.ID, r.Seats = ledger.NewGameID(), nil
		for _, name := range names {
			r.Seats = append(r.Seats, record.Seat{Name: name})
		}
		return written(t, r)
	}
	c.tournament(Sound, "result", path("Anna", "Ben", "Carl", "Dana"), path("anna", "Emil", "Ben", "Carl"))
	c.says(Refused, "doesn't count in this series", "result", path("Anna", "Ben", "Carl", "Zoe"))
	before := c.shown().Standings
	expect.True(t, before.After == 2 && before.Lines[0].Points != 0, "%+v", before)
	c.run(Sound, "people", "rename", "Ben", "Benno")
	after := c.shown().Standings
	expect.True(t, reflect.DeepEqual(before, after), "%+v\nmust be\n%+v", after, before)
	out, _ := c.tournament(Sound, "export", "--as", "csv")
	expect.True(t, strings.Count(out, "\n") >= 9, "%v", out)
	c.tournament(Refused, "draw")
}

func worthsOf(g *game.Game) string {
	var all []string
	for _, place := range g.Rulebook().Standing(g.Table()).Places {
		all = append(all, fmt.Sprintf("%s=%d", g.Setup().Names[place.Seat], place.Worth))
	}
	return strings.Join(all, ",")
}

// A result that does not fit the table counts only if the director accepts it all the same.
func TestAResultThatDoesNotFitIsLeftOut(t *testing.T) {
	c := newCup(t)
	c.tournament(Sound, "draw", "--seed", "3")
	game := c.played(1, 1)
	half := game.Export()
	half.Operations = half.Operations[:5]
	path := written(t, half)
	c.says(Refused, "isn't over yet", "result", path)
	c.prints(Refused, `"reason":"tournament.fit.unfinished"`, "result", path, "--json")
	c.prints(Sound, "Overruled", "result", path, "--overrule", "the bar closed")
	c.prints(Sound, `"note":"the bar closed"`, "show", "--json")
	c.says(Refused, "already has another result", "result", written(t, game.Export()))
	c.tournament(Sound, "result", "--correct", written(t, game.Export()))
	stranger := game.Export()
	stranger.ID = ledger.NewGameID()
	c.says(Refused, "fits no table", "result", written(t, stranger))
	again := c.played(1, 2).Export()
	again.ID = ledger.NewGameID()
	path = written(t, again)
	c.says(Refused, "The right people played", "result", path)
	c.tournament(Sound, "result", path, "--table", "2")
	desktest.Undo(t, c.book)
	other := c.played(1, 2).Export()
	member := other.Seats[0].Name
	other.Seats[0] = record.Seat{Name: "X0"}
	path = written(t, other)
	c.says(Refused, "X0 in "+member+"'s seat", "result", path)
	c.prints(Sound, "X0 counts as "+member, "result", path, "--overrule", "a nickname")
}

func TestThePageOfATournamentIsPrinted(t *testing.T) {
	c := newCup(t, "--hide", "2")
	c.prints(Sound, "8 people: Anna, Ben, ", "show")
	c.tournament(Sound, "draw", "--seed", "3")
	c.tournament(Sound, "result", "--table", "1", worthsOf(c.played(1, 1)))
	half := c.played(1, 2).Export()
	half.Operations = half.Operations[:5]
	c.run(Sound, "import", written(t, half))
	now := c.prints(Sound, "Round 1\n    Table 1: 1. ", "show")
	has(t, now, "\nNow, in round 1\n    1. ")
	ended := c.prints(Sound, "\nNow, in round 1\n    1. ", "show", "--now")
	expect.True(t, strings.Count(now, "  = 10\n") == 1 && strings.Count(ended, "  = 10\n") == 2,
		"%s\nif all ended now:\n%s", now, ended)
	c.tournament(Sound, "result", "--table", "2", "--unplayed")
	c.tournament(Sound, "draw", "--seed", "3")
	hidden := "\nStandings are hidden from round 2 on. Add --hidden to see them anyway.\n"
	page := c.prints(Sound, hidden, "show")
	expect.True(t, !strings.Contains(page, "  = ") && strings.Contains(page, " (not played)\n"), "%s", page)
	out, _ := c.tournament(Sound, "show", "--json")
	expect.True(t, !strings.Contains(out, "standings"), "%s", out)
	c.prints(Sound, "\nNow, in round 2\n    1. ", "show", "--hidden")
	c.prints(Sound, "\nAfter round 1\n    1. ", "show", "--round", "1")
}

func TestWrongUsesOfTournaments(t *testing.T) {
	c := newCup(t, "--hide", "1")
	c.tournament(Sound, "draw", "--seed", "3")
	before := c.shown()
	for _, wrong := range []struct {
		status int
		says   string
		args   string
	}{
		{Failed, "Name a tournament command", ""},
		{Failed, "Unknown command", "sing"},
		{Failed, "called “Zoe”", "result --table 1 Zoe=3"},
		{Failed, "called “Monday”", "draw --of Monday"},
		{Failed, "Name a table", "result --places Anna,Ben"},
		{Failed, "Type a result like", "result --table 1 --unplayed --places Anna,Ben"},
		{Refused, "no table 9", "result --table 9 Anna=3"},
		{Failed, "isn't at this table", "result --table 1 Anna=3,Ben=4,Carl=5,Dana=6,Emil=7"},
		{Failed, "can't be opened", "result nothing.json"},
		{Failed, "No open table", "result"},
		{Refused, "Round 1 isn't over", "draw"},
		{Refused, "Choose a game", "new Saturday --rounds 3"},
		{Refused, "99 rounds aren't possible", "new Saturday --game stockholder --rounds 99"},
		{Failed, "no rule set", "new Saturday --game stockholder:9x9"},
		{Failed, "Games: ", "new Saturday --game chess"},
		{Failed, "doesn't give points", "new Saturday --points many"},
		{Failed, "isn't a number of points", "new Saturday --sit-out 1e3"},
		{Failed, "isn't a date", "new Saturday --since tomorrow"},
		{Failed, "Choose a format", "export --as pdf"},
		{Failed, "only go with --as certificates", "export --as csv Anna"},
		{Failed, "no round 9", "export --as cards --round 9"},
		{Failed, "hidden from round 1", "export --as certificates Anna"},
		{Failed, "can't be opened", "import nothing.json"},
		{Failed, "doesn't take --size", "draw --size 3"},
		{Failed, "takes 1 argument", "new"},
	} {
		c.says(wrong.status, wrong.says, strings.Fields(wrong.args)...)
	}
	expect.True(t, reflect.DeepEqual(c.shown(), before), "something was entered")
	empty := newTerminal(t)
	empty.book = file(t, "games.db", nil)
	empty.says(Failed, "no tournaments yet", tournaments, "show")
	empty.says(Refused, "can't seat 9", tournaments, "new", "Friday", "--game", "stockholder", "--size", "9")
	empty.prints(Sound, "no tournaments", tournaments, "list")
}

func TestAPlanIsAsUsual(t *testing.T) {
	defer func(zone *time.Location) { time.Local = zone }(time.Local)
	time.Local = must.Get(time.LoadLocation("Europe/Berlin"))(t)
	for _, format := range []string{"", "cut", "knockout", "series", "massstart"} {
		c := cup{terminal: newTerminal(t)}
		args, want := []string{"new", "Cup", "--game", "stockholder"}, tournament.UsualPlan()
		if format == "series" { // on a day of 23 hours
			args = append(args, "--since", "2026-03-29", "--until", "2026-03-29")
			want.Since = time.Date(2026, 3, 28, 23, 0, 0, 0, time.UTC)
			want.Until = want.Since.Add(23*time.Hour - time.Millisecond)
		}
		if format != "" {
			args, want = append(args, "--format", format), want.InFormat(tournament.Format(format))
		}
		c.tournament(Sound, args...)
		shown := c.shown()
		want.Games = shown.Plan.Games
		if !reflect.DeepEqual(*shown.Plan, want) {
			t.Errorf("%q: %+v, must be %+v", format, *shown.Plan, want)
		}
	}
}
