package director

import (
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/tournament"
)

// fills performs the page's action whose label starts with the given label.
func fills(t *testing.T, s page.Source, at page.At, label string) page.Done {
	t.Helper()
	p := must.Get(s.Page(at))(t)
	all := actions(p)
	n := slices.IndexFunc(all, func(a page.Action) bool { return strings.HasPrefix(a.Text, label) && a.To == nil })
	must.Hold(t, n >= 0, "%q offers no %q: %s", at.Place, label, shown(p))
	done := must.Get(s.Do(all[n], at))(t)
	maps.Copy(at.Said, done.Said)
	return done
}

func TestEachFormatAsksForWhatItNeeds(t *testing.T) {
	for i, c := range []struct {
		format tournament.Format
		asks   string
	}{
		{tournament.Rounds, "count size best hidden minutes out"},
		{tournament.Cut, "count size final carry best hidden minutes out"},
		{tournament.KnockOut, "size through best hidden minutes out"},
		{tournament.Series, "best hidden absent"}, {tournament.MassStart, "count best hidden"},
	} {
		s := NewSource(begun(t, eight()...))
		at := page.At{Place: "plan", Said: map[string]string{"format": number(i)}}
		seen, fields := asks(t, s, at)
		var numbers []string
		for _, part := range seen.Parts {
			for _, f := range part.Fields {
				if f.Input == sheet.Stepper {
					numbers = append(numbers, f.Name)
				}
			}
		}
		expect.Equal(t, strings.Join(numbers, " "), c.asks, "%s asks for", c.format)
		_, drawn := fields["draw"]
		expect.Equal(t, drawn, strings.Contains(c.asks, "size"), "%s asks how rounds are drawn", c.format)
		for _, f := range fields {
			expect.True(t, !strings.Contains(f.Full, "tournament.") && f.Full != "", "%s is called %q", f.Name, f.Full)
		}
		expect.True(t, fills(t, s, at, words.Text("common.done")).Leave && s.State.Plan.Format == c.format,
			"the format is %s, not %s", s.State.Plan.Format, c.format)
	}
}

// The user's input is kept even if the rest of the plan has changed since. Errors are shown at their fields.
func TestAPlanIsFilledIn(t *testing.T) {
	s := NewSource(begun(t, eight()...))
	at := page.At{Place: "plan", Said: map[string]string{"count": "7", "places.4": "9 3 2 4"}}
	seen, fields := asks(t, s, at)
	expect.True(t, fields["places.4"].Trouble != "" && seen.Next[0].Off && seen.Says[0].Tone == page.Bad,
		"wrong points for places are told as %+v", fields["places.4"])
	at.Said["places.4"], at.Said["out"] = "9 3 2 0", "5"
	last := words.Text("tournament.tie.share")
	fills(t, s, at, words.Format("tournament.plan.up", words.Names{"name": last}))
	fills(t, s, at, words.Format("tournament.drop", words.Names{"name": words.Text("tournament.tie.wins")}))
	fills(t, s, at, words.Text("tournament.tie.meeting"))
	other := s.State.Plan
	other.Minutes = 45
	must.Do(t, s.Enter(&other))
	fills(t, s, at, words.Text("common.done"))
	plan := s.State.Plan
	expect.True(t, plan.Rounds == 7 && plan.Minutes == 45 && plan.Scoring.SittingOut == 5*tournament.Point &&
		WritePoints(plan.Scoring.PlacesOf(4)) == "9  3  2  0", "the plan is %+v", plan)
	expect.List(t, plan.TieBreaks, []tournament.TieBreak{tournament.ByShare, tournament.BySeconds, tournament.ByOpponents,
		tournament.ByMeeting}, "the tie-breaks")
}

func TestADayIsChosenFromItsMonth(t *testing.T) {
	s := NewSource(begun(t, eight()...))
	at := page.At{Place: "plan/day/until/none/2027-02", Said: map[string]string{"format": "3"}}
	seen, _ := asks(t, s, at)
	must.Hold(t, seen.Small && len(seen.Parts[0].Rows) == 28 && len(seen.Parts[0].Heads) == 7, "February is %+v", seen.Parts)
	fills(t, s, at, words.Date(dayOf("2027-02-14")))
	until := s.planning().read(at).plan.Until.Local()
	expect.Equal(t, until.Format("2006-01-02 15:04"), "2027-02-14 23:59", "the last moment")
	next := seen.Parts[0].Choices[1]
	seen, _ = asks(t, s, page.At{Place: *next.To, Said: at.Said})
	expect.Equal(t, seen.Parts[0].Title, words.MonthOf(dayOf("2027-03-01")), "the next month")
	fills(t, s, at, words.Text("tournament.plan.last.none"))
	expect.True(t, s.planning().read(at).plan.Until.IsZero(), "none is %v", s.planning().read(at).plan.Until)
}

// A game that the user did not change stays as recorded. An invalid number blocks the whole plan.
func TestRoundsHaveGamesOfTheirOwn(t *testing.T) {
	s := NewSource(begun(t, eight()...))
	was := s.State.Plan.Games[0]
	at := page.At{Place: "plan/game/1", Said: map[string]string{}}
	_, fields := asks(t, s, at)
	games := fields["game.1"].Choices
	tycoon := slices.IndexFunc(games, func(c sheet.Choice) bool { return c.Rulebook == "tycoon" })
	at.Said["game.1"], at.Said["offer.1.tycoon"] = number(tycoon), "1"
	_, fields = asks(t, s, at)
	var option sheet.Field
	for name, f := range fields {
		if strings.HasPrefix(name, "option.1.tycoon.1..") && f.Input == sheet.Number {
			option = f
		}
	}
	must.Hold(t, option.Name != "", "no option asks for a number")
	at.Said[option.Name] = ""
	_, fields = asks(t, s, at)
	expect.True(t, fields[option.Name].Trouble != "" && fields[option.Name].Unsaid, "what is no number is %+v", fields[option.Name])
	at.Place = "plan"
	plan, _ := asks(t, s, at)
	expect.True(t, plan.Next[0].Off, "a plan of what is no number is entered")
	at.Place = "plan/game/1"
	fills(t, s, at, words.Text("new.house.reset"))
	_, fields = asks(t, s, at)
	_, there := fields[option.Name]
	option.Name = strings.Replace(option.Name, "..", ".+.", 1)
	must.Hold(t, !there && fields[option.Name].Value == option.Value, "reset is %+v", fields[option.Name])
	at.Place = "plan"
	at.Said[option.Name] = number(option.Value + max(1, option.Step))
	fills(t, s, at, words.Text("common.done"))
	entered := s.State.Plan.Games
	must.Hold(t, len(entered) == 2 && entered[1].Rulebook == "tycoon", "games are %+v", entered)
	expect.True(t, string(entered[0].Options) == string(was.Options) && entered[0].Least == was.Least, "the first is %+v", entered[0])
	_, fields = asks(t, s, page.At{Place: "plan/game/1"})
	expect.True(t, fields["offer.1.tycoon"].Value == 1 && strings.Contains(string(entered[1].Options), at.Said[option.Name]),
		"the second is %s", entered[1].Options)
	at.Said = map[string]string{}
	fills(t, s, at, words.Format("tournament.drop", words.Names{"name": words.Game("tycoon")}))
	fills(t, s, at, words.Text("common.done"))
	expect.Equal(t, len(s.State.Plan.Games), 1, "games that are left")
}

func TestATournamentIsBegun(t *testing.T) {
	of := must.Get(book.Open(filepath.Join(t.TempDir(), "games.db"), rulebooks.All()))(t)
	defer func() { _ = of.Close() }()
	b := Beginning{Book: of, By: func() ledger.Author { return ledger.Author{} }}
	at := page.At{Place: BeginPlace, Said: map[string]string{"name": "1. Anna\n2. Ben\n3. Carl, Dana"}}
	seen, _ := asks(t, b, at)
	expect.True(t, seen.Next[0].Off && seen.Says[0].Text == words.Text("tournament.who.ask"), "of nobody it says %+v", seen.Says)
	fills(t, b, at, words.Text("tournament.add"))
	at.Said["name"] = "anna, Emil"
	done := fills(t, b, at, words.Text("tournament.add"))
	expect.True(t, strings.Contains(done.Told, "anna") && at.Said["name"] == "", "of those who are there it says %q", done.Told)
	fills(t, b, at, words.Format("tournament.drop", words.Names{"name": "Ben"}))
	at.Said["game.0"] = "1"
	seen, _ = asks(t, b, at)
	must.Hold(t, !seen.Next[0].Off, "it cannot begin: %+v", seen.Says)
	c := must.Get(b.Begin(at))(t)
	state := c.State()
	expect.Equal(t, strings.Join(state.Names([]int{0, 1, 2, 3}), " "), "Anna Carl Dana Emil", "those who take part")
	expect.True(t, state.Plan.Games[0].Rulebook == rulebooks.All()[1].ID() && c.Head().Title == b.title(page.At{}),
		"begun is %q by %+v", c.Head().Title, state.Plan.Games)
}

func BenchmarkBeginning(b *testing.B) {
	of, err := book.Open(filepath.Join(b.TempDir(), "games.db"), rulebooks.All())
	if err != nil {
		b.Fatal(err)
	}
	s := Beginning{Book: of, By: func() ledger.Author { return ledger.Author{} }}
	var names []string
	for i := range 1000 {
		names = append(names, "Person "+number(i))
	}
	at := page.At{Place: BeginPlace, Said: map[string]string{namesField: strings.Join(names, "\n")}}
	for b.Loop() {
		if _, err := s.Page(at); err != nil {
			b.Fatal(err)
		}
	}
}
