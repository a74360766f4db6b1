package director

import (
	"context"
	"errors"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

func TestWhatIsNextIsTold(t *testing.T) {
	d := begun(t, "Ann")
	next := func(want ...NextStep) {
		t.Helper()
		got := Steps(d)
		expect.True(t, slices.Equal(got, want), "%v, want %v", got, want)
		for _, step := range Steps(d) {
			label := StepLabel(d, step)
			expect.True(t, !strings.Contains(label, "tournament.") && !strings.Contains(label, "{{"), "%v", label)
		}
	}
	enter := func(entries ...tournament.Entry) {
		t.Helper()
		must.Do(t, d.Enter(entries...))
	}
	next(Invite)
	twice, err := d.Join([]string{"ＡＮＮ", "Ben", "Carl", "Dana", "ben "})
	expect.True(t, err == nil && len(twice) == 2 && len(d.State.Members) == 4, "%v take part already, %v", twice, err)
	next(DrawNext)
	announced(t, d)
	next(Hall, TakeIn)
	must.Do(t, d.Skip(1, 1))
	next(Hall, DrawNext)
	enter(&tournament.Leave{Member: 0}, &tournament.Leave{Member: 1})
	next(EndEarly, Invite)
	plan := d.State.Plan
	plan.HiddenFrom = 1
	enter(&plan, &tournament.End{})
	next(Hall, Reveal)
	enter(&tournament.Reveal{})
	next(Hall, Places)
}

func TestNothingIsBegunThatCannotBe(t *testing.T) {
	book := must.Get(book.Open(t.TempDir()+"/games.db", rulebooks.All()))(t)
	defer func() { _ = book.Close() }()
	_, err := Begin(book, "Friday", ledger.Author{}, &tournament.Plan{}, NewJoin(eight()))
	expect.True(t, err != nil, "a plan without games is no plan")
	if heads, err := book.Journals.List(); err != nil || len(heads) != 0 {
		t.Error(heads, err)
	}
}

// If another window records an entry first, both entries are recorded in the end.
func TestWhatIsOvertakenIsTriedAgain(t *testing.T) {
	d, times := begun(t, eight()...), 0
	other := must.Get(Open(d.Book, d.State.ID, d.games, d.by))(t)
	late := func(points int) *tournament.Penalty {
		return &tournament.Penalty{Points: tournament.Points(points) * tournament.Point, Reason: "late"}
	}
	must.Do(t, Retry(func() error {
		if times++; times == 1 {
			must.Do(t, other.Enter(late(1)))
		}
		return d.Enter(late(1 + times))
	}))
	all := d.State.Penalties
	expect.True(t, times == 2 && len(all) == 2 && all[1].Points == 3*tournament.Point, "%d times: %+v", times, all)
}

func TestAwardsLookAtNoOtherGames(t *testing.T) {
	d := announced(t, begun(t, eight()[:4]...))
	for _, id := range []ledger.GameID{d.State.Rounds[0].Tables[0].Game, ledger.NewGameID()} {
		r := recordings.Read(t, "stockholder", "four-seats-4x6").Record
		r.ID = id
		must.Get(d.Book.Games.Import(r, ledger.Author{}))(t)
	}
	worked := 0
	watch := func(_, of int) error { worked = of; return nil }
	list := func(ledger.Watch) ([]stats.Summary, error) { return d.Book.Shelf.List() }
	must.Get(Proposals(d.Book, d.State, list, watch))(t)
	expect.Equal(t, worked, 1, "games that are worked out")
}

func TestPointsOfPlacesAreRead(t *testing.T) {
	points, read := readPoints("1e3 nan")
	expect.True(t, !read, "1e3 and nan are read as %v", points)
	if points, read := readPoints("12.5  7; 3/0"); !read || WritePoints(points) != "12.5  7  3  0" {
		t.Error(points)
	}
	plan, right := WithPlaces(tournament.UsualPlan(), 4, "5 3 2 0")
	got := plan.Scoring.PlacesOf(4)[0]
	expect.True(t, right && got == 5*tournament.Point, "%v", got)
	for _, wrong := range []string{"5 3 2", "2 3 2 1", "x"} {
		if _, right := WithPlaces(plan, 4, wrong); right {
			t.Errorf("%q is right", wrong)
		}
	}
	usual, _ := WithPlaces(plan, 4, WritePoints(tournament.UsualPlaces(4)))
	expect.True(t, len(usual.Scoring.Places) == 0, "the usual points stand in the plan")
}

func TestAPenaltyIsTakenOffInTheWorkingOfALine(t *testing.T) {
	score := func(points tournament.Points, uncounted bool) standings.Score {
		return standings.Score{Working: standings.Working{Points: points * tournament.Point}, Uncounted: uncounted}
	}
	line := standings.Line{
		Scores: []standings.Score{score(8, false), score(1, true), score(-2, false)}, Penalties: 2 * tournament.Point,
	}
	expect.Equal(t, Working(line), "8 + (1) – 2", "the working")
	line.Scores[1].Round = 2
	expect.Equal(t, roundScore(line, 2, 1), "(1.0)", "below points with a decimal")
}

// A folder's files are sorted by name and take the folder's place in the list. Hidden files are skipped.
func TestFoldersAreLookedThrough(t *testing.T) {
	disk := fstest.MapFS{"in/b/c.json": {}, "in/a.json": {}, "in/d.json": {}, "in/.x": {}, "in/.y/z.json": {}}
	broken := errors.New("broken")
	list := func(path string) (inside []string, folder bool, err error) {
		if path == "broken" {
			return nil, false, broken
		}
		entries, err := fs.ReadDir(disk, path)
		if err != nil {
			return nil, false, nil
		}
		for _, entry := range entries {
			inside = append(inside, path+"/"+entry.Name())
		}
		return inside, true, nil
	}
	name := func(path string) string { return path[strings.LastIndex(path, "/")+1:] }
	all, err := Files(context.Background(), []string{"in", ".first"}, name, list)
	if got := strings.Join(all, " "); err != nil || got != "in/a.json in/b/c.json in/d.json .first" {
		t.Error(got, err)
	}
	if _, err := Files(context.Background(), []string{"in", "broken"}, name, list); !errors.Is(err, broken) {
		t.Error(err)
	}
}
