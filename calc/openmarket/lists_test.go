package openmarket

import (
	"encoding/json"
	"testing"

	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
)

// A list of supplies once caused a panic (index out of range) if shares were unlimited.
func TestAnEmptyListWhereNothingIsKept(t *testing.T) {
	table := open(t, fixed(), 2)
	for list, want := range map[string]string{
		"launched": "position.stray launched (ruling) value=0", "supply": "position.stray supply (ruling) value=0",
		"treasuries": "position.stray treasuries (ruling) value=0",
	} {
		raw := `{"prices":[100,100,100],"seats":[{"cash":1,"shares":[0,0,0]},{"cash":1,"shares":[0,0,0]}],"` + list +
			`":[]}`
		e := &Position{}
		if err := json.Unmarshal([]byte(raw), e); err != nil {
			t.Fatal(err)
		}
		e.Form(table)
		gametest.WantDenied(t, table, e, want)
	}
}

func TestListsOfAnotherLength(t *testing.T) {
	full := fixed(func(o *agreement.Options) {
		o.Shares, o.Treasury, o.Classes, o.Launch, o.Loans, o.Order = 10, true, "both", "launched", "round", "turns"
	})
	for _, o := range []*agreement.Options{fixed(), full} {
		table := open(t, o, 3)
		gametest.WrongLengths(t, Rulebook{}, table, NewPosition(table))
	}
}
