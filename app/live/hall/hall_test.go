package hall

import (
	"encoding/json"
	"net/http"
	"os"
	"strings"
	"testing"

	"scripkeeper/app/live/door"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/tournament"
)

// Nobody sees the round before it is announced.
func TestEverybodySeesWhoPlaysWhere(t *testing.T) {
	f := open(t, 0)
	_, b := f.seen(phone("Ann"))
	expect.Equal(t, len(b.Active), 8, "who takes part")
	parts := must.Get(f.visit("draw"))(t).Parts
	expect.Equal(t, len(parts[len(parts)-1].Rows), 2, "tables that are drawn")
	sent, b := f.seen(phone("Ann"))
	expect.True(t, b.Round == nil && b.Office == nil && !strings.Contains(sent, "office"), "before: %s", sent)
	f.drawn()
	_, b = f.seen(phone("Ann"))
	must.Hold(t, b.Round != nil, "no round")
	expect.Equal(t, b.Round.Title, "Round 1 of 3", "round")
	for i, table := range b.Round.Tables {
		expect.List(t, table.Members, f.hall().desk.State.Rounds[0].Tables[i].Members, "table %d", i+1)
	}
	must.Hold(t, b.Clock != nil, "no clock")
	expect.Equal(t, b.Clock.Left, 90*60, "seconds")
	must.Hold(t, len(f.changed) > 0 && f.changed[len(f.changed)-1] == f.address, "nobody was told: %v", f.changed)
}

func TestAResultWaitsForTheDirector(t *testing.T) {
	f := open(t, 0)
	f.drawn()
	in := f.ended(1, 900, 100)
	told := must.Get(f.post(phone("Ann"), "handin", in))(t)
	must.Hold(t, strings.Contains(told.Done, "900") && !told.Same, "it says %q", told.Done)
	sent, b := f.seen(phone("Ben"))
	must.Hold(t, b.Round.Tables[0].Waiting && !b.Round.Tables[0].Done, "the table is %+v", b.Round.Tables[0])
	must.Hold(t, !strings.Contains(sent, "900"), "a phone sees what waits: %s", sent)
	table, _ := f.hall().desk.State.Table(1, 1)
	must.Hold(t, table.Result == nil, "it counts already")
	f.restart()
	_, desk := f.seen(director1())
	must.Hold(t, len(waiting(desk)) == 1, "after a restart %d wait", len(waiting(desk)))
	first := waiting(desk)[0]
	expect.Equal(t, len(first.Lines), 4, "places")
	names := words.Names{"name": desk.Members[in.Member], "device": "Ann’s phone"}
	expect.True(t, strings.HasPrefix(first.About, words.Format("live.hall.from", names)), "it is from %q", first.About)
	expect.True(t, !knownOf(t, first), "it is known")
	must.Get(f.post(director1(), "take", Chosen{idOf(t, first)}))(t)
	_, desk = f.seen(director1())
	must.Hold(t, desk.Round.Tables[0].Done && len(waiting(desk)) == 0, "it is %+v", waiting(desk))
	table, _ = f.hall().desk.State.Table(1, 1)
	place, _ := table.Result.Place(in.Seats[3].Member)
	expect.Equal(t, place, tournament.Placed{Member: in.Seats[3].Member, Rank: 4, Worth: 600}, "the last one")
	operations := f.hall().desk.Tournament.Operations()
	expect.Equal(t, operations[len(operations)-1].By,
		ledger.Author{Person: desk.Members[in.Member], Device: "Ann’s phone"}, "author")
	_, err := f.post(director1(), "take", Chosen{idOf(t, first)})
	expect.Equal(t, problem(t, err).Code, door.Stale, "taken twice")
}

// The director sees each device's latest result. If standings are visible, devices learn that a table has a result.
func TestWhatIsCountedSaysSo(t *testing.T) {
	f := open(t, 0)
	f.drawn()
	first := must.Get(f.post(phone("Ann"), "handin", f.ended(1, 900, 100)))(t)
	expect.Equal(t, must.Get(f.post(phone("Ben"), "handin", f.ended(1, 900, 100)))(t), first, "the same once more")
	must.Get(f.post(phone("Ann"), "handin", f.ended(1, 800, 100)))(t)
	_, desk := f.seen(director1())
	must.Hold(t, len(waiting(desk)) == 2, "there wait %+v", waiting(desk))
	must.Get(f.post(director1(), "take", Chosen{idOf(t, waiting(desk)[1])}))(t)
	_, desk = f.seen(director1())
	expect.Equal(t, len(waiting(desk)), 0, "results that wait when one counts")
	again := must.Get(f.post(phone("Carl"), "handin", f.ended(1, 800, 100)))(t)
	must.Hold(t, again.Same && strings.Contains(again.Done, "has this result"), "it says %q", again.Done)
	_, err := f.post(phone("Carl"), "handin", f.ended(1, 700, 100))
	expect.Equal(t, problem(t, err).Sentence,
		words.Format("live.hall.other", words.Names{"table": "1"}), "another result")
}

func TestWhatIsNoResultOfTheTableIsRefused(t *testing.T) {
	f := open(t, 0)
	f.drawn()
	other := f.ended(2, 900, 100)
	for name, in := range map[string]Submission{
		"another's table": {Member: f.ended(1, 0, 0).Member, Round: 1, Table: 2, Seats: other.Seats},
		"no such member":  {Member: -3, Round: 1, Table: 2, Seats: other.Seats},
		"no such table":   {Member: other.Member, Round: 1, Table: 9},
		"no such round":   {Member: other.Member, Round: 0, Table: 2},
		"half a table":    {Member: other.Member, Round: 1, Table: 2, Seats: other.Seats[:2]},
		"too much":        f.ended(1, tournament.MaxWorth+1, 1),
		"no place": {Member: other.Member, Round: 1, Table: 2, PlacesOnly: true,
			Seats: other.Seats},
		"many seats": {Member: other.Member, Round: 1, Table: 2, Seats: append(other.Seats, other.Seats...)},
	} {
		_, err := f.post(phone("Ann"), "handin", in)
		p := problem(t, err)
		told := !strings.Contains(p.Sentence, "{{") && len(p.Sentence) > 10
		must.Hold(t, p.Status == http.StatusUnprocessableEntity && told, "%s: %d %q", name, p.Status, p.Sentence)
	}
	_, desk := f.seen(director1())
	expect.Equal(t, len(waiting(desk)), 0, "waiting")
}

func TestPlacesAloneAreAResult(t *testing.T) {
	f := open(t, 0)
	f.drawn()
	in := f.ended(1, 0, 0)
	in.PlacesOnly = true
	for i := range in.Seats {
		in.Seats[i].Rank = []int{2, 1, 2, 4}[i]
	}
	must.Get(f.post(phone("Ann"), "handin", in))(t)
	_, desk := f.seen(director1())
	must.Get(f.post(director1(), "take", Chosen{idOf(t, waiting(desk)[0])}))(t)
	table, _ := f.hall().desk.State.Table(1, 1)
	must.Hold(t, table.Result.NoWorths, "it has worths")
	place, _ := table.Result.Place(in.Seats[1].Member)
	expect.Equal(t, place.Rank, 1, "place of the second")
}

func TestADeclinedResultIsGone(t *testing.T) {
	f := open(t, 0)
	f.drawn()
	must.Get(f.post(phone("Ann"), "handin", f.ended(1, 900, 100)))(t)
	_, desk := f.seen(director1())
	must.Get(f.post(director1(), "turndown", Chosen{idOf(t, waiting(desk)[0])}))(t)
	f.restart()
	_, b := f.seen(phone("Ann"))
	must.Hold(t, !b.Round.Tables[0].Waiting && !b.Round.Tables[0].Done, "the table is %+v", b.Round.Tables[0])
}

func TestADamagedBoxIsPutAside(t *testing.T) {
	f := open(t, 0)
	f.drawn()
	must.Do(t, os.WriteFile(f.file, []byte("[{"), 0o600))
	f.restart()
	must.Get(f.post(phone("Ann"), "handin", f.ended(1, 900, 100)))(t)
	must.Get(os.Stat(f.file + ".damaged"))(t)
}

// All guests see the standing after the reveal.
func TestAHiddenStandingNeverLeavesTheHost(t *testing.T) {
	f := open(t, 1)
	f.drawn()
	for number := range 2 {
		in := f.ended(number+1, 7654, 321)
		must.Get(f.post(phone("Ann"), "handin", in))(t)
		_, desk := f.seen(director1())
		must.Get(f.post(director1(), "take", Chosen{idOf(t, waiting(desk)[0])}))(t)
	}
	must.Do(t, f.hall().desk.Enter(&tournament.Award{Award: "Fairest of all", Member: 1}))
	sent, b := f.seen(phone("Ann"))
	must.Hold(t, b.Standing != nil && b.Standing.Members == nil && b.Standing.Hidden != "", "it is %+v", b.Standing)
	secrets := []string{"7654", "7,654", "7333", "rank", "points", "Fairest", "office", "ends", "worth"}
	for _, secret := range secrets {
		must.Hold(t, !strings.Contains(sent, secret), "a phone is sent %q: %s", secret, sent)
	}
	_, desk := f.seen(director1())
	expect.Equal(t, len(desk.Standing.Points), 8, "lines of the director")
	must.Do(t, f.hall().desk.Enter(&tournament.Reveal{}))
	_, b = f.seen(phone("Ann"))
	must.Hold(t, len(b.Standing.Ranks) == 8 && b.Standing.Hidden == "" && len(b.Awards) == 1, "it is %+v", b.Standing)
}

func TestAllWhoLookSeeTheSame(t *testing.T) {
	f := open(t, 0)
	f.drawn()
	one, _ := f.seen(phone("Ann"))
	other, _ := f.seen(phone("Ben"))
	expect.Equal(t, one, other, "what two phones see")
	_, err := NewStage(f.halls, nil).Seen(f.address, door.Audience{Role: door.Seat, Seat: 1})
	expect.Equal(t, problem(t, err).Code, door.Missing, "a seat")
}

func TestWhatOthersEnterIsSeen(t *testing.T) {
	f := open(t, 0)
	f.drawn()
	f.hall()
	window := must.Get(book.Open(f.book.Path(), rulebooks.All()))(t)
	defer func() { _ = window.Close() }()
	other := must.Get(New(window, "Window", "", func(string) {}).Hall(f.address))(t)
	must.Do(t, other.desk.Skip(1, 1))
	f.changed = nil
	f.halls.Follow()
	expect.List(t, f.changed, []string{f.address}, "who is told")
	_, b := f.seen(phone("Ann"))
	must.Hold(t, b.Round.Tables[0].Done, "the table is %+v", b.Round.Tables[0])
}

func TestAnotherTitleIsSeen(t *testing.T) {
	f := open(t, 0)
	f.hall()
	f.halls.Follow()
	f.changed = nil
	must.Do(t, f.book.Journals.Rename(f.hall().desk.State.ID, "Saturday"))
	f.halls.Follow()
	expect.List(t, f.changed, []string{f.address}, "who is told")
	_, b := f.seen(phone("Ann"))
	expect.Equal(t, b.Title, "Saturday", "the title")
	f.changed = nil
	f.halls.Follow()
	expect.Equal(t, len(f.changed), 0, "who is told once more")
}

func TestOnlyTournamentsHaveAHall(t *testing.T) {
	f := open(t, 0)
	for _, address := range []string{"", "hall-", "hall-x", f.address + "0", strings.TrimPrefix(f.address, prefix)} {
		_, err := f.halls.Hall(address)
		expect.Equal(t, problem(t, err).Code, door.Missing, "%q", address)
	}
	list := must.Get(f.halls.list(door.Call{}))(t)
	must.Hold(t, len(list.Tournaments) == 1 && list.Tournaments[0].ID == f.address, "listed are %+v", list)
	begun := must.Get(f.book.Journals.List())(t)[0].Begun
	expect.Equal(t, list.Tournaments[0].Begun, begun.Unix()/60*60_000, "the minute that the browser writes")
	expect.Equal(t, f.halls.Title(f.address), "Friday", "title")
}

func TestADrawingIsNotAnnouncedOnceSomethingWasEntered(t *testing.T) {
	f := open(t, 0)
	announce := f.likeliest("draw")
	must.Do(t, f.hall().desk.Enter(&tournament.Leave{Member: 1}))
	_, err := f.does("draw", nil, announce)
	expect.Equal(t, problem(t, err).Status, http.StatusConflict, "announced")
	f.drawn()
	expect.True(t, f.likeliest("draw").Off, "a round is drawn while one is played")
}

// Each step reveals one more member. The step after the winner publishes the standing.
func TestAStandingIsRevealedFromItsEnd(t *testing.T) {
	f := open(t, 1)
	_, err := f.post(director1(), "reveal", Step{Step: 1})
	must.Hold(t, problem(t, err).Sentence != "", "before the first round: %v", err)
	for range 3 {
		f.drawn()
		for number := range 2 {
			f.rules(number+1, 900, 100)
		}
	}
	_, desk := f.seen(director1())
	begin := must.Get(page.Read[Step](offered(t, desk, "reveal")))(t)
	must.Hold(t, begin.Step == 1 && desk.Reveal == nil, "nothing is due: %+v", desk.Office)
	order := desk.Standing.Members
	must.Get(f.post(director1(), "reveal", Step{Step: 2}))(t)
	sent, b := f.seen(phone("Ann"))
	must.Hold(t, b.Reveal != nil && b.Standing.Members == nil, "it is %s", sent)
	expect.List(t, b.Reveal.Members, order[6:], "revealed")
	var far page.Page
	reply := must.Get(f.ask(phone("Ann"), "GET", "/g/{game}/views", nil))(t)
	must.Do(t, json.Unmarshal(reply.Body, &far))
	told := far.Parts[0].Rows
	must.Hold(t, far.Far && len(far.Parts) == 1 && len(told) == 2, "far away they see %s", reply.Body)
	expect.Equal(t, told[0].Title, b.Members[order[6]], "who was revealed last")
	must.Hold(t, strings.Contains(told[0].About, "+") && told[0].Share < 1, "it came about by %+v", told[0])
	must.Get(f.post(director1(), "reveal", Step{}))(t)
	sent, b = f.seen(phone("Ann"))
	must.Hold(t, b.Reveal == nil && b.Standing.Members == nil, "broken off: %s", sent)
	for _, step := range []int{-1, 10} {
		_, err := f.post(director1(), "reveal", Step{Step: step})
		expect.Equal(t, problem(t, err).Code, door.Malformed, "step %d", step)
	}
	must.Get(f.post(director1(), "reveal", Step{Step: 9}))(t)
	_, b = f.seen(phone("Ann"))
	must.Hold(t, b.Reveal == nil, "it is still revealed")
	expect.List(t, b.Standing.Members, order, "the whole standing")
}
