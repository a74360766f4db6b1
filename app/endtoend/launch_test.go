package endtoend

import (
	"bytes"
	"os/exec"
	"strings"
	"testing"
	"time"

	"scripkeeper/app/words"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/trading"
	"scripkeeper/ledger/record"
)

// A bench starts a program again and again on a bare screen, as everybody gets it and with no probe in it.
type bench struct {
	b      *testing.B
	window window
	cmd    *exec.Cmd
	log    bytes.Buffer
}

func newBench(b *testing.B, binary string, args ...string) *bench {
	b.Helper()
	w := window{running: &running{
		t: b, setup: setup{home: b.TempDir(), binary: binary, args: args}, screen: newScreen(b, 1280, 800),
	}}
	return &bench{b: b, window: w}
}

// start starts the program and waits until the first picture of its window stands on the screen.
func (s *bench) start() {
	s.b.Helper()
	s.cmd = exec.Command(s.window.setup.binary, s.window.setup.args...)
	s.cmd.Env = s.window.environment()
	s.cmd.Stderr = &s.log
	if err := s.cmd.Start(); err != nil {
		s.b.Fatal(err)
	}
	s.until("a first picture", true)
}

// stop ends the program and waits until the screen is black again.
func (s *bench) stop() {
	s.b.Helper()
	_ = s.cmd.Process.Kill()
	_ = s.cmd.Wait()
	s.until("a black screen", false)
}

func (s *bench) until(what string, painted bool) {
	s.b.Helper()
	for end := time.Now().Add(patience); s.window.screen.frame.painted(s.b) != painted; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			s.b.Fatalf("waited %v in vain for %s\n%s", patience, what, s.log.String())
		}
	}
}

// A purchase beyond the limit of certificates is warned of, and recorded all the same once somebody says so.
func TestALimitIsAWarning(t *testing.T) {
	t.Parallel()
	o, _ := openmarket.Rulebook{}.Presets()[0].Options.(*agreement.Options)
	o.CertificateLimit = 2
	names := []string{"Anna", "Ben"}
	setup := record.Setup{Rulebook: "openmarket", Names: names, Options: o}
	path := newBook(t, setup, &trading.Buy{Company: "A", Shares: 2})
	w := open(t, sized(390, 844), withArgs("--phone", "--book", path))
	w.Tap(strings.Join(names, ", "))
	w.Tap(text("openmarket.entry.buy.anybody"))
	w.Tap("Anna")
	w.Tap("B")
	w.In(text("openmarket.field.shares")).Tap("+")
	w.SeePart(text("openmarket.refusal.limit.certificates", "seat", "Anna", "count", "3", "most", "2"))
	w.Shot("limit-warned")
	w.Tap(text("openmarket.field.anyway"))
	w.Shot("limit-overruled")
	w.Tap(text("sheet.record"))
	w.SeePart(words.Format("openmarket.entry.buy.short", words.Names{"seat": "Anna", "shares": "1", "company": "B"}))
}
