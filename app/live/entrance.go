package live

import (
	"cmp"
	"fmt"
	"html"
	"mime"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"scripkeeper/app/guard"
	"scripkeeper/app/live/door"
	"scripkeeper/app/words/lang"
	"scripkeeper/ledger"
)

// ServeHTTP serves requests from the server's own page. Other requests are answered with an error status.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	guard.Strict(w.Header())
	w.Header().Del("Cross-Origin-Opener-Policy") // without HTTPS, browsers ignore this header and log a warning
	if !s.knows(r) {
		misdirected(w, r)
		return
	}
	asked, _, _ := strings.Cut(r.RequestURI, "?")
	route, places, allowed := s.routes.find(r.Method, asked)
	switch {
	case route == nil && allowed != nil:
		w.Header().Set("Allow", strings.Join(allowed, ", "))
		w.WriteHeader(http.StatusMethodNotAllowed)
	case route == nil:
		w.WriteHeader(http.StatusNotFound)
	case r.Method == http.MethodPost && !s.ownPage(r):
		w.WriteHeader(http.StatusForbidden)
	case r.Method == http.MethodPost && !route.takes(r.Header.Get("Content-Type")):
		w.WriteHeader(http.StatusUnsupportedMediaType)
	default:
		route.serve(&request{r, w, route, places})
	}
}

// misdirected answers a request under an unknown host name with a page that links to the right address. The owner of
// the unknown name can read the page, so it contains only the address that the owner already knows.
func misdirected(w http.ResponseWriter, r *http.Request) {
	l := lang.Accepted(r.Header.Get("Accept-Language"))
	at := html.EscapeString("http://" + cameTo(r).String())
	told := html.EscapeString(l.Format("live.misdirected", lang.Names{"address": "http://" + cameTo(r).String()}))
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Vary", "Accept-Language")
	w.WriteHeader(http.StatusMisdirectedRequest)
	_, _ = fmt.Fprintf(w, "<!doctype html><html lang=%q><meta name=viewport content=width=device-width>"+
		"<title>Scripkeeper</title><p>%s", l.Tag(), strings.ReplaceAll(told, at, "<a href="+at+">"+at+"</a>"))
}

// ownPage reports whether the Origin header of a POST names this server or its HTTPS proxy, not another website.
func (s *Server) ownPage(r *http.Request) bool {
	origin := "http://" + r.Host
	if s.proxied(r) {
		origin = "https://" + r.Host
	}
	return s.crossing.Check(r) == nil && r.Header.Get("Origin") == origin
}

func (r *route) takes(kind string) bool {
	plain, _, err := mime.ParseMediaType(kind)
	return err == nil && slices.Contains(r.kinds, plain)
}

func (r *request) from() string { return guard.Sender(r.RemoteAddr).String() }

// keepConnection protects the connection from being closed in favour of new connections, and reports success.
func (r *request) keepConnection(keeper bool) bool {
	v := guard.VisitorOf(r.Context())
	return v == nil || v.Stay(keeper)
}

func (r *request) reply(reply door.Reply) {
	h := r.w.Header()
	h.Set("Content-Type", reply.Kind)
	if reply.File != "" {
		h.Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": reply.File}))
	}
	if reply.Policy != "" {
		h.Set("Content-Security-Policy", reply.Policy)
	}
	r.send(cmp.Or(reply.Status, http.StatusOK), reply.Body)
}

func (r *request) language() *lang.Language { return lang.Accepted(r.Header.Get("Accept-Language")) }

func (r *request) refuse(p *door.Problem) {
	told := *p
	if told.Sentence == "" {
		told.Sentence = r.language().Text(p.Code)
	}
	reply, _ := door.JSON(told) // texts and JSON can always be encoded
	r.w.Header().Set("Content-Type", reply.Kind)
	r.send(p.Status, reply.Body)
}

// fail answers with the error of an operation. Errors other than problems and live.unkept become live.failed.
func (r *request) fail(err error) {
	problem, ok := err.(*door.Problem)
	if ledger.IsFault(err, "live.unkept") {
		problem = door.NewProblem("live.unkept", r.language().Text("fault.live.unkept"))
	} else if !ok {
		problem = &door.Problem{Status: http.StatusInternalServerError, Code: "live.failed"}
	}
	r.refuse(problem)
}

// send writes an answer. The time limit starts here, because the call may have waited for other calls.
func (r *request) send(status int, body []byte) {
	_ = http.NewResponseController(r.w).SetWriteDeadline(time.Now().Add(answerTime))
	r.w.WriteHeader(status)
	_, _ = r.w.Write(body)
}

const answerTime = 30 * time.Second

func unknown() *door.Problem {
	return &door.Problem{Status: http.StatusUnauthorized, Code: "live.unknown"}
}

func full() *door.Problem {
	return &door.Problem{Status: http.StatusServiceUnavailable, Code: "live.full"}
}

func forbidden() *door.Problem { return door.NewProblem(door.Forbidden, "") }

func missing() *door.Problem { return door.NewProblem(door.Missing, "") }

func malformed() *door.Problem { return door.NewProblem(door.Malformed, "") }

// tooOften returns the problem that requests are too frequent, and sets Retry-After.
func (r *request) tooOften(after time.Duration) *door.Problem {
	seconds := int(max(after, time.Second).Round(time.Second) / time.Second)
	r.w.Header().Set("Retry-After", strconv.Itoa(seconds))
	return &door.Problem{Status: http.StatusTooManyRequests, Code: "live.often",
		Sentence: r.language().Format("live.often", lang.Names{"seconds": seconds})}
}
