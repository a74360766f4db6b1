package game

import (
	"bytes"

	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
)

// Relate compares an incoming copy of a game with the local copy, and returns the operations to add if the incoming
// copy is longer. If the logs diverge, it compares only the entries that are not voided, because a copy read from a QR
// code has no voided entries. The faults are import.other and import.forked.
func Relate(local, incoming *Game) (oplog.Outcome, []oplog.Operation, *ledger.Fault) {
	if local.first != incoming.first {
		return "", nil, &ledger.Fault{Code: "import.other", Detail: local.ID().String()}
	}
	here, there := local.log.Last(), incoming.log.Last()
	op := sharedOperations(local, incoming)
	if local.Head() == incoming.Head() && (op < here || !incoming.entersAfter(here)) {
		return oplog.OutcomeSame, nil, nil
	}
	switch op {
	case here:
		more := incoming.Export().Operations[op:]
		for i := range more {
			more[i].Merged = min(more[i].Merged, i+1) // a merge cannot include operations before op
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
		return oplog.OutcomeLonger, operationsTo(local, incoming, entry), nil
	case local.joins(incoming), entry == len(incoming.steps):
		return oplog.OutcomeOlder, nil, nil
	case entry == len(local.steps):
		return oplog.OutcomeLonger, operationsTo(local, incoming, entry), nil
	}
	return "", nil, &ledger.Fault{Code: "import.forked", Entry: entry + 1, Detail: local.ID().String()}
}

func (g *course) entersAfter(after int64) bool {
	for op := after + 1; op <= g.log.Last(); op++ {
		if g.log.HasEntry(op) {
			return true
		}
	}
	return false
}

// sharedOperations returns the number of equal operations at the beginning of two logs, ignoring authors and times.
func sharedOperations(a, b *Game) int64 {
	return a.log.Shared(b.log, func(op int64) bool {
		return bytes.Equal(a.decoded[op].Canonical, b.decoded[op].Canonical)
	})
}

// Continues reports whether g equals another copy or continues it, even if g has voided entries of that copy.
func (g *Game) Continues(other *Game) bool {
	outcome, _, fault := Relate(other, g)
	return fault == nil && (outcome == oplog.OutcomeSame || outcome == oplog.OutcomeLonger)
}
