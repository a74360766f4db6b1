package guests

import (
	"net/http"
	"strings"
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/record"
)

// onScreen stands for the UI goroutine: it runs a browser's request when the test says so.
type onScreen chan func()

// within waits until the request has run, as the program's own runner does.
func (s onScreen) within(do func()) {
	done := make(chan struct{})
	s <- func() {
		do()
		close(done)
	}
	<-done
}

func (s onScreen) runUntil(happened <-chan int) int {
	for {
		select {
		case do := <-s:
			do()
		case status := <-happened:
			return status
		}
	}
}

// send posts in the background and delivers the status, 0 if the connection was cut.
func (p *phone) send(path, body string) <-chan int {
	status := make(chan int, 1)
	go func() {
		ask, err := http.NewRequest(http.MethodPost, p.base.String()+path, strings.NewReader(body))
		if err != nil {
			status <- -1
			return
		}
		ask.Header.Set("Content-Type", "application/json")
		ask.Header.Set("Origin", p.base.String())
		answer, err := p.client.Do(ask)
		if err != nil {
			status <- 0
			return
		}
		answer.Body.Close()
		status <- answer.StatusCode
	}()
	return status
}

const turnOfAnn = `{"act":"record","kind":"turn",
	"sets":[{"field":"card","value":11},{"field":"free.0","value":1}]}`

// A phone's request runs while Live is on. A request that is still pending when Live stops, the game is left or the
// window closes is dropped, without a deadlock.
func TestWhatIsUnderWayIsNotDoneOnceItIsOff(t *testing.T) {
	for name, c := range map[string]struct {
		end  func(t *testing.T, h Followed)
		done bool
	}{
		"goes on":      {end: func(*testing.T, Followed) {}, done: true},
		"stopped":      {end: func(_ *testing.T, h Followed) { h.Stop() }},
		"window":       {end: func(_ *testing.T, h Followed) { h.End() }},
		"other game":   {end: func(t *testing.T, h Followed) { must.Do(t, h.shell.Session.Begin(of("Cleo", "Dan"))) }},
		"started anew": {end: func(t *testing.T, h Followed) { h.Stop(); must.Do(t, h.Start(h.shell)) }},
	} {
		t.Run(name, func(t *testing.T) {
			s, screen, by := apptest.Begin(t), make(onScreen), byHand()
			by.Within = screen.within
			h := NewHost(by).Game()
			must.Do(t, s.Session.Begin(of("Ann", "Ben")))
			s.GoHome(apptest.To(NewPage(s, h)))
			t.Cleanup(h.Stop)
			must.Do(t, h.Start(s))
			on := s.Session.Game()
			ann := join(t, h.Link(h.server.Addresses()[0]), "Ann's phone")
			must.Do(t, h.grant(h.Guests()[0].ID, "seat", 0))
			answered := ann.send("/g/"+h.address()+"/enter", turnOfAnn)
			asked := <-screen // the request waits for the screen
			c.end(t, h)
			asked()
			status := screen.runUntil(answered)
			if recorded := len(on.Steps()); (recorded == 1) != c.done || (status == http.StatusOK) != c.done {
				t.Errorf("%d entries, the answer is %d", recorded, status)
			}
		})
	}
}

func of(names ...string) record.Setup { return record.Setup{Rulebook: "stockholder", Names: names} }
