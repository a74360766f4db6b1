// Package guard protects the app's small servers, the scan page and the live server, from strangers.
package guard

import (
	"container/list"
	"context"
	"net"
	"net/http"
	"net/netip"
	"sync"
)

type bounded struct {
	net.Listener
	all, each int
	mu        sync.Mutex
	// open is the number of connections, stay the number protected by [Visitor.Stay].
	open, stay int
	from       map[netip.Prefix]*crowd
}

// A crowd is the connections from one network. quiet lists the unprotected connections, longest silent first.
type crowd struct {
	open  int
	quiet list.List
}

// Bound returns a listener with a limited number of connections: all in total, and each from one network, see [Sender].
// Beyond a limit, a new connection replaces the one that has been silent longest. The replaced connection is from the
// same network if that has reached its limit, otherwise from the network with the most connections. Connections
// protected by [Visitor.Stay] are never replaced. If no connection can be replaced, the new one is closed.
func Bound(l net.Listener, all, each int) net.Listener {
	return &bounded{Listener: l, all: all, each: each, from: map[netip.Prefix]*crowd{}}
}

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

type Visitor struct {
	net.Conn
	of   *bounded
	from netip.Prefix
	// in is true until the connection is closed. quiet is the connection's element in [crowd.quiet] while unprotected.
	in    bool
	quiet *list.Element
}

// Read reads from the connection and marks it as the most recently active.
func (v *Visitor) Read(into []byte) (int, error) {
	n, err := v.Conn.Read(into)
	v.of.mu.Lock()
	defer v.of.mu.Unlock()
	if v.in && v.quiet != nil && n > 0 {
		v.of.from[v.from].quiet.MoveToBack(v.quiet)
	}
	return n, err
}

func (v *Visitor) Close() error {
	v.of.mu.Lock()
	v.of.leave(v)
	v.of.mu.Unlock()
	return v.Conn.Close()
}

// Stay protects a connection from being replaced, and reports success. Unless always is true, a quarter of all
// connections, and of each network's, must remain unprotected.
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

type visitorKey struct{}

// WithVisitor is the ConnContext of an [net/http.Server] whose handlers call [VisitorOf].
func WithVisitor(ctx context.Context, c net.Conn) context.Context {
	return context.WithValue(ctx, visitorKey{}, c)
}

// VisitorOf returns the connection of a request's context, see [WithVisitor], or nil.
func VisitorOf(ctx context.Context) *Visitor {
	v, _ := ctx.Value(visitorKey{}).(*Visitor)
	return v
}

// Sender returns the network of an address such as "192.168.1.7:52100": one IPv4 address, or a 64-bit IPv6 network, in
// which a device can choose any address. The result is invalid for an invalid address.
func Sender(address string) netip.Prefix {
	from, err := netip.ParseAddrPort(address)
	if err != nil {
		return netip.Prefix{}
	}
	ip, bits := from.Addr().Unmap().WithZone(""), 64
	if ip.Is4() {
		bits = 32
	}
	prefix, _ := ip.Prefix(bits) // never fails: an address has at least as many bits
	return prefix
}

// Strict sets security headers: the page may load only its own files, use no devices, and not be framed or cached.
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
