package hall

import (
	"strings"
	"testing"

	"scripkeeper/app/live/door"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// A hidden standing is revealed from its end, step by step: whoever looks is sent those who were revealed and nobody
// else, and all of it once the director has gone past the first.
func TestAStandingIsRevealedFromItsEnd(t *testing.T) {
	f := open(t, 1)
	_, err := f.post(director1(), "reveal", Step{Step: 1})
	must.Hold(t, problem(t, err).Sentence != "", "before the first round: %v", err)
	for range 3 {
		f.drawn()
		for number := range 2 {
			must.Get(f.post(director1(), "rule", f.ruling(number+1, 900, 100)))(t)
		}
	}
	_, desk := f.seen(director1())
	must.Hold(t, desk.Office.Reveal != nil && desk.Reveal == nil, "nothing is due: %+v", desk.Office)
	expect.Equal(t, *desk.Office.Reveal, Step{0, 8}, "how far it is")
	order := desk.Standing.Members
	must.Get(f.post(director1(), "reveal", Step{Step: 2}))(t)
	sent, b := f.seen(phone("Ann"))
	must.Hold(t, b.Reveal != nil && b.Standing.Members == nil, "it is %s", sent)
	expect.List(t, b.Reveal.Members, order[6:], "revealed")
	must.Hold(t, strings.Contains(b.Reveal.Workings[0], "+"), "it came about by %q", b.Reveal.Workings[0])
	must.Get(f.post(director1(), "reveal", Step{}))(t)
	sent, b = f.seen(phone("Ann"))
	must.Hold(t, b.Reveal == nil && b.Standing.Members == nil, "broken off: %s", sent)
	for _, step := range []int{-1, 10} {
		_, err := f.post(director1(), "reveal", Step{Step: step})
		expect.Equal(t, problem(t, err).Code, door.Malformed, "step %d", step)
	}
	must.Get(f.post(director1(), "reveal", Step{Step: 9}))(t)
	_, b = f.seen(phone("Ann"))
	must.Hold(t, b.Reveal == nil, "it is still revealed")
	expect.List(t, b.Standing.Members, order, "the whole standing")
}
