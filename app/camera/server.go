// Package camera serves a page to this device's browser, whose camera reads codes, and imports their text. Browsers
// allow the camera at the loopback address, which other devices cannot reach.
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

// Lifetime is how long the page is served if nothing is imported.
const Lifetime = 5 * time.Minute

type times struct {
	life time.Duration
	// header, body and answer limit the parts of a request. idle limits the wait for a connection's next request.
	header, body, answer, idle time.Duration
	// closing is the time that pending answers get when the server ends.
	closing time.Duration
}

// usual returns the normal limits. The limit for answers exceeds the minute that an import may take.
func usual() times {
	return times{
		life: Lifetime, header: 5 * time.Second, body: 10 * time.Second, answer: 90 * time.Second,
		idle: 30 * time.Second, closing: 5 * time.Second,
	}
}

// maxConnections is the maximum number of simultaneous connections. A browser opens six per site.
const maxConnections = 24

// maxHeader is the maximum size of a request's header in bytes; net/http adds 4,096.
const maxHeader = 4 << 10

// A Server serves the page until an import, [Server.Close] or the end of [Lifetime].
type Server struct {
	receiver Receiver
	times    times
	// site is the only host name that the server accepts, such as "127.0.0.1:48427".
	site string
	// token has at least 128 random bits. Requests without the token are refused.
	token string
	parts map[string]part
	http  *http.Server
	// used is set by the first import or the end of the lifetime.
	used atomic.Bool
	// busy is full while a post is being handled.
	busy        chan struct{}
	stopWaiting context.CancelFunc
	closing     sync.Once
	// served is closed once the server accepts no more connections. ended is closed once its goroutines have ended.
	served, ended chan struct{}
}

// Open starts a server on a free port at an unguessable address. The error is "camera.port" if no port is free.
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
	context.AfterFunc(life, s.expire) // expire does nothing if the server has been used
	go func() {
		defer close(s.served)
		_ = s.http.Serve(guard.Bound(listener, maxConnections, maxConnections))
	}()
	return s, nil
}

func (s *Server) Address() string { return "http://" + s.site + "/" + s.token + "/" }

// Close ends the server and returns at once. Pending answers have a few seconds to finish.
func (s *Server) Close() {
	s.closing.Do(func() {
		s.used.Store(true)
		s.stopWaiting()
		go s.end()
	})
}

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

// A Receiver handles the codes that the page has read. Its functions run in the background.
type Receiver struct {
	// Check returns a sentence that says why a text cannot be imported, or "" for an importable text.
	Check func(ctx context.Context, text string) (trouble string)
	// Take imports a text that passed Check, at most once. It returns a sentence about the result, and reports success.
	Take func(text string) (outcome string, well bool)
	// Late is called when the lifetime ends without an import.
	Late func()
}
