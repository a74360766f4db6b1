package ledger_test

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
)

func TestGameIDs(t *testing.T) {
	id := must.Get(ledger.ParseGameID("00C0FFEE00c0ffee"))(t)
	expect.True(t, id.String() == "00c0ffee00c0ffee", "%v", id)
	for _, bad := range []string{"", "00c0ffee", "00c0ffee00c0ffee00", "zzc0ffee00c0ffee", "0000000000000000"} {
		_, err := ledger.ParseGameID(bad)
		expect.True(t, err != nil, "%q is an id", bad)
	}
	one, two := ledger.NewGameID(), ledger.NewGameID()
	expect.True(t, one != two, "the same id twice")
}
