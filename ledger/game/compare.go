package game

import (
	"bytes"

	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
)

// Relate compares another copy of a game with the local one, and returns the operations to add if the other is longer.
// It first compares the logs, since a longer log may also have more voided entries, and then the entries, since a code
// carries only these. The faults are import.other and import.forked.
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
			more[i].Merged = min(more[i].Merged, i+1) // operations from before are not part of the merge
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

// entersAfter reports whether any operation after the given one has an entry, even a voided one.
func (g *course) entersAfter(after int64) bool {
	for op := after + 1; op <= g.log.Last(); op++ {
		if g.log.HasEntry(op) {
			return true
		}
	}
	return false
}

// sharedOperations returns the number of leading operations that two copies share, apart from authors and times.
func sharedOperations(a, b *Game) int64 {
	return a.log.Shared(b.log, func(op int64) bool {
		return bytes.Equal(a.decoded[op].Canonical, b.decoded[op].Canonical)
	})
}

// Continues reports whether a copy continues or equals another, which may have entries that were voided since.
func (g *Game) Continues(other *Game) bool {
	outcome, _, fault := Relate(other, g)
	return fault == nil && (outcome == oplog.OutcomeSame || outcome == oplog.OutcomeLonger)
}
