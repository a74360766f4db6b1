package serve

import (
	"errors"
	"testing"

	"scripkeeper/app/command/notation"
	"scripkeeper/calc/conformance/expect"
)

// A name without a port is valid at the server's port and at a proxy's.
func TestHostsAreAllowedByName(t *testing.T) {
	var h Hosts
	for _, name := range []string{"laptop.fritz.box", "club:8080", "https://games.example", "xn--hhle-5qa.example"} {
		expect.Do(t, h.Set(name))
	}
	expect.List(t, h.names(), []string{"laptop.fritz.box", "laptop.fritz.box:80", "club:8080", "https://games.example",
		"xn--hhle-5qa.example", "xn--hhle-5qa.example:80"}, "the names")
	for _, name := range []string{"", "http://club.local", "club/", "*.example", "a b", ":80", "club:", "-", "https://", "höhle.example"} {
		if misuse := notation.Misuse(""); !errors.As(h.Set(name), &misuse) {
			t.Errorf("%q is taken as a name", name)
		}
	}
}

// By default only this device reaches the server.
func TestWhoReachesWhatIsServed(t *testing.T) {
	for _, c := range []struct {
		listen string
		lan    bool
		at     string
	}{
		{"", false, "127.0.0.1:0"}, {"", true, ":0"}, {":8080", false, ":8080"}, {"[::1]:80", false, "[::1]:80"},
		{":8080", true, ""}, {"kitchen", false, ""}, {"kitchen:", false, ""},
	} {
		at, err := Address(c.listen, c.lan)
		expect.Equal(t, at, c.at, "%q and a network %t", c.listen, c.lan)
		if misuse := notation.Misuse(""); (c.at == "") != errors.As(err, &misuse) {
			t.Errorf("%q and a network %t: %v", c.listen, c.lan, err)
		}
	}
}
