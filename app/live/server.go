// Package live serves the live table: the page for any browser, what its guests see as it changes, and what they ask.
// It knows no game; what it serves it is given.
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

// Options are what a server serves, and to whom.
type Options struct {
	// Listen is where it listens, "host:port"; empty for all addresses of this device. With the port 0 it is the one
	// that it had before, as long as that is free, so that guests find it again.
	Listen string
	// Names are further names that browsers may know it by, beside those of this device: with or without a port
	// ("club.local"), or with https:// for that of a proxy.
	Names []string
	// Run runs a function on the goroutine of the games and returns when that is done.
	Run func(func())
	// Stage is what guests see, Operations what they may ask beside what the server itself answers.
	Stage      door.Stage
	Operations []door.Operation
	// Assets is the page: index.html, page.css and the modules in js. Words is the JSON of its texts in a language, nil
	// where it has none.
	Assets fs.FS
	Words  func(*lang.Language) []byte
	// Store is the file that keeps the guests, the port and the links. Empty keeps nothing.
	Store string
	// Title is what a game is called, nil where no game has a title. It is asked on the goroutine of the games.
	Title func(game string) string
	// Players are the names of those who play in a game, to which names of guests are compared; nil for none. They are
	// asked for on the goroutine of the games.
	Players func(game string) []string
	// Home is the game at which a keeper of all games begins; nil where that is the shelf. It is asked on the goroutine of
	// the games.
	Home func() string
	// Proposing reports whether what phones enter in a game waits for the keeper; nil is never. It is asked on the
	// goroutine of the games after [Server.Changed].
	Proposing func(game string) bool
	// Left drops what a guest said in a game, or for the empty game in all, that still waits for a keeper; nil where
	// nothing does. It is asked on the goroutine of the games before the guest loses its place or its seat.
	Left func(game, guest string) error
}

// A Server serves the live table until [Server.Close].
type Server struct {
	options Options
	limits  limits
	// host is where it listens, empty for everywhere; port is the port.
	host, port string
	// names are all names that browsers may know it by.
	names    []string
	routes   routes
	http     *http.Server
	crossing *http.CrossOriginProtection
	guests   *guests
	store    store
	hub      *hub
	news     *news
	// line lets one guest at a time come to the goroutine of the games, see [Server.run].
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

// Open begins to serve. The fault is "live.port", or "live.elsewhere" while another program serves with the same file
// of guests. One that cannot be read is put aside, and all guests have to join again.
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
	_ = s.change(func(*guests) error { return nil }) // the port and the links; whoever joins is told what is wrong
	s.http = &http.Server{
		Handler: s, ErrorLog: log.New(io.Discard, "", 0), DisableGeneralOptionsHandler: true,
		ReadHeaderTimeout: l.header, ReadTimeout: l.body, WriteTimeout: l.write, IdleTimeout: l.idle,
		MaxHeaderBytes: maxHeader, ConnContext: guard.WithVisitor,
	}
	s.start(func() { _ = s.http.Serve(guard.Bound(tuned{listener, l.write}, l.connections, l.fromOne)) })
	s.start(s.tellTables)
	s.start(s.beat)
	return s, nil
}

// listen listens at an address; for the port 0 at the one of last time first.
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

// start runs something until the server is closed.
func (s *Server) start(run func()) { s.running.Go(run) }

// Close ends the server and all its streams at once. It waits for nobody, also not for the goroutine of the games.
func (s *Server) Close() {
	s.closing.Do(func() {
		close(s.closed)
		s.news.stop()
		_ = s.http.Close()
		s.store.close()
	})
}

// change changes the guests, see [store.change].
func (s *Server) change(do func(*guests) error) error { return s.store.change(s.guests, do) }

// tuned sets up each connection for streams: little waits in it, so that what is sent is new, and one whose phone has
// lost its network ends soon.
type tuned struct {
	net.Listener
	patience time.Duration
}

// sendBuffer is how much may wait in a connection, in bytes.
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
