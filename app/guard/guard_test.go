package guard

import (
	"errors"
	"maps"
	"net"
	"net/netip"
	"slices"
	"testing"

	"scripkeeper/calc/conformance/expect"
)

// arriving simulates connections from given addresses in order.
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

func (a *arrived) Read([]byte) (int, error) { return 1, nil }

func (a *arrived) RemoteAddr() net.Addr {
	return net.TCPAddrFromAddrPort(netip.MustParseAddrPort(a.from))
}

func TestConnectionsAreBounded(t *testing.T) {
	source := &arriving{}
	l := Bound(source, 10, 4)
	in, gone := map[string]*Visitor{}, ""
	come := func(froms ...string) {
		t.Helper()
		for _, from := range froms {
			source.from = []string{from}
			if c, err := l.Accept(); err == nil {
				in[from] = c.(*Visitor)
			}
		}
		gone = ""
		for _, from := range slices.Sorted(maps.Keys(in)) {
			if in[from].Conn.(*arrived).closed > 0 {
				gone += from + " "
				delete(in, from)
			}
		}
	}
	come("10.0.0.1:1", "10.0.0.1:2", "10.0.0.1:3", "10.0.0.1:4", "10.0.0.2:1")
	expect.Equal(t, gone, "", "while there is room")
	_, _ = in["10.0.0.1:1"].Read(nil)
	come("10.0.0.1:5")
	expect.Equal(t, gone, "10.0.0.1:2 ", "one too many of an address")
	come("10.0.0.3:1", "10.0.0.3:2", "10.0.0.4:1", "10.0.0.4:2", "10.0.0.5:1")
	expect.Equal(t, gone, "", "while there is room in all")
	come("10.0.0.6:1")
	expect.Equal(t, gone, "10.0.0.1:3 ", "one too many in all")
	for _, from := range []string{"10.0.0.1:1", "10.0.0.1:4", "10.0.0.1:5"} {
		for range 2 { // only one place is taken for a connection
			expect.True(t, in[from].Stay(false), "%s may not stay", from)
		}
	}
	come("10.0.0.1:6")
	expect.Equal(t, len(in), 10, "let in beside those that stay")
	_, held := in["10.0.0.1:6"]
	expect.True(t, held && !in["10.0.0.1:6"].Stay(false), "all of an address stay")
	expect.True(t, in["10.0.0.1:6"].Stay(true), "a keeper may not stay")
	come("10.0.0.1:7")
	expect.True(t, in["10.0.0.1:7"] == nil && gone == "", "one of an address of which all stay is let in")
	one := in["10.0.0.1:6"]
	for range 2 { // only one place is freed for a connection
		expect.Do(t, one.Close())
	}
	come("10.0.0.1:8")
	come("10.0.0.1:9")
	expect.Equal(t, gone, "10.0.0.1:8 ", "one too many when one has left")
	expect.True(t, !one.Stay(true), "one that left stays")
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
