package game

import (
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
)

// GivenOn is the table on which the entry of an operation was given. It tells what the entry is better than the present
// one where the entry counts no more, or where an edit made it illegal.
func (g *course) GivenOn(op int64) calc.Table {
	if g.given == nil {
		g.given = g.allGiven()
	}
	if table, told := g.given[op]; told {
		return table
	}
	return g.Table()
}

// allGiven are the tables on which the entries were given that count no more or are illegal now, by their operations.
// All are worked out at once, as the game went: one by one they would take as long each.
func (g *course) allGiven() map[int64]calc.Table {
	wanted := map[int64]bool{}
	for op := int64(1); op <= g.log.Last(); op++ {
		wanted[op] = g.log.Holds(op) && !g.log.Counts(op)
	}
	for _, step := range g.Refused() {
		wanted[step.Source] = true
	}
	then, all := *g, map[int64]calc.Table{}
	then.replayed = replayed{log: oplog.NewLog(int(g.log.Last()) + 1)}
	for op := int64(1); op <= g.log.Last(); op++ {
		if wanted[op] {
			then.replayed, _ = then.replay(then.log, g.decoded, ledger.Unwatched) // what is not watched does not fail
			all[op] = then.tableAt(g.log.SlotOf(op), g.log.At(op))
		}
		then.log.Add(g.log.At(op))
	}
	return all
}

// tableAt is the table on which an operation is given that comes next: where it goes before another entry or takes the
// place of one that counts, the table before that, else the last one.
func (g *course) tableAt(slot int64, s oplog.Operation) calc.Table {
	if s.Act == oplog.ActInsert {
		slot = s.Target
	}
	if step, lives := g.StepOf(slot); lives {
		return step.Before
	}
	return g.Table()
}
