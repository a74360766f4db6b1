package camera

import (
	"crypto/subtle"
	"net/http"
	"strings"

	"scripkeeper/app/guard"
)

// A part is one thing that is served: how it is asked for, and what answers.
type part struct {
	method string
	// kind is the content type that a post must have.
	kind  string
	serve http.HandlerFunc
}

// ServeHTTP lets through what the page itself asks for, and answers all else with a status and nothing more.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	guard.Strict(w.Header())
	w.Header().Set("Permissions-Policy", "camera=(self), microphone=(), geolocation=()")
	part, known := s.find(r.RequestURI)
	switch {
	case r.Host != s.site:
		// A name that leads here is not this page: some other site may have made it lead here.
		w.WriteHeader(http.StatusMisdirectedRequest)
	case !known:
		w.WriteHeader(http.StatusNotFound)
	case r.Method != part.method:
		w.Header().Set("Allow", part.method)
		w.WriteHeader(http.StatusMethodNotAllowed)
	case s.used.Load():
		w.WriteHeader(http.StatusGone)
	case part.method == http.MethodPost && r.Header.Get("Origin") != "http://"+s.site:
		w.WriteHeader(http.StatusForbidden)
	case part.method == http.MethodPost && r.Header.Get("Content-Type") != part.kind:
		w.WriteHeader(http.StatusUnsupportedMediaType)
	default:
		part.serve(w, r)
	}
}

// find is the part that is asked for: its name behind the token, to the letter, with no question after it.
func (s *Server) find(target string) (part, bool) {
	rest, rooted := strings.CutPrefix(target, "/")
	token, name, whole := strings.Cut(rest, "/")
	if !rooted || !whole || subtle.ConstantTimeCompare([]byte(token), []byte(s.token)) != 1 {
		return part{}, false
	}
	found, known := s.parts[name]
	return found, known
}
