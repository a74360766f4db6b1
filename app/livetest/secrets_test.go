package livetest

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"scripkeeper/app/internal/chromium"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/recordings"
)

// A wiretap keeps everything that a phone receives: the answers to requests and the events in its stream.
type wiretap struct {
	phone
	seat int

	mu     sync.Mutex
	bodies []string
	asked  sync.WaitGroup
}

func tap(p phone, seat int) *wiretap {
	w := &wiretap{phone: p, seat: seat}
	chromedp.ListenTarget(p.Ctx, func(event any) {
		switch event := event.(type) {
		case *network.EventEventSourceMessageReceived:
			w.keepBody(event.Data)
		case *network.EventLoadingFinished:
			w.asked.Add(1)
			go func() {
				defer w.asked.Done()
				to := cdp.WithExecutor(p.Ctx, chromedp.FromContext(p.Ctx).Target)
				if body, err := network.GetResponseBody(event.RequestID).Do(to); err == nil {
					w.keepBody(string(body))
				}
			}()
		}
	})
	return w
}

func (w *wiretap) keepBody(body string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.bodies = append(w.bodies, body)
}

func (w *wiretap) sent() []string {
	w.asked.Wait()
	w.mu.Lock()
	defer w.mu.Unlock()
	defer func() { w.bodies = nil }()
	return w.bodies
}

type secret struct {
	// fields maps the entry's secret fields to their seats. several reports that more than one seat has secret fields.
	fields  map[string]int
	several bool
	// sentences maps sentences that only one seat may see to that seat.
	sentences map[string]int
	names     []string
}

// secretsOf returns the secrets in an entry, and the sentences that describe the table before and after the entry.
func secretsOf(before, after view.Game, step game.Step) secret {
	s := secret{fields: map[string]int{}, sentences: map[string]int{}}
	for seat := range before.Layout.Seats {
		s.names = append(s.names, before.Name(seat))
	}
	whose := calc.None
	for _, f := range step.Entry.Form(step.Before).Fields {
		if f.Secret {
			s.several = s.several || whose != calc.None && whose != f.Seat
			s.fields[f.Name], whose = f.Seat, f.Seat
		}
	}
	for _, v := range []view.Game{before, after} {
		for _, line := range step.Statement().Lines {
			for seat := range v.Layout.Seats {
				mine := v.For(seat).LineText(line)
				if mine != "" && mine != v.For(calc.None).LineText(line) {
					s.sentences[mine] = seat
				}
			}
		}
	}
	return s
}

// check fails the test if a text contains other seats' secrets. It reports whether it contains the phone's own secrets.
func (w *wiretap) check(s secret, text string) (own bool) {
	w.T.Helper()
	for sentence, seat := range s.sentences {
		if seat != w.seat && strings.Contains(text, string(must.Get(json.Marshal(sentence))(w.T))) {
			w.T.Errorf("the phone of seat %d is sent %q", w.seat, sentence)
		}
	}
	var value any
	if json.Unmarshal([]byte(text), &value) == nil {
		w.walk(s, value, &own)
	}
	return own
}

// named reports whether a field's full name begins with the name of the phone's player. In rows, only names tell seats.
func (w *wiretap) named(s secret, full any) bool {
	called, _ := full.(string)
	return w.seat != calc.None && strings.HasPrefix(called, s.names[w.seat]+": ")
}

// walk checks a JSON value, and recursively all values in it, for secrets of other seats.
func (w *wiretap) walk(s secret, value any, own *bool) {
	w.T.Helper()
	switch value := value.(type) {
	case []any:
		for _, one := range value {
			w.walk(s, one, own)
		}
	case map[string]any:
		if seats, is := value["Seats"].([]any); is {
			mine, leaks := revealed(seats, w.seat)
			*own = *own || mine
			for _, leak := range leaks {
				w.T.Errorf("the phone of seat %d is sent %s", w.seat, leak)
			}
		}
		name, _ := value["Name"].(string)
		if _, hidden := s.fields[name]; hidden && value["Input"] != nil && value["Input"] != string(sheet.Cover) &&
			value["Seat"] != float64(w.seat) && !w.named(s, value["Full"]) {
			w.T.Errorf("the phone of seat %d is sent the field %v", w.seat, value)
		}
		set, _ := value["field"].(string)
		if seat, hidden := s.fields[set]; hidden && s.several && seat != w.seat {
			w.T.Errorf("the phone of seat %d is sent what seat %d filled in: %v", w.seat, seat, value)
		}
		for _, one := range value {
			w.walk(s, one, own)
		}
	}
}

// revealed reports whether the seats in JSON show the phone's own holdings. leaks lists other seats' visible figures.
func revealed(seats []any, mine int) (own bool, leaks []string) {
	for seat, one := range seats {
		row, _ := one.(map[string]any)
		veiled, told := row["Veiled"].(bool)
		if !told {
			continue
		}
		if seat == mine {
			own = own || !veiled
			continue
		}
		shares, _ := row["Shares"].([]any)
		silent := row["Worth"] == 0.0 && row["Rank"] == 0.0 && row["Notes"] == nil && row["Badges"] == nil &&
			!slices.ContainsFunc(shares, func(n any) bool { return n != 0.0 })
		if !veiled || !silent {
			leaks = append(leaks, fmt.Sprintf("%v of seat %d", row, seat))
		}
	}
	return own, leaks
}

func TestWhatIsRevealedIsFound(t *testing.T) {
	seats := func(told map[string]any) []any {
		all := map[string]any{"Veiled": true, "Worth": 0.0, "Rank": 0.0, "Shares": []any{0.0, 0.0}, "Notes": nil, "Badges": nil}
		for key, value := range told {
			all[key] = value
		}
		return []any{map[string]any{"Veiled": false, "Worth": 90.0}, all}
	}
	own, leaks := revealed(seats(nil), 0)
	expect.True(t, own && len(leaks) == 0, "a phone's own seat is %t, of veiled ones is told %v", own, leaks)
	for _, told := range []map[string]any{
		{"Veiled": false}, {"Worth": 1.0}, {"Rank": 1.0}, {"Shares": []any{0.0, 3.0}}, {"Notes": []any{"", "1 split"}},
		{"Badges": []any{"dir."}},
	} {
		if _, leaks := revealed(seats(told), 0); len(leaks) != 1 {
			t.Errorf("%v is not found: %v", told, leaks)
		}
	}
}

// shows checks that the phone's page shows the holdings of all other seats as hidden.
func (w *wiretap) shows(s secret, seats int) {
	w.T.Helper()
	page := chromium.Value[string](w.Browser, "document.documentElement.innerHTML")
	for sentence, seat := range s.sentences {
		if seat != w.seat && strings.Contains(page, sentence) {
			w.T.Errorf("the phone of seat %d shows %q", w.seat, sentence)
		}
	}
	for seat := range seats {
		veiled := chromium.Value[bool](w.Browser,
			`!!document.querySelector('.board tbody[data-key="seat.`+strconv.Itoa(seat)+`"] .worth.veil')`)
		if veiled == (seat == w.seat) {
			w.T.Errorf("the phone of seat %d shows seat %d veiled: %t", w.seat, seat, veiled)
		}
	}
}

// Four phones play Stockpile with hidden holdings, and a fifth only watches. No phone receives another's secrets.
func TestNobodySeesWhatAnotherHides(t *testing.T) {
	t.Parallel()
	r := recordings.Read(t, "stockpile", "fees-four-veiled")
	all := steps(t, r)
	if !*soak {
		all = all[:roundOf(t, r)]
	}
	file, _ := opening(t, r.Record, 0)
	h := serve(t, file)
	keeper := newPhone(t)
	keeper.open(h.keeper, ".game #sheet form")
	var phones []*wiretap
	for seat := range r.Names {
		p := tap(keeper.another(), seat)
		p.open(h.join, ".game.looks")
		seatFor(p.phone, keeper, r.Names[seat])
		phones = append(phones, p)
	}
	looker := tap(keeper.another(), calc.None)
	looker.open(h.join, ".game.looks")
	phones = append(phones, looker)

	before, hidden := tableOf(t, r, 0), 0
	for n, step := range all {
		playPart(step, before, keeper, phones)
		for _, p := range phones {
			p.at(n + 1)
		}
		after := tableOf(t, r, n+1)
		if after.Table.Over() {
			break
		}
		secrets := secretsOf(before, after, step)
		hidden += len(secrets.fields) + len(secrets.sentences)
		for _, p := range phones {
			own := false
			for _, body := range p.sent() {
				own = p.check(secrets, body) || own
			}
			expect.True(t, own == (p.seat != calc.None),
				"entry %d: the phone of seat %d is sent its own: %t", n+1, p.seat, own)
			p.shows(secrets, len(r.Names))
		}
		before = after
	}
	expect.True(t, hidden != 0, "nobody has hidden anything")
	h.stop()
	got, want := h.head(r.Record.ID), after(t, r.Record, len(all))
	expect.True(t, got == want, "the game has the fingerprint %s, it should be %s", got, want)
}

func tableOf(t testing.TB, r recordings.Game, entries int) view.Game {
	t.Helper()
	so := r.Record
	so.Operations = so.Operations[:entries:entries]
	return view.NewGame(must.Get(game.Replay(so, rulebooks.All()))(t))
}

func roundOf(t testing.TB, r recordings.Game) int {
	t.Helper()
	for n := range r.Entries {
		if strings.HasPrefix(tableOf(t, r, n).Moment(), "Round 2") {
			return n
		}
	}
	return len(r.Entries)
}

// playPart enters an entry as at a table: players enter their own secret fields, and the keeper the public ones.
func playPart(step game.Step, on view.Game, keeper phone, phones []*wiretap) {
	task := sheet.Task{Game: on, Act: oplog.ActRecord, Base: on.Table, Entry: step.Entry, Looker: calc.None}
	parts, shared := task.Parts(), task.Shared()
	fields := targets(step.Entry, step.Before)
	of := func(seat int) []target {
		return slices.DeleteFunc(slices.Clone(fields), func(one target) bool {
			return one.Seat != seat || len(parts.Seats) > 0 && seat != calc.None && !one.Secret
		})
	}
	switch seat := calc.SeatOf(step.Entry, on.Table); {
	case parts.Own:
		phones[parts.Seats[0]].keep(step)
	case len(shared.Seats) > 0:
		open := slices.DeleteFunc(slices.Clone(fields), func(one target) bool {
			return one.Secret || len(parts.Seats) == 0 && slices.Contains(shared.Seats, one.Seat)
		})
		keeper.drive("fill", step, open)
		for _, seat := range shared.Seats {
			phones[seat].drive("part", step, of(seat))
		}
		keeper.drive("record", step, nil)
	case seat != calc.None && !on.Expected().IsBeside(step.Entry.Kind()):
		phones[seat].keep(step)
	default:
		keeper.keep(step)
	}
}
