package game

import (
	"bytes"

	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
)

// Relate tells how another copy of a game stands to this one, and for a longer one which operations to add.
// First the logs are compared, because a log that goes on may also have taken something back; then the entries, because
// a code hands on nothing else.
func Relate(local, incoming *Game) (oplog.Outcome, []oplog.Operation, *ledger.Fault) {
	if local.first != incoming.first {
		return "", nil, &ledger.Fault{Code: "import.other", Detail: local.ID().String()}
	}
	here, there := local.log.Last(), incoming.log.Last()
	op := sharedOperations(local, incoming)
	if local.Head() == incoming.Head() && (op < here || !incoming.brings(here)) {
		return oplog.OutcomeSame, nil, nil
	}
	switch op {
	case here:
		more := incoming.Export().Operations[op:]
		for i := range more {
			more[i].Merged = min(more[i].Merged, i+1) // what was here before is none of the merge
		}
		return oplog.OutcomeLonger, more, nil
	case there:
		if !incoming.joins(local) {
			return oplog.OutcomeOlder, nil, nil
		}
	}
	entry := common(local, incoming)
	switch {
	case incoming.joins(local):
		return oplog.OutcomeLonger, becoming(local, incoming, entry), nil
	case local.joins(incoming), entry == len(incoming.steps):
		return oplog.OutcomeOlder, nil, nil
	case entry == len(local.steps):
		return oplog.OutcomeLonger, becoming(local, incoming, entry), nil
	}
	return "", nil, &ledger.Fault{Code: "import.forked", Entry: entry + 1, Detail: local.ID().String()}
}

// brings reports whether operations after one with a number bring entries, be it such as count no more.
func (g *course) brings(after int64) bool {
	for op := after + 1; op <= g.log.Last(); op++ {
		if g.log.Holds(op) {
			return true
		}
	}
	return false
}

// sharedOperations is how many operations two copies of a game begin with that are the same, whoever gave them and
// whenever.
func sharedOperations(a, b *Game) int64 {
	return a.log.Shared(b.log, func(op int64) bool { return bytes.Equal(a.decoded[op].Canonical, b.decoded[op].Canonical) })
}

// Continues reports whether a copy of a game goes on where another one ends, or is the same: the other may hold entries
// that were taken back in it since.
func (g *Game) Continues(other *Game) bool {
	outcome, _, fault := Relate(other, g)
	return fault == nil && (outcome == oplog.OutcomeSame || outcome == oplog.OutcomeLonger)
}
