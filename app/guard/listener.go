// Package guard keeps strangers out of the small servers of the app: the page that scans and the live table.
package guard

import (
	"net"
	"net/netip"
	"sync"
)

// bounded lets in so many connections at a time. Whoever comes beyond them is sent away at once.
type bounded struct {
	net.Listener
	all, each int
	mu        sync.Mutex
	open      int
	from      map[netip.Prefix]int
}

// Bound returns a listener that holds at most all connections at a time, and at most each from one address.
func Bound(l net.Listener, all, each int) net.Listener {
	return &bounded{Listener: l, all: all, each: each, from: map[netip.Prefix]int{}}
}

// Accept lets in the next connection that there is room for.
func (b *bounded) Accept() (net.Conn, error) {
	for {
		c, err := b.Listener.Accept()
		if err != nil {
			return nil, err
		}
		from := Sender(c.RemoteAddr().String())
		if b.enter(from) {
			return &visitor{Conn: c, leave: sync.OnceFunc(func() { b.leave(from) })}, nil
		}
		_ = c.Close()
	}
}

func (b *bounded) enter(from netip.Prefix) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.open == b.all || b.from[from] == b.each {
		return false
	}
	b.open++
	b.from[from]++
	return true
}

func (b *bounded) leave(from netip.Prefix) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.open--
	if b.from[from]--; b.from[from] == 0 {
		delete(b.from, from)
	}
}

// A visitor is a connection that makes room when it is closed.
type visitor struct {
	net.Conn
	leave func()
}

func (v *visitor) Close() error {
	defer v.leave()
	return v.Conn.Close()
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
