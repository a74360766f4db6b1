package ledger_test

import (
	"errors"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger"
)

func TestFaultsAreReadable(t *testing.T) {
	for want, fault := range map[string]*ledger.Fault{
		"fault: entry.number entry=12 9":  {Code: "entry.number", Entry: 12, Detail: "9"},
		"fault: book.closed (/a b): late": {Code: "book.closed", Path: "/a b", Err: errors.New("late")},
		"fault: record.types step=7 must be a list of 4": {Code: "record.types", Field: "step", Value: "7",
			Want: ledger.Want{Kind: "length", Length: 4}},
		"fault: record.types act=\"x\" must be void|restore": {
			Code: "record.types", Field: "act", Value: `"x"`,
			Want: ledger.Want{Kind: "words", Words: []string{"void", "restore"}},
		},
	} {
		expect.True(t, fault.Error() == want, "%v, must be %s", fault, want)
	}
}
