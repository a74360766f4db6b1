package camera

import (
	"crypto/subtle"
	"net/http"
	"strings"

	"scripkeeper/app/guard"
)

type part struct {
	method string
	kind   string
	serve  http.HandlerFunc
}

// ServeHTTP serves requests that the page itself makes. Other requests get a bare status code.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	guard.Strict(w.Header())
	w.Header().Set("Permissions-Policy", "camera=(self), microphone=(), geolocation=()")
	part, known := s.find(r.RequestURI)
	switch {
	case r.Host != s.site:
		// Another site's host name may resolve to this address.
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

// find returns the file of the page for a request target, which must be the token and a name, without a query.
func (s *Server) find(target string) (part, bool) {
	rest, rooted := strings.CutPrefix(target, "/")
	token, name, whole := strings.Cut(rest, "/")
	if !rooted || !whole || subtle.ConstantTimeCompare([]byte(token), []byte(s.token)) != 1 {
		return part{}, false
	}
	found, known := s.parts[name]
	return found, known
}
