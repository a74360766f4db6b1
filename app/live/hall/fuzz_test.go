package hall

import (
	"encoding/json"
	"testing"

	"scripkeeper/app/director"
	"scripkeeper/app/live/door"
	"scripkeeper/app/view/page"
	"scripkeeper/calc/conformance/must"
)

// fuzz posts random bodies. The answer must be a value or a problem with a sentence, and the board must stay valid.
func fuzz(f *testing.F, name string, by door.Guest, seeds ...any) {
	o := open(f, 2)
	o.drawn()
	must.Get(o.post(phone("Ann"), "handin", o.ended(1, 900, 100)))(f)
	for _, seed := range append(seeds, o.ended(2, 50, 3), Chosen{1}, struct{}{}) {
		f.Add(must.Get(json.Marshal(seed))(f))
	}
	f.Add([]byte(`{"member":9223372036854775808}`))
	f.Add([]byte(`{"id":1}{"id":1}`))
	f.Fuzz(func(t *testing.T, body []byte) {
		o.t = t
		reply, err := o.ask(by, "POST", "/g/{game}/"+name, body)
		switch {
		case err == nil && !json.Valid(reply.Body):
			t.Errorf("it answers %q", reply.Body)
		case err != nil && problem(t, err).Error() == "":
			t.Errorf("it says nothing: %v", err)
		}
		for _, audience := range []door.Guest{phone("Ben"), director1()} {
			o.seen(audience)
		}
	})
}

func FuzzHandIn(f *testing.F) {
	fuzz(f, "handin", phone("Zoe"), Submission{Member: -1, Round: 1, Table: 1,
		Seats: []MemberResult{{Member: 0, Rank: -1}}})
}
func FuzzTake(f *testing.F)     { fuzz(f, "take", director1(), Chosen{-1}) }
func FuzzTurnDown(f *testing.F) { fuzz(f, "turndown", director1(), Chosen{2}) }
func FuzzProve(f *testing.F)    { fuzz(f, "prove", phone("Zoe"), Proof{0, "000000"}, Proof{-1, ""}) }
func FuzzVouch(f *testing.F) {
	fuzz(f, "vouch", director1(), Known{1, true}, Known{1, false}, Known{-1, true})
}
func FuzzClear(f *testing.F) {
	fuzz(f, "clear", director1(), Dismissal{ID: 1}, Dismissal{1, true}, Dismissal{-1, true})
}
func FuzzPage(f *testing.F) {
	fuzz(f, "page", director1(), Visit{Place: "draw"}, Visit{Place: "type/1/1", Said: map[string]string{"worth.0": "9"}})
}
func FuzzDo(f *testing.F) {
	skip := page.ActionWith("", "skip", director.TableSeen{Round: 1, Table: 2})
	fuzz(f, "do", director1(), Visit{Action: &skip}, Visit{Place: "draw", Action: &page.Action{Way: "announce"}})
}
func FuzzClock(f *testing.F) {
	fuzz(f, "clock", director1(), Timing{"start"}, Timing{"pause"}, Timing{"reset"})
}
func FuzzReveal(f *testing.F) { fuzz(f, "reveal", director1(), Step{Step: 1}, Step{Step: 9}) }
