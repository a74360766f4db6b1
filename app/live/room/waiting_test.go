package room

import (
	"slices"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/stockpile"
	"scripkeeper/ledger/recordings"
)

// A seat whose turn it is not hears whom it waits for, and still finds the way to count what it has.
func TestASeatWaits(t *testing.T) {
	on := annAndBen(t)
	s := post[Sheet](t, on, seated(1), "sheet", Ask{})
	expect.True(t, s.Waits, "Ben does not wait")
	expect.Equal(t, s.Title, words.Format("live.room.waiting", words.Names{"turn": "Ann"}), "Ben's sheet says")
	expect.Equal(t, len(s.Kinds)+len(s.Fields), 0, "it asks")
	expect.Equal(t, s.Outcome.Record+s.Outcome.Refusal, "", "it would record")
	counts := slices.ContainsFunc(s.Menus, func(m Menu) bool {
		return slices.ContainsFunc(m.Kinds, func(k Kind) bool { return k.Kind == "counted" && !k.Chosen })
	})
	expect.True(t, counts, "Ben cannot count: %+v", s.Menus)
	s = post[Sheet](t, on, seated(1), "sheet", Ask{Kind: "counted"})
	expect.True(t, !s.Waits && len(s.Fields) > 0, "Ben's count is %+v", s)
	s = post[Sheet](t, on, seated(0), "sheet", Ask{})
	expect.True(t, !s.Waits && s.Kind == "turn", "Ann waits")
}

// Two parts that cannot both be are not both in, whoever of the two tells first; nothing is said of the other one.
func TestTwoPartsThatClash(t *testing.T) {
	r := recordings.Read(t, "stockpile", "fees-four-veiled")
	opening, is := r.Entries[0].(*stockpile.Setup)
	must.Hold(t, is && opening.Seats[0].Share != "", "it begins with %+v", r.Entries[0])
	part := func(on *table, seat int, share string) Ask {
		e := stockpile.NewSetup(on.session.View().Table)
		copy(e.Seats, slices.Clone(opening.Seats))
		e.Seats[seat].Share = share
		return Ask{Kind: e.Kind(), Sets: setsOf(e, on.session.View().Table,
			func(f *calc.Field) bool { return f.Secret && f.Seat == seat })}
	}
	for _, pair := range [][2]int{{0, 2}, {2, 0}} {
		on := keep(t, setup(r))
		first, second := pair[0], pair[1]
		share := opening.Seats[first].Share
		post[Told](t, on, seated(first), "tell", part(on, first, share))
		_, err := tryPost[Told](t, on, seated(second), "tell", part(on, second, share))
		expect.Equal(t, status(err), 422, "the same share twice")
		expect.Equal(t, err.Error(), words.Text("live.room.clash"), "it says")
		missing := on.Board(keeper().Audience()).Joint.Missing
		expect.True(t, slices.Contains(missing, second) && !slices.Contains(missing, first), "missing are %v", missing)
		told := post[Told](t, on, seated(second), "tell", part(on, second, opening.Seats[second].Share))
		expect.True(t, !slices.Contains(told.Missing, second), "its own share is missing: %v", told.Missing)
	}
}
