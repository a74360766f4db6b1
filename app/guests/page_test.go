package guests

import (
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/live"
	"scripkeeper/app/shell"
	"scripkeeper/app/table"
	"scripkeeper/app/widget/list"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/record"
)

// A phone stands for a browser with the page: it posts the requests that the page would post.
type phone struct {
	t      testing.TB
	base   *url.URL
	client http.Client
}

func join(t testing.TB, link, name string) *phone {
	t.Helper()
	at := must.Get(url.Parse(link))(t)
	p := &phone{t: t, base: &url.URL{Scheme: "http", Host: "127.0.0.1:" + at.Port()},
		client: http.Client{Jar: must.Get(cookiejar.New(nil))(t), Timeout: 10 * time.Second}}
	_, token, _ := strings.Cut(at.Path, "/j/")
	p.post("/join", `{"token":"`+token+`","name":"`+name+`"}`, http.StatusOK)
	return p
}

func (p *phone) post(path, body string, want int) {
	p.t.Helper()
	ask := must.Get(http.NewRequest(http.MethodPost, p.base.String()+path, strings.NewReader(body)))(p.t)
	ask.Header.Set("Content-Type", "application/json")
	ask.Header.Set("Origin", p.base.String())
	answer := must.Get(p.client.Do(ask))(p.t)
	must.Do(p.t, answer.Body.Close())
	if answer.StatusCode != want {
		p.t.Errorf("%s answers %s", path, answer.Status)
	}
}

// byHand returns a runner for tests that update the screen themselves, since guests' actions are reported on another
// goroutine.
func byHand() shell.Runner {
	by := apptest.AtOnce()
	by.OnScreen = func(func()) {}
	return by
}

func playing(t *testing.T) (*shell.Shell, Followed) {
	t.Helper()
	s, h := apptest.Begin(t), NewHost(byHand()).Game()
	must.Do(t, s.Session.Begin(record.Setup{Rulebook: "stockholder", Names: []string{"Ann", "Ben"}}))
	s.GoHome(apptest.To(NewPage(s, h)))
	t.Cleanup(h.Stop)
	return s, h
}

// mustRow fails the test unless one row contains all parts.
func mustRow(t *testing.T, s *shell.Shell, parts ...string) {
	t.Helper()
	if _, seen := apptest.Find(s.Window.Content(), func(row *list.Row) bool {
		said := row.AccessibilityLabel()
		return !slices.ContainsFunc(parts, func(part string) bool { return !strings.Contains(said, part) })
	}); !seen {
		t.Errorf("no row says %q", parts)
	}
}

func TestAPhoneGetsASeat(t *testing.T) {
	s, h := playing(t)
	apptest.MustShow(t, s, apptest.Text("guests.off"))
	apptest.Tap(t, s, apptest.Text("guests.start"))
	apptest.MustShow(t, s, apptest.Text("guests.none"))
	game := h.address()
	ben := join(t, h.Link(h.server.Addresses()[0]), "Ben's phone")
	ben.post("/g/"+game+"/ask", `{"seat":1,"name":"Ben's phone"}`, http.StatusOK)
	s.Update()
	apptest.MustShow(t, s, apptest.Text("guests.asks", "device", "Ben's phone", "name", "Ben"))
	if h.WaitingCount() != 1 || h.Banner(s) == nil {
		t.Errorf("%d things wait", h.WaitingCount())
	}
	apptest.Tap(t, s, apptest.Text("guests.yes"))
	s.Update()
	away := apptest.Text("guests.away", "role", apptest.Text("guests.role.seat", "name", "Ben"))
	mustRow(t, s, "Ben's phone", away)
	guests := h.Guests()
	expect.True(t, len(guests) == 1 && guests[0].Seat == 1 && h.Banner(s) == nil, "the guests are %+v", guests)
	must.Do(t, h.remove(h.Guests()[0].ID))
	s.Update()
	apptest.MustShow(t, s, apptest.Text("guests.none"))
	ben.post("/g/"+game+"/ask", `{"seat":1,"name":"Ben's phone"}`, http.StatusUnauthorized)
}

// The file of guests is readable by its owner only.
func TestGuestsAreKnownAgain(t *testing.T) {
	s, h := playing(t)
	must.Do(t, h.Start(s))
	join(t, h.Link(h.server.Addresses()[0]), "Zoe's phone")
	link := h.Link("host:1")
	h.Stop()
	apptest.MustShow(t, s, apptest.Text("guests.off"))
	must.Do(t, h.Start(s))
	if guests := h.Guests(); len(guests) != 1 || guests[0].Name != "Zoe's phone" || h.Link("host:1") != link {
		t.Errorf("the guests are %+v, the link is %s", guests, h.Link("host:1"))
	}
	if kept := must.Get(os.Stat(live.StoreOf(s.Session.Book().Path())))(t); kept.Mode().Perm() != 0o600 {
		t.Errorf("the guests' file is %v", kept.Mode())
	}
}

func TestLiveEndsWithTheGame(t *testing.T) {
	s, h := playing(t)
	must.Do(t, h.Start(s))
	must.Do(t, s.Session.Begin(record.Setup{Rulebook: "stockholder", Names: []string{"Cleo", "Dan"}}))
	expect.True(t, !h.On(), "it goes on with another game")
	h.Stop() // twice is no harm
}

// A proposal waits on the table until it is answered, and is then recorded under the phone's name.
func TestAProposalIsConfirmed(t *testing.T) {
	s, h := playing(t)
	must.Do(t, h.Start(s))
	must.Do(t, h.room().SetPropose(true))
	game := h.address()
	ann := join(t, h.Link(h.server.Addresses()[0]), "Ann's phone")
	must.Do(t, h.grant(h.Guests()[0].ID, "seat", 0))
	ann.post("/g/"+game+"/enter", `{"act":"record","kind":"turn",`+
		`"sets":[{"field":"card","value":11},{"field":"free.0","value":1}]}`, http.StatusAccepted)
	if len(h.Proposals()) != 1 {
		t.Fatalf("proposed are %+v", h.Proposals())
	}
	s.GoHome(apptest.To(table.NewPage(s).WithGuests(h)))
	mustRow(t, s, apptest.Text("guests.waiting", "count", "1"))
	s.Go(apptest.To(NewPage(s, h)))
	apptest.Tap(t, s, apptest.Text("guests.accept"))
	if steps := s.Session.Game().Steps(); len(steps) != 1 || steps[0].By.Device != "Ann's phone" ||
		h.WaitingCount() != 0 {
		t.Errorf("recorded are %+v, %d things wait", steps, h.WaitingCount())
	}
}

// Proposals and the permission to propose survive the end of Live; removing the phone drops its proposals.
func TestAProposalOutlivesLive(t *testing.T) {
	s, h := playing(t)
	must.Do(t, h.Start(s))
	must.Do(t, h.room().SetPropose(true))
	ann := join(t, h.Link(h.server.Addresses()[0]), "Ann's phone")
	must.Do(t, h.grant(h.Guests()[0].ID, "seat", 0))
	ann.post("/g/"+h.address()+"/enter", `{"act":"record","kind":"turn",`+
		`"sets":[{"field":"card","value":11},{"field":"free.0","value":1}]}`, http.StatusAccepted)
	before := h.Proposals()
	h.Stop()
	must.Do(t, h.Start(s))
	expect.True(t, h.room().Proposes() && len(before) == 1 && reflect.DeepEqual(h.Proposals(), before),
		"it was %+v, it is %+v", before, h.Proposals())
	must.Do(t, h.remove(h.Guests()[0].ID))
	expect.Equal(t, len(h.Proposals()), 0, "proposals of a phone that was removed")
	h.Stop()
	must.Do(t, h.Start(s))
	expect.Equal(t, len(h.Proposals()), 0, "proposals that come back")
}

func TestTheCodeOfANetwork(t *testing.T) {
	for want, of := range map[string]network{
		`WIFI:T:WPA;S:Ann\;s net;P:a\\b\:c;;`: {`Ann;s net`, `a\b:c`},
		`WIFI:T:nopass;S:Club;P:;;`:           {"Club", ""},
	} {
		expect.Equal(t, of.text(), want, "%+v", of)
	}
}

// The content below the head moves down to make space for the banner, both at the table and on the page next to it.
func TestTheTableMakesRoomForTheBanner(t *testing.T) {
	s, h := playing(t)
	must.Do(t, h.Start(s))
	page := table.NewPage(s).WithGuests(h)
	s.GoHome(apptest.To(page))
	apptest.Settle(s, apptest.Desktop())
	s.OpenInDrawer(apptest.To(NewPage(s, h)))
	ann := join(t, h.Link(h.server.Addresses()[0]), "Ann's phone")
	place := func() float32 {
		at, _ := page.Drawer(apptest.Desktop())
		content := s.Page().Content()
		top := fyne.CurrentApp().Driver().AbsolutePositionForObject(content).Y
		expect.True(t, top == at.Y, "the page beside the table lies at %v, its place is at %v", top, at.Y)
		return at.Y
	}
	before := place()
	ann.post("/g/"+h.address()+"/ask", `{"seat":0,"name":"Ann's phone"}`, http.StatusOK)
	s.Update()
	now := place()
	expect.True(t, now > before, "the banner has no room: %v", now)
	must.Do(t, h.deny(h.SeatRequests()[0].ID))
	s.Update()
	if now := place(); now != before {
		t.Errorf("the banner left its room behind: %v of %v", now, before)
	}
}
