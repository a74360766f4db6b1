package guard

import (
	"errors"
	"net"
	"net/netip"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// arriving gives connections that come from some addresses, one after the other.
type arriving struct {
	net.Listener
	from []string
}

func (a *arriving) Accept() (net.Conn, error) {
	if len(a.from) == 0 {
		return nil, errors.New("nobody comes any more")
	}
	c := &arrived{from: a.from[0]}
	a.from = a.from[1:]
	return c, nil
}

type arrived struct {
	net.Conn
	from   string
	closed int
}

func (a *arrived) Close() error { a.closed++; return nil }

func (a *arrived) RemoteAddr() net.Addr {
	return net.TCPAddrFromAddrPort(netip.MustParseAddrPort(a.from))
}

func TestConnectionsAreBounded(t *testing.T) {
	source := &arriving{from: []string{
		"10.0.0.1:1", "10.0.0.1:2", "10.0.0.1:3", "10.0.0.2:1", "10.0.0.3:1", "10.0.0.3:2",
	}}
	l := Bound(source, 3, 2)
	var in []net.Conn
	for _, want := range []string{"10.0.0.1:1", "10.0.0.1:2", "10.0.0.2:1"} { // not the third of 10.0.0.1
		c := must.Get(l.Accept())(t)
		expect.Equal(t, c.RemoteAddr().String(), want, "let in")
		in = append(in, c)
	}
	_, err := l.Accept()
	expect.True(t, err != nil, "a fourth one is let in")
	for range 2 { // closing twice makes room once
		expect.Do(t, in[0].Close())
	}
	source.from = []string{"10.0.0.1:4", "10.0.0.3:3"}
	expect.Equal(t, must.Get(l.Accept())(t).RemoteAddr().String(), "10.0.0.1:4", "let in when one has left")
	if _, err := l.Accept(); err == nil {
		t.Error("two are let in when one has left")
	}
}

func TestALimitIsForADevice(t *testing.T) {
	for address, want := range map[string]string{
		"10.0.0.1:80": "10.0.0.1/32", "[::ffff:10.0.0.1]:80": "10.0.0.1/32",
		"[2001:db8:1:2:3::4]:80": "2001:db8:1:2::/64", "[fe80::1%eth0]:80": "fe80::/64", "": "invalid Prefix",
		"pipe": "invalid Prefix",
	} {
		expect.Equal(t, Sender(address).String(), want, "%s", address)
	}
}
