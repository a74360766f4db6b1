package guests

import (
	"net/http"
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/table"
	"scripkeeper/calc/conformance/must"
)

func TestPagesOfLiveAreDrawn(t *testing.T) {
	must.HaveTime(t)
	type scene = func(t *testing.T, s *shell.Shell)
	live := func(more func(t *testing.T, s *shell.Shell, h Followed)) scene {
		return func(t *testing.T, s *shell.Shell) {
			h := NewHost(byHand()).Game()
			must.Do(t, s.Session.Begin(of("Maximiliane", "Ben")))
			t.Cleanup(h.Stop)
			must.Do(t, h.Start(s))
			more(t, s, h)
		}
	}
	asking := func(t *testing.T, h Followed) {
		link := h.Link(h.server.Addresses()[0])
		join(t, link, "iPhone")
		ben := join(t, link, "Ben's phone")
		ben.post("/g/"+h.address()+"/ask", `{"seat":1,"name":"Ben's phone"}`, http.StatusOK)
	}
	for name, show := range map[string]scene{
		"live-off": func(t *testing.T, s *shell.Shell) {
			must.Do(t, s.Session.Begin(of("Ann", "Ben")))
			s.Go(apptest.To(NewPage(s, NewHost(byHand()).Game())))
		},
		"live-nobody": live(func(_ *testing.T, s *shell.Shell, h Followed) { s.Go(apptest.To(NewPage(s, h))) }),
		"live-asked": live(func(t *testing.T, s *shell.Shell, h Followed) {
			asking(t, h)
			s.Go(apptest.To(NewPage(s, h)))
		}),
		"live-table": live(func(t *testing.T, s *shell.Shell, h Followed) {
			asking(t, h)
			s.GoHome(apptest.To(table.NewPage(s).WithGuests(h)))
		}),
		"live-wifi": live(func(_ *testing.T, s *shell.Shell, h Followed) {
			h.wifi = network{"The club", "open sesame"}
			s.Go(apptest.To(newWifiPage(s, h.Host)))
		}),
		"live-wifi-empty": live(func(_ *testing.T, s *shell.Shell, h Followed) {
			s.Go(apptest.To(newWifiPage(s, h.Host)))
		}),
	} {
		t.Run(name, func(t *testing.T) { apptest.Shoot(t, apptest.Begin, name, show) })
	}
}

func TestPagesOfAFollowedTournamentAreDrawn(t *testing.T) {
	must.HaveTime(t)
	for name, show := range map[string]func(s *shell.Shell, h Followed){
		"live-hall-off":    func(s *shell.Shell, h Followed) { h.Stop(); s.Go(apptest.To(NewPage(s, h))) },
		"live-hall-result": func(s *shell.Shell, h Followed) { s.Go(apptest.To(NewPage(s, h))) },
		"live-hall-page":   func(*shell.Shell, Followed) {},
	} {
		t.Run(name, func(t *testing.T) {
			var h Followed
			begin := func(t testing.TB) *shell.Shell {
				s, of, d := directing(t, byHand())
				h = of
				must.Do(t, h.Start(s))
				ann := join(t, h.Link(h.server.Addresses()[0]), "Ann's phone")
				ann.post("/g/"+h.address()+"/handin", handIn(d, 900), http.StatusOK)
				return s
			}
			apptest.Shoot(t, begin, name, func(_ *testing.T, s *shell.Shell) { show(s, h) })
		})
	}
}
