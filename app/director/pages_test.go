package director

import (
	"slices"
	"strings"
	"testing"
	"time"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

func finished(t *testing.T, s *Source) {
	t.Helper()
	last := s.State.Rounds[len(s.State.Rounds)-1]
	for _, table := range last.Tables {
		r := &tournament.Result{Round: last.Number, Table: table.Number, Source: tournament.Typed}
		for i, member := range table.Members {
			r.Places = append(r.Places, tournament.Placed{Member: member, Rank: i + 1, Worth: 500 - 10*i})
		}
		must.Do(t, s.Correct(r))
	}
}

// playedHere stores a game of four for a table. The game has the given number of entries, or all entries if that is 0.
// The names given as others replace those of the table's members, from the first seat on.
func playedHere(t *testing.T, s *Source, number, entries int, others ...string) record.Record {
	t.Helper()
	r := recordings.Read(t, "stockholder", "four-seats-4x6").Record
	table, there := s.State.Table(1, number)
	must.Hold(t, there && len(table.Members) == 4, "%+v", table)
	r.ID, r.Seats = table.Game, nil
	for _, name := range s.Names(table.Members) {
		r.Seats = append(r.Seats, record.Seat{Name: name})
	}
	for seat, name := range others {
		r.Seats[seat].Name = name
	}
	if entries > 0 {
		r.Operations = r.Operations[:entries]
	}
	must.Get(s.Book.Games.Import(r, ledger.Author{}))(t)
	return r
}

func ofFour(t *testing.T) func(*tournament.Plan) {
	options := recordings.Read(t, "stockholder", "four-seats-4x6").Record.Options
	return func(plan *tournament.Plan) { plan.Games[0].Options = options }
}

// Hidden standings appear on no page until the director asks to see them. Earlier standings stay visible.
func TestHiddenStandingsAreNotShown(t *testing.T) {
	s := directing(t, 8, func(plan *tournament.Plan) { plan.HiddenFrom = 2 })
	for range 2 {
		announced(t, s.Desk)
		finished(t, s)
	}
	hidden := func() bool {
		p, _ := seen(t, s, "standings")
		beside, _ := seen(t, s, "members")
		_, err := s.Page(page.At{Place: "why/0/2/0"})
		hides := strings.Contains(shown(p), words.Text("tournament.hidden"))
		expect.Equal(t, strings.Contains(shown(p), "Ann"), !hides, "somebody is named")
		expect.Equal(t, strings.Contains(shown(page.Page{Beside: beside.Beside}), "Ann"), !hides, "somebody is named beside")
		expect.Equal(t, err != nil, hides, "why somebody stands there is not told")
		return hides
	}
	must.Hold(t, hidden(), "they are shown")
	before, _ := seen(t, s, "standings/1")
	expect.True(t, strings.Contains(shown(before), "Ann"), "the standings before are hidden too")
	does(t, s, "standings", words.Text("tournament.look"))
	must.Hold(t, !hidden(), "the director does not see them")
	p, _ := seen(t, s, "standings")
	expect.True(t, strings.Contains(shown(p), words.Text("tournament.hidden.looking")), "nothing warns of others")
	does(t, s, "standings", words.Text("tournament.hide"))
	must.Hold(t, hidden(), "they are not hidden again")
	must.Do(t, s.Enter(&tournament.Reveal{}))
	must.Hold(t, !hidden(), "they are hidden after the reveal")
}

func TestWhatIsHandedOnKeepsTheSecret(t *testing.T) {
	s := directing(t, 8, func(plan *tournament.Plan) { plan.HiddenFrom = 2 })
	offers := func(want string) {
		t.Helper()
		p, _ := seen(t, s, "export")
		var all []string
		for _, a := range actions(p) {
			what := must.Get(page.Read[Printing](a))(t)
			all = append(all, what.As+" "+words.Number(what.Round))
		}
		expect.Equal(t, strings.Join(all, ", "), want, "offered")
	}
	offers("record 0")
	announced(t, s.Desk)
	finished(t, s)
	offers("pairings 1, cards 1, standing 1, text 1, code 1, certificates 1, csv 1, record 1")
	announced(t, s.Desk)
	finished(t, s)
	offers("pairings 2, cards 2, standing 1, text 1, code 1, record 2")
}

func TestStandingsTellHowTheyCameAbout(t *testing.T) {
	s := directing(t, 8, nil)
	announced(t, s.Desk)
	finished(t, s)
	announced(t, s.Desk)
	p, _ := seen(t, s, "standings")
	ranked := p.Parts[1]
	first, line := ranked.Rows[0], standings.After(&s.State, 2).Lines[0]
	expect.True(t, len(ranked.Rows) == 8 && len(ranked.Heads) == 3 && first.Cells[1] == "–" &&
		first.Cells[0] == words.Points(line.Points, 0) && first.Figure == words.Points(line.Points, 0), "%+v", first)
	why, _ := seen(t, s, string(*first.Open.To))
	rows := why.Parts[0].Rows
	expect.Equal(t, rows[0].About, words.ScoreWorking(line.Scores[0]), "the working of a score")
	expect.Equal(t, rows[len(rows)-1].Figure, first.Figure, "the sum")
	expect.Equal(t, len(why.Parts[1].Rows), len(line.Ties), "tie-breaks")
	earlier, _ := seen(t, s, "standings/1")
	expect.Equal(t, earlier.Parts[0].Title, words.Format("tournament.after", words.Names{"round": 1}), "the title")
}

func TestPeopleComeAndGo(t *testing.T) {
	s := directing(t, 8, nil)
	must.Hold(t, s.Begin(page.At{Place: memberPlace}) == nil, "members wait for something")
	done := does(t, s, "members", words.Text("tournament.add"), "name", "Late; ann")
	twice := words.Format("tournament.twice", words.Names{"names": []string{"ann"}})
	expect.True(t, done.Told == twice && *done.To == memberPlace && len(s.State.Members) == 9, "%+v", done)
	does(t, s, "member/2", words.Text("tournament.member.leave"))
	does(t, s, "member/3", words.Text("tournament.member.rest"))
	expect.True(t, s.State.Members[2].Left && len(s.State.Playing()) == 7, "%+v", s.State.Members)
	does(t, s, "member/2", words.Text("tournament.member.back"))
	done = does(t, s, "member/4/apart", "Fay", "name", "fa")
	expect.True(t, done.Leave && len(s.State.Wishes) == 1, "%+v", done)
	p, _ := seen(t, s, "member/4/apart", "name", "fa")
	expect.Equal(t, len(p.Parts[len(p.Parts)-1].Rows), 0, "people to make the same wish about again")
	p, _ = seen(t, s, "members", "name", "lat")
	rows := p.Parts[len(p.Parts)-1].Rows
	expect.True(t, len(rows) == 1 && rows[0].Title == "Late", "%+v", rows)
	does(t, s, "members", words.Format("tournament.drop", words.Names{"name": p.Parts[1].Rows[0].Title}))
	expect.Equal(t, len(s.State.Wishes), 0, "wishes")
}

func TestAPenaltyAsksForItsReason(t *testing.T) {
	s := directing(t, 8, nil)
	give := words.Text("tournament.penalty.enter")
	for _, said := range [][]string{nil, {"points", "2"}, {"points", "two", "reason", "late"}} {
		p, _ := seen(t, s, "member/1/penalty", said...)
		expect.True(t, p.Small && p.Next[0].Text == give && p.Next[0].Off, "after %q: %s", said, shown(p))
	}
	does(t, s, "member/1/penalty", give, "points", "2.5", "reason", " late ")
	all := s.State.Penalties
	expect.True(t, len(all) == 1 && all[0].Points == 2500 && all[0].Reason == "late" && all[0].Member == 1, "%+v", all)
}

func TestPeopleOfTheBookJoinByATap(t *testing.T) {
	s := directing(t, 4, ofFour(t))
	announced(t, s.Desk)
	r := playedHere(t, s, 1, 0)
	r.ID, r.Seats[0].Name = ledger.NewGameID(), "Zoe"
	must.Get(s.Book.Games.Import(r, ledger.Author{}))(t)
	p, _ := seen(t, s, "known")
	names := calc.Map(p.Parts[0].Rows, func(row page.Row) string { return row.Title })
	expect.List(t, names, []string{"Zoe"}, "who is offered")
	does(t, s, "known", "Zoe")
	p, _ = seen(t, s, "known")
	expect.True(t, s.State.Members[4].Name == "Zoe" && p.Parts[0].As == page.Empty, "%s", shown(p))
}

func TestGamesOfThisBookTellTheirResults(t *testing.T) {
	s := directing(t, 8, ofFour(t))
	announced(t, s.Desk)
	p, _ := seen(t, s, "standings")
	must.Hold(t, p.Parts[0].Fields == nil, "it is offered although nothing is played here")
	playedHere(t, s, 1, 12)
	p, _ = seen(t, s, "standings", endedField, "1")
	must.Hold(t, len(p.Parts[0].Fields) == 1, "it is not offered")
	expect.True(t, p.Parts[1].Rows[0].Cells[0] != "–", "%+v", p.Parts[1].Rows[0])
	must.Hold(t, s.Begin(page.At{Place: standingPlace, Said: map[string]string{endedField: "1"}}) == nil,
		"it is read again, and nothing went on")
	plain, _ := seen(t, s, "standings")
	expect.Equal(t, plain.Parts[1].Rows[0].Cells[0], "–", "what counts without being asked")
	playedHere(t, s, 2, 0)
	does(t, s, "", words.Format("tournament.takeended", words.Names{"count": 1}))
	table, _ := s.State.Table(1, 2)
	expect.True(t, table.Result != nil && table.Result.Source == tournament.FromBook, "%+v", table.Result)
	why, _ := seen(t, s, "why/"+number(table.Members[0])+"/1/0")
	open := why.Parts[0].Rows[0].Open
	expect.True(t, open != nil && strings.Contains(string(open.Body), table.Game.String()), "%+v", open)
}

// A result that does not fit counts only with a reason, whether it comes from the library or was received.
func TestWhatDoesNotFitIsOverruled(t *testing.T) {
	s := directing(t, 8, ofFour(t))
	announced(t, s.Desk)
	playedHere(t, s, 1, 0, "X0")
	p, _ := seen(t, s, "table/1/1")
	n := slices.IndexFunc(actions(p), func(a page.Action) bool { return a.Text == words.Text("tournament.table.take") })
	must.Hold(t, n >= 0 && *actions(p)[n].To == "overrule/1/1", "%s", shown(p))
	enter := words.Text("tournament.overrule.enter")
	p, _ = seen(t, s, "overrule/1/1")
	expect.True(t, p.Next[0].Off, "it counts without a reason")
	does(t, s, "overrule/1/1", enter, "note", "a nickname")
	table, _ := s.State.Table(1, 1)
	expect.True(t, table.Result != nil && table.Result.Note == "a nickname", "%+v", table.Result)
	playedHere(t, s, 2, 0, "X0")
	second, _ := s.State.Table(1, 2)
	place := s.OverrulePlace(must.Get(s.FitOf(second.Game))(t))
	does(t, s, string(place), enter, "note", "another one")
	second, _ = s.State.Table(1, 2)
	expect.True(t, second.Result != nil && second.Result.Note == "another one", "%+v", second.Result)
}

func TestASeriesShowsItsGames(t *testing.T) {
	s := directing(t, 4, func(plan *tournament.Plan) { plan.Format, plan.Rounds = tournament.Series, 0 })
	r := recordings.Read(t, "stockholder", "four-seats-4x6").Record
	r.Seats = nil
	for _, m := range s.State.Members {
		r.Seats = append(r.Seats, record.Seat{Name: m.Name})
	}
	for range 2 {
		r.ID = ledger.NewGameID()
		must.Get(s.Book.Games.Import(r, ledger.Author{}))(t)
	}
	games := func() []page.Row {
		p, _ := seen(t, s, "")
		return p.Parts[1].Rows
	}
	must.Hold(t, len(games()) == 2 && len(s.State.Rounds) == 2, "%d games, %d count", len(games()), len(s.State.Rounds))
	place := string(*games()[0].Open.To)
	out := words.Text("tournament.series.out")
	p, _ := seen(t, s, place+"/out")
	expect.True(t, p.Next[0].Off, "it is taken out for no reason")
	done := does(t, s, place+"/out", out, "reason", "for fun")
	reason := words.Format("tournament.series.excepted.reason", words.Names{"reason": "for fun"})
	expect.True(t, len(s.State.Rounds) == 1 && games()[0].About == reason && games()[0].Struck, "%+v", games()[0])
	must.Get(s.Do(*done.Undo, page.At{}))(t)
	must.Hold(t, len(games()) == 2 && len(s.State.Rounds) == 2, "undo does not bring the game back")
	does(t, s, place+"/out", out, "reason", "for fun")
	does(t, s, place, words.Text("tournament.series.again"))
	must.Hold(t, len(s.State.Rounds) == 2, "the game does not count again")
	plan := s.State.Plan
	plan.Since = time.Now().AddDate(0, 0, 1).UTC()
	must.Do(t, s.Enter(&plan))
	expect.True(t, len(s.State.Rounds) == 0 && !slices.Contains([]string{"", reason}, games()[0].About),
		"games from before the first day count")
	p, _ = seen(t, s, "")
	expect.Equal(t, *p.Parts[0].Actions[0].To, page.Place("plan"), "where the days are")
}

func TestTheListOfTournaments(t *testing.T) {
	s := directing(t, 8, nil)
	l := List{s.Book, s.by}
	row := func(place string) page.Row {
		return must.Get(l.Page(page.At{Place: page.Place(place)}))(t).Parts[0].Rows[0]
	}
	of := string(*row("").Actions[0].To)
	rename := page.At{Place: *row(of).Open.To, Said: map[string]string{"title": " Saturday "}}
	asks := must.Get(l.Page(rename))(t)
	must.Get(l.Do(asks.Next[0], rename))(t)
	expect.Equal(t, row("").Title, "Saturday", "the title")
	rename.Said["title"] = "\x00"
	_, err := l.Do(asks.Next[0], rename)
	expect.True(t, err != nil && row("").Title == "Saturday", "it is called what cannot be shown")
	remove := must.Get(l.Page(page.At{Place: page.Place(of)}))(t).Parts[0].Rows[1]
	done := must.Get(l.Do(*remove.Open, page.At{}))(t)
	p := must.Get(l.Page(page.At{}))(t)
	expect.Equal(t, p.Parts[0].As, page.Empty, "what is listed")
	must.Get(l.Do(*done.Undo, page.At{}))(t)
	expect.Equal(t, row("").Title, "Saturday", "what came back")
}
