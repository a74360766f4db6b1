package live

import (
	"net/http"
	"strings"

	"scripkeeper/app/live/door"
)

type route struct {
	method string
	// path is the segments of the path. A segment in braces is a wildcard.
	path []string
	// limit is the maximum size of the body in bytes; kinds are the accepted content types.
	limit int64
	kinds []string
	serve func(*request)
}

type request struct {
	*http.Request
	w      http.ResponseWriter
	route  *route
	places map[string]string
}

type routes map[int][]*route

func (all routes) add(method, path string, r route) {
	r.method, r.path = method, strings.Split(path, "/")
	if r.limit == 0 {
		r.limit = door.UsualLimit
	}
	if r.kinds == nil {
		r.kinds = []string{door.JSONKind}
	}
	all[len(r.path)] = append(all[len(r.path)], &r)
}

// find returns the route for a method and a literal path, or the allowed methods if only the path is known.
func (all routes) find(method, path string) (found *route, places map[string]string, allowed []string) {
	asked := strings.Split(path, "/")
	for _, r := range all[len(asked)] {
		taken, fits := r.fits(asked)
		switch {
		case fits && r.method == method:
			return r, taken, nil
		case fits:
			allowed = append(allowed, r.method)
		}
	}
	return nil, nil, allowed
}

func (r *route) fits(asked []string) (places map[string]string, fits bool) {
	for i, want := range r.path {
		name, takes := strings.CutPrefix(want, "{")
		switch {
		case !takes && want != asked[i], takes && !isPlain(asked[i]):
			return nil, false
		case takes:
			if places == nil {
				places = map[string]string{}
			}
			places[strings.TrimSuffix(name, "}")] = asked[i]
		}
	}
	return places, true
}

// isPlain reports whether a segment has 1 to 64 letters, digits, "-", "_" or ".", and does not begin with ".".
func isPlain(place string) bool {
	const plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_."
	return place != "" && len(place) <= 64 && place[0] != '.' && strings.Trim(place, plain) == ""
}

// smallBody is the maximum size in bytes of a request to the server itself.
const smallBody = 4 << 10

func (s *Server) allRoutes() routes {
	all := routes{}
	s.addPage(all)
	all.add(http.MethodPost, "/join", route{limit: smallBody, serve: s.join})
	all.add(http.MethodPost, "/leave", route{limit: smallBody, serve: s.leave})
	all.add(http.MethodGet, "/me", route{serve: s.me})
	all.add(http.MethodGet, "/g/{game}/stream", route{serve: s.stream})
	for _, o := range append(s.ownOperations(), s.options.Operations...) {
		all.add(o.Method, o.Path, route{limit: o.Limit, kinds: o.Kinds, serve: func(r *request) { s.operate(r, o) }})
	}
	return all
}
