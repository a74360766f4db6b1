package shell

import "scripkeeper/app/route"

// given is the way to a page that is there already.
type given struct {
	route.Way
	page Page
}

// Open is the page.
func (g given) Open(*Shell) Page { return g.page }

// Push shows a page above the present one.
func (s *Shell) Push(p Page) { s.Go(given{page: p}) }

// PushBeside shows a page above the host, in the place of whatever was above that.
func (s *Shell) PushBeside(p Page) { s.GoBeside(given{page: p}) }

// Home goes back to the first page and shows a page above it, or only the first one when there is none to show.
func (s *Shell) Home(above ...Page) {
	var ways []route.Route
	for _, p := range above {
		ways = append(ways, given{page: p})
	}
	s.GoHome(ways...)
}
