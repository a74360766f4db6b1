package fourcolours

import (
	"reflect"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
)

func TestACardSaysWhatIsPrintedOnIt(t *testing.T) {
	red := InEachColour(Hundred(3), Face{Effect: Plus(100), Others: -10}, Face{Effect: Effect{Sort: Double}})[3:6]
	for i, want := range []calc.Card{
		{Code: "R+100", Face: calc.Face{Company: 1, Operation: "+100", Free: []string{"-10", "-20", "-30"}}},
		{Code: "R+100", Face: calc.Face{Company: 1, Operation: "+100", Free: []string{}, Others: "-10"}},
		{Code: "Rx2", Face: calc.Face{Company: 1, Operation: "x2", Free: []string{}}},
	} {
		want.Count = 7
		got := red[i].Card(7)
		expect.True(t, reflect.DeepEqual(got, want), "it is %+v, not %+v", got, want)
	}
}
