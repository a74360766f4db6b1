package director

import (
	"encoding/json"
	"io"
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/view/page"
	"scripkeeper/app/view/paper"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
)

// directing returns the source for a tournament with a number of people, with the actions that a window performs.
func directing(t *testing.T, people int, change func(*tournament.Plan)) *Source {
	t.Helper()
	names := strings.Fields("Ann Ben Carl Dana Emil Fay Gus Hans Ida Jan Kim Lea")
	d := begun(t, names[:people]...)
	if change != nil {
		plan := d.State.Plan
		change(&plan)
		must.Do(t, d.Enter(&plan))
	}
	return NewSource(d, "plan", "scan", "type", "play", "code", "hall", "ceremony", "awards", "live", "open", "print",
		"copy", "standingcode")
}

// seen returns the page at a place once the page's work is done. said lists names of fields, each followed by a value.
func seen(t *testing.T, s *Source, place string, said ...string) (page.Page, page.At) {
	t.Helper()
	at := page.At{Place: page.Place(place), Said: map[string]string{}}
	for i := 0; i+1 < len(said); i += 2 {
		at.Said[said[i]] = said[i+1]
	}
	if w := s.Begin(at); w != nil {
		w.Done(w.Do(func() bool { return false }))
	}
	return must.Get(s.Page(at))(t), at
}

func actions(p page.Page) []page.Action {
	all := slices.Concat(p.Tabs, p.Tools, p.Rare, p.Next)
	var rows func([]page.Row)
	rows = func(of []page.Row) {
		for _, row := range of {
			if row.Open != nil {
				open := *row.Open
				open.Text = row.Title
				all = append(all, open)
			}
			all = append(all, row.Actions...)
			rows(row.Lines)
		}
	}
	rows(p.Waits)
	for _, part := range append(slices.Clone(p.Parts), p.Beside...) {
		all = append(append(all, part.Choices...), part.Actions...)
		rows(part.Rows)
	}
	return all
}

// does performs the action with a label, or else the first action with a label that begins with the given text.
func does(t *testing.T, s *Source, place, label string, said ...string) page.Done {
	t.Helper()
	p, at := seen(t, s, place, said...)
	all := actions(p)
	called := func(is func(text, label string) bool) int {
		return slices.IndexFunc(all, func(a page.Action) bool { return a.To == nil && !a.Off && is(a.Text, label) })
	}
	n := called(func(text, label string) bool { return text == label })
	if n < 0 {
		n = called(strings.HasPrefix)
	}
	must.Hold(t, n >= 0, "%q offers no %q: %s", place, label, shown(p))
	return must.Get(s.Do(all[n], at))(t)
}

func shown(p page.Page) string {
	told, _ := json.Marshal(p)
	return string(told)
}

// In every state of a tournament, pages lead only to existing pages, have all their texts, and can be written as JSON.
func TestEveryPageLeadsToPages(t *testing.T) {
	s := directing(t, 9, func(plan *tournament.Plan) { plan.Games[0].Most = 4 })
	walk := func(state string) {
		t.Helper()
		visited, todo := map[page.Place]bool{}, []page.Place{"", standingPlace, memberPlace, logPlace, mendPlace}
		for len(todo) > 0 && len(visited) < 400 {
			place := todo[0]
			todo = todo[1:]
			if visited[place] {
				continue
			}
			visited[place] = true
			p, _ := seen(t, s, string(place))
			text := shown(p)
			expect.True(t, p.Title != "" && !strings.Contains(text, "{{") && !strings.Contains(text, `"tournament.`),
				"%s, %q: %s", state, place, text)
			expect.Do(t, paper.Print(io.Discard, p.Title, "", p))
			for _, a := range actions(p) {
				if a.To != nil {
					todo = append(todo, *a.To)
				} else {
					_, here := s.ways()[a.Way]
					expect.True(t, here || slices.Contains(s.Ways, a.Way), "%s, %q: nobody does %q", state, place, a.Way)
				}
			}
		}
	}
	walk("begun")
	announced(t, s.Desk)
	walk("drawn")
	for _, table := range []int{1, 2, 2} { // the second result of table 2 is a correction
		must.Do(t, s.Skip(1, table))
	}
	steps := s.Tournament.Steps()
	must.Do(t, s.TakeBack(steps[5]))
	must.Do(t, s.Enter(&tournament.Leave{Member: 3}, &tournament.Wish{Members: [2]int{1, 2}},
		&tournament.Penalty{Member: 0, Points: tournament.Point, Reason: "late"}))
	walk("played")
	must.Do(t, s.TakeBack(steps[2]))
	walk("with entries to mend")
	_, err := s.Page(page.At{Place: "nowhere"})
	expect.True(t, err != nil, "there is a page of nowhere")
	for range len(s.Tournament.Operations()) {
		if r, can := s.Tournament.Undoing(); can {
			must.Get(s.Undo(r.Op))(t)
		}
	}
	walk("undone to the beginning")
}

func TestNothingIsDoneThatNobodySaw(t *testing.T) {
	s := directing(t, 8, nil)
	stale, at := seen(t, s, "draw")
	does(t, s, "draw", words.Text("tournament.draw.again"))
	seen(t, s, "draw")
	refused := func(p page.Page, at page.At, label string) {
		t.Helper()
		all := actions(p)
		n := slices.IndexFunc(all, func(a page.Action) bool { return strings.HasPrefix(a.Text, label) })
		must.Hold(t, n >= 0, "no %q", label)
		before := len(s.Tournament.Operations())
		_, err := s.Do(all[n], at)
		expect.True(t, err != nil && len(s.Tournament.Operations()) == before, "%q was done", label)
	}
	refused(stale, at, words.Format("tournament.announce", words.Names{"round": 1}))
	announced(t, s.Desk)
	table, at := seen(t, s, "table/1/1")
	round, roundAt := seen(t, s, "")
	r := &tournament.Result{Round: 1, Table: 1, Unplayed: true, Source: tournament.Typed}
	must.Do(t, s.Enter(r))
	refused(table, at, words.Text("tournament.table.skip"))
	refused(round, roundAt, words.Text("common.undo"))
	entry, at := seen(t, s, "log/3")
	does(t, s, "log/3", words.Text("tournament.log.back"))
	refused(entry, at, words.Text("tournament.log.back"))
}

func TestNonsenseIsRefused(t *testing.T) {
	s := directing(t, 8, nil)
	announced(t, s.Desk)
	before := len(s.Tournament.Operations())
	bodies := []string{``, `[]`, `{`, `{"round":9,"table":-1,"number":9,"tables":[7],"steps":[{"number":99,"op":99}]}`,
		`{"a":99,"b":-4,"changes":0}`, `{"kind":"leave","entry":{"member":99}}`, `{"kind":"wish","entry":{"members":[-1,99]}}`,
		`{"kind":"result","entry":{"round":1,"table":1,"places":[{"member":50,"rank":1}]}}`, `{"kind":"none","entry":{}}`}
	asks := []string{"undo", "redo", "look", "lots", "method", "again", "swapback", "check", "rename", "plan"}
	for way := range s.ways() {
		for _, body := range bodies {
			for _, place := range []string{"", "member/99/penalty", "game/x/out", "swap/7", "overrule/9/9", "draw"} {
				_, _ = s.Do(page.Action{Way: way, Body: []byte(body)}, page.At{Place: page.Place(place)})
			}
		}
		if !slices.Contains(asks, way) {
			expect.Equal(t, len(s.Tournament.Operations()), before, "entries after nonsense for %q", way)
		}
		before = len(s.Tournament.Operations())
	}
	_, err := s.Do(page.PlainAction("", "nothing"), page.At{})
	expect.True(t, err != nil, "what nobody knows was done")
}

// A member who left is marked, and one who sits out may substitute. A result can only be corrected or removed.
func TestATableTellsWhatCanBeDone(t *testing.T) {
	s := directing(t, 9, func(plan *tournament.Plan) { plan.Games[0].Most = 4 })
	announced(t, s.Desk)
	labels := func() string {
		p, _ := seen(t, s, "table/1/1")
		all := calc.Map(actions(p), func(a page.Action) string { return a.Text })
		return strings.Join(all, ", ")
	}
	keys := func(keys ...string) string {
		all := calc.Map(keys, func(key string) string { return words.Text("tournament." + key) })
		return strings.Join(all, ", ")
	}
	expect.Equal(t, labels(), keys("table.code", "table.keep", "scan", "table.type", "table.skip", "swap"), "offered")
	gone := s.State.Rounds[0].Tables[0].Members[1]
	must.Do(t, s.Enter(&tournament.Leave{Member: gone}))
	p, _ := seen(t, s, "")
	card := p.Parts[1].Rows[0]
	expect.True(t, card.Tone == page.Bad && card.Lines[1].Figure == words.Text("tournament.member.left.short"),
		"%+v", card)
	if out := s.State.Rounds[0].Out; len(out) > 0 {
		label := words.Format("tournament.table.instead", words.Names{"name": s.Name(out[0]), "gone": s.Name(gone)})
		does(t, s, "table/1/1", label)
		expect.Equal(t, s.State.Rounds[0].Tables[0].Members[1], out[0], "who plays instead")
	}
	done := does(t, s, "table/1/1", words.Text("tournament.table.skip"))
	expect.Equal(t, labels(), keys("table.correct", "table.back"), "offered")
	must.Get(s.Do(*done.Undo, page.At{}))(t)
	expect.True(t, strings.Contains(labels(), words.Text("tournament.table.skip")), "undo left the result there")
}

func TestADeletedGameOfATableIsPlayedOn(t *testing.T) {
	s := directing(t, 8, nil)
	announced(t, s.Desk)
	game := s.State.Rounds[0].Tables[0].Game
	must.Do(t, s.StoreTableGame(1, 1))
	must.Do(t, s.Book.Games.Delete(game))
	must.Do(t, s.StoreTableGame(1, 1))
	must.Get(s.Book.Games.LoadFromShelf(game))(t)
}

func TestARoundIsProposedSwappedAndAnnounced(t *testing.T) {
	s := directing(t, 8, nil)
	p, _ := seen(t, s, "draw")
	first, second := p.Parts[1].Rows[0].Lines[0], p.Parts[1].Rows[1].Lines[0]
	place := string(*first.Open.To)
	done := does(t, s, place, second.Title)
	expect.Equal(t, *done.To, page.Place("draw"), "where it goes on")
	now, at := seen(t, s, "draw")
	expect.Equal(t, now.Parts[1].Rows[0].Lines[0].Title, second.Title, "who moves first at table 1")
	must.Get(s.Do(*done.Undo, at))(t)
	now, _ = seen(t, s, "draw")
	expect.Equal(t, now.Parts[1].Rows[0].Lines[0].Title, first.Title, "who moves first when that is undone")
	does(t, s, place, second.Title)
	expect.True(t, len(s.State.Rounds) == 0, "a round was entered before it was announced")
	announce := words.Format("tournament.announce", words.Names{"round": 1})
	expect.True(t, does(t, s, "draw", announce).Leave, "the page stays")
	at1 := func() string { return s.Name(s.State.Rounds[0].Tables[0].Members[0]) }
	expect.Equal(t, at1(), second.Title, "who moves first in the round")
	place = "swap/1/" + strings.TrimPrefix(place, "draw/")
	does(t, s, place, second.Title)
	does(t, s, "swap/1", words.Text("tournament.swap.enter"))
	expect.Equal(t, at1(), first.Title, "who moves first after the swap")
	must.Do(t, s.Skip(1, 1))
	swaps, _ := seen(t, s, "swap/1")
	expect.True(t, swaps.Parts[1].Rows[0].Lines[0].Open.Off && !swaps.Parts[1].Rows[1].Lines[0].Open.Off,
		"those of a table with a result keep their seats, and nobody else")
	kept, others := s.State.Rounds[0].Tables[0].Members[0], s.State.Rounds[0].Tables[1].Members
	fixed := page.ActionWith("", "swap", change{s.seating.changes, kept, others[0]})
	_, err := s.Do(fixed, page.At{Place: "swap/1"})
	expect.True(t, err != nil && !s.exchangesOf(1).Any(), "somebody of such a table changed seats")
}

func TestADrawIsToldOnItsPage(t *testing.T) {
	s := directing(t, 8, nil)
	w := s.Begin(page.At{Place: drawPlace})
	p := must.Get(s.Page(page.At{Place: drawPlace}))(t)
	announce := func(p page.Page) page.Action { return p.Next[len(p.Next)-1] }
	expect.True(t, strings.Contains(shown(p), words.Text("tournament.draw.busy")) && announce(p).Off, "%s", shown(p))
	w.Done(&ledger.Fault{Code: "work.late"})
	p = must.Get(s.Page(page.At{Place: drawPlace}))(t)
	expect.True(t, strings.Contains(shown(p), words.Text("tournament.draw.none")) && announce(p).Off, "%s", shown(p))
	does(t, s, "draw", words.Text("tournament.method.snake"))
	does(t, s, "draw", announce(p).Text)
	expect.Equal(t, s.State.Rounds[0].Method, tournament.Snake, "the method")
}

// The answer of the check disappears when an entry is recorded.
func TestADrawIsChecked(t *testing.T) {
	s := directing(t, 9, nil)
	announced(t, s.Desk)
	check := func() string {
		does(t, s, "", words.Text("tournament.redraw"))
		p, _ := seen(t, s, "")
		return shown(p)
	}
	same := RedrawOutcome(s.Desk, s.State.Rounds[0], "same").Text
	expect.True(t, strings.Contains(check(), same), "the answer is not there")
	tables := s.State.Rounds[0].Tables
	must.Do(t, s.Enter(&tournament.Exchange{Round: 1, Members: [2]int{tables[0].Members[0], tables[1].Members[0]}}))
	p, _ := seen(t, s, "")
	expect.True(t, !strings.Contains(shown(p), same), "the answer stays although people changed seats")
	swapped := words.Format("tournament.redrawn.exchanged", words.Names{"count": 1})
	expect.True(t, strings.Contains(check(), swapped), "people changed seats, and nothing says so")
}

// Before the removal of an entry, a warning names another entry that becomes illegal.
func TestTakingBackTellsWhatIsLeftToMend(t *testing.T) {
	s := directing(t, 8, nil)
	announced(t, s.Desk)
	must.Do(t, s.Skip(1, 1))
	must.Do(t, s.Skip(1, 2))
	does(t, s, "log/3", words.Format("tournament.log.back.mend", words.Names{"count": 2}))
	must.Hold(t, len(s.State.Rounds) == 0, "the round is still there")
	for _, place := range []string{"", "standings", "members", "log"} {
		p, _ := seen(t, s, place)
		expect.True(t, len(p.Waits) == 1 && *p.Waits[0].Open.To == mendPlace, "%q: %+v", place, p.Waits)
	}
	does(t, s, "mend", words.Format("tournament.mend.out.all", words.Names{"count": 2}))
	p, _ := seen(t, s, "mend")
	expect.True(t, strings.Contains(shown(p), words.Text("mend.none")), "%s", shown(p))
	for range 3 {
		does(t, s, "", words.Text("common.undo"))
	}
	expect.True(t, len(s.Tournament.Refused()) == 0 && s.State.Rounds[0].Tables[1].Result != nil,
		"undo did not bring everything back")
}
