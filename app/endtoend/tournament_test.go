package endtoend

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/director"
	"scripkeeper/app/internal/desktest"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/tournament"
)

// A hall is a tournament of 24 people as printed by the command line.
type hall struct {
	Members []struct{ Name string }
	Rounds  []struct {
		Seed   uint64
		Tables []struct {
			Table   int
			Game    string
			Members []int
		}
	}
	Standings struct {
		Lines []struct {
			Name   string
			Rank   int
			Points json.Number
		}
	}
}

// cupGames returns the recorded games to play, one for each round, and the last one for the final table.
func cupGames() [][2]string {
	return [][2]string{
		{"stockholder", "four-seats-4x6"}, {"stockpile", "standard-four-hidden"}, {"tycoon", "four-seats-trader"},
		{"shoulders", "four-seats-online"}, {"brokeryard", "debts"}, {"stockholder", "online"},
	}
}

// Results come from games in the book, by code, and typed. The program is killed once. The command line runs the same
// tournament in another book, with the same standing.
func TestATournamentIsRunInTheWindowAndByCommands(t *testing.T) {
	t.Parallel()
	names := strings.Fields(
		"Anna Ben Carl Dana Emil Fritzi Gerta Hugo Ida Jan Klara Leo Mia Nora Otto Paula Quirin Rosa Sven Tara Uwe Vera Willi Xenia")
	w := open(t, sized(1280, 800))
	w.Tap(text("tournament.title"))
	w.Tap(text("tournament.new"))
	w.Copy(strings.Join(names, "\n"))
	w.Tap(text("tournament.paste"))
	w.See("24 people")
	w.Tap(text("tournament.start"))
	w.See("24 people at 6 tables: draw round 1.")
	other := filepath.Join(w.Home(), "other.db")
	there := []string{"--book", other}
	from := filepath.Join(w.Home(), "people.txt")
	must.Do(t, os.WriteFile(from, []byte(strings.Join(names, "\n")), 0o600))
	w.commanded(slices.Concat([]string{"tournament", "new", "Same", "--from", from}, w.cupPlan(t), there)...)
	var plan tournament.Plan
	desktest.At(t, other, func(d *director.Desk) { plan = d.State.Plan })
	desktest.At(t, w.book(), func(d *director.Desk) { must.Do(t, d.Enter(&plan)) })

	scanned := 0
	for round, game := range cupGames() {
		w.again()
		label := text("tournament.todraw", "round", fmt.Sprint(round+1))
		if round == 5 {
			label = text("tournament.todraw.final")
		}
		w.Tap(label)
		w.Tap(text("tournament.announce", "round", fmt.Sprint(round+1)))
		w.Gone(text("tournament.draw.again"))
		shown := w.cup(t)
		tables := shown.Rounds[round].Tables
		w.commanded(slices.Concat([]string{"tournament", "draw", "--seed", fmt.Sprint(shown.Rounds[round].Seed)},
			there)...)
		same := w.cup(t, there...)
		var files []string
		folder := filepath.Join(w.Home(), fmt.Sprintf("round-%d", round+1))
		must.Do(t, os.Mkdir(folder, 0o700))
		for i, table := range tables {
			record := cupRecord(t, w.Home(), shown, game, table.Game, table.Members)
			twin := same.Rounds[round].Tables[i]
			switch {
			case i == 0 && round < 3: // import the result by code
				w.Tap(text("tournament.scan"))
				w.Copy(resultCode(t, record))
				w.Tap(text("scan.paste"))
				w.SeePart("Entered: Round")
				w.Key("Escape")
				scanned++
			case i == 5 && round == 1: // type the result, with two figures swapped
				w.typeResult(fmt.Sprintf("Table %d, ", table.Table), "100", "400", "300", "200")
				w.commanded(slices.Concat([]string{"tournament", "result", "--table", "6",
					typed(same, round, 5, 100, 400, 300, 200)}, there)...)
				continue
			default:
				files = append(files, record)
			}
			cupRecord(t, folder, same, game, twin.Game, twin.Members)
		}
		w.commanded(slices.Concat([]string{"tournament", "result", folder}, there)...)
		w.imported(t, files)
		w.again()
		w.Tap(endedHere(len(files)))
		if round == 2 {
			w.Kill()
			w.Reopen()
			w.Tap(text("tournament.title"))
			row := w.SeePart("24 people, round 3").Aim()
			w.TapAt(row.X, row.Y)
		}
	}
	expect.True(t, scanned == 3, "%d results were scanned", scanned)
	// The typed result is corrected after all rounds.
	w.again()
	w.Tap("2")
	row := w.SeePart("Table 6, ").Aim()
	w.TapAt(row.X, row.Y)
	sheet := w.SeePart(text("tournament.table.correct")).Aim()
	w.TapAt(sheet.X, sheet.Y)
	w.Type("400")
	w.Key("Return")
	w.Type("100")
	w.Tap(text("tournament.type.correct"))
	w.Tap(text("tournament.tab.standing"))
	w.See(text("tournament.hidden"))
	w.Shot("hidden")
	w.Tap(text("tournament.reveal"))
	w.Tap(text("ceremony.begin"))
	w.Tap(text("ceremony.skip.ten", "rank", "10"))
	w.Tap(text("ceremony.skip"))
	w.Shot("podium")
	w.commanded(slices.Concat([]string{"tournament", "result", "--correct", "--round", "2", "--table", "6",
		typed(w.cup(t, there...), 1, 5, 400, 100, 300, 200)}, there)...)
	ours, theirs := w.cup(t).Standings.Lines, w.cup(t, append(there, "--hidden")...).Standings.Lines
	expect.True(t, len(ours) == 24 && reflect.DeepEqual(ours, theirs),
		"the window came to\n%+v\nthe commands to\n%+v", ours, theirs)
}

func (w window) book() string {
	w.t.Helper()
	paths, err := filepath.Glob(filepath.Join(w.Home(), ".config", "fyne", "*", "games", "ledger.db"))
	must.Hold(w.t, err == nil && len(paths) == 1, "%v %v", paths, err)
	return paths[0]
}

func (w window) imported(t *testing.T, files []string) {
	t.Helper()
	book := must.Get(book.Open(w.book(), rulebooks.All()))(t)
	defer func() { _ = book.Close() }()
	for _, path := range files {
		if _, err := book.Games.Import(readRecord(t, path), ledger.Author{}); err != nil {
			t.Fatal(err)
		}
	}
}

// again reopens the page with the rounds, which then includes the games added to the book meanwhile.
func (w window) again() {
	w.Tap(text("tournament.tab.standing"))
	w.Tap(text("tournament.tab.round"))
}

func endedHere(tables int) string {
	return text("tournament.takeended", "count", fmt.Sprint(tables))
}

func (w window) commanded(args ...string) string {
	out, errors, status := w.Command(args...)
	if status != 0 {
		w.fail("%v: %d %s %s", args, status, out, errors)
	}
	return out
}

func (w window) cup(t *testing.T, more ...string) hall {
	t.Helper()
	var shown hall
	must.Do(t, json.Unmarshal([]byte(w.commanded(append([]string{"tournament", "show", "--json"}, more...)...)),
		&shown))
	return shown
}

// cupPlan returns the flags for a plan with five rounds and a final, played with the recorded games.
func (w window) cupPlan(t *testing.T) []string {
	t.Helper()
	var games []string
	for _, game := range cupGames() {
		games = append(games, written(t, w.Home(), recordings.Read(t, game[0], game[1]).Record))
	}
	return []string{"--game", strings.Join(games, ","), "--format", "cut", "--rounds", "5", "--size", "4", "--final",
		"4", "--carry", "50", "--hide", "3",
		"--scoring", "share", "--ties", "wins,seconds,share,opponents"}
}

// cupRecord returns a file with a recorded game, changed into the game of a tournament's table.
func cupRecord(t *testing.T, folder string, shown hall, game [2]string, id string, members []int) string {
	t.Helper()
	r := recordings.Read(t, game[0], game[1]).Record
	own := must.Get(ledger.ParseGameID(id))(t)
	r.ID, r.Seats = own, slices.Clone(r.Seats)
	for seat, member := range members {
		r.Seats[seat] = record.Seat{Name: shown.Members[member].Name}
	}
	return written(t, folder, r)
}

func written(t *testing.T, folder string, record record.Record) string {
	t.Helper()
	var out bytes.Buffer
	must.Do(t, record.Write(&out))
	path := filepath.Join(folder, record.ID.String()+".json")
	must.Do(t, os.WriteFile(path, out.Bytes(), 0o600))
	return path
}

func resultCode(t *testing.T, path string) string {
	t.Helper()
	game := must.Get(game.Replay(readRecord(t, path), rulebooks.All()))(t)
	text := must.Get(compact.EncodeResult(game))(t)
	return text
}

func readRecord(t *testing.T, path string) record.Record {
	t.Helper()
	file := must.Get(os.Open(path))(t)
	defer func() { _ = file.Close() }()
	record := must.Get(record.Read(file))(t)
	return record
}

func (w window) typeResult(table string, worths ...string) {
	row := w.SeePart(table).Aim()
	w.TapAt(row.X, row.Y)
	sheet := w.SeePart(text("tournament.table.type")).Aim()
	w.TapAt(sheet.X, sheet.Y)
	for _, worth := range worths {
		w.Type(worth)
		w.Key("Return")
	}
	w.Tap(text("tournament.type.enter"))
}

func typed(shown hall, round, table int, worths ...int) string {
	var parts []string
	for seat, member := range shown.Rounds[round].Tables[table].Members {
		parts = append(parts, fmt.Sprintf("%s=%d", shown.Members[member].Name, worths[seat]))
	}
	return strings.Join(parts, ",")
}
