package live

import (
	"cmp"
	"errors"
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

// ServeHTTP lets through what the page itself asks for. What no page of ours would ask for is answered with a status
// and nothing more.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	guard.Strict(w.Header())
	w.Header().Del("Cross-Origin-Opener-Policy") // browsers heed it on this device alone, and complain on others
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

// misdirected answers whoever asks by a name that this server doesn't know, with a page that says which address to use.
// A page of another site that made its name lead here can read it, so it tells only what that one knows already: the
// address to which it came.
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

// ownPage reports whether a post comes from the server's own page: a page of another site can make a browser post here,
// but not in the name of this page. A name that was allowed with https:// stands before the server with a page of its own.
func (s *Server) ownPage(r *http.Request) bool {
	origin := "http://" + r.Host
	if s.proxied(r) {
		origin = "https://" + r.Host
	}
	return s.crossing.Check(r) == nil && r.Header.Get("Origin") == origin
}

// takes reports whether a route takes bodies of a content type, whatever its parameters.
func (r *route) takes(kind string) bool {
	plain, _, err := mime.ParseMediaType(kind)
	return err == nil && slices.Contains(r.kinds, plain)
}

// from is the device that asks.
func (r *request) from() string { return guard.Sender(r.RemoteAddr).String() }

// stay keeps the connection from giving way to others, and reports whether there is room for one more that stays; for a
// keeper's there always is.
func (r *request) stay(keeper bool) bool {
	v := guard.VisitorOf(r.Context())
	return v == nil || v.Stay(keeper)
}

// reply answers something that was asked.
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

// language is the one that the browser asks for.
func (r *request) language() *lang.Language { return lang.Accepted(r.Header.Get("Accept-Language")) }

// refuse answers why something is not done, in the language of the browser.
func (r *request) refuse(p *door.Problem) {
	told := *p
	if told.Sentence == "" {
		told.Sentence = r.language().Text(p.Code)
	}
	reply, _ := door.JSON(told) // texts and what is JSON already are JSON in any case
	r.w.Header().Set("Content-Type", reply.Kind)
	r.send(p.Status, reply.Body)
}

// fail answers an error of an operation. One that is neither a problem nor that something can't be written says nothing
// to guests.
func (r *request) fail(err error) {
	problem, ok := err.(*door.Problem)
	if fault := (*ledger.Fault)(nil); errors.As(err, &fault) && fault.Code == "live.unkept" {
		problem = door.NewProblem(fault.Code, r.language().Text("fault."+fault.Code))
	} else if !ok {
		problem = &door.Problem{Status: http.StatusInternalServerError, Code: "live.failed"}
	}
	r.refuse(problem)
}

// send writes an answer. The time for it begins now: what was asked may have waited for the games.
func (r *request) send(status int, body []byte) {
	_ = http.NewResponseController(r.w).SetWriteDeadline(time.Now().Add(answerTime))
	r.w.WriteHeader(status)
	_, _ = r.w.Write(body)
}

// answerTime is the time for writing an answer.
const answerTime = 30 * time.Second

// The problems of the server itself.

func unknown() *door.Problem {
	return &door.Problem{Status: http.StatusUnauthorized, Code: "live.unknown"}
}

func forbidden() *door.Problem { return door.NewProblem(door.Forbidden, "") }

func missing() *door.Problem { return door.NewProblem(door.Missing, "") }

func malformed() *door.Problem { return door.NewProblem(door.Malformed, "") }

// tooOften is the problem of what is asked too often, which says when to try again.
func (r *request) tooOften(after time.Duration) *door.Problem {
	seconds := int(max(after, time.Second).Round(time.Second) / time.Second)
	r.w.Header().Set("Retry-After", strconv.Itoa(seconds))
	return &door.Problem{Status: http.StatusTooManyRequests, Code: "live.often",
		Sentence: r.language().Format("live.often", lang.Names{"seconds": seconds})}
}
