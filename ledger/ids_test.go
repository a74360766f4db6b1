package ledger_test

import (
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"testing"
)

func TestGameIDs(t *testing.T) {
	id := must.Get(ledger.ParseGameID("00C0FFEE00c0ffee"))(t)
	expect.True(t, id.String() == "00c0ffee00c0ffee", "%v", id)
	for _, bad := range []string{"", "00c0ffee", "00c0ffee00c0ffee00", "zzc0ffee00c0ffee", "0000000000000000"} {
		if _, err := ledger.ParseGameID(bad); err == nil {
			t.Errorf("%q is an id", bad)
		}
	}
	if one, two := ledger.NewGameID(), ledger.NewGameID(); one == two {
		t.Error("the same id twice")
	}
}
