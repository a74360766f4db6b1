package live

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words/lang"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestPhonesAreStillInWhenTheHostWasKilled(t *testing.T) {
	var th theatre
	path := filepath.Join(t.TempDir(), "guests.json")
	keeping := func(o *Options, _ *limits) { o.Store = path }
	first := opened(t, &th, keeping)
	ben, keeper := joined(t, first, first.JoinURL("a"), "Ben"), joined(t, first, first.KeeperURL(), "Laptop")
	keeper.must("/g/a/grant", `{"guest":"`+ben.id+`","role":"seat","seat":2}`)
	links := first.JoinURL("a") + first.KeeperURL()
	killed := must.Get(os.ReadFile(path))(t) // what the file would be after a kill at this moment
	mustEnd(t, first)
	must.Do(t, os.WriteFile(path, killed, 0o600))

	again := opened(t, &th, keeping)
	expect.Equal(t, again.JoinURL("a")+again.KeeperURL(), links, "the links")
	for _, p := range []*phone{ben, keeper} {
		p.s = again
		p.from.CloseIdleConnections()
	}
	ben.watch("a").until("table", "a seat 2")
	ben.must("/g/a/enter", `1`)
	keeper.must("/g/a/undo", `1`)
	expect.Equal(t, asIs(again, ben.id), "Ben seat 2 /", "Ben")
}

func TestTheFileHoldsNoCookie(t *testing.T) {
	var th theatre
	path := filepath.Join(t.TempDir(), "guests.json")
	must.Do(t, os.WriteFile(path, nil, 0o644)) // an older file that others may read
	s := opened(t, &th, func(o *Options, _ *limits) { o.Store = path })
	ben := joined(t, s, s.JoinURL("a"), "Ben")
	content := string(must.Get(os.ReadFile(path))(t))
	expect.True(t, len(ben.cookie) >= 26 && !strings.Contains(content, ben.cookie) && strings.Contains(content, ben.id),
		"the cookie %q is in %s", ben.cookie, content)
	expect.Equal(t, must.Get(os.Stat(path))(t).Mode().Perm(), 0o600, "the mode")
	left := must.Get(filepath.Glob(filepath.Join(filepath.Dir(path), "*.part")))(t)
	expect.Equal(t, len(left), 0, "files that were left behind")
}

func TestADamagedFileIsPutAside(t *testing.T) {
	for _, content := range []string{"", "{", `{"version":2}`, `[]`, "\x00\xff"} {
		var th theatre
		path := filepath.Join(t.TempDir(), "guests.json")
		must.Do(t, os.WriteFile(path, []byte(content), 0o600))
		s := opened(t, &th, func(o *Options, _ *limits) { o.Store = path })
		expect.Equal(t, string(must.Get(os.ReadFile(path+".damaged"))(t)), content, "put aside")
		joined(t, s, s.JoinURL("a"), "Ben")
	}
	sound := guest{ID: "x", Cookie: strings.Repeat("00", 32), Places: map[string]place{"a": {door.Look, -1, -1}}}
	expect.True(t, sound.valid(), "a sound guest is damaged")
	for what, change := range map[string]func(*guest){
		"no id": func(g *guest) { g.ID = "" }, "a short cookie": func(g *guest) { g.Cookie = "00" },
		"no place": func(g *guest) { g.Places = nil },
		"no role":  func(g *guest) { g.Places = map[string]place{"a": {"king", -1, -1}} },
		"no seat":  func(g *guest) { g.Places = map[string]place{"a": {door.Seat, -1, -1}} },
	} {
		damaged := sound
		change(&damaged)
		expect.Equal(t, damaged.valid(), false, "%s", what)
	}
}

// If writing fails, no guest changes and no guest joins.
func TestWhatCannotBeWrittenChangesNothing(t *testing.T) {
	var th theatre
	folder := filepath.Join(t.TempDir(), "games")
	must.Do(t, os.Mkdir(folder, 0o700))
	var left []string
	s := opened(t, &th, func(o *Options, _ *limits) {
		o.Store = filepath.Join(folder, "guests.json")
		o.Left = func(game, guest string) error { left = append(left, game+" "+guest); return nil }
	})
	keeper, ben := joined(t, s, s.KeeperURL(), "Laptop"), joined(t, s, s.JoinURL("a"), "Ben")
	keeper.must("/g/a/grant", `{"guest":"`+ben.id+`","role":"seat","seat":2}`)
	expect.Equal(t, len(left), 0, "who gets a seat leaves")
	must.Do(t, os.Rename(folder, folder+".away"))
	joining := ben.request("POST", "/join", `{"token":"`+tokenOf(s.JoinURL("a"))+`","name":"Cleo"}`)
	joining.Header.Del("Cookie")
	for what, r := range map[string]*http.Request{
		"join": joining, "ask": ben.request("POST", "/g/a/ask", `{"seat":1,"name":"Benjamin"}`),
		"name":   ben.request("POST", "/g/a/name", `{"name":"Benjamin"}`),
		"grant":  keeper.request("POST", "/g/a/grant", `{"guest":"`+ben.id+`","role":"look","seat":-1}`),
		"deny":   keeper.request("POST", "/g/a/deny", `{"guest":"`+ben.id+`"}`),
		"revoke": keeper.request("POST", "/g/a/revoke", `{"guest":"`+ben.id+`"}`),
		"leave":  ben.request("POST", "/leave", `{}`),
	} {
		response, body := ben.send(r)
		expect.True(t, response.StatusCode == http.StatusUnprocessableEntity &&
			strings.Contains(body, lang.English().Text("fault.live.unkept")), "%s: %d %s", what, response.StatusCode, body)
		expect.Equal(t, asIs(s, ben.id), "Ben seat 2 /", "Ben after %s", what)
		expect.Equal(t, len(s.Guests("a")), 2, "guests after %s", what)
	}
	must.Do(t, os.Rename(folder+".away", folder))
	left = nil
	keeper.must("/g/a/grant", `{"guest":"`+ben.id+`","role":"seat","seat":3}`)
	keeper.must("/g/a/grant", `{"guest":"`+keeper.id+`","role":"keeper","seat":3}`)
	keeper.must("/g/a/revoke", `{"guest":"`+ben.id+`"}`)
	keeper.must("/leave", `{}`)
	of := "a " + ben.id
	expect.List(t, left, []string{of, of, of, " " + keeper.id}, "who leaves with another seat, without one, out, gone")
}

// Guests are forgotten after 90 days of absence.
func TestOldGuestsAreForgotten(t *testing.T) {
	var th theatre
	path := filepath.Join(t.TempDir(), "guests.json")
	now := time.Now()
	keeping := func(o *Options, l *limits) { o.Store, l.now = path, func() time.Time { return now } }
	s := opened(t, &th, keeping)
	ben := joined(t, s, s.JoinURL("a"), "Ben")
	mustEnd(t, s)
	now = now.Add(lasting)
	ben.s = opened(t, &th, keeping)
	status, _ := ben.get("/me")
	expect.True(t, status == http.StatusUnauthorized, "after a season: %d", status)
}
