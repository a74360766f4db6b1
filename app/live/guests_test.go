package live

import (
	"net/http"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/app/live/door"
	"scripkeeper/calc/conformance/expect"
)

func asIs(s *Server, id string) string {
	for _, p := range s.Guests("a") {
		if p.ID == id {
			return p.Name + " " + string(p.Role) + " " + string(rune('0'+p.Seat)) + " " + string(rune('0'+p.Asked))
		}
	}
	return "not there"
}

func TestASeatIsAskedForAndGranted(t *testing.T) {
	th, s := staged(t)
	keeper, ben := joined(t, s, s.KeeperURL(), "Laptop"), joined(t, s, s.JoinURL("a"), "")
	expect.Equal(t, asIs(s, ben.id), "Phone 2 look / /", "a new phone") // asIs prints seat -1 as "/", the character before "0"
	watch := keeper.watch("a")
	ben.must("/g/a/ask", `{"seat":1,"name":" Ben's \u0007 phone "}`)
	expect.Equal(t, asIs(s, ben.id), "Ben's phone look / 1", "one that asks")
	watch.until("guests", `"name":"Ben's phone","role":"look","seat":-1,"asked":1`)
	keeper.must("/g/a/grant", `{"guest":"`+ben.id+`","role":"seat","seat":1}`)
	expect.Equal(t, asIs(s, ben.id), "Ben's phone seat 1 /", "one that has a seat")
	ben.must("/g/a/enter", `"x"`)
	expect.List(t, th.entered, []string{`Ben's phone: "x"`}, "entered")
	status, _ := ben.post("/g/a/ask", `{"seat":4}`)
	expect.True(t, status == http.StatusNotFound, "a seat that there is not: %d", status)
}

func TestWhoIsDeniedKeepsWhatItHas(t *testing.T) {
	_, s := staged(t)
	keeper, link := joined(t, s, s.KeeperURL(), "Laptop"), s.JoinURL("a")
	ann, ben := joined(t, s, link, "Ann"), joined(t, s, link, "Ben")
	expect.Do(t, s.Grant("a", ann.id, door.Seat, 0, false))
	expect.Do(t, s.Grant("a", ben.id, door.Seat, 0, true))
	ben.must("/g/a/ask", `{"seat":2,"name":"Ben"}`)
	expect.Equal(t, asIs(s, ben.id), "Ben seat 0 2", "one that asks for another seat")
	status, _ := ann.post("/g/a/deny", `{"guest":"`+ben.id+`"}`)
	expect.True(t, status == http.StatusForbidden, "a guest denies another: %d", status)
	keeper.must("/g/a/deny", `{"guest":"`+ben.id+`"}`)
	expect.Equal(t, asIs(s, ann.id)+", "+asIs(s, ben.id), "Ann seat 0 /, Ben seat 0 /", "after a no")
	expect.True(t, s.Deny("a", "nobody") != nil, "nobody is denied something")
}

func TestASeatBelongsToOnePhoneUnlessTheKeeperSaysSo(t *testing.T) {
	_, s := staged(t)
	link := s.JoinURL("a")
	ann, ben := joined(t, s, link, "Ann"), joined(t, s, link, "Ben")
	expect.Do(t, s.Grant("a", ann.id, door.Seat, 0, false))
	expect.Do(t, s.Grant("a", ben.id, door.Seat, 0, true))
	expect.Equal(t, asIs(s, ann.id)+", "+asIs(s, ben.id), "Ann seat 0 /, Ben seat 0 /", "beside each other")
	expect.Do(t, s.Grant("a", ben.id, door.Seat, 0, false))
	expect.Equal(t, asIs(s, ann.id)+", "+asIs(s, ben.id), "Ann look / /, Ben seat 0 /", "one for the other")
	expect.Do(t, s.Grant("a", ben.id, door.Keeper, 2, false))
	expect.Equal(t, asIs(s, ben.id), "Ben keeper 2 /", "a keeper who plays")
	for _, wrong := range []error{
		s.Grant("a", ann.id, door.Seat, -1, false), s.Grant("a", ann.id, "king", 0, false),
		s.Grant("a", "nobody", door.Look, -1, false), s.Grant("b", ann.id, door.Look, -1, false),
		s.Revoke("a", "nobody"), s.Revoke("b", ann.id),
	} {
		expect.True(t, wrong != nil, "something that cannot be is done")
	}
	expect.Equal(t, asIs(s, ann.id), "Ann look / /", "after that")
}

// Only the keepers' link raises the role of a guest who joins again.
func TestJoiningAgainKeepsWhoOneIs(t *testing.T) {
	_, s := staged(t)
	ann := joined(t, s, s.JoinURL("a"), "Ann")
	id := ann.id
	expect.Do(t, s.Grant("a", id, door.Seat, 3, false))
	ann.join(s.JoinURL("a"), "Somebody else")
	expect.Equal(t, asIs(s, id), "Ann seat 3 /", "joined again")
	ann.join(s.JoinURL("b"), "")
	if _, body := ann.get("/me"); !strings.Contains(body, `"role":"look","seat":-1,"asked":-1,"game":"b"`) ||
		!strings.Contains(body, `"games":[{"id":"b","title":"Game b"},{"id":"a","title":"Game a"}]`) {
		t.Errorf("in two games: %s", body)
	}
	ann.join(s.KeeperURL(), "")
	expect.Equal(t, ann.id, id, "the keeper's id")
	expect.Equal(t, asIs(s, id), "Ann keeper 3 /", "as a keeper")
	ann.must("/new", `1`)
	expect.Equal(t, joined(t, s, s.JoinURL("a"), "ann").id == id, false, "another phone is another guest")
	expect.Equal(t, s.Guests("a")[1].Name, "ann 2", "the name of another one")
}

// The link survives a restart and new guests. A guest's removal is reported to the games.
func TestAGuestIsKnownAsAMember(t *testing.T) {
	th, store := &theatre{}, filepath.Join(t.TempDir(), "guests")
	kept := func(o *Options, l *limits) { o.Store, l.guests = store, 2 }
	s := opened(t, th, kept)
	ann, keeper := joined(t, s, s.JoinURL("a"), "Ann"), joined(t, s, s.KeeperURL(), "Laptop")
	expect.Equal(t, s.SeatOf("a", ann.id), -1, "before")
	watch := ann.watch("a")
	expect.Do(t, s.Know("a", ann.id, 150))
	watch.until("me", `"role":"look","seat":150`)
	watch.cancel()
	watch.until("end", "")
	expect.True(t, s.Know("b", ann.id, 1) != nil && s.Know("a", "nobody", 1) != nil, "somebody else is known")
	response, _ := ann.send(ann.request("POST", "/join", `{"token":"`+tokenOf(s.JoinURL("a"))+`"}`))
	expect.Equal(t, response.StatusCode, http.StatusOK, "she herself again")
	stranger := &phone{t: t, s: s, from: ann.from}
	response, _ = stranger.send(stranger.request("POST", "/join", `{"token":"`+tokenOf(s.JoinURL("a"))+`"}`))
	expect.Equal(t, response.StatusCode, http.StatusServiceUnavailable, "somebody new")
	mustEnd(t, s)
	s = opened(t, th, kept)
	expect.Equal(t, s.SeatOf("a", ann.id), 150, "after a restart")
	keeper.s = s
	keeper.must("/g/a/revoke", `{"guest":"`+ann.id+`"}`)
	expect.Equal(t, s.SeatOf("a", ann.id), -1, "removed")
	expect.List(t, th.left, []string{"a " + ann.id}, "who the games are told was removed")
}

// A keeper of all games starts at the list of games or, without a list, at the served game.
func TestAKeeperBeginsWhereItsGamesAre(t *testing.T) {
	for want, home := range map[string]func() string{
		`"game":"a"},"games":[{"id":"a","title":"Game a"}],"shelf":true`:  nil,
		`"game":"b"},"games":[{"id":"a","title":"Game a"}],"shelf":false`: func() string { return "b" },
	} {
		var th theatre
		s := opened(t, &th, func(o *Options, _ *limits) { o.Home = home })
		ann := joined(t, s, s.JoinURL("a"), "Ann")
		if _, body := ann.get("/me"); !strings.Contains(body, `"role":"look","seat":-1,"asked":-1,"game":"a"`) ||
			!strings.Contains(body, `"shelf":false`) {
			t.Errorf("who looks: %s", body)
		}
		ann.join(s.KeeperURL(), "")
		_, body := ann.get("/me")
		expect.True(t, strings.Contains(body, want), "a keeper: %s, it should have %s", body, want)
	}
}

func TestLeavingForgetsThePhone(t *testing.T) {
	_, s := staged(t)
	ann := joined(t, s, s.JoinURL("a"), "Ann")
	watch := ann.watch("a")
	ann.must("/leave", `{}`)
	watch.until("end", "")
	if status, body := ann.get("/me"); status != http.StatusUnauthorized || !strings.Contains(body, "live.unknown") {
		t.Errorf("after leaving: %d %s", status, body)
	}
	expect.Equal(t, len(s.Guests("a")), 0, "guests")
}

func TestATelevisionLooksAtAllGames(t *testing.T) {
	_, s := staged(t)
	tv := joined(t, s, s.JoinURL(""), "TV")
	tv.watch("a").until("table", "a look -1")
	tv.watch("b").until("table", "b look -1")
	expect.Equal(t, len(s.Guests("b")), 1, "guests of b")
	status, _ := tv.post("/new", `1`)
	expect.True(t, status == http.StatusForbidden, "it begins a game: %d", status)
}

func TestThoseWhoShowGuestsHearOfThem(t *testing.T) {
	_, s := staged(t)
	heard := make(chan int, 100)
	s.OnGuests(func() { heard <- len(s.Guests("a")) })
	joined(t, s, s.JoinURL("a"), "Ann")
	expect.Equal(t, <-heard, 1, "guests")
}

func TestAFullTableLetsGoOfWhoOnlyLookedAndLeft(t *testing.T) {
	var th theatre
	s := opened(t, &th, func(_ *Options, l *limits) { l.guests = 3 })
	seated, away, here := joined(t, s, s.JoinURL("a"), "A"), joined(t, s, s.JoinURL("a"), "B"),
		joined(t, s, s.JoinURL("a"), "C")
	expect.Do(t, s.Grant("a", seated.id, door.Seat, 0, false))
	here.watch("a").until("table", "")
	joined(t, s, s.JoinURL("a"), "D").watch("a").until("table", "")
	expect.Equal(t, asIs(s, away.id), "not there", "who was away")
	r := here.request("POST", "/join", `{"token":"`+tokenOf(s.JoinURL("a"))+`","name":""}`)
	r.Header.Del("Cookie")
	if response, body := here.send(r); response.StatusCode != http.StatusServiceUnavailable {
		t.Errorf("one too many: %d %s", response.StatusCode, body)
	}
}
