// Package guard keeps strangers out of the small servers of the app: the page that scans and the live table.
package guard

import (
	"container/list"
	"context"
	"net"
	"net/http"
	"net/netip"
	"sync"
)

// bounded lets in so many connections at a time.
type bounded struct {
	net.Listener
	all, each int
	mu        sync.Mutex
	// open is how many are in, stay how many of them stay.
	open, stay int
	from       map[netip.Prefix]*crowd
}

// A crowd is those of one address: how many are in, and those of them that may have to go, silent for longest first.
type crowd struct {
	open  int
	quiet list.List
}

// Bound returns a listener that holds at most all connections at a time, and at most each from one address. Where there
// is no room for one more, the one that was silent for longest has to go: of its address where that has too many, else
// of the address that has most. Those that stay, see [Visitor.Stay], do not; the new one is sent away where all do.
func Bound(l net.Listener, all, each int) net.Listener {
	return &bounded{Listener: l, all: all, each: each, from: map[netip.Prefix]*crowd{}}
}

// Accept lets in the next connection.
func (b *bounded) Accept() (net.Conn, error) {
	for {
		c, err := b.Listener.Accept()
		if err != nil {
			return nil, err
		}
		v := &Visitor{Conn: c, of: b, from: Sender(c.RemoteAddr().String())}
		if b.enter(v) {
			return v, nil
		}
		_ = c.Close()
	}
}

// enter lets a visitor in, if there is room or another one gives way.
func (b *bounded) enter(v *Visitor) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	of := b.from[v.from]
	if of == nil {
		of = &crowd{}
	}
	if crowded := of.open >= b.each; crowded || b.open >= b.all {
		most := of
		for _, other := range b.from {
			if !crowded && other.quiet.Len() > 0 && (most.quiet.Len() == 0 || other.open > most.open) {
				most = other
			}
		}
		first := most.quiet.Front()
		if first == nil {
			return false
		}
		gives := first.Value.(*Visitor)
		b.leave(gives)
		_ = gives.Conn.Close()
	}
	b.from[v.from] = of
	b.open++
	of.open++
	v.in, v.quiet = true, of.quiet.PushBack(v)
	return true
}

func (b *bounded) leave(v *Visitor) {
	if !v.in {
		return
	}
	v.in = false
	of := b.from[v.from]
	b.open--
	if of.open--; of.open == 0 {
		delete(b.from, v.from)
	}
	if v.quiet != nil {
		of.quiet.Remove(v.quiet)
	} else {
		b.stay--
	}
}

// A Visitor is a connection that was let in. It makes room when it is closed.
type Visitor struct {
	net.Conn
	of   *bounded
	from netip.Prefix
	// in reports that it has not left, quiet is its place among those that may have to go, nil while it stays.
	in    bool
	quiet *list.Element
}

// Read reads, and tells that something was heard.
func (v *Visitor) Read(into []byte) (int, error) {
	n, err := v.Conn.Read(into)
	v.of.mu.Lock()
	defer v.of.mu.Unlock()
	if v.in && v.quiet != nil && n > 0 {
		v.of.from[v.from].quiet.MoveToBack(v.quiet)
	}
	return n, err
}

// Close closes the connection.
func (v *Visitor) Close() error {
	v.of.mu.Lock()
	v.of.leave(v)
	v.of.mu.Unlock()
	return v.Conn.Close()
}

// Stay keeps a connection from giving way to others from now on, and reports whether it does: a quarter of all places,
// and of those of an address, is kept for others unless it is one that always may.
func (v *Visitor) Stay(always bool) bool {
	b := v.of
	b.mu.Lock()
	defer b.mu.Unlock()
	if !v.in || v.quiet == nil {
		return v.in
	}
	of := b.from[v.from]
	if !always && (b.stay >= b.all/4*3 || of.open-of.quiet.Len() >= b.each/4*3) {
		return false
	}
	of.quiet.Remove(v.quiet)
	v.quiet = nil
	b.stay++
	return true
}

// visitorKey is the key of a request's visitor.
type visitorKey struct{}

// WithVisitor is the ConnContext of an [net/http.Server] whose requests know their visitor.
func WithVisitor(ctx context.Context, c net.Conn) context.Context {
	return context.WithValue(ctx, visitorKey{}, c)
}

// VisitorOf is the visitor of a request's context, see [WithVisitor]; nil where it came in by no bounded listener.
func VisitorOf(ctx context.Context) *Visitor {
	v, _ := ctx.Value(visitorKey{}).(*Visitor)
	return v
}

// Sender returns whom an address ("192.168.1.7:52100") belongs to, so far as limits are concerned: a device of IPv4, a
// network of 64 bits of IPv6, since one device there has as many addresses as it likes. It is invalid for anything
// else.
func Sender(address string) netip.Prefix {
	from, err := netip.ParseAddrPort(address)
	if err != nil {
		return netip.Prefix{}
	}
	ip, bits := from.Addr().Unmap().WithZone(""), 64
	if ip.Is4() {
		bits = 32
	}
	prefix, _ := ip.Prefix(bits) // never fails: an address has as many bits
	return prefix
}

// Strict sets the headers of every answer: the page may load its own parts and nothing else, runs in no frame, uses no
// device, is kept nowhere, and tells nobody its address.
func Strict(h http.Header) {
	for name, value := range map[string]string{
		"Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; " +
			"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
		"Permissions-Policy":           "camera=(), microphone=(), geolocation=()",
		"Referrer-Policy":              "no-referrer",
		"X-Content-Type-Options":       "nosniff",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Cross-Origin-Opener-Policy":   "same-origin",
		"Cache-Control":                "no-store",
	} {
		h.Set(name, value)
	}
}
