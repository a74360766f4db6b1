package command

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
	"scripkeeper/ledger/tournament/standings"
)

// A cup is a tournament that is run by commands.
type cup struct {
	*terminal
	// games are recorded games of four, one a round.
	games []recordings.Game
}

// newCup begins a tournament of eight people who play three games of four in three rounds.
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

// tournament runs a command of tournaments.
func (c cup) tournament(status int, args ...string) (out, errors string) {
	c.t.Helper()
	return c.run(status, append([]string{tournaments}, args...)...)
}

// prints runs a command of tournaments whose output must have a part, and returns that.
func (c cup) prints(status int, part string, args ...string) string {
	c.t.Helper()
	return c.terminal.prints(status, part, append([]string{tournaments}, args...)...)
}

// says runs one whose error output must have a part.
func (c cup) says(status int, part string, args ...string) {
	c.t.Helper()
	c.terminal.says(status, part, append([]string{tournaments}, args...)...)
}

// standing is the standing now.
func (c cup) standing() jsonout.CupStanding {
	c.t.Helper()
	out, _ := c.tournament(Sound, "standing", "--json", "--hidden")
	return decoded[jsonout.CupStanding](c.t, out)
}

// played is the game of a table of the round that was drawn last, as it comes back from another phone that began it
// with the table's code.
func (c cup) played(round, table int) *game.Game {
	c.t.Helper()
	out, _ := c.tournament(Sound, "start", "--table", fmt.Sprint(table))
	begun, err := compact.Decode(out, rulebooks.All())
	must.Do(c.t, err)
	begun.Operations = c.games[round-1].Record.Operations
	game, err := game.Replay(begun, rulebooks.All())
	must.Do(c.t, err)
	return game
}

func recordOf(t *testing.T, g *game.Game) []byte {
	t.Helper()
	var out bytes.Buffer
	must.Do(t, g.Export().Write(&out))
	return out.Bytes()
}

// Eight people play three rounds of three games, and every way for a result to come back is used. Typed from what the
// records say, the same tournament has the same standing.
func TestATournamentOfEightByCommands(t *testing.T) {
	c := newCup(t)
	c.tournament(Sound, "draw", "--seed", "3")
	folder := t.TempDir()
	one, other := c.played(1, 1), c.played(1, 2)
	code := must.Get(compact.EncodeResult(other))(t)
	for name, data := range map[string][]byte{"c.json": recordOf(t, one), "b.txt": []byte(code),
		"notes.txt": []byte("beer")} {
		must.Do(t, os.WriteFile(filepath.Join(folder, name), data, 0o600))
	}
	out, errs := c.tournament(Failed, "result", folder)
	has(t, out, "c.json: round 1, table 1, recorded.", "b.txt: round 1, table 2, recorded.")
	has(t, errs, "notes.txt doesn't count.")
	c.prints(Sound, "already recorded", "result", filepath.Join(folder, "c.json"))
	c.terminal.prints(Sound, "Friday, round 1, table 1", "list")

	c.tournament(Sound, "draw")
	c.run(Sound, "import", file(t, "game.json", recordOf(t, c.played(2, 1))))
	c.prints(Sound, "round 2, table 1, recorded.", "result")
	c.tournament(Sound, "result", "--table", "2", worthsOf(c.played(2, 2)))

	c.tournament(Sound, "draw")
	third := c.played(3, 1)
	c.tournament(Sound, "result", "--table", "1", worthsOf(third))
	names := c.played(3, 2).Setup().Names
	c.tournament(Sound, "result", "--table", "2", "--places", strings.Join(names, ","))
	before := c.standing()
	c.tournament(Refused, "result", "--table", "2", "--places", strings.Join(names, ","))
	out, _ = c.tournament(Sound, "correct", "--table", "2", worthsOf(c.played(3, 2)), "--overrule",
		"as the record says")
	has(t, out, "corrected", "→")
	after := c.standing()
	expect.True(t, fmt.Sprint(before) != fmt.Sprint(after), "the correction changed nothing")
	c.tournament(Sound, "undo")
	expect.True(t, fmt.Sprint(c.standing()) == fmt.Sprint(before), "undo did not take the correction back")
	c.tournament(Sound, "redo")
	expect.True(t, fmt.Sprint(c.standing()) == fmt.Sprint(after), "redo did not bring the correction again")
	points := tournament.Points(0)
	for _, line := range after.Lines {
		sum := tournament.Points(0)
		for _, score := range line.Scores {
			sum += score.Points
		}
		points += sum
		expect.True(t, sum == line.Points && len(line.Scores) == 3, "%+v", line)
	}
	all := 3 * 2 * (10 + 6 + 4 + 1) * tournament.Point
	expect.True(t, points == all, "%s points in all, must be %s", points, all)
	c.tournament(Refused, "draw")
	if out, _ := c.tournament(Sound, "check"); strings.Count(out, "gives the announced tables") != 3 {
		t.Error(out)
	}
	c.prints(Sound, "share  Largest share of a table: ", "awards")
	c.tournament(Sound, "award", "Фрида", "share")
	c.goesToAnotherBook()
}

// goesToAnotherBook proves that a tournament is the same in another book, taken in as a record or with a backup.
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
		if len(other.standing().Lines) != 8 {
			c.t.Error("there is no standing")
		}
	}
	c.tournament(Sound, "import", record)
	if out, _ := c.tournament(Sound, "list"); strings.Count(out, "Friday") != 1 {
		c.t.Error(out)
	}
	c.tournament(Sound, "import", record, "--copy")
	if _, errs := c.tournament(Failed, "undo", "--of", "Friday"); !strings.Contains(errs, "Several tournaments") {
		c.t.Error(errs)
	}
	for _, form := range []string{"csv", "text", "pairings", "cards", "standing", "certificates", "code"} {
		if out, _ := c.tournament(Sound, "export", "--as", form); len(out) < 60 {
			c.t.Errorf("%s: %q", form, out)
		}
	}
}

// The games of a series count by themselves as soon as they are in the book.
func TestASeriesByCommands(t *testing.T) {
	c := cup{terminal: newTerminal(t)}
	game := recordings.Read(t, "stockholder", "four-seats-4x6").Record
	c.tournament(Sound, "new", "Season", "--game", "stockholder", "--format", "series", "--best", "2")
	c.tournament(Sound, "join", "Anna", "Ben", "Carl", "Dana", "Emil")
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
	s := c.standing()
	expect.True(t, s.After == 2 && s.Lines[0].Points != 0, "%+v", s)
	out, _ := c.tournament(Sound, "export", "--as", "csv")
	expect.True(t, strings.Count(out, "\n") >= 9, "%v", out)
	_, errs := c.tournament(Refused, "draw")
	expect.True(t, errs != "", "a series was drawn")
}

// worthsOf is the end of a game as somebody types it.
func worthsOf(g *game.Game) string {
	var all []string
	for _, place := range g.Rulebook().Standing(g.Table()).Places {
		all = append(all, fmt.Sprintf("%s=%d", g.Setup().Names[place.Seat], place.Worth))
	}
	return strings.Join(all, ",")
}

// A game that does not fit its table is left out with the reason, and counts with a word from the director.
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
	c.tournament(Sound, "correct", written(t, game.Export()))
	stranger := game.Export()
	stranger.ID = ledger.NewGameID()
	c.says(Refused, "fits no table", "result", written(t, stranger))
	again := c.played(1, 2).Export()
	again.ID = ledger.NewGameID()
	path = written(t, again)
	c.says(Refused, "The right people played", "result", path)
	c.tournament(Sound, "result", path, "--table", "2")
}

// What cannot be ends with a sentence, and nothing is entered.
func TestWrongUsesOfTournaments(t *testing.T) {
	c := newCup(t, "--hide", "1")
	c.tournament(Sound, "draw", "--seed", "3")
	before, _ := c.tournament(Sound, "log")
	for _, wrong := range []struct {
		status int
		says   string
		args   string
	}{
		{Failed, "Name a tournament command", ""},
		{Failed, "Unknown command", "sing"},
		{Failed, "called “Zoe”", "leave Zoe"},
		{Failed, "called “Monday”", "leave Anna --of Monday"},
		{Failed, "isn't a number of points", "penalty Anna much late"},
		{Failed, "Name a table", "start"},
		{Failed, "Name a table", "result --places Anna,Ben"},
		{Refused, "no table 9", "start --table 9"},
		{Refused, "no table 9", "result --table 9 Anna=3"},
		{Failed, "isn't at this table", "result --table 1 Anna=3,Ben=4,Carl=5,Dana=6,Emil=7"},
		{Failed, "can't be opened", "result nothing.json"},
		{Failed, "No open table", "result"},
		{Failed, "hidden from round 1", "standing"},
		{Refused, "Round 1 isn't over", "draw"},
		{Refused, "99 rounds aren't possible", "plan --rounds 99"},
		{Failed, "no rule set", "plan --game stockholder:9x9"},
		{Failed, "Games: ", "plan --game chess"},
		{Failed, "doesn't give points", "plan --points many"},
		{Failed, "isn't a date", "plan --since tomorrow"},
		{Failed, "give the plan --minutes", "clock start"},
		{Failed, "Choose a format", "export --as pdf"},
		{Failed, "only go with --as certificates", "export --as csv Anna"},
		{Failed, "no round 9", "export --as cards --round 9"},
		{Failed, "can't be opened", "import nothing.json"},
		{Refused, "already takes part", "join anna"},
		{Refused, "at least one name", "join"},
		{Refused, "two people", "wish Anna Anna"},
		{Refused, "two different people", "exchange Anna Anna"},
		{Failed, "doesn't take --size", "leave Anna --size 3"},
		{Failed, "takes 1 argument", "leave"},
	} {
		c.says(wrong.status, wrong.says, strings.Fields(wrong.args)...)
	}
	after, _ := c.tournament(Sound, "log")
	expect.True(t, after == before, "something was entered")
	c.tournament(Sound, "plan", "--minutes", "60")
	for _, how := range []string{"start", "stop", "reset"} {
		c.tournament(Sound, "clock", how)
	}
	c.says(Failed, "hidden from round 1", "export", "--as", "certificates", "Anna")
	c.tournament(Sound, "reveal")
	c.tournament(Sound, "standing")
	empty := newTerminal(t)
	empty.says(Failed, "no tournaments yet", tournaments, "standing")
	empty.says(Refused, "can't seat 9", tournaments, "new", "Friday", "--game", "stockholder", "--size", "9")
	empty.prints(Sound, "no tournaments", tournaments, "list")
}

// Twenty-four people play five rounds and a final of the best four, the standings hidden from the third round on. A
// result that is corrected late moves nobody at the tables.
func TestATournamentWithAFinalByCommands(t *testing.T) {
	c := cup{terminal: newTerminal(t)}
	var people []byte
	for i := range 24 {
		people = fmt.Appendf(people, "Player %c\n", 'A'+i)
	}
	c.tournament(Sound, "new", "Cup", "--game", "stockholder,tycoon", "--format", "cut", "--rounds", "5", "--final",
		"4", "--carry", "50",
		"--hide", "3", "--ties", "wins,share,lots", "--from", file(t, "people.txt", people))
	c.tournament(Sound, "lots", "--seed", "4")
	for round := 1; round <= 6; round++ {
		c.tournament(Sound, "draw", "--seed", "7")
		c.typed(round)
	}
	c.says(Failed, "hidden from round 3", "standing")
	before := c.shown()
	final := before.Rounds[5]
	must.Hold(t, len(final.Tables) == 1 && len(final.Tables[0].Members) == 4 && before.Next.Task == draw.ToReveal,
		"%+v %+v", final, before.Next)
	first := before.Rounds[0].Tables[0]
	var names []string
	for _, member := range first.Members {
		names = append(names, before.Members[member].Name)
	}
	old := c.standing()
	c.tournament(Sound, "correct", "--round", "1", "--table", "1", "--places", strings.Join(names, "="), "--overrule",
		"they all shared")
	after := c.shown()
	expect.True(t, fmt.Sprint(after.Rounds[5].Tables[0].Members) == fmt.Sprint(final.Tables[0].Members) &&
		fmt.Sprint(c.standing()) != fmt.Sprint(old),
		"the correction changed the tables, or nothing")
	c.tournament(Sound, "undo")
	expect.True(t, fmt.Sprint(c.standing()) == fmt.Sprint(old), "undo did not take the correction back")
	c.tournament(Sound, "reveal")
	out, _ := c.tournament(Sound, "standing")
	expect.True(t, strings.HasPrefix(out, "1. "+c.standing().Lines[0].Name) && strings.Count(out, "\n") == 24,
		"%v", out)
	shown := c.shown()
	expect.True(t, shown.Next.Task == draw.ToCelebrate, "%+v", shown.Next)
	c.tournament(Refused, "draw")
}

// shown is the tournament as it is now.
func (c cup) shown() jsonout.Tournament {
	c.t.Helper()
	out, _ := c.tournament(Sound, "show", "--json")
	return decoded[jsonout.Tournament](c.t, out)
}

// typed gives every table of a round a result, in which whoever joined before was worth more.
func (c cup) typed(round int) {
	c.t.Helper()
	shown := c.shown()
	for _, table := range shown.Rounds[round-1].Tables {
		var worths []string
		for _, member := range table.Members {
			worths = append(worths, fmt.Sprintf("%s=%d", shown.Members[member].Name, 2000-13*member-7*(member*round%5)))
		}
		c.tournament(Sound, "result", "--table", fmt.Sprint(table.Table), strings.Join(worths, ","))
	}
}

// What was taken off is not added as a number below nothing.
func TestAPenaltyIsTakenOffInTheLineOfAStanding(t *testing.T) {
	s := &tournament.State{Members: []tournament.Member{{Name: "Anna"}}}
	score := func(points tournament.Points, uncounted bool) standings.Score {
		return standings.Score{Working: standings.Working{Points: points * tournament.Point}, Uncounted: uncounted}
	}
	line := standings.Line{Rank: 2, Points: 6 * tournament.Point,
		Scores: []standings.Score{score(8, false), score(1, true), score(-2, false)}}
	told := standingLine(s, line)
	expect.True(t, told == "2. Anna  6  = 8 + (1) – 2", "%q", told)
}

// What nobody says is agreed on as in the window, and each format works by its name alone.
func TestAPlanIsAsUsual(t *testing.T) {
	for _, format := range []string{"", "cut", "knockout", "series", "massstart"} {
		c := cup{terminal: newTerminal(t)}
		args, want := []string{"new", "Cup", "--game", "stockholder"}, tournament.UsualPlan()
		if format != "" {
			args, want = append(args, "--format", format), want.As(tournament.Format(format))
		}
		c.tournament(Sound, args...)
		shown := c.shown()
		want.Games = shown.Plan.Games
		if !reflect.DeepEqual(*shown.Plan, want) {
			t.Errorf("%q: %+v, must be %+v", format, *shown.Plan, want)
		}
	}
}

// Points that a computer would take for a number are none to people.
func TestPointsOfACommandAreDigits(t *testing.T) {
	c := newCup(t)
	for _, points := range []string{"1e3", "nan", "inf"} {
		c.says(Failed, points, "penalty", "Anna", points, "late")
	}
	c.tournament(Sound, "penalty", "Anna", "2,5", "late")
}
