package tournament

import (
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// Each page of the room opens, fits in the largest text, and is drawn.
func TestEveryPageFits(t *testing.T) {
	s := apptest.Begin(t)
	r := begun(t, s, 9, func(plan *tournament.Plan) { plan.Games[0].Most = 4 })
	drawn(t, r)
	played(t, r)
	drawn(t, r)
	for _, place := range []string{"", "round/1", "standings", "members", "log", "table/2/1", "member/3",
		"member/3/penalty", "member/3/apart", "known", "why/3/1/0", "mend", "draw", "swap/2", "export", "rename", "log/3"} {
		at(s, r, place)
		for _, size := range []fyne.Size{apptest.Phone(), fyne.NewSize(844, 420), apptest.Desktop()} {
			apptest.Settle(s, size)
			name := place
			for i, c := range name {
				if c == '/' {
					name = name[:i] + "-" + name[i+1:]
				}
			}
			apptest.Picture(t, s, "t-"+name+words.Number(int(size.Width))+".png")
		}
		s.Back()
	}
}
