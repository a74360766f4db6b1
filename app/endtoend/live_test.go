package endtoend

import (
	"fmt"
	"os"
	"strings"
	"syscall"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger/recordings"
)

func (w window) looks(name string) {
	w.t.Helper()
	if os.Getenv(pictures) == "" {
		return
	}
	before := w.size
	for _, size := range [][2]int{{390, 844}, {844, 420}, {820, 1180}, {1280, 800}, {1920, 1080}} {
		w.Resize(size[0], size[1])
		w.Shot(fmt.Sprintf("live-%s-%d", name, size[0]))
	}
	w.Resize(before[0], before[1])
}

func (w window) startLive() {
	w.t.Helper()
	w.Tap(text("guests.way"))
	w.looks("off")
	w.Tap(text("guests.start"))
	w.See(text("guests.scan"))
}

func liveIsOn() string {
	before, _, _ := strings.Cut(words.Format("guests.sign", words.Names{"count": 0}), ":")
	return before
}

// An evening is a game that continues in a window and on phones.
type evening struct {
	window
	t       *testing.T
	table   calc.Table
	entries []calc.Entry
}

func (e *evening) next() (calc.Table, *stockholder.Turn) {
	on, entry := e.table, e.entries[0]
	e.table, _, _ = entry.Apply(on)
	e.entries = e.entries[1:]
	return on, entry.(*stockholder.Turn)
}

func (e *evening) recorded() {
	e.t.Helper()
	e.See(text("stockholder.entry.turn.title", "seat", words.Seat(e.table.Layout(), e.table.Turn())))
}

// A phone catches up after sleep. After a kill, phones reconnect in their roles and have the same game.
func TestLive(t *testing.T) {
	t.Parallel()
	of := recordings.Read(t, "stockholder", "four-seats-3x5")
	const played = 14
	path := halfway(t, of, played)
	game, names := onlyGame(t, path), strings.Join(of.Names, ", ")
	id := game.ID().String()
	w := open(t, withArgs("--book", path))
	e := &evening{w, t, game.Table(), of.Entries[played:]}
	w.Tap(names)
	w.startLive()
	w.looks("nobody")
	link := w.ReadCode()
	dan := newPhone(t)
	dan.join(link)
	ann := dan.another()
	ann.join(link)
	w.SeePart(text("guests.role.look"))
	w.looks("two")

	// The second tap of a double tap on Yes does nothing.
	dan.press(text("live.page.ask"))
	dan.Sees("#device")
	dan.Until("a name", `(document.getElementById("device").value = "Dan's phone")`)
	dan.press("Dan")
	asks := text("guests.asks", "device", "Dan's phone", "name", "Dan")
	w.See(asks)
	w.looks("asked")
	w.DoubleTap(text("guests.yes"), 150)
	w.Gone(asks)
	dan.Hears(text("live.page.yours", "name", "Dan"))
	w.SeePart("Dan's phone, " + text("guests.role.seat", "name", "Dan"))
	expect.True(t, !w.Has(text("guests.pick.remove")), "a double tap on Yes opens what lies beneath")
	w.tapPart(text("guests.role.look"))
	w.Tap(text("guests.pick.keeper"))
	w.SeePart(text("guests.role.keeper"))
	ann.Sees("form")
	w.Key("Escape")

	// The window and the phones of Ann and the keeper each record a turn while Dan's phone sleeps.
	_, turn := e.next()
	w.play(*turn)
	e.recorded()
	on, turn := e.next()
	dan.Hears(text("stockholder.entry.turn.title", "seat", "Dan"))
	dan.fillIn(id, on, turn)
	dan.record()
	e.recorded()
	dan.offline(true)
	w.tapPart(liveIsOn())
	w.tapPart("Dan's phone, ")
	w.See(text("guests.pick.remove"))
	on, turn = e.next()
	ann.fillIn(id, on, turn)
	ann.record()
	ann.Hears(text("live.room.whose", "name", "Ben"))
	w.Key("Escape")
	w.Gone(text("guests.pick.remove"))
	w.Key("Escape")
	e.recorded()
	dan.Hears(text("live.page.lost"))
	_, turn = e.next()
	w.play(*turn)
	e.recorded()
	dan.offline(false)
	dan.Hears(text("live.room.whose", "name", "Cleo"))
	dan.Until("no word of a lost connection", `!document.querySelector(".lost")`)

	// A double tap proposes a turn once.
	w.tapPart(liveIsOn())
	w.Tap(text("guests.propose"))
	w.Key("Escape")
	_, turn = e.next()
	w.play(*turn)
	e.recorded()
	on, turn = e.next()
	dan.fillIn(id, on, turn)
	dan.record()
	w.SeePart(words.Format("guests.waiting", words.Names{"count": 1}))
	w.looks("table")
	w.tapPart(words.Format("guests.waiting", words.Names{"count": 1}))
	w.See(text("guests.proposes", "device", "Dan's phone"))
	w.looks("proposed")
	w.DoubleTap(text("guests.accept"), 150)
	w.Gone(text("guests.accept"))
	w.Key("Escape")
	e.recorded()

	// Phones reconnect after a power cut when Live is on again.
	w.Kill()
	dan.Hears(text("live.page.lost"))
	w.Reopen()
	w.Tap(names)
	w.startLive()
	w.SeePart("Dan's phone, " + text("guests.role.seat", "name", "Dan"))
	w.SeePart(text("guests.role.keeper"))
	for _, p := range []phone{dan, ann} {
		p.Until("no word of a lost connection", `!document.querySelector(".lost")`)
	}
	on, turn = e.next()
	ann.fillIn(id, on, turn)
	must.Do(t, w.cmd.Process.Signal(syscall.SIGSTOP)) // as phones freeze hidden programs
	ann.record()
	must.Do(t, w.cmd.Process.Signal(syscall.SIGCONT))
	ann.Hears(text("live.room.whose", "name", "Ben"))
	w.Tap(text("guests.wifi"))
	w.looks("wifi-empty")
	w.Fill(text("guests.wifi.name"), "Table")
	w.Fill(text("guests.wifi.password"), "open sesame")
	got, want := w.ReadCode(), "WIFI:T:WPA;S:Table;P:open sesame;;"
	expect.True(t, got == want, "the code for the network says %q", got)
	w.looks("wifi")
	seen := []string{dan.fingerprint(id), ann.fingerprint(id)}
	w.Close()
	kept := onlyGame(t, path)
	if want := kept.Head().String(); seen[0] != want || seen[1] != want {
		t.Errorf("the phones have %q, the window %s", seen, want)
	}
	if steps := kept.Steps(); len(steps) != played+7 || steps[15].By.Device != "Dan's phone" {
		t.Errorf("%d entries, the one of Dan's phone by %q", len(steps), steps[15].By.Device)
	}
}
