package ledger

import (
	"scripkeeper/calc"
	"strconv"
)

// An Amendment is a change to what was said, proposed.
type Amendment struct {
	// Act is [ActInsert], [ActReplace], [ActVoid] or [ActRestore].
	Act Act
	// Number is the living entry before which to insert, or which to replace or void.
	Number int
	// Op is the operation to restore.
	Op int64
	// Entry is what to insert or to put in the place of another.
	Entry calc.Entry
}

// plan turns an amendment into the operation that would make it.
func (g *Game) plan(a Amendment) (Operation, decoded, error) {
	operation := g.next(a.Act, Author{})
	if a.Act == ActRestore {
		return g.planRestore(operation, a.Op)
	}
	last := len(g.steps)
	if a.Act == ActInsert {
		last++
	}
	if a.Number < 1 || a.Number > last {
		return Operation{}, decoded{}, &Fault{Code: "entry.number", Entry: a.Number, Detail: strconv.Itoa(len(g.steps))}
	}
	if a.Number > len(g.steps) {
		operation.Act = ActRecord
	} else {
		operation.Target = g.steps[a.Number-1].Op
	}
	if a.Act == ActVoid {
		return operation, decoded{}, nil
	}
	return g.decoder.encode(operation, a.Entry)
}

// planRestore restores an operation. A replacement that another one stands over is entered again, so that it
// is the last.
func (g *Game) planRestore(operation Operation, op int64) (Operation, decoded, error) {
	switch {
	case !g.log.holds(op):
		return Operation{}, decoded{}, &Fault{Code: "entry.never", Entry: int(op)}
	case g.log.counts(op):
		return Operation{}, decoded{}, &Fault{Code: "entry.restored", Entry: int(op)}
	}
	operation.Target = op
	slot := g.log.slotOf(op)
	if slot == op {
		return operation, decoded{}, nil
	}
	if !g.log.counts(slot) {
		return Operation{}, decoded{}, &Fault{Code: "entry.gone", Entry: int(op)}
	}
	if g.log.source(slot) > op {
		again := g.log.at(op)
		operation.Act, operation.Target, operation.Kind, operation.Entry = ActReplace, slot, again.Kind, again.Entry
		return operation, g.decoded[op], nil
	}
	return operation, decoded{}, nil
}
