// Package camera serves a page to this device's browser, whose camera reads codes, and imports what it reads. Browsers
// allow the camera at the loopback address, which no other device can reach.
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

// Lifetime is the time the page is served if nothing is imported.
const Lifetime = 5 * time.Minute

type times struct {
	life time.Duration
	// header, body and answer limit the time for the parts of a request. idle limits the wait for a connection's next
	// request.
	header, body, answer, idle time.Duration
	// closing is the time that pending answers get when the server ends.
	closing time.Duration
}

// usual returns the normal time limits. The limit for answers exceeds the minute that the app gives the import of a
// game.
func usual() times {
	return times{
		life: Lifetime, header: 5 * time.Second, body: 10 * time.Second, answer: 90 * time.Second,
		idle: 30 * time.Second, closing: 5 * time.Second,
	}
}

// maxConnections is the greatest number of connections at a time. A browser opens six per site.
const maxConnections = 24

// maxHeader is the size limit of request headers in bytes; net/http adds 4,096.
const maxHeader = 4 << 10

// A Server serves the page until something has been imported, [Server.Close] is called or [Lifetime] is over.
type Server struct {
	receiver Receiver
	times    times
	// site is the only host the server answers to, "127.0.0.1:48427".
	site string
	// token has at least 128 random bits; nothing is served without it.
	token string
	parts map[string]part
	http  *http.Server
	// used is set by the first import or the end of the lifetime.
	used atomic.Bool
	// busy holds one token while a post is being handled.
	busy        chan struct{}
	stopWaiting context.CancelFunc
	closing     sync.Once
	// served is closed once no new connections are accepted. ended is closed once all of the server's goroutines have
	// ended.
	served, ended chan struct{}
}

// Open starts to serve the page on a free port, under an unguessable address. If that fails, it returns the fault
// "camera.port".
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
	context.AfterFunc(life, s.expire) // has no effect if the wait was stopped, as the server is then used
	go func() {
		defer close(s.served)
		_ = s.http.Serve(guard.Bound(listener, maxConnections, maxConnections))
	}()
	return s, nil
}

func (s *Server) Address() string { return "http://" + s.site + "/" + s.token + "/" }

// Close ends the server without waiting. Pending answers have a few seconds to finish.
func (s *Server) Close() {
	s.closing.Do(func() {
		s.used.Store(true)
		s.stopWaiting()
		go s.end()
	})
}

// end stops new connections, waits for pending answers, and cuts off the rest.
func (s *Server) end() {
	defer close(s.ended)
	ctx, cancel := context.WithTimeout(context.Background(), s.times.closing)
	defer cancel()
	if s.http.Shutdown(ctx) != nil {
		_ = s.http.Close()
	}
	<-s.served
}

func (s *Server) Ended() <-chan struct{} { return s.ended }

func (s *Server) claim() bool { return s.used.CompareAndSwap(false, true) }

func (s *Server) expire() {
	if s.claim() {
		s.receiver.Late()
		s.Close()
	}
}

// A Receiver handles what the page has read. Its functions are called in the background.
type Receiver struct {
	// Check returns a sentence that says why a text cannot be imported, or "" if it can be.
	Check func(ctx context.Context, text string) (trouble string)
	// Take imports a text that passed Check, and returns the result as a sentence and whether it succeeded. It is
	// called at most once.
	Take func(text string) (outcome string, well bool)
	// Late is called when the lifetime ends without an import.
	Late func()
}
