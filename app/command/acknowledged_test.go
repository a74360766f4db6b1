package command

import (
	"bufio"
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/cookiejar"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"scripkeeper/app/director"
	"scripkeeper/app/live/desk"
	"scripkeeper/app/live/hall"
	"scripkeeper/app/live/invite"
	"scripkeeper/app/live/room"
	"scripkeeper/app/view/page"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/tournament"
)

var soak = flag.Bool("soak", false, "kill the server 500 times after each kind of answer")

// An evening is a server with its keeper and Ann's phone, a game for two and a game for six.
type evening struct {
	t                 *testing.T
	folder            string
	server            *serving
	keeper, ann, cleo browser
	friday, parts     string
	// n is the number of the current round, from 1. kind is the kind of request being tried.
	n    int
	kind string
}

func newEvening(t *testing.T) *evening {
	t.Helper()
	e := &evening{t: t, folder: filepath.Join(t.TempDir(), "games")}
	must.Do(t, os.Mkdir(e.folder, 0o700))
	six := fixture{fixtures(t, "brokeryard")["six-seats-3x5"].Game}.record()
	six.Operations, six.End = nil, nil
	newTerminal(t).run(Sound, "import", written(t, six), "--book", e.book())
	e.parts = six.ID.String()
	e.server = startServing(t, "serve", "--book", e.book())
	e.keeper = e.server.keeping()
	e.friday = e.begun("Friday")
	e.ann, e.cleo = e.stranger(), e.stranger()
	e.seat(e.ann, e.friday, 0)
	e.seat(e.ann, e.parts, 0)
	e.join(e.cleo, e.friday)
	return e
}

func (e *evening) book() string { return filepath.Join(e.folder, "games.db") }

func (e *evening) restart(after time.Duration) {
	e.t.Helper()
	time.Sleep(after)
	must.Hold(e.t, e.server.end(syscall.SIGKILL) == -1, "it was not killed: %s", e.server.errors.String())
	e.server = startServing(e.t, "serve", "--book", e.book())
	must.Hold(e.t, e.server.site == e.keeper.site, "it serves at %s", e.server.site)
}

func (e *evening) ok(by browser, game, way string, body any) {
	e.t.Helper()
	status, answer := by.posted("/g/"+game+"/"+way, body)
	must.Hold(e.t, status/100 == 2, "%s is answered %d: %s", way, status, answer)
}

func (b browser) posted(path string, body any) (status int, answer []byte) {
	b.t.Helper()
	if file, is := body.([]byte); is {
		return b.ask(http.MethodPost, path, "application/octet-stream", bytes.NewReader(file))
	}
	return b.ask(http.MethodPost, path, "application/json", bytes.NewReader(must.Get(json.Marshal(body))(b.t)))
}

func (e *evening) begun(title string) string {
	e.t.Helper()
	wish := desk.SetupDraft{Rulebook: "stockholder", Seats: []string{"Ann", "Ben"}, Title: title}
	return post[desk.Shelved](e.keeper, http.StatusOK, "/begin", wish).Game
}

func (e *evening) stranger() browser {
	return browser{&http.Client{Jar: must.Get(cookiejar.New(nil))(e.t)}, e.t, e.keeper.site}
}

func (e *evening) token(game string) string {
	e.t.Helper()
	link := get[invite.Link](e.keeper, "/g/"+game+"/link").Link
	return link[strings.LastIndex(link, "/")+1:]
}

func (e *evening) join(b browser, game string) {
	e.t.Helper()
	post[json.RawMessage](b, http.StatusOK, "/join", map[string]string{"token": e.token(game), "name": "Phone"})
}

func (e *evening) seat(b browser, game string, seat int) {
	e.t.Helper()
	e.join(b, game)
	e.grant(b, "seat", game, seat)
}

type guest struct {
	ID, Name, Role string
	Seat, Asked    int
}

func (b browser) me() guest {
	b.t.Helper()
	_, body := b.ask(http.MethodGet, "/me", "", nil)
	var told struct{ Guest guest }
	must.Do(b.t, json.Unmarshal(body, &told))
	return told.Guest
}

func (e *evening) grant(b browser, role, game string, seat int) {
	e.t.Helper()
	e.ok(e.keeper, game, "grant", map[string]any{"guest": b.me().ID, "role": role, "seat": seat})
}

func board[T any](b browser, game string) (seen T) {
	b.t.Helper()
	response := must.Get(b.Get(b.site + "/g/" + game + "/stream"))(b.t)
	defer func() { _ = response.Body.Close() }()
	must.Hold(b.t, response.StatusCode == http.StatusOK, "the stream of %s is answered %d", game, response.StatusCode)
	lines := bufio.NewReader(response.Body)
	for table := false; ; {
		line := must.Get(lines.ReadString('\n'))(b.t)
		if data, is := strings.CutPrefix(line, "data: "); is && table {
			must.Do(b.t, json.Unmarshal([]byte(data), &seen))
			return seen
		}
		table = line == "event: table\n"
	}
}

// A kind is a kind of request to the server. The function there reports whether the request had its effect.
type kind struct {
	name  string
	ready func()
	asked func() (by browser, path string, body any)
	there func() bool
}

// acknowledged returns the kinds of requests that change something on disk, by package.
func (e *evening) acknowledged() map[string]func() []kind {
	return map[string]func() []kind{"room": e.inRoom, "guests": e.asGuests, "desk": e.atDesk, "hall": e.inHall}
}

func in(by browser, game, way string, body func() any) func() (browser, string, any) {
	return func() (browser, string, any) { return by, "/g/" + game + "/" + way, body() }
}

type none = struct{}

func nothing() any { return none{} }

func (e *evening) inRoom() []kind {
	value := func(n int) *int { return &n }
	turn := func() any {
		return room.EntryRequest{Kind: "turn", Sets: []room.FieldValue{{Field: "card", Value: value(11)},
			{Field: "free.0", Value: value(1)}}}
	}
	entries := func() int { return len(get[room.Log](e.keeper, "/g/"+e.friday+"/log").Entries) }
	seen := func() room.Board { return board[room.Board](e.keeper, e.friday) }
	has := func(n int) func() bool { return func() bool { return entries() == n } }
	propose := func(on bool) { e.ok(e.keeper, e.friday, "propose", room.Switch{On: on}) }
	undo, redo := func() any { return seen().Undo.Body }, func() any { return seen().Redo.Body }
	empty := func() {
		e.seat(e.ann, e.friday, 0)
		propose(false)
		for _, p := range seen().Proposals {
			e.ok(e.keeper, e.friday, "decline", p.Choice)
		}
		for entries() > 0 {
			e.ok(e.keeper, e.friday, "undo", undo())
		}
	}
	one := func() { empty(); e.ok(e.ann, e.friday, "enter", turn()) }
	undone := func() { one(); e.ok(e.keeper, e.friday, "undo", undo()) }
	place := func() any {
		return room.Operation{Op: get[room.Entry](e.keeper, "/g/"+e.friday+"/entry?number=1").Op, Head: seen().Head}
	}
	voided := func() { one(); e.ok(e.keeper, e.friday, "void", place()) }
	proposing := func() { empty(); propose(true) }
	proposed := func() { proposing(); e.ok(e.ann, e.friday, "enter", turn()) }
	first := func() any { return seen().Proposals[0].Choice }
	// part returns Ann's input, and missed the keeper's on whether Ben misses the round. Both alternate by round.
	part := func() any {
		sets := []room.FieldValue{{Field: "trade.0.1", Value: value(-(e.n % 2))}, {Field: "trade.0.2",
			Value: value(e.n % 2)},
			{Field: "colour.0", Value: value(1)}, {Field: "card.0", Value: value(2)}, {Field: "free.0.0", Value: value(2)}}
		return room.EntryRequest{Kind: "round", Sets: sets}
	}
	missed := func() any {
		return room.EntryRequest{Kind: "round", Sets: []room.FieldValue{{Field: "missed.1", Value: value(e.n % 2)}}}
	}
	filled := func(by browser, field string) int {
		_, item, _ := strings.Cut(field, ".")
		seat := int(item[0] - '0')
		s := post[room.Sheet](by, http.StatusOK, "/g/"+e.parts+"/sheet", room.EntryRequest{Kind: "round", Seat: &seat})
		if s.Hand != nil {
			s.Fields = s.Hand.Fields
		}
		for _, f := range s.Fields {
			if f.Name == field {
				return f.Value
			}
		}
		e.t.Fatalf("no %s among %+v", field, s.Fields)
		return 0
	}
	return []kind{
		{"enter", empty, in(e.ann, e.friday, "enter", turn), has(1)},
		{"undo", one, in(e.keeper, e.friday, "undo", undo), has(0)},
		{"redo", undone, in(e.keeper, e.friday, "redo", redo), has(1)},
		{"void", one, in(e.keeper, e.friday, "void", place), has(0)},
		{"restore", voided, in(e.keeper, e.friday, "restore", func() any {
			undone := get[room.Log](e.keeper, "/g/"+e.friday+"/log").Undone[0]
			return room.Operation{Op: undone.Op, Head: seen().Head}
		}), has(1)},
		{"propose", empty, in(e.keeper, e.friday, "propose", func() any { return room.Switch{On: true} }),
			func() bool { return seen().Propose }},
		{"proposal", proposing, in(e.ann, e.friday, "enter", turn),
			func() bool { now := seen(); return now.Propose && len(now.Proposals) == 1 && entries() == 0 }},
		{"accept", proposed, in(e.keeper, e.friday, "accept", first),
			func() bool { return entries() == 1 && len(seen().Proposals) == 0 }},
		{"decline", proposed, in(e.keeper, e.friday, "decline", first),
			func() bool { return len(seen().Proposals) == 0 }},
		{"revoke of who proposed", proposed,
			in(e.keeper, e.friday, "revoke", func() any { return map[string]string{"guest": e.ann.me().ID} }),
			func() bool { return len(seen().Proposals) == 0 }},
		{"another seat of who proposed", proposed,
			in(e.keeper, e.friday, "grant", func() any {
				return map[string]any{"guest": e.ann.me().ID, "role": "seat", "seat": 1}
			}), func() bool { return len(seen().Proposals) == 0 }},
		{"tell", func() {}, in(e.ann, e.parts, "tell", part),
			func() bool { return filled(e.ann, "trade.0.2") == e.n%2 }},
		{"sheet", func() {}, in(e.keeper, e.parts, "sheet", missed),
			func() bool { return filled(e.keeper, "missed.1") == e.n%2 }},
	}
}

func (e *evening) asGuests() []kind {
	id := func() any { return map[string]string{"guest": e.cleo.me().ID} }
	anew := func() { e.cleo = e.stranger(); e.join(e.cleo, e.friday) }
	asking := func() { e.ok(e.cleo, e.friday, "ask", map[string]int{"seat": 1}) }
	cleo := func(way string, body func() any) func() (browser, string, any) {
		return func() (browser, string, any) { return e.cleo, "/g/" + e.friday + "/" + way, body() }
	}
	out := func() bool { return e.cleo.me() == guest{} }
	return []kind{
		{"join", func() { e.cleo = e.stranger() }, func() (browser, string, any) {
			return e.cleo, "/join", map[string]string{"token": e.token(e.friday), "name": "Cleo"}
		}, func() bool { return e.cleo.me().Role == "look" }},
		{"name", anew, cleo("name", func() any { return map[string]string{"name": "Cleo's phone"} }),
			func() bool { return strings.HasPrefix(e.cleo.me().Name, "Cleo's phone") }},
		{"ask", anew, cleo("ask", func() any { return map[string]int{"seat": 1} }),
			func() bool { return e.cleo.me().Asked == 1 }},
		{"deny", func() { anew(); asking() }, in(e.keeper, e.friday, "deny", id),
			func() bool { return e.cleo.me().Asked == -1 }},
		{"grant", anew, in(e.keeper, e.friday, "grant", func() any {
			return map[string]any{"guest": e.cleo.me().ID, "role": "seat", "seat": 1}
		}), func() bool { me := e.cleo.me(); return me.Role == "seat" && me.Seat == 1 }},
		{"revoke", anew, in(e.keeper, e.friday, "revoke", id), out},
		{"leave", anew, func() (browser, string, any) { return e.cleo, "/leave", none{} }, out},
	}
}

func (e *evening) atDesk() []kind {
	var game string
	var record []byte
	title := func() string { return fmt.Sprintf("Evening%d%s", e.n, strings.Fields(e.kind)[0]) }
	found := func(title string) desk.Shelf { return get[desk.Shelf](e.keeper, "/shelf?search="+title) }
	begun := func() { game = e.begun(title()) }
	shelve := func(way string) {
		status, answer := e.keeper.posted("/games/"+game+"/"+way, none{})
		must.Hold(e.t, status == http.StatusOK, "%s is answered %d: %s", way, status, answer)
	}
	shelving := func(way string, body func() any) func() (browser, string, any) {
		return func() (browser, string, any) { return e.keeper, "/games/" + game + "/" + way, body() }
	}
	playing := func() bool { return len(found(title()).Playing) == 1 }
	deleted := func() { begun(); shelve("delete") }
	wish := func() desk.SetupDraft {
		return desk.SetupDraft{Rulebook: "stockholder", Seats: []string{"Ann", "Ben"}, Title: title()}
	}
	other := func() string { return "Other" + title() }
	return []kind{
		{"begin", func() {}, func() (browser, string, any) { return e.keeper, "/begin", wish() }, playing},
		{"rename", begun, shelving("rename", func() any { return desk.Renaming{Title: other()} }),
			func() bool { return len(found(other()).Playing) == 1 }},
		{"archive", begun, shelving("archive", nothing), func() bool { return len(found(title()).Archived) == 1 }},
		{"unarchive", func() { begun(); shelve("archive") }, shelving("unarchive", nothing), playing},
		{"delete", begun, shelving("delete", nothing), func() bool { return !playing() }},
		{"restore of a game", deleted, shelving("restore", nothing), playing},
		{"duplicate", begun, shelving("duplicate", nothing), func() bool { return len(found(title()).Playing) == 2 }},
		{"import", func() {
			begun()
			_, record = e.keeper.ask(http.MethodGet, "/g/"+game+"/record.json", "", nil)
			shelve("delete")
		}, func() (browser, string, any) { return e.keeper, "/import", record }, playing},
		{"rules", func() {}, func() (browser, string, any) {
			named := wish()
			named.Name = title()
			return e.keeper, "/rules", named
		}, func() bool {
			offers := post[desk.NewGame](e.keeper, http.StatusOK, "/new", wish()).Offers
			return slices.ContainsFunc(offers, func(o desk.Offer) bool { return o.Name == title() })
		}},
		{"shared", begun, func() (browser, string, any) { return in(e.keeper, game, "shared", nothing)() }, func() bool {
			e.ok(e.keeper, game, "enter", room.EntryRequest{Kind: "skip"})
			share := get[desk.Share](e.keeper, "/g/"+game+"/share?what=news")
			e.ok(e.keeper, game, "undo", board[room.Board](e.keeper, game).Undo.Body)
			return share.Text != ""
		}},
	}
}

func (e *evening) inHall() []kind {
	seenIn := func(of string) hall.Board { return board[hall.Board](e.keeper, of) }
	phone, friday, revealed, fresh := e.stranger(), e.newHall(), e.newHall(), ""
	e.join(phone, friday)
	// likeliest returns the request for the last action on a page of the director.
	likeliest := func(of string, place page.Place, said map[string]string) hall.Visit {
		v := hall.Visit{Place: place, Said: said}
		next := post[page.Page](e.keeper, http.StatusOK, "/g/"+of+"/page", v).Next
		v.Action = &next[len(next)-1]
		return v
	}
	said := func(of string, table int) (all []hall.MemberResult) {
		for i, member := range seenIn(of).Round.Tables[table-1].Members {
			all = append(all, hall.MemberResult{Member: member, Worth: 900 - 100*i})
		}
		return all
	}
	rule := func(of string, table int) hall.Visit {
		worths := map[string]string{}
		for _, one := range said(of, table) {
			worths["worth."+strconv.Itoa(one.Member)] = strconv.Itoa(one.Worth)
		}
		return likeliest(of, *page.PlaceOf("type", "1", strconv.Itoa(table)), worths)
	}
	e.ok(e.keeper, friday, "do", likeliest(friday, "draw", nil))
	e.ok(e.keeper, revealed, "do", likeliest(revealed, "draw", nil))
	for table := range 2 {
		e.ok(e.keeper, revealed, "do", rule(revealed, table+1))
	}
	waiting := func() []page.Row {
		for _, part := range seenIn(friday).Office.Parts {
			if part.As == page.Cards {
				return part.Rows
			}
		}
		return nil
	}
	chosen := func(row page.Row) hall.Chosen { return must.Get(page.Read[hall.Chosen](row.Actions[0]))(e.t) }
	clear := func() {
		e.join(phone, friday)
		if seenIn(friday).Round.Tables[0].Done {
			e.ok(e.keeper, friday, "do", takenBack(e.keeper, friday))
		}
		for _, row := range waiting() {
			e.ok(e.keeper, friday, "turndown", chosen(row))
		}
	}
	result := func() any {
		all := said(friday, 1)
		return hall.Submission{Member: all[0].Member, Round: 1, Table: 1, Seats: all}
	}
	handed := func() { clear(); e.ok(phone, friday, "handin", result()) }
	first := func() any { return chosen(waiting()[0]) }
	waits := func() int { return len(waiting()) }
	done := func() bool { return seenIn(friday).Round.Tables[0].Done }
	runs := func() bool { return seenIn(friday).Clock.Until > 0 }
	return []kind{
		{"handin", clear, in(phone, friday, "handin", result), func() bool { return waits() == 1 }},
		{"turndown", handed, in(e.keeper, friday, "turndown", first), func() bool { return waits() == 0 }},
		{"take", handed, in(e.keeper, friday, "take", first), done},
		{"result", clear, in(e.keeper, friday, "do", func() any { return rule(friday, 1) }), done},
		{"revoke of who handed in", handed,
			in(e.keeper, friday, "revoke", func() any { return map[string]string{"guest": phone.me().ID} }),
			func() bool { return waits() == 0 }},
		{"clock", func() {
			if runs() {
				e.ok(e.keeper, friday, "clock", hall.Timing{Do: "pause"})
			}
		}, in(e.keeper, friday, "clock", func() any { return hall.Timing{Do: "start"} }), runs},
		{"reveal", func() {}, in(e.keeper, revealed, "reveal", func() any { return hall.Step{Step: 1 + e.n%2} }),
			func() bool { r := seenIn(revealed).Reveal; return r != nil && len(r.Members) == 1+e.n%2 }},
		{"announce", func() { fresh = e.newHall() },
			func() (browser, string, any) {
				return in(e.keeper, fresh, "do", func() any { return likeliest(fresh, "draw", nil) })()
			},
			func() bool { return seenIn(fresh).Round != nil }},
	}
}

func takenBack(by browser, of string) hall.Visit {
	v := hall.Visit{Place: "table/1/1"}
	for _, part := range post[page.Page](by, http.StatusOK, "/g/"+of+"/page", v).Parts {
		for _, row := range part.Rows {
			if row.Open != nil && row.Open.Way == "back" {
				v.Action = row.Open
			}
		}
	}
	return v
}

func (e *evening) newHall() string {
	e.t.Helper()
	kept := must.Get(book.Open(e.book(), rulebooks.All()))(e.t)
	defer func() { must.Do(e.t, kept.Close()) }()
	plan := director.WithGame(tournament.UsualPlan(), tournament.GameChoice{Rulebook: "stockholder", Least: 2, Most: 4})
	plan.HiddenFrom, plan.Rounds, plan.Minutes = 1, 1, 90
	names := strings.Fields("Ann Ben Carl Dana Emil Fay Gus Hans")
	begun := must.Get(director.Begin(kept, "Friday", ledger.Author{}, &plan, director.NewJoin(names)))(e.t)
	return hall.Address(begun.Head().ID)
}

// rounds limits the repetitions per server, because the growing log slows each start.
const rounds = 20

// eachKind tries each kind of request the given number of times, with a separate server per package.
func eachKind(t *testing.T, times int, try func(*evening, kind)) {
	must.HaveTime(t)
	for _, part := range []string{"room", "guests", "desk", "hall"} {
		t.Run(part, func(t *testing.T) {
			t.Parallel()
			for done := 0; done < times; done += rounds {
				t.Run(fmt.Sprintf("from %d", done+1), func(t *testing.T) {
					e := newEvening(t)
					all := e.acknowledged()[part]()
					for e.n = 1; e.n <= min(rounds, times-done); e.n++ {
						for _, k := range all {
							e.kind = k.name
							k.ready()
							must.Hold(t, !k.there(), "%s %d: it is there before", k.name, e.n)
							try(e, k)
						}
					}
				})
			}
		})
	}
}

func TestNothingAcknowledgedIsLostWhenTheServerIsKilled(t *testing.T) {
	kills := 2
	if *soak {
		kills = 500
	}
	eachKind(t, kills, func(e *evening, k kind) {
		by, path, body := k.asked()
		status, answer := by.posted(path, body)
		must.Hold(e.t, status/100 == 2, "%s is answered %d: %s", k.name, status, answer)
		e.restart(time.Duration(rand.IntN(3000)) * time.Microsecond)
		must.Hold(e.t, k.there(), "%s: kill %d lost what was acknowledged", k.name, e.n)
	})
}

// A refused request succeeds when repeated after the disk has become writable again.
func TestNothingIsAcknowledgedThatCannotBeWritten(t *testing.T) {
	eachKind(t, 1, func(e *evening, k kind) {
		by, path, body := k.asked()
		must.Do(e.t, os.Rename(e.folder, e.folder+".away"))
		status, answer := by.posted(path, body)
		must.Do(e.t, os.Rename(e.folder+".away", e.folder))
		var problem struct{ Sentence string }
		_ = json.Unmarshal(answer, &problem)
		expect.True(e.t, status/100 == 4 && problem.Sentence != "", "%s is answered %d: %s", k.name, status, answer)
		expect.True(e.t, !k.there(), "%s is done all the same", k.name)
		status, answer = by.posted(path, body)
		expect.True(e.t, status/100 == 2 && k.there(), "%s is answered %d once it can be written: %s", k.name, status, answer)
		e.restart(0) // resets the rate limits
	})
}
