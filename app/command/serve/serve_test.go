package serve

import (
	"errors"
	"testing"

	"scripkeeper/app/command/notation"
	"scripkeeper/calc/conformance/expect"
)

// Only this device reaches what is served, unless somebody says otherwise.
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
