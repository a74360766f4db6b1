package tournament_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

// tableOfFour returns a tournament with one table, and the record of a game as played there.
func tableOfFour(t *testing.T) (*tournament.Tournament, record.Record) {
	t.Helper()
	recorded := recordings.Read(t, "stockholder", "four-seats-4x6")
	agreed := plan()
	agreed.Games[0].Options = recorded.Record.Options
	cup := begun(t, agreed, joining(eight[:4]...))
	announced(t, cup, tournament.Even, 1)
	state := cup.State()
	table := state.Rounds[0].Tables[0]
	r := recorded.Record
	r.ID, r.Seats = table.Game, nil
	for _, name := range state.SeatNames(table) {
		r.Seats = append(r.Seats, record.Seat{Name: name})
	}
	return cup, r
}

func replayed(t *testing.T, r record.Record) *game.Game {
	t.Helper()
	return must.Get(game.Replay(r, rulebooks.All()))(t)
}

func fitOf(cup *tournament.Tournament, e games.Ending, here *game.Game) games.Fit {
	state := cup.State()
	return games.Find(&state, e, here, rulebooks.All())
}

func reasons(f games.Fit) string {
	all := calc.Map(f.Misfits, func(m games.Misfit) string { return strings.TrimPrefix(m.Reason, "tournament.fit.") })
	return strings.Join(all, " ")
}

func bySeat(f games.Fit) []tournament.Placed {
	return slices.SortedFunc(slices.Values(f.Result.Places),
		func(a, b tournament.Placed) int { return a.Member - b.Member })
}

// A table's game gives the table the same result, whether it comes from the book or from a code.
func TestAGameFindsItsTable(t *testing.T) {
	cup, record := tableOfFour(t)
	game := replayed(t, record)
	code := must.Get(compact.EncodeResult(game))(t)
	result := must.Get(compact.DecodeResult(code, rulebooks.All()))(t)
	fit, coded := fitOf(cup, games.EndingOf(game, tournament.FromFile), nil),
		fitOf(cup, games.EndingOfCode(result), nil)
	must.Hold(t, fit.Sound() && coded.Sound() && reflect.DeepEqual(bySeat(fit), bySeat(coded)) && fit.Result.Game == "",
		"%+v\n%+v", fit, coded)
	for _, place := range game.Rulebook().Standing(game.Table()).Places {
		state := cup.State()
		member := state.Rounds[0].Tables[0].Members[place.Seat]
		if got, _ := fit.Result.Place(member); got.Worth != place.Worth || got.Rank != place.Rank {
			t.Errorf("seat %d came in as %+v, must be %+v", place.Seat, got, place)
		}
	}
	entered(t, cup, fit.Result)
	again := fitOf(cup, games.EndingOfCode(result), game)
	expect.True(t, again.Same && len(again.Misfits) == 0, "once more: %+v", again)
}

// A misfit names its reasons. With a note from the director, the game still counts.
func TestWhatDoesNotFitSaysWhy(t *testing.T) {
	names := func(names ...string) func(r *record.Record) {
		return func(r *record.Record) {
			for i, name := range names {
				r.Seats[i].Name = name
			}
		}
	}
	otherID := func(r *record.Record) { r.ID = ledger.NewGameID() }
	for _, c := range []struct {
		reasons string
		change  func(r *record.Record)
	}{
		{"", func(r *record.Record) { r.Seats[1].Name = strings.ToUpper(r.Seats[1].Name) }},
		{"renamed", names("X0", "X1", "X2", "X3")}, // strangers in the table's own game
		{"renamed", func(r *record.Record) { r.Seats[1].Name = "Zoë" }},
		{"", func(r *record.Record) { r.Seats[0], r.Seats[1] = r.Seats[1], r.Seats[0] }},
		{"other", otherID},
		{"nowhere", func(r *record.Record) { otherID(r); r.Seats[1].Name = "Zoë" }},
		{"seats absent", names("Zoë", "Dana", "Carl", "Anna")},
		{"unfinished", func(r *record.Record) { r.Operations = r.Operations[:len(r.Operations)/2] }},
		{"options", func(r *record.Record) {
			r.Options = []byte(strings.Replace(string(r.Options), `"penalty":20`, `"penalty":10`, 1))
		}},
	} {
		cup, record := tableOfFour(t)
		record.Seats, record.Operations = slices.Clone(record.Seats), slices.Clone(record.Operations)
		c.change(&record)
		game := replayed(t, record)
		fit := fitOf(cup, games.EndingOf(game, tournament.FromFile), nil)
		if text, err := compact.EncodeResult(game); err == nil {
			result, err := compact.DecodeResult(text, rulebooks.All())
			if coded := reasons(fitOf(cup, games.EndingOfCode(result), nil)); err != nil || coded != c.reasons {
				t.Errorf("as a code it does not fit because of %q, must be %q, %v", coded, c.reasons, err)
			}
		}
		got := reasons(fit)
		expect.True(t, got == c.reasons, "%s: %s", c.reasons, got)
		if fit.Result == nil {
			continue
		}
		overruled := allowed(fit.WithNote("as Ann says"))
		entered(t, cup, overruled)
	}
}

// Members who leave after the draw have no seat in the table's game, and come last.
func TestATableBeginsWithoutWhoeverLeft(t *testing.T) {
	cup, _ := tableOfFour(t)
	state := cup.State()
	table := state.Rounds[0].Tables[0]
	gone := table.Members[1]
	entered(t, cup, &tournament.Leave{Member: gone})
	state = cup.State()
	game, err := games.Begin(&state, 1, 1, "", time.Now(), rulebooks.All())
	must.Hold(t, err == nil && len(game.Setup().Names) == 3 && game.ID() == table.Game, "%v", err)
	ended := games.Ending{Game: table.Game, Rulebook: "stockholder", Names: game.Setup().Names,
		Source: tournament.FromCode}
	ended.Names[2] = "Zoë" // another name for a member
	for seat, worth := range []int{300, 200, 100} {
		ended.Places = append(ended.Places, calc.Place{Seat: seat, Rank: seat + 1, Worth: worth})
	}
	fit := fitOf(cup, ended, nil)
	must.Hold(t, reasons(fit) == "renamed" && len(fit.Renamed) == 1 && fit.Renamed[0].Member == table.Members[3],
		"%+v", fit)
	place, sat := fit.Result.Place(gone)
	expect.True(t, sat && place.Rank == 4 && place.Out, "%+v", place)
	overruled := allowed(fit.WithNote("Zoë is Dana"))
	entered(t, cup, overruled)
	state = cup.State()
	expect.True(t, state.Rounds[0].Tables[0].Result.Note == "Zoë is Dana", "the log does not keep why it counts")
}

// A changed order of moves is reported, but is not a misfit.
func TestAnotherOrderOfMovesIsNamed(t *testing.T) {
	cup, record := tableOfFour(t)
	state := cup.State()
	drawn := state.Rounds[0].Tables[0].Members
	fit := fitOf(cup, games.EndingOf(replayed(t, record), tournament.FromFile), nil)
	expect.True(t, len(fit.Moved) == 0, "the order that was drawn is named: %v", fit.Moved)
	record.Seats = slices.Clone(record.Seats)
	record.Seats[0], record.Seats[2] = record.Seats[2], record.Seats[0]
	want := []int{drawn[2], drawn[1], drawn[0], drawn[3]}
	if fit := fitOf(cup, games.EndingOf(replayed(t, record), tournament.FromFile), nil); !fit.Sound() ||
		!slices.Equal(fit.Moved, want) {
		t.Errorf("%+v, moved %v, must be %v", fit.Misfits, fit.Moved, want)
	}
}

// A table that already has another result causes a misfit, and so does a game that counts at another table.
func TestAResultThatIsThereIsNotLost(t *testing.T) {
	cup, record := tableOfFour(t)
	played(t, cup)
	game := replayed(t, record)
	fit := fitOf(cup, games.EndingOf(game, tournament.FromBook), game)
	must.Hold(t, reasons(fit) == "result", "%v", reasons(fit))
	_, refusal := fit.WithNote("")
	expect.True(t, refusal != nil, "nobody said why")
	overruled, _ := fit.WithNote("the paper was wrong")
	must.Do(t, cup.Correct(overruled, ledger.Author{}))
	announced(t, cup, tournament.Even, 2)
	state := cup.State()
	if again := games.FindAt(&state, 2, 1, games.EndingOf(game, tournament.FromBook), nil,
		rulebooks.All()); reasons(again) != "counted" || again.Misfits[0].Round != 1 {
		t.Errorf("%+v", again.Misfits)
	}
	short := record
	short.Operations = short.Operations[:3]
	if fit := fitOf(cup, games.EndingOf(replayed(t, short), tournament.FromFile), game); !strings.Contains(reasons(fit),
		"copy") {
		t.Error(reasons(fit))
	}
}

// Members with long and similar names get valid names in the table's game, by which they are found again.
func TestLongNamesFindTheirSeats(t *testing.T) {
	long := strings.Repeat("Maximiliane ", 5)
	cup := begun(t, plan(), joining(long[:56]+"A", long[:56]+"B", "Anna"))
	announced(t, cup, tournament.Even, 1)
	state := cup.State()
	game := must.Get(games.Begin(&state, 1, 1, "", time.Time{}, rulebooks.All()))(t)
	fit := fitOf(cup, games.EndingOf(game, tournament.FromCode), nil)
	expect.True(t, reasons(fit) == "unfinished" && len(fit.Renamed) == 0, "%s %+v", reasons(fit), fit.Renamed)
}

// A renamed member is found as a person in the book, even in a game begun elsewhere.
func TestAPersonFindsTheSeat(t *testing.T) {
	anna := ledger.PersonID{1}
	joins := joining(eight[:3]...)
	joins.People[0].Person = anna.String()
	cup := begun(t, plan(), joins)
	announced(t, cup, tournament.Even, 1)
	state := cup.State()
	game := must.Get(games.Begin(&state, 1, 1, "", time.Time{}, rulebooks.All()))(t)
	r := game.Export()
	r.ID, r.Seats = ledger.NewGameID(), slices.Clone(r.Seats)
	for i := range r.Seats {
		if r.Seats[i].Person == anna {
			r.Seats[i].Name = "Annie"
		}
	}
	fit := fitOf(cup, games.EndingOf(replayed(t, r), tournament.FromFile), nil)
	expect.True(t, reasons(fit) == "other unfinished", "%v", reasons(fit))
}

func TestTheSchemaNamesEveryKind(t *testing.T) {
	raw := must.Get(os.ReadFile(filepath.Join("..", "journal.schema.json")))(t)
	var schema struct {
		Properties struct {
			Operations struct {
				Items struct {
					Properties struct {
						Kind struct{ Enum []string }
					}
				}
			}
		}
	}
	must.Do(t, json.Unmarshal(raw, &schema))
	kinds := schema.Properties.Operations.Items.Properties.Kind.Enum
	for _, kind := range kinds {
		_, known := tournament.Blank(kind)
		expect.True(t, known, "nothing is of the kind %q", kind)
	}
	for _, e := range tournament.Blanks() {
		expect.True(t, slices.Contains(kinds, e.Kind()), "the schema does not know %q", e.Kind())
	}
}

// A game with entries to fix counts only with a note from the director. Provisional standings omit it.
func TestABrokenGameDoesNotFit(t *testing.T) {
	cup, record := tableOfFour(t)
	record.Operations = append(slices.Clone(record.Operations),
		oplog.Operation{Op: int64(len(record.Operations) + 1), Act: oplog.ActVoid, Target: 1})
	game := replayed(t, record)
	got := reasons(fitOf(cup, games.EndingOf(game, tournament.FromFile), nil))
	expect.True(t, game.Table().Over() && got == "unresolved", "it does not fit because of %q", got)
	state := cup.State()
	if now := games.PlacesNow(&state, state.Rounds[0].Tables[0], game); now != nil {
		t.Errorf("the board shows %+v", now)
	}
	state.Plan.Games = []tournament.GameChoice{{Rulebook: "stockholder"}}
	if got := games.Against(&state, people.People{}, stats.Summary{Rulebook: "stockholder",
		Unresolved: 3}).Reason; got != "tournament.series.unresolved" {
		t.Errorf("it does not count in a series because of %q", got)
	}
}
