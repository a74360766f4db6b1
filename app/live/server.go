// Package live serves games to browsers: the page, what each guest may see, and the guests' requests. The package knows
// no rules of games.
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
	// Listen is "host:port", or "" for all of this device's addresses. Port 0 means the previous port if free.
	Listen string
	// Names are further host names, with or without a port ("club.local"), or with https:// for a proxy.
	Names []string
	// Run runs a function on the goroutine that owns the games and waits for the function to return.
	Run func(func())
	// Stage shows the games to guests. Operations are added to the server's own operations.
	Stage      door.Stage
	Operations []door.Operation
	// Assets contains index.html, page.css and js. Words returns a language's texts as JSON, and may be nil.
	Assets fs.FS
	Words  func(*lang.Language) []byte
	// Store is the name of the file for guests, port and links. If Store is "", nothing is stored.
	Store string
	// Title returns a game's title. Title and the next functions run on the goroutine that owns the games.
	Title func(game string) string
	// Players returns the names of a game's players, to find guests with similar names. Players may be nil.
	Players func(game string) []string
	// Home returns the game where a keeper of all games starts. Nil means the list of games.
	Home func() string
	// Proposing reports whether entries need a keeper's approval, and may be nil.
	Proposing func(game string) bool
	// Left deletes a guest's submissions in a game, or in all games if game is "", before the guest loses the place or
	// seat. Left may be nil.
	Left func(game, guest string) error
}

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
	// line admits one guest at a time to the goroutine that owns the games, see [Server.run].
	line      sync.Mutex
	answers   answers
	repeats   repeats
	calls     *rate
	addresses *rate
	joins     *rate
	failures  *rate
	closing   sync.Once
	closed    chan struct{}
	running   sync.WaitGroup
}

// Open starts a server. The error is live.port if the port is taken, and live.elsewhere if another program uses the
// file of guests. An unreadable file is renamed, and all guests have to join again.
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
		answers:  answers{games: map[string]map[question]door.Reply{}}, repeats: repeats{last: map[string]repeat{}},
		calls: newRate(l.calls, l.now), addresses: newRate(l.addresses, l.now),
		joins: newRate(l.joins, l.now), failures: newRate(l.failures, l.now),
		closed: make(chan struct{}),
	}
	s.news = newNews(l.gather, s.tellGuests)
	s.routes = s.allRoutes()
	_ = s.change(func(*guests) error { return nil }) // stores port and links; an error recurs when a guest joins
	s.http = &http.Server{
		Handler: s, ErrorLog: log.New(io.Discard, "", 0), DisableGeneralOptionsHandler: true,
		ReadHeaderTimeout: l.header, ReadTimeout: l.body, WriteTimeout: l.write, IdleTimeout: l.idle,
		MaxHeaderBytes: maxHeader, ConnContext: guard.WithVisitor,
	}
	s.running.Go(func() { _ = s.http.Serve(guard.Bound(tuned{listener, l.write}, l.connections, l.fromOne)) })
	s.running.Go(s.updateStreams)
	s.running.Go(s.beat)
	return s, nil
}

// listen listens at an address. For port 0, listen first tries last, the previous port.
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

// Close ends the server and all streams at once, without waiting for any call.
func (s *Server) Close() {
	s.closing.Do(func() {
		close(s.closed)
		s.news.stop()
		_ = s.http.Close()
		s.store.close()
	})
}

func (s *Server) change(do func(*guests) error) error { return s.store.change(s.guests, do) }

// tuned configures connections for streams. Small buffers keep data fresh, and connections to lost phones end soon.
type tuned struct {
	net.Listener
	patience time.Duration
}

// sendBuffer is the maximum of unsent data in a connection, in bytes.
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
