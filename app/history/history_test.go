package history

import (
	"database/sql"
	"slices"
	"strings"
	"testing"
	"time"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/stats"
)

// begun returns a source with the recorded games in its library.
func begun(t *testing.T, games map[string][]string) *Source {
	t.Helper()
	s := New(must.Get(book.Open(t.TempDir()+"/games.db", rulebooks.All()))(t))
	t.Cleanup(func() { _ = s.Book.Close() })
	for rulebook, names := range games {
		for _, name := range names {
			must.Get(s.Book.Games.Import(recordings.Read(t, rulebook, name).Record, ledger.Author{}))(t)
		}
	}
	return s
}

func some() map[string][]string {
	return map[string][]string{"stockholder": {"three-seats-3x5", "four-seats-4x6", "four-seats-3x5"},
		"tycoon": {"four-seats-house-rules"}, "stockpile": {"standard-four-hidden"}}
}

func (s *Source) seen(t *testing.T, place ...string) page.Page {
	t.Helper()
	return must.Get(s.Page(page.At{Place: *page.PlaceOf(place...)}))(t)
}

func rows(p page.Page) (all []page.Row) {
	for _, part := range slices.Concat(p.Parts, p.Beside) {
		all = append(all, part.Rows...)
	}
	return all
}

func titled(p page.Page, title string) []page.Row {
	part, _ := calc.Find(slices.Concat(p.Parts, p.Beside), func(part page.Part) bool { return part.Title == title })
	return part.Rows
}

func named(t *testing.T, s *Source, name string) people.Person {
	t.Helper()
	person, known := must.Get(s.Book.People.All())(t).Named(name)
	must.Hold(t, known, "nobody is called %s", name)
	return person
}

// People with few games are ranked separately, and hidden people are shown only on request.
func TestPeopleAreRanked(t *testing.T) {
	s := begun(t, nil)
	expect.True(t, s.seen(t).Parts[0].As == page.Empty, "nobody is ranked")
	s = begun(t, some())
	games, known := must.Get(s.Book.Shelf.List())(t), must.Get(s.Book.People.All())(t)
	for _, rulebook := range []string{"", "stockpile"} {
		var want, got []string
		for _, c := range Ranked(known, games, rulebook, false) {
			want = append(want, c.Name+words.Record(c.Played)+words.Tenths(c.Rating().Shown()))
		}
		for _, row := range rows(s.seen(t, "people", rulebook)) {
			got = append(got, row.Title+row.About+row.Figure)
		}
		expect.List(t, got, want, "who is ranked in %q", rulebook)
	}
	expect.True(t, len(s.seen(t).Parts[0].Choices) == 4, "three games and all of them are to choose from")
	before := len(rows(s.seen(t)))
	hidden := named(t, s, "Ann")
	hidden.Hidden = true
	must.Get(s.Book.People.Store(hidden))(t)
	p := s.seen(t)
	way := p.Parts[len(p.Parts)-1].Actions[0]
	expect.True(t, len(rows(p)) == before-1 && len(rows(s.seen(t, string(*way.To)))) == before, "who is hidden is seen")
}

// Each figure about a person leads to the games that it counts, the latest first.
func TestFiguresOpenTheirGames(t *testing.T) {
	s := begun(t, some())
	games, known := must.Get(s.Book.Shelf.List())(t), must.Get(s.Book.People.All())(t)
	for _, c := range stats.Careers(known, games) {
		p, led := s.seen(t, "person", c.ID.String()), 0
		for _, row := range rows(p) {
			if row.Open == nil || row.Open.To == nil {
				continue
			}
			led++
			listed := rows(s.seen(t, string(*row.Open.To)))
			title, played := gamesBehind(c, page.At{Place: *row.Open.To})
			expect.True(t, len(listed) == len(played) && len(listed) > 0, "%s, %s: %d games", c.Name, row.Title, len(listed))
			expect.True(t, title == row.Title || strings.Contains(title, row.Title), "%q opens %q", row.Title, title)
			for i, game := range listed {
				of := must.Get(page.Read[Target](*game.Open))(t)
				expect.True(t, of.Games[0] == played[len(played)-1-i].Game.ID, "%s: game %d", row.Title, i)
			}
		}
		against := titled(p, words.Text("person.against"))
		expect.True(t, led >= 4+len(c.ByGame())+len(against) && len(against) == len(c.Against()), "%s: %d ways", c.Name, led)
		if chart, charted := calc.Find(p.Parts, func(part page.Part) bool { return part.Chart != nil }); charted {
			values := chart.Chart.Series[0].Values
			last := words.Tenths(float64(values[len(values)-1]) / 10)
			expect.True(t, last == words.Tenths(c.Rating().Shown()), "the curve of %s ends at %s", c.Name, last)
		}
	}
	none := must.Get(s.Book.People.Store(people.Person{Name: "Nobody"}))(t)
	said := s.seen(t, "person", none.ID.String())
	expect.True(t, said.About == "" && said.Parts[0].Says[0].Text == words.Text("person.nothing"), "it says %+v", said)
	_, err := s.Page(page.At{Place: "person/7"})
	expect.True(t, err != nil, "a person of no id has a page")
}

func TestWhatIsMendedIsUndone(t *testing.T) {
	s := begun(t, some())
	ada, cleo := named(t, s, "Ada"), named(t, s, "Cleo")
	state := func() string {
		games := must.Get(s.Book.Shelf.List())(t)
		var all strings.Builder
		for _, c := range stats.Careers(must.Get(s.Book.People.All())(t), games) {
			if !c.Hidden {
				all.WriteString(c.Name + words.Record(c.Played) + "\n")
			}
		}
		return all.String()
	}
	played := rows(s.seen(t, "games", ada.ID.String(), "", "played"))[0]
	asked := s.seen(t, string(*played.Actions[0].To))
	emil := page.At{Said: map[string]string{"name": "Emil"}}
	for name, do := range map[string]struct {
		page.Action
		page.At
	}{
		"hide":  {page.ActionWith("", Hide, Target{Person: ada.ID}), page.At{}},
		"merge": {*rowOf(t, s.seen(t, "merge", ada.ID.String()), cleo.Name).Open, page.At{}},
		"seat":  {asked.Next[0], emil},
	} {
		before := state()
		done := must.Get(s.Do(do.Action, do.At))(t)
		after := state()
		expect.True(t, after != before && done.Told != "", "%s: %q, and it is\n%s", name, done.Told, after)
		back := must.Get(s.Do(*done.Undo, page.At{}))(t)
		expect.True(t, state() == before, "%s is undone, and it is\n%s", name, state())
		again := must.Get(s.Do(*back.Undo, page.At{}))(t)
		expect.True(t, state() == after, "%s is done again, and it is\n%s", name, state())
		must.Get(s.Do(*again.Undo, page.At{}))(t)
	}
	for _, row := range rows(s.seen(t, "merge", ada.ID.String())) {
		expect.True(t, row.Title != "Ada", "she can be merged with herself")
	}
}

func rowOf(t *testing.T, p page.Page, title string) page.Row {
	t.Helper()
	row, there := calc.Find(rows(p), func(row page.Row) bool { return row.Title == title })
	must.Hold(t, there, "%s has no row %q", p.Title, title)
	return row
}

func TestAPersonIsEdited(t *testing.T) {
	s := begun(t, some())
	ada := named(t, s, "Ada")
	at := page.At{Place: *page.PlaceOf("edit", ada.ID.String()), Said: map[string]string{"name": "Cleo", "shape": "5"}}
	p := must.Get(s.Page(at))(t)
	for _, choice := range p.Parts[1].Fields[0].Choices {
		expect.True(t, choice.Pawn.Color == choice.Value && choice.Label != "", "a colour is %+v", choice)
	}
	_, err := s.Do(p.Next[0], at)
	expect.True(t, err != nil && p.Parts[0].Fields[0].Trouble == words.ErrorSentence("", nil, err) && named(t, s,
		"Ada").ID == ada.ID, "two people have one name")
	at.Said["name"] = "Ada Berg"
	done := must.Get(s.Do(p.Next[0], at))(t)
	now := named(t, s, "Ada Berg")
	expect.True(t, done.Leave && now.ID == ada.ID && now.Look.Shape == 5 && now.Look.Color == ada.Look.Color, "%+v", now)
	at = page.At{Place: "add", Said: map[string]string{"name": "Zoe"}}
	must.Get(s.Do(must.Get(s.Page(at))(t).Next[0], at))(t)
	expect.True(t, rowOf(t, s.seen(t), "Zoe").Figure == "", "Zoe has a rating")
}

// The records of all games leave out money, which cannot be compared between games.
func TestRecordsLeadToTheirEntries(t *testing.T) {
	s := begun(t, map[string][]string{"stockholder": {"three-seats-3x5"}, "stockpile": {"standard-four-hidden"}})
	records := page.At{Place: "records/stockholder"}
	expect.True(t, len(rows(s.seen(t, "records"))) == 0, "records are found before anybody looked")
	told := 0
	for work := s.Begin(records); work != nil; work = s.Begin(records) {
		must.Hold(t, s.Begin(records) == nil, "the same work is begun twice")
		err := work.Do(func() bool {
			if changed, _ := s.Follow(); changed {
				told++
				expect.True(t, len(s.seen(t, "records").Parts[0].Says) == 2, "nobody says how far the work is")
			}
			return false
		})
		work.Done(err)
	}
	expect.True(t, told > 0, "it is never told how far the work is")
	fall := rowOf(t, s.seen(t, "records", "stockholder"), words.HighlightTitle("stockholder", stats.LargestFall))
	of := must.Get(page.Read[Target](*fall.Lines[0].Open))(t)
	game := recordings.Read(t, "stockholder", "three-seats-3x5").Record.ID
	// In entry 22, Cleo lost 143 green shares at a price of 20.
	expect.True(t, fall.Figure == words.Number(143*20) && fall.Lines[0].Title == "Cleo" && of.Entry == 22 &&
		of.Games[0] == game, "%+v", fall)
	for _, row := range rows(s.seen(t, "records", AllGames)) {
		expect.True(t, row.Title != words.HighlightTitle("", stats.LargestFall), "money of several games is compared")
	}
	expect.True(t, len(s.seen(t, "records").Parts[0].Choices) == 3, "there is no choice of a game")
	held := s.seen(t, "person", named(t, s, "Cleo").ID.String())
	rowOf(t, held, words.HighlightTitle("stockholder", stats.LargestFall))
	must.Get(s.Book.Games.Import(recordings.Read(t, "tycoon", "four-seats-house-rules").Record, ledger.Author{}))(t)
	work := s.Begin(records)
	must.Hold(t, work != nil, "a game is new, and nothing is looked for")
	work.Done(&ledger.Fault{Code: "work.stopped"})
	expect.True(t, s.Begin(records) != nil, "what was stopped never goes on")
}

// A switch must be on before games can be deleted permanently.
func TestDeletedGames(t *testing.T) {
	s := begun(t, some())
	games := must.Get(s.Book.Shelf.List())(t)
	expect.True(t, s.seen(t, "deleted").Parts[0].As == page.Empty, "games are deleted")
	raw := must.Get(sql.Open("sqlite", s.Book.Path()))(t)
	defer func() { _ = raw.Close() }()
	for i, days := range []int{40, 31, 29} {
		must.Do(t, s.Book.Games.Delete(games[i].ID))
		must.Get(raw.Exec("UPDATE game SET deleted = ? WHERE id = ?", time.Now().AddDate(0, 0, -days).UnixMilli(),
			games[i].ID.String()))(t)
	}
	p := s.seen(t, "deleted")
	expect.True(t, len(rows(p)) == 3 && rows(p)[0].Title == words.GameTitle(games[2]), "%+v", rows(p))
	one := s.seen(t, string(*rows(p)[0].Open.To))
	done := must.Get(s.Do(*rows(one)[0].Open, page.At{}))(t)
	expect.True(t, must.Get(s.Book.Shelf.CountDeleted())(t) == 2, "the game is not restored")
	must.Get(s.Do(*done.Undo, page.At{}))(t)
	expect.True(t, must.Get(s.Book.Shelf.CountDeleted())(t) == 3, "it is not deleted again")
	for left, at := range []page.Place{1: *p.Next[0].To, 0: *rows(one)[1].Open.To} {
		asked := s.seen(t, string(at))
		must.Hold(t, asked.Next[0].Off, "one tap deletes for good")
		sure := page.At{Place: at, Said: map[string]string{"sure": "1"}}
		asked = must.Get(s.Page(sure))(t)
		must.Hold(t, !asked.Next[0].Off, "it cannot be done")
		must.Get(s.Do(asked.Next[0], sure))(t)
		expect.True(t, must.Get(s.Book.Shelf.CountDeleted())(t) == 2-2*left, "games are left of %s", at)
	}
}

func TestWhatIsDoneWithAGameIsUndone(t *testing.T) {
	s := begun(t, some())
	shelf := func() (all []string) {
		for _, game := range must.Get(s.Book.Shelf.List())(t) {
			if !game.Archived {
				all = append(all, words.GameTitle(game))
			}
		}
		return all
	}
	game, before := must.Get(s.Book.Shelf.List())(t)[0], shelf()
	for _, row := range rows(s.seen(t, "game", game.ID.String())) {
		if row.Open.To != nil || row.Open.Way == Again {
			continue
		}
		done := must.Get(s.Do(*row.Open, page.At{}))(t)
		expect.True(t, len(shelf()) != len(before) && done.Told != "", "%s: %q, and the shelf is %q", row.Title, done.Told, shelf())
		must.Get(s.Do(*done.Undo, page.At{}))(t)
		expect.List(t, shelf(), before, "the shelf once %q is undone", row.Title)
	}
	at := page.At{Place: *page.PlaceOf("rename", game.ID.String()), Said: map[string]string{"title": "Friday"}}
	must.Get(s.Do(must.Get(s.Page(at))(t).Next[0], at))(t)
	expect.True(t, s.seen(t, "game", game.ID.String()).Title == "Friday", "the game is not renamed")
}
