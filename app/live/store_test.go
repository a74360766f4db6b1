package live

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// A host that was killed comes back at the same port, and its phones are still in, seat and all.
func TestPhonesAreStillInWhenTheHostWasKilled(t *testing.T) {
	var th theatre
	path := filepath.Join(t.TempDir(), "guests.json")
	keeping := func(o *Options, _ *limits) { o.Store = path }
	first := opened(t, &th, keeping)
	ben, keeper := joined(t, first, first.JoinURL("a"), "Ben"), joined(t, first, first.KeeperURL(), "Laptop")
	keeper.must("/g/a/grant", `{"guest":"`+ben.id+`","role":"seat","seat":2}`)
	links := first.JoinURL("a") + first.KeeperURL()
	must.Do(t, first.store.trouble())
	killed := must.Get(os.ReadFile(path))(t) // what is on disk when it is killed now
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

// The file is for nobody else on the device, and nobody who reads it has the cookie of a phone.
func TestTheFileHoldsNoCookie(t *testing.T) {
	var th theatre
	path := filepath.Join(t.TempDir(), "guests.json")
	must.Do(t, os.WriteFile(path, nil, 0o644)) // an older one that others may read
	s := opened(t, &th, func(o *Options, _ *limits) { o.Store = path })
	ben := joined(t, s, s.JoinURL("a"), "Ben")
	content := string(must.Get(os.ReadFile(path))(t))
	expect.True(t, len(ben.cookie) >= 26 && !strings.Contains(content, ben.cookie) && strings.Contains(content, ben.id),
		"the cookie %q is in %s", ben.cookie, content)
	expect.Equal(t, must.Get(os.Stat(path))(t).Mode().Perm(), 0o600, "the mode")
	left := must.Get(filepath.Glob(filepath.Join(filepath.Dir(path), "*.part")))(t)
	expect.Equal(t, len(left), 0, "files that were left behind")
}

// A damaged file is put aside, and everybody joins again.
func TestADamagedFileIsPutAside(t *testing.T) {
	for _, content := range []string{"", "{", `{"version":2}`, `[]`, "\x00\xff"} {
		var th theatre
		path := filepath.Join(t.TempDir(), "guests.json")
		must.Do(t, os.WriteFile(path, []byte(content), 0o600))
		s := opened(t, &th, func(o *Options, _ *limits) { o.Store = path })
		expect.Equal(t, string(must.Get(os.ReadFile(path+".damaged"))(t)), content, "put aside")
		joined(t, s, s.JoinURL("a"), "Ben")
		expect.Do(t, s.store.trouble())
	}
	sound := storedGuest{ID: "x", Cookie: strings.Repeat("00", 32), Places: map[string]place{"a": {door.Look, -1, -1}}}
	_, ok := sound.guest()
	expect.Equal(t, ok, true, "a sound guest")
	for what, change := range map[string]func(*storedGuest){
		"no id": func(g *storedGuest) { g.ID = "" }, "a short cookie": func(g *storedGuest) { g.Cookie = "00" },
		"no place": func(g *storedGuest) { g.Places = nil },
		"no role":  func(g *storedGuest) { g.Places = map[string]place{"a": {"king", -1, -1}} },
		"no seat":  func(g *storedGuest) { g.Places = map[string]place{"a": {door.Seat, -1, -1}} },
	} {
		damaged := sound
		if change(&damaged); what != "" {
			_, ok := damaged.guest()
			expect.Equal(t, ok, false, "%s", what)
		}
	}
}

// What cannot be written is known, and the table goes on.
func TestAFolderThatCannotBeWrittenEndsNothing(t *testing.T) {
	var th theatre
	s := opened(t, &th, func(o *Options, _ *limits) { o.Store = filepath.Join(t.TempDir(), "none", "guests.json") })
	joined(t, s, s.JoinURL("a"), "Ben").must("/g/a/name", `{"name":"Benjamin"}`)
	expect.True(t, s.store.trouble() != nil, "it is said to be kept")
}

// Who was not seen for a season is forgotten.
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

// trouble returns why the guests could not be written down the last time, nil when they were.
func (s *store) trouble() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.err
}
