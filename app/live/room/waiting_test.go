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

func TestASeatWaits(t *testing.T) {
	on := annAndBen(t)
	s := post[Sheet](t, on, seated(1), "sheet", EntryRequest{})
	expect.True(t, s.Waits, "Ben does not wait")
	expect.Equal(t, s.Title, words.Format("live.room.waiting", words.Names{"turn": "Ann"}), "Ben's sheet says")
	expect.Equal(t, len(s.Kinds)+len(s.Fields), 0, "it asks")
	expect.Equal(t, s.Outcome.Record+s.Outcome.Refusal, "", "it would record")
	counts := slices.ContainsFunc(s.Menus, func(m Menu) bool {
		return slices.ContainsFunc(m.Kinds, func(k Kind) bool { return k.Kind == "counted" && !k.Chosen })
	})
	expect.True(t, counts, "Ben cannot count: %+v", s.Menus)
	s = post[Sheet](t, on, seated(1), "sheet", EntryRequest{Kind: "counted"})
	expect.True(t, !s.Waits && len(s.Fields) > 0, "Ben's count is %+v", s)
	s = post[Sheet](t, on, seated(0), "sheet", EntryRequest{})
	expect.True(t, !s.Waits && s.Kind == "turn", "Ann waits")
}

// If players' answers conflict, no board says so before all players have answered. Then the keeper sees the conflict,
// but not whose answers conflict.
func TestTwoPartsThatClash(t *testing.T) {
	r := recordings.Read(t, "stockpile", "fees-four-veiled")
	opening, is := r.Entries[0].(*stockpile.Setup)
	must.Hold(t, is && opening.Seats[0].Share != "", "it begins with %+v", r.Entries[0])
	tell := func(on *table, seat int, share string) Told {
		e := stockpile.NewSetup(on.session.View().Table)
		e.Seats[seat].Share = share
		return post[Told](t, on, seated(seat), "tell", EntryRequest{Kind: e.Kind(),
			Sets: setsOf(e, on.session.View().Table,
				func(f *calc.Field) bool { return f.Secret && f.Seat == seat })})
	}
	ask := EntryRequest{Kind: opening.Kind()}
	for _, pair := range [][2]int{{0, 2}, {2, 0}} {
		clashing, right := keep(t, setup(r)), keep(t, setup(r))
		first, second := pair[0], pair[1]
		for _, seat := range []int{first, 1, 3, second} {
			share := opening.Seats[seat].Share
			told := share
			if seat == second {
				told = opening.Seats[first].Share
			}
			expect.Equal(t, survives(t, tell(clashing, seat, told)), survives(t, tell(right, seat, share)), "told is")
		}
		for _, on := range []*table{clashing, right} { // an unrelated entry in between
			must.Do(t, on.session.Record(&calc.Count{Seat: 1, Cash: on.session.View().Table.Cash(1)}))
		}
		for _, by := range everybody(len(opening.Seats)) {
			expect.Equal(t, survives(t, clashing.Board(by.Audience()).Joint), survives(t, right.Board(by.Audience()).Joint),
				"the board of %s", by.Name)
		}
		sheet := post[Sheet](t, clashing, keeper(), "sheet", ask)
		expect.Equal(t, sheet.Outcome.Refusal, words.Text("veil.clash"), "the keeper's sheet says")
		_, err := tryPost[Entered](t, clashing, keeper(), "enter", ask)
		expect.Equal(t, status(err), 422, "parts that clash are entered")
		expect.Equal(t, err.Error(), words.Text("veil.clash"), "it says")
		tell(clashing, second, opening.Seats[second].Share)
		post[Entered](t, clashing, keeper(), "enter", ask)
	}
}
