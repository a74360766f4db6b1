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
	then.replayed = replayed{log: oplog.NewLog(int(g.log.Last()) + 1), decoded: g.decoded}
	late := false // whether the steps are to be worked out anew before a table is asked for
	for op := int64(1); op <= g.log.Last(); op++ {
		operation := g.log.At(op)
		if wanted[op] {
			if late {
				then.catchUp()
				late = false
			}
			all[op] = then.tableAt(g.log.SlotOf(op), operation)
		}
		then.log.Add(operation)
		if late = late || operation.Act != oplog.ActRecord; !late {
			one := oplog.Living{Slot: op, Source: op}
			then.steps = append(then.steps, then.step(then.steps, one, operation, then.decoded[op]))
		}
	}
	return all
}

// catchUp works out the entries of a course of its own that live now.
func (g *course) catchUp() {
	living := g.log.Living()
	g.steps = g.steps[:sameSteps(g.steps, living)]
	g.replayed, _ = g.goOn(g.replayed, living, ledger.Unwatched) // what is not watched does not fail
}

// tableAt is the table on which an operation is given that comes next: where it goes before another entry or takes the
// place of one that counts, the table before that, else the last one.
func (g *course) tableAt(slot int64, s oplog.Operation) calc.Table {
	switch s.Act {
	case oplog.ActRecord:
		return g.Table()
	case oplog.ActInsert:
		slot = s.Target
	}
	if step, lives := g.StepOf(slot); lives {
		return step.Before
	}
	return g.Table()
}
