// Package live serves the live table: the page for any browser, what guests see, and their requests. It knows no rules.
package live

import (
	"io"
	"io/fs"
	"log"
	"net"
	"net/http"
	"sync"
	"time"

	"scripkeeper/app/guard"
	"scripkeeper/app/live/door"
	"scripkeeper/app/words/lang"
	"scripkeeper/ledger"
)

type Options struct {
	// Listen is the "host:port"; if empty, the server listens on all of this device's addresses. Port 0 means the
	// previous port if it is free, because guests know that port.
	Listen string
	// Names are further host names, with or without a port ("club.local"), or with https:// for a proxy.
	Names []string
	// Run runs a function on the games' goroutine and waits for it.
	Run func(func())
	// Stage shows the games to guests. Operations are requests in addition to the server's own.
	Stage      door.Stage
	Operations []door.Operation
	// Assets holds index.html, page.css and the modules in js. Words returns a language's texts as JSON and may be nil.
	Assets fs.FS
	Words  func(*lang.Language) []byte
	// Store is the name of the file for guests, port and links; if empty, nothing is stored.
	Store string
	// Title returns a game's title; may be nil. It is called on the games' goroutine.
	Title func(game string) string
	// Players returns a game's players, to compare guests' names with; may be nil. It runs on the games' goroutine.
	Players func(game string) []string
	// Home returns the game where a keeper of all games starts; nil means the shelf. It runs on the games' goroutine.
	Home func() string
	// Proposing reports whether entries need a keeper's approval; may be nil. It runs on the games' goroutine.
	Proposing func(game string) bool
	// Left drops a guest's pending submissions in a game, or in all games if game is empty; may be nil. It is called on
	// the games' goroutine before the guest loses its place or seat.
	Left func(game, guest string) error
}

// A Server serves the live table until [Server.Close].
type Server struct {
	options    Options
	limits     limits
	host, port string
	names      []string
	routes     routes
	http       *http.Server
	crossing   *http.CrossOriginProtection
	guests     *guests
	store      store
	hub        *hub
	news       *news
	// line admits one guest at a time to the games' goroutine, see [Server.run].
	line      sync.Mutex
	answers   answers
	calls     *rate
	addresses *rate
	joins     *rate
	failures  *rate
	closing   sync.Once
	closed    chan struct{}
	running   sync.WaitGroup
}

// Open starts a server. The fault is live.port if the port is taken, and live.elsewhere if another program uses the
// same file of guests. An unreadable file is renamed, and all guests have to join again.
func Open(o Options) (*Server, error) { return open(o, usual()) }

func open(o Options, l limits) (*Server, error) {
	kept, release, err := openStore(o.Store)
	if err != nil {
		return nil, err
	}
	listener, err := listen(o.Listen, kept.Port)
	if err != nil {
		release()
		return nil, &ledger.Fault{Code: "live.port", Detail: o.Listen, Err: err}
	}
	host, _, _ := net.SplitHostPort(o.Listen)
	_, port, _ := net.SplitHostPort(listener.Addr().String())
	s := &Server{
		options: o, limits: l, host: host, port: port, names: append(hostNames(), o.Names...), guests: newGuests(kept, l.guests, l.now),
		hub: &hub{most: l.streams, changed: make(chan struct{}, 1), games: map[string]*channel{},
			byGuest: map[string][]*following{}, first: uint64(l.now().UnixMilli()), versions: map[string]uint64{}},
		store:    store{path: o.Store, port: port, release: release},
		crossing: http.NewCrossOriginProtection(),
		answers:  answers{games: map[string]map[question]door.Reply{}},
		calls:    newRate(l.calls, l.now), addresses: newRate(l.addresses, l.now),
		joins: newRate(l.joins, l.now), failures: newRate(l.failures, l.now),
		closed: make(chan struct{}),
	}
	s.news = newNews(l.gather, s.tellGuests)
	s.routes = s.allRoutes()
	_ = s.change(func(*guests) error { return nil }) // stores port and links; a failure is reported to those who join
	s.http = &http.Server{
		Handler: s, ErrorLog: log.New(io.Discard, "", 0), DisableGeneralOptionsHandler: true,
		ReadHeaderTimeout: l.header, ReadTimeout: l.body, WriteTimeout: l.write, IdleTimeout: l.idle,
		MaxHeaderBytes: maxHeader, ConnContext: guard.WithVisitor,
	}
	s.start(func() { _ = s.http.Serve(guard.Bound(tuned{listener, l.write}, l.connections, l.fromOne)) })
	s.start(s.updateStreams)
	s.start(s.beat)
	return s, nil
}

// listen listens at an address. For port 0 it tries the previous port, last, first.
func listen(address, last string) (net.Listener, error) {
	if address == "" {
		address = ":0"
	}
	if host, port, err := net.SplitHostPort(address); err == nil && port == "0" && last != "" {
		if listener, err := net.Listen("tcp", net.JoinHostPort(host, last)); err == nil {
			return listener, nil
		}
	}
	return net.Listen("tcp", address)
}

func (s *Server) start(run func()) { s.running.Go(run) }

// Close ends the server and all its streams at once. It waits for nothing, not even the games' goroutine.
func (s *Server) Close() {
	s.closing.Do(func() {
		close(s.closed)
		s.news.stop()
		_ = s.http.Close()
		s.store.close()
	})
}

func (s *Server) change(do func(*guests) error) error { return s.store.change(s.guests, do) }

// tuned configures connections for streams: small buffers keep data fresh, and connections to lost phones end soon.
type tuned struct {
	net.Listener
	patience time.Duration
}

// sendBuffer is the most data waiting in a connection, in bytes.
const sendBuffer = 64 << 10

func (t tuned) Accept() (net.Conn, error) {
	c, err := t.Listener.Accept()
	if tcp, ok := c.(*net.TCPConn); ok {
		_ = tcp.SetWriteBuffer(sendBuffer)
		_ = tcp.SetKeepAliveConfig(net.KeepAliveConfig{
			Enable: true, Idle: t.patience, Interval: t.patience / 2, Count: 2})
		limitSilence(tcp, 2*t.patience)
	}
	return c, err
}
