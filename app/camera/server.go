// Package camera serves a page to the browser of this device, in which the browser's camera reads codes, and takes what
// the page has read. A page at the loopback address is one that a browser lets use the camera; no other device reaches
// it.
package camera

import (
	"context"
	"crypto/rand"
	"io"
	"log"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"scripkeeper/app/guard"
	"scripkeeper/ledger"
)

// Lifetime is how long the page is served when nothing comes of it.
const Lifetime = 5 * time.Minute

// times are how long things may take.
type times struct {
	life time.Duration
	// header, body and answer are for one request, idle for the wait for the next one on a connection.
	header, body, answer, idle time.Duration
	// closing is what an answer that is under way gets when the server ends.
	closing time.Duration
}

// usual are the times of every page. Taking a long game over is given a minute by the app.
func usual() times {
	return times{
		life: Lifetime, header: 5 * time.Second, body: 10 * time.Second, answer: 90 * time.Second,
		idle: 30 * time.Second, closing: 5 * time.Second,
	}
}

// maxConnections is how many connections there may be at a time. A browser opens six to a site.
const maxConnections = 24

// maxHeader is the room for the head of a request, in bytes; net/http adds 4,096.
const maxHeader = 4 << 10

// A Server serves the page, until something whole was taken over, [Server.Close] or [Lifetime].
type Server struct {
	receiver Receiver
	times    times
	// site is the only name that the server answers to, "127.0.0.1:48427".
	site string
	// token is 128 random bits or more, without which nothing is served.
	token string
	parts map[string]part
	http  *http.Server
	// used becomes true when something whole comes or the time is over, whichever is first.
	used atomic.Bool
	// busy holds one token while something that was posted is looked at.
	busy chan struct{}
	// stopWaiting ends the wait for the time to be over.
	stopWaiting context.CancelFunc
	closing     sync.Once
	// served is closed when no new connection is let in any more, ended when nothing of the server runs any more.
	served, ended chan struct{}
}

// Open begins to serve the page, at a free port and under an address that nobody can guess. The fault is "camera.port".
func Open(to Receiver) (*Server, error) { return open(to, usual()) }

func open(to Receiver, times times) (*Server, error) {
	listener, err := net.Listen("tcp4", "127.0.0.1:0")
	if err != nil {
		return nil, &ledger.Fault{Code: "camera.port", Err: err}
	}
	s := &Server{
		receiver: to, times: times, site: listener.Addr().String(), token: rand.Text(),
		busy: make(chan struct{}, 1), served: make(chan struct{}), ended: make(chan struct{}),
	}
	s.parts = s.allParts()
	s.http = &http.Server{
		Handler: s, ErrorLog: log.New(io.Discard, "", 0), DisableGeneralOptionsHandler: true,
		ReadHeaderTimeout: times.header, ReadTimeout: times.body, WriteTimeout: times.answer, IdleTimeout: times.idle,
		MaxHeaderBytes: maxHeader,
	}
	life, stop := context.WithTimeout(context.Background(), times.life)
	s.stopWaiting = stop
	context.AfterFunc(life, s.endLate) // it finds the server used when the wait was stopped
	go func() {
		defer close(s.served)
		_ = s.http.Serve(guard.Bound(listener, maxConnections, maxConnections))
	}()
	return s, nil
}

// Address is where the browser finds the page.
func (s *Server) Address() string { return "http://" + s.site + "/" + s.token + "/" }

// Close ends the server. It does not wait: an answer that is under way has a few seconds to get out.
func (s *Server) Close() {
	s.closing.Do(func() {
		s.used.Store(true)
		s.stopWaiting()
		go s.end()
	})
}

// end lets no new connection in, waits for answers that are under way, and ends what then still runs.
func (s *Server) end() {
	defer close(s.ended)
	ctx, cancel := context.WithTimeout(context.Background(), s.times.closing)
	defer cancel()
	if s.http.Shutdown(ctx) != nil {
		_ = s.http.Close()
	}
	<-s.served
}

// Ended is closed when nothing of the server runs any more.
func (s *Server) Ended() <-chan struct{} { return s.ended }

// claim reports whether the one thing that the server is for may be done now: it may once.
func (s *Server) claim() bool { return s.used.CompareAndSwap(false, true) }

func (s *Server) endLate() {
	if s.claim() {
		s.receiver.Late()
		s.Close()
	}
}

// A Receiver gets what the page has read. Its functions are called beside the screen.
type Receiver struct {
	// Check tells in a sentence why a text is nothing that can be taken over. It is empty for a text that can.
	Check func(ctx context.Context, text string) (trouble string)
	// Take takes over what Check found sound, and tells in a sentence what came of it and whether that is well. It is
	// called once at most.
	Take func(text string) (outcome string, well bool)
	// Late is called when the time is over and nothing has come.
	Late func()
}
