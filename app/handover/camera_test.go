package handover

import (
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/record"
)

// A browser records the address that the app opens.
type browser struct {
	fyne.App
	opened string
	fails  error
}

func (b *browser) OpenURL(address *url.URL) error {
	b.opened = address.String()
	return b.fails
}

func (b *browser) read(t *testing.T, text string) (status int, answer string) {
	t.Helper()
	r := must.Get(http.NewRequest(http.MethodPost, b.opened+"take", strings.NewReader(text)))(t)
	r.Header.Set("Content-Type", "text/plain;charset=utf-8")
	r.Header.Set("Origin", "http://"+r.URL.Host)
	client := http.Client{Transport: &http.Transport{DisableKeepAlives: true}}
	response := must.Get(client.Do(r))(t)
	defer response.Body.Close()
	body := must.Get(io.ReadAll(response.Body))(t)
	return response.StatusCode, string(body)
}

// filming opens the camera page, with an empty book.
func filming(t *testing.T) (*shell.Shell, *scanPage, *browser) {
	t.Helper()
	s, p := scanning(t)
	b := &browser{App: s.App}
	s.App = b
	apptest.Tap(t, s, words.Text("scan.camera"))
	apptest.MustShow(t, s, words.Text("scan.watching"))
	server := p.server
	t.Cleanup(func() {
		server.Close()
		<-server.Ended()
	})
	expect.True(t, b.opened == server.Address() && strings.HasPrefix(b.opened, "http://127.0.0.1:"),
		"%q is opened", b.opened)
	return s, p, b
}

func TestAGameIsTakenOverByTheCamera(t *testing.T) {
	from := apptest.Begin(t)
	apptest.PlayEntries(t, from, "Friday night", []string{"Ann", "Иван"}, 5)
	id := from.Session.Game().ID()
	text, _, _ := handed(t, from)
	frames := must.Get(compact.Frames(text))(t)
	s, p, b := filming(t)
	server := p.server
	for trouble, wrong := range map[string]string{
		"code.foreign": "https://example.org", "code.cut": text[:len(text)-3], "file.empty": "",
	} {
		if status, answer := b.read(t, wrong); status != http.StatusUnprocessableEntity ||
			answer != words.Format("fault."+trouble, words.Names{"detail": "3"}) {
			t.Errorf("%s: %d, %q", trouble, status, answer)
		}
	}
	const added = "Game imported with 5 entries."
	status, answer := b.read(t, strings.Join(frames, "\n"))
	expect.True(t, status == http.StatusOK && answer == added, "%d, %q", status, answer)
	<-server.Ended()
	apptest.MustShow(t, s, added)
	apptest.Tap(t, s, words.Text("scan.show"))
	expect.True(t, apptest.RouteOf(s) == route.Table{} && s.Session.Game().ID() == id, "%T is seen", s.Page())
}

func TestATemplateIsTakenOverByTheCamera(t *testing.T) {
	rules := rulebooks.All()[0]
	made := must.Get(record.NewTemplate("House", rules, rules.Presets()[0].Options))(t)
	text := must.Get(compact.EncodeTemplate(made, rulebooks.All()))(t)
	s, _, b := filming(t)
	status, answer := b.read(t, text)
	expect.True(t, status == http.StatusOK && answer == "“House” added to your saved rules.", "%d, %q", status, answer)
	if _, ok := apptest.RouteOf(s).(route.GameBy); !ok {
		t.Errorf("%T is seen", s.Page())
	}
}

func TestThePageOfTheCameraEnds(t *testing.T) {
	for how, end := range map[string]func(t *testing.T, s *shell.Shell, p *scanPage){
		"stopped":      func(t *testing.T, s *shell.Shell, _ *scanPage) { apptest.Tap(t, s, words.Text("common.stop")) },
		"left":         func(_ *testing.T, s *shell.Shell, _ *scanPage) { s.Back() },
		"another page": func(_ *testing.T, s *shell.Shell, _ *scanPage) { s.Go(route.Settings{}) },
		"opened again": func(t *testing.T, s *shell.Shell, p *scanPage) {
			apptest.Tap(t, s, words.Text("scan.camera"))
			again := p.server
			p.stop()
			<-again.Ended()
		},
		"something typed": func(_ *testing.T, _ *shell.Shell, p *scanPage) { p.take("x") },
	} {
		s, p, b := filming(t)
		server := p.server
		end(t, s, p)
		select {
		case <-server.Ended():
		case <-time.After(20 * time.Second):
			t.Errorf("%s: it goes on", how)
		}
		if how == "stopped" {
			apptest.MustShow(t, s, words.Text("scan.closed"))
		}
		_, err := http.Get(b.opened)
		expect.True(t, err != nil, "%s: something is served", how)
	}
}

func TestThePageOfTheCameraIsLate(t *testing.T) {
	s, p, _ := filming(t)
	p.endScan("scan.late")
	apptest.MustShow(t, s, words.Text("scan.late"))
	p.endScan("scan.closed")
	apptest.MustShow(t, s, words.Text("scan.late"))
}

func TestWithoutABrowserThereIsAnotherWay(t *testing.T) {
	s, p := scanning(t)
	s.App = &browser{App: s.App, fails: io.ErrUnexpectedEOF}
	apptest.Tap(t, s, words.Text("scan.camera"))
	apptest.MustShow(t, s, words.Text("scan.browser"))
	expect.True(t, p.server == nil, "a page is served")
}
