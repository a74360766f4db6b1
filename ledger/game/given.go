package game

import (
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
)

// TableGivenOn returns the table on which an operation's entry was made, which best explains a voided or illegal entry.
func (g *course) TableGivenOn(op int64) calc.Table {
	if g.given == nil {
		g.given = g.allGiven()
	}
	if table, told := g.given[op]; told {
		return table
	}
	return g.Table()
}

// allGiven returns, by operation, the tables on which voided and illegal entries were made. One pass finds all of them.
func (g *course) allGiven() map[int64]calc.Table {
	wanted := map[int64]bool{}
	for op := int64(1); op <= g.log.Last(); op++ {
		wanted[op] = g.log.HasEntry(op) && !g.log.Counts(op)
	}
	for _, step := range g.Refused() {
		wanted[step.Source] = true
	}
	then, all := *g, map[int64]calc.Table{}
	then.replayed = replayed{log: oplog.NewLog(int(g.log.Last()) + 1), decoded: g.decoded}
	late := false // whether the steps must be recomputed before use
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

func (g *course) catchUp() {
	living := g.log.Living()
	g.steps = g.steps[:sameSteps(g.steps, living)]
	g.replayed, _ = g.goOn(g.replayed, living, ledger.Unwatched) // an unwatched replay has no error
}

// tableAt returns the table for an operation that would come next. For an insert or a replace it is the table before
// the target, for a record the last table.
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
