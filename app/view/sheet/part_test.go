package sheet

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/brokeryard"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger/record"
)

func TestAPartIsALineUntilItIsOpen(t *testing.T) {
	v := begun(t, record.Setup{Rulebook: "brokeryard", Names: []string{"Ann", "Ben", "Cleo", "Dan"}})
	round := brokeryard.NewRound(v.Table)
	round.Plays[0] = brokeryard.Play{Trade: [4]int{-1, 1}, Card: "B+60", Free: brokeryard.Free{2}}
	round.Plays[1].Card = "Rx2"
	round.Plays[3].Missed = true
	form := Form{Rulebook: v.ID(), Table: v.Table, Entry: round, Open: calc.None}
	lines := func(fields []Field) (all []string) {
		for _, f := range fields {
			if f.Input == Cover {
				all = append(all, f.About)
			}
		}
		return all
	}
	expect.List(t, form.Missing(), []int{1, 2}, "missing are")
	expect.List(t, lines(form.Fields()), []string{"Ann: B +60, R –30 · trades B –1, R +1", "Ben: R ×2 · not finished",
		"Cleo: missing", "Dan: Missed the round"}, "the lines are")
	form.Open = 1
	for _, f := range form.Fields() {
		expect.Equal(t, f.Seat == calc.None || f.Seat == 1, true, "%s is asked of seat %d", f.Name, f.Seat)
	}
	task := newTask(v, round)
	told := task.Sheet()
	expect.Equal(t, len(lines(told.Fields)), 3, "lines beside Ben's part")
	expect.Equal(t, told.Outcome.Refusal, "Still missing: Ben, Cleo.", "the refusal is")
}
