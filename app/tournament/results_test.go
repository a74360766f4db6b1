package tournament

import (
	"strings"
	"testing"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/tournament"
)

// tableOfFour returns a tournament of four, and the complete game of its only table.
func tableOfFour(t *testing.T, s *shell.Shell) (*room, record.Record) {
	t.Helper()
	r := recordings.Read(t, "stockholder", "four-seats-4x6").Record
	p := begun(t, s, 4, func(plan *tournament.Plan) { plan.Games[0].Options = r.Options })
	drawn(t, p)
	table := p.State.Rounds[0].Tables[0]
	r.ID, r.Seats = table.Game, nil
	for _, name := range p.State.SeatNames(table) {
		r.Seats = append(r.Seats, record.Seat{Name: name})
	}
	return p, r
}

func pasted(t *testing.T, s *shell.Shell, p *room, record record.Record) {
	t.Helper()
	var text strings.Builder
	must.Do(t, record.Write(&text))
	s.App.Clipboard().SetContent(text.String())
	s.Go(p.results())
	apptest.Tap(t, s, words.Text("scan.paste"))
}

func TestARecordOfStrangersAsksTheDirector(t *testing.T) {
	s := apptest.Begin(t)
	p, played := tableOfFour(t, s)
	member := played.Seats[0].Name
	played.Seats[0] = record.Seat{Name: "X0"}
	pasted(t, s, p, played)
	apptest.MustContain(t, s, words.Format("tournament.fit.seat", words.Names{"name": "X0", "member": member}))
	r := tableOf(t, p, 1, 1).Result
	must.Hold(t, r == nil, "entered: %+v", r)
	apptest.Tap(t, s, words.Text("tournament.overrule"))
	s.Window.Canvas().Focused().(*form.TextField).SetText("a nickname")
	tapOnSheet(t, s, words.Text("tournament.overrule.enter"))
	if r := tableOf(t, p, 1, 1).Result; r == nil || r.Note != "a nickname" {
		t.Errorf("entered: %+v", r)
	}
}

func TestAnotherOrderIsNamedToTheDirector(t *testing.T) {
	s := apptest.Begin(t)
	p, record := tableOfFour(t, s)
	record.Seats[0], record.Seats[1] = record.Seats[1], record.Seats[0]
	pasted(t, s, p, record)
	table := tableOf(t, p, 1, 1).Members
	moved := words.PlayingOrder(&p.State, 1, 1, []int{table[1], table[0], table[2], table[3]})
	apptest.MustContain(t, s, moved)
	expect.True(t, tableOf(t, p, 1, 1).Result != nil, "the result is not entered")
}

// A wrong record stays in the library after its result is undone. The right record must still be accepted.
func TestARecordThatWasTakenBackBlocksNothing(t *testing.T) {
	s := apptest.Begin(t)
	p, right := tableOfFour(t, s)
	game := must.Get(game.Replay(right, rulebooks.All()))(t)
	correction := &calc.Ruling{Seat: 0, What: "cash", Change: 20, Reason: "the bank forgot it"}
	must.Do(t, game.Insert(len(game.Steps()), correction, ledger.Author{}))
	pasted(t, s, p, game.Export())
	s.Back()
	wrong := tableOf(t, p, 1, 1).Result
	s.Undo()
	r := tableOf(t, p, 1, 1).Result
	must.Hold(t, wrong != nil && r == nil, "%+v, undone: %+v", wrong, r)
	pasted(t, s, p, right)
	if r := tableOf(t, p, 1, 1).Result; r == nil || len(r.Note) > 0 {
		t.Errorf("entered: %+v", r)
	}
	kept, err := s.Session.Book().Games.Load(right.ID)
	expect.True(t, err == nil && len(kept.Steps()) == len(game.Steps())-1,
		"the copy has %d entries, %v", len(kept.Steps()), err)
}
