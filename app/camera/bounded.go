package camera

import (
	"net"
	"sync"
)

// maxConnections is how many connections there may be at a time. A browser opens six to a site.
const maxConnections = 24

// A bounded listener lets in so many connections at a time. Whoever comes beyond them is sent away at once.
type bounded struct {
	net.Listener
	room chan struct{}
}

func newBounded(l net.Listener) bounded { return bounded{l, make(chan struct{}, maxConnections)} }

// Accept lets in the next connection that there is room for.
func (b bounded) Accept() (net.Conn, error) {
	for {
		c, err := b.Listener.Accept()
		if err != nil {
			return nil, err
		}
		select {
		case b.room <- struct{}{}:
			return &guest{Conn: c, leave: sync.OnceFunc(func() { <-b.room })}, nil
		default:
			_ = c.Close()
		}
	}
}

// A guest is a connection that makes room when it is closed.
type guest struct {
	net.Conn
	leave func()
}

func (g *guest) Close() error {
	defer g.leave()
	return g.Conn.Close()
}
