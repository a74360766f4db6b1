package game

import (
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
	"strconv"
)

// An Amendment is a change to what was said, proposed.
type Amendment struct {
	// Act is [oplog.ActInsert], [oplog.ActReplace], [oplog.ActVoid] or [oplog.ActRestore].
	Act oplog.Act
	// Number is the living entry before which to insert, or which to replace or void.
	Number int
	// Op is the operation to restore.
	Op int64
	// Entry is what to insert or to put in the place of another.
	Entry calc.Entry
}

// plan turns an amendment into the operation that would make it.
func (g *Game) plan(a Amendment) (oplog.Operation, record.Decoded, error) {
	operation := g.next(a.Act, ledger.Author{})
	if a.Act == oplog.ActRestore {
		return g.planRestore(operation, a.Op)
	}
	last := len(g.steps)
	if a.Act == oplog.ActInsert {
		last++
	}
	if a.Number < 1 || a.Number > last {
		return oplog.Operation{}, record.Decoded{}, &ledger.Fault{Code: "entry.number", Entry: a.Number, Detail: strconv.Itoa(len(g.steps))}
	}
	if a.Number > len(g.steps) {
		operation.Act = oplog.ActRecord
	} else {
		operation.Target = g.steps[a.Number-1].Op
	}
	if a.Act == oplog.ActVoid {
		return operation, record.Decoded{}, nil
	}
	return g.decoder.Encode(operation, a.Entry)
}

// planRestore restores an operation. A replacement that another one stands over is entered again, so that it
// is the last.
func (g *Game) planRestore(operation oplog.Operation, op int64) (oplog.Operation, record.Decoded, error) {
	switch {
	case !g.log.Holds(op):
		return oplog.Operation{}, record.Decoded{}, &ledger.Fault{Code: "entry.never", Entry: int(op)}
	case g.log.Counts(op):
		return oplog.Operation{}, record.Decoded{}, &ledger.Fault{Code: "entry.restored", Entry: int(op)}
	}
	operation.Target = op
	slot := g.log.SlotOf(op)
	if slot == op {
		return operation, record.Decoded{}, nil
	}
	if !g.log.Counts(slot) {
		return oplog.Operation{}, record.Decoded{}, &ledger.Fault{Code: "entry.gone", Entry: int(op)}
	}
	if g.log.Source(slot) > op {
		again := g.log.At(op)
		operation.Act, operation.Target, operation.Kind, operation.Entry = oplog.ActReplace, slot, again.Kind, again.Entry
		return operation, g.decoded[op], nil
	}
	return operation, record.Decoded{}, nil
}
