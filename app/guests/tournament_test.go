package guests

import (
	"encoding/json"
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/director"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/live"
	"scripkeeper/app/live/door"
	"scripkeeper/app/live/hall"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/table"
	"scripkeeper/app/tournament"
	"scripkeeper/app/view/page"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/record"
	cup "scripkeeper/ledger/tournament"
)

// directing returns the open page of a tournament of eight with its first round drawn.
func directing(t testing.TB, by shell.Runner) (*shell.Shell, Followed, *director.Desk) {
	t.Helper()
	s := apptest.Begin(t)
	plan := director.WithGame(cup.UsualPlan(), cup.GameChoice{Rulebook: "stockholder", Least: 2, Most: 4})
	names := strings.Fields("Ann Ben Carl Dana Emil Fay Gus Hans")
	begun := must.Get(director.Begin(s.Session.Book(), "Friday", s.Session.Author(), &plan, director.NewJoin(names)))(t)
	h := NewHost(by).Tournament(begun.Head().ID)
	t.Cleanup(h.Stop)
	d := must.Get(director.Open(s.Session.Book(), begun.Head().ID, s.Session.Book().Shelf.ListNow, s.Session.Author))(t)
	drawing := director.NewDrawing(d)
	draw := drawing.Start()
	draw.Do()
	drawing.Finish(draw, nil)
	must.Get(drawing.Announce())(t)
	s.Go(apptest.To(tournament.NewPage(s, begun.Head().ID, h)))
	return s, h, d
}

func handIn(d *director.Desk, worth int) string {
	table, _ := d.State.Table(1, 1)
	body := `{"member":` + strconv.Itoa(table.Members[0]) + `,"round":1,"table":1,"seats":[`
	for i, member := range table.Members {
		if i > 0 {
			body += ","
		}
		body += `{"member":` + strconv.Itoa(member) + `,"worth":` + strconv.Itoa(worth-i) + `}`
	}
	return body + "]}"
}

// A result from a phone waits on the tournament's page and on the Live page, and counts once accepted there.
func TestAResultWaitsInTheWindow(t *testing.T) {
	s, h, d := directing(t, byHand())
	must.Hold(t, h.Sign(s) == nil, "it is on")
	first, _ := d.State.Table(1, 1)
	s.Go(apptest.To(NewPage(s, h)))
	apptest.MustShow(t, s, apptest.Text("guests.hall.off.about"))
	apptest.Tap(t, s, apptest.Text("guests.start"))
	mustRow(t, s, apptest.Text("guests.hall.far"))
	phone := join(t, h.Link(h.server.Addresses()[0]), "Ann's phone")
	s.Update()
	mustRow(t, s, "Ann's phone")
	phone.post("/g/"+h.address()+"/handin", handIn(d, 900), http.StatusOK)
	phone.post("/g/"+h.address()+"/take", `{"id":1}`, http.StatusForbidden)
	s.Back()
	mustRow(t, s, words.Format("guests.results", words.Names{"count": 1}))
	expect.Equal(t, h.Sign(s).AccessibilityLabel(), words.Format("guests.sign", words.Names{"count": 0}), "the sign")
	s.Go(apptest.To(NewPage(s, h)))
	apptest.MustShow(t, s, "1. "+d.Name(first.Members[0])+" 900")
	names := words.Names{"name": d.Name(first.Members[0]), "device": "Ann's phone"}
	apptest.MustContain(t, s, words.Format("live.hall.from", names))
	apptest.Tap(t, s, apptest.Text("live.hall.clear.device"))
	must.Hold(t, h.WaitingCount() == 0, "%d wait", h.WaitingCount())
	apptest.TapSpoken(t, s, apptest.Text("common.undo"))
	s.Update()
	apptest.Tap(t, s, words.Format("live.hall.vouch", names))
	s.Update()
	mustRow(t, s, "Ann's phone", words.Format("guests.hall.role.known", names))
	names["known"] = true
	apptest.MustContain(t, s, words.Format("live.hall.from", names))
	apptest.Tap(t, s, apptest.Text("live.room.accept"))
	must.Get(d.Follow())(t)
	table, _ := d.State.Table(1, 1)
	must.Hold(t, table.Result != nil && h.WaitingCount() == 0, "the table is %+v, %d wait", table, h.WaitingCount())
	s.Back()
	must.Hold(t, h.Banner(s) == nil, "something waits")
}

// Removing a guest drops that guest's results. A guest is marked if the name resembles a player's name or a role.
func TestAStrangerIsMarkedAndRemovedInTheWindow(t *testing.T) {
	s, h, d := directing(t, byHand())
	s.Go(apptest.To(NewPage(s, h)))
	must.Do(t, h.Start(s))
	for _, name := range []string{"Аnn", "Director"} { // the first with a Cyrillic letter
		join(t, h.Link(h.server.Addresses()[0]), name).post("/g/"+h.address()+"/handin", handIn(d, 900), http.StatusOK)
	}
	s.Update()
	mustRow(t, s, "Аnn", words.Format("live.name.like", words.Names{"other": "Ann"}))
	mustRow(t, s, "Director", words.Format("live.name.role", words.Names{"other": "Director"}))
	for _, guest := range h.Guests() {
		must.Do(t, h.remove(guest.ID))
	}
	expect.Equal(t, h.WaitingCount(), 0, "what waits")
}

func TestAGameAndATournamentAreFollowedAtOnce(t *testing.T) {
	s, h, d := directing(t, byHand())
	must.Do(t, s.Session.Begin(of("Ann", "Ben")))
	game := h.Game()
	must.Do(t, h.Start(s))
	device := h.server.Addresses()[0]
	looks := join(t, h.Link(device), "Hall")
	looks.post("/g/"+s.Session.Game().ID().String()+"/name", `{"name":"Hall"}`, http.StatusForbidden)
	must.Do(t, game.Start(s))
	ann := join(t, game.Link(device), "Ann's phone")
	ann.post("/g/"+game.address()+"/ask", `{"seat":0,"name":"Ann's phone"}`, http.StatusOK)
	must.Hold(t, game.WaitingCount() == 1 && h.WaitingCount() == 0, "%d and %d wait", game.WaitingCount(),
		h.WaitingCount())
	before := game.address()
	must.Do(t, s.Session.Begin(of("Cleo", "Dan")))
	must.Hold(t, h.On() && !game.On(), "the tournament is on: %v, the next game: %v", h.On(), game.On())
	ann.post("/g/"+before+"/ask", `{"seat":0,"name":"Ann's phone"}`, http.StatusNotFound)
	looks.post("/g/"+h.address()+"/handin", handIn(d, 500), http.StatusOK)
	must.Do(t, game.Start(s))
	h.Stop()
	must.Hold(t, game.On() && !h.On(), "the game is on: %v, the tournament: %v", game.On(), h.On())
	looks.post("/g/"+h.address()+"/handin", handIn(d, 600), http.StatusNotFound)
	game.Stop()
	must.Hold(t, h.server == nil, "nothing is followed, and the server is open")
}

// Phones see the director's entries at the next check of the book. The page shows entries from the director's phone at
// once.
func TestPageAndPhonesOfATournamentSeeTheSame(t *testing.T) {
	var later []func()
	by := byHand()
	by.Later = func(_ time.Duration, do func()) { later = append(later, do) }
	s, h, d := directing(t, by)
	must.Do(t, h.Start(s))
	must.Hold(t, !must.Get(h.halls.Hall(h.address()))(t).Board(audience()).Round.Tables[0].Done, "it has a result")
	must.Do(t, d.Skip(1, 1))
	due := later
	later = nil
	for _, do := range due {
		do()
	}
	must.Hold(t, len(later) > 0, "the book is looked at no more")
	must.Hold(t, must.Get(h.halls.Hall(h.address()))(t).Board(audience()).Round.Tables[0].Done, "phones do not see it")
	desk := join(t, h.Link(h.server.Addresses()[0]), "Desk")
	must.Do(t, h.grant(h.Guests()[0].ID, "keeper", -1))
	visit := hall.Visit{Place: "table/1/1"}
	seen := must.Get(director.NewSource(d).Page(page.At{Place: visit.Place}))(t)
	for _, row := range seen.Parts[len(seen.Parts)-1].Rows {
		if row.Open.Way == "back" {
			visit.Action = row.Open
		}
	}
	desk.post("/g/"+h.address()+"/do", string(must.Get(json.Marshal(visit))(t)), http.StatusOK)
	apptest.Settle(s, apptest.Phone())
	must.Get(d.Follow())(t)
	apptest.MustShow(t, s, words.RoundState(d.State.Rounds[0]))
}

// The sign of Live in the head of a narrow table is large enough to tap, opens the page, and disappears with Live.
func TestANarrowTableTellsThatLiveIsOn(t *testing.T) {
	s, h := playing(t)
	s.GoHome(apptest.To(table.NewPage(s).WithGuests(h)))
	label := words.Format("guests.sign", words.Names{"count": 0})
	for _, size := range []fyne.Size{apptest.Phone(), apptest.Desktop()} {
		seen := func() (*input.Button, bool) {
			apptest.Settle(s, size)
			return apptest.Find(s.Window.Content(), func(b *input.Button) bool {
				return b.Visible() && b.AccessibilityLabel() == label
			})
		}
		_, there := seen()
		must.Hold(t, !there, "at %v it says that Live is on", size)
		must.Do(t, h.Start(s))
		sign, there := seen()
		must.Hold(t, there, "at %v there is no sign", size)
		least := sign.Size()
		expect.True(t, least.Width >= look.Target && least.Height >= look.Target, "at %v it is %v", size, least)
		test.Tap(sign)
		expect.Equal(t, apptest.RouteOf(s), route.Route(route.Live{}), "where it leads")
		s.Back()
		h.Stop()
	}
}

// The page shows the same fingerprint as the phones, and no fingerprint while anything in the game is hidden.
func TestThePageShowsTheFingerprint(t *testing.T) {
	s, h := playing(t)
	must.Do(t, h.Start(s))
	apptest.MustShow(t, s, apptest.Text("live.page.fingerprint", "number", s.Session.Game().Head().String()))
	must.Do(t, s.Session.Begin(record.Setup{Rulebook: "stockpile", Names: []string{"Ann", "Ben", "Cleo"}}))
	s.GoHome(apptest.To(NewPage(s, h)))
	must.Do(t, h.Start(s))
	must.Hold(t, !apptest.Contains(s, s.Session.Game().Head().String()), "it is shown")
}

func audience() door.Audience { return door.Guest{Role: door.Look}.Audience() }

// Live does not start while another program serves the same games, and the page says why.
func TestLiveDoesNotStartBesideAnotherProgram(t *testing.T) {
	s, h := playing(t)
	release := must.Get(bookfile.Reserve(live.StoreOf(s.Session.Book().Path())))(t)
	apptest.Tap(t, s, apptest.Text("guests.start"))
	apptest.MustContain(t, s, apptest.Text("fault.live.elsewhere"))
	must.Hold(t, !h.On() && h.server == nil, "it is on")
	release()
	apptest.Tap(t, s, apptest.Text("guests.start"))
	must.Hold(t, h.On(), "it is off")
}

// A keeper of all games starts at the game if phones may follow it, and at the tournament otherwise. The window's shelf
// shows the sign for whichever is followed.
func TestAKeeperBeginsAtWhatIsFollowed(t *testing.T) {
	s, h, _ := directing(t, byHand())
	host := h.Host
	must.Hold(t, host.Sign(s) == nil && host.home() == "", "something is followed")
	must.Do(t, h.Start(s))
	expect.Equal(t, host.home(), h.address(), "where a keeper begins")
	expect.Equal(t, host.Sign(s).AccessibilityLabel(), h.Sign(s).AccessibilityLabel(), "the sign of a tournament")
	must.Do(t, s.Session.Begin(of("Ann", "Ben")))
	must.Do(t, h.Game().Start(s))
	expect.Equal(t, host.home(), h.Game().address(), "where a keeper begins")
	must.Hold(t, host.Sign(s) != nil, "the game has no sign")
	h.Game().Stop()
	expect.Equal(t, host.home(), h.address(), "where a keeper begins")
}
