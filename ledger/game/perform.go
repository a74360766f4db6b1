package game

import (
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

// Record enters an entry after all others. It is on disk before Record returns. A *[calc.Refusal] tells why the rules
// do not allow it, a *[ledger.Fault] why it could not be written; either way nothing was written and the game is as
// before. The fault book.moved is the exception: another window wrote, and the game is now as that window has it.
func (g *Game) Record(e calc.Entry, by ledger.Author) (Step, error) {
	if err := g.RecordTogether([]calc.Entry{e}, by); err != nil {
		return Step{}, err
	}
	return g.steps[len(g.steps)-1], nil
}

// RecordTogether enters entries after all others as one step, which one undo takes back: all of them, or
// none where one is refused. Errors are as with [Game.Record].
func (g *Game) RecordTogether(entries []calc.Entry, by ledger.Author) error {
	if len(entries) == 0 {
		return nil
	}
	l, steps, decoded := g.log, g.steps, g.decoded
	if len(entries) > 1 {
		l = g.log.Clone()
	}
	operations := make([]oplog.Operation, len(entries))
	for i, e := range entries {
		next := g.next(oplog.ActRecord, by)
		next.Op += int64(i)
		operation, h, err := g.decoder.Encode(next, e)
		if err != nil {
			return err
		}
		if len(entries) > 1 && i == len(entries)-1 {
			operation.Merged = len(entries)
		}
		step := g.step(steps, oplog.Living{Slot: operation.Op, Source: operation.Op}, operation, h)
		if step.Refusal != nil {
			return step.Refusal
		}
		step.Played = l.PlayedNext(operation)
		operations[i], steps, decoded = operation, append(steps, step), append(decoded, h)
		if len(entries) > 1 {
			l.Add(operation)
		}
	}
	if err := g.write(operations, steps); err != nil {
		return err
	}
	if len(entries) == 1 {
		l.Add(operations[0])
	}
	g.log, g.steps, g.decoded = l, steps, decoded
	return nil
}

// Insert enters an entry before the living entry with a number; the number after the last puts it at the end. The
// entries after it are worked out anew, and those that have become illegal are kept and marked. The entry itself must
// be legal in its place. Errors are as with [Game.Record].
func (g *Game) Insert(before int, e calc.Entry, by ledger.Author) error {
	return g.Amend(Amendment{Act: oplog.ActInsert, Number: before, Entry: e}, by)
}

// Replace enters an entry in the place of the living entry with a number, as [Game.Insert] does.
func (g *Game) Replace(number int, e calc.Entry, by ledger.Author) error {
	return g.Amend(Amendment{Act: oplog.ActReplace, Number: number, Entry: e}, by)
}

// Void takes back the living entry with a number. It stays in [Game.Operations].
func (g *Game) Void(number int, by ledger.Author) error {
	return g.Amend(Amendment{Act: oplog.ActVoid, Number: number}, by)
}

// Restore lets a voided operation count again: an entry comes back to its place, a replacement stands over what it
// replaced. What is not legal there any more is kept and marked.
func (g *Game) Restore(op int64, by ledger.Author) error {
	return g.Amend(Amendment{Act: oplog.ActRestore, Op: op}, by)
}

// Undo takes back the last operation that still counts as done, whatever it was, and of a merge and of entries that were
// recorded together all. There is no end to it but the game's beginning, and closing the program changes nothing.
func (g *Game) Undo(by ledger.Author) error { return g.reverse(oplog.ViaUndo, by) }

// Redo brings the last operation undone again, and what it was undone together with. Any other operation after an undo ends the redoing.
func (g *Game) Redo(by ledger.Author) error { return g.reverse(oplog.ViaRedo, by) }

// reverse undoes or redoes an operation, and with it the other operations of its merge. The fault is undo.nothing or
// redo.nothing where there is none.
func (g *Game) reverse(via oplog.Via, by ledger.Author) error {
	operations := g.log.Reverse(via)
	if len(operations) == 0 {
		return &ledger.Fault{Code: string(via) + ".nothing"}
	}
	l, all := g.log.Clone(), g.decoded[:len(g.decoded):len(g.decoded)]
	for i := range operations {
		operations[i].By, operations[i].At = by, oplog.Milliseconds(time.Now())
		l.Add(operations[i])
		all = append(all, record.Decoded{})
	}
	next, _ := g.replay(l, all, ledger.Unwatched)
	if err := g.write(operations, next.steps); err != nil {
		return err
	}
	g.replayed = next
	return nil
}

// A Reversal is the operation that an undo takes back or a redo brings again.
type Reversal struct {
	// Op is that operation. By is who gave it, or for a redo who undid it.
	Op int64
	By ledger.Author
	// Act is what it did by hand.
	Act oplog.Act
	// Entry is the entry that it entered, took out or put back.
	Entry calc.Entry
	// Slot is the operation that made the entry's place, see [Step.Op].
	Slot int64
	// Merge tells that it is one of a merge, all of which is taken back or brought again.
	Merge bool
}

// Undoing is what the next undo takes back, and whether there is anything.
func (g *replayed) Undoing() (Reversal, bool) { return g.reversal(oplog.ViaUndo) }

// Redoing is what the next redo brings again, and whether there is anything.
func (g *replayed) Redoing() (Reversal, bool) { return g.reversal(oplog.ViaRedo) }

func (g *replayed) reversal(via oplog.Via) (Reversal, bool) {
	next, can := g.log.Reversal(via)
	if !can {
		return Reversal{}, false
	}
	operation := g.log.At(next.About)
	subject, by := operation.Subject(), operation.By
	if via == oplog.ViaRedo {
		by = g.log.At(g.log.Undoer()).By
	}
	return Reversal{operation.Op, by, operation.Act, g.decoded[subject].Entry, g.log.SlotOf(subject),
		g.log.Joins(operation.Op)}, true
}

// Together are the steps that were recorded as one with the last one, which is the last of them; it alone where it was
// recorded by itself.
func (g *replayed) Together() []Step {
	first := max(0, len(g.steps)-1)
	if first == 0 || g.log.Joins(g.steps[first].Op) {
		return g.steps[first:]
	}
	for group := g.log.Merge(g.steps[first].Op); group > 0 && first > 0 && g.log.Merge(g.steps[first-1].Op) == group; {
		first--
	}
	return g.steps[first:]
}

// Reverses returns why an undo or a redo of an operation does not come next, see [oplog.Log.Reverses].
func (g *replayed) Reverses(via oplog.Via, op int64) error { return g.log.Reverses(via, op) }

// StepOf is the living entry in the place that an operation made, and whether one lives there.
func (g *replayed) StepOf(slot int64) (Step, bool) {
	for i := len(g.steps) - 1; i >= 0; i-- {
		if g.steps[i].Op == slot {
			return g.steps[i], true
		}
	}
	return Step{}, false
}

// next is an operation that may come next.
func (g *replayed) next(act oplog.Act, by ledger.Author) oplog.Operation {
	return oplog.Operation{Op: g.log.Last() + 1, Act: act, By: by, At: oplog.Milliseconds(time.Now())}
}

// Amend does what an amendment proposes.
func (g *Game) Amend(a Amendment, by ledger.Author) error {
	operation, h, err := plan(g, a)
	if err != nil {
		return err
	}
	return g.perform(operation, h, by)
}

// perform works out an operation, writes it and takes over what follows.
func (g *Game) perform(operation oplog.Operation, h record.Decoded, by ledger.Author) error {
	stamp := g.next(operation.Act, by)
	operation.Op, operation.By, operation.At = stamp.Op, stamp.By, stamp.At
	next, refusal := g.try(operation, h)
	if refusal != nil {
		return refusal
	}
	if err := g.write([]oplog.Operation{operation}, next.steps); err != nil {
		return err
	}
	g.replayed = next
	return nil
}

// try works out what would follow from an operation. An entry entered now must be legal in its place.
func (g *Game) try(operation oplog.Operation, h record.Decoded) (replayed, *calc.Refusal) {
	l := g.log.Clone()
	l.Add(operation)
	next, _ := g.replay(l, append(g.decoded[:len(g.decoded):len(g.decoded)], h), ledger.Unwatched)
	if !operation.Act.Enters() {
		return next, nil
	}
	for _, step := range next.steps {
		if step.Source == operation.Op && step.Refusal != nil {
			return replayed{}, step.Refusal
		}
	}
	return next, nil
}

// write puts operations on disk, when the game stands in a book, all of them or none; the steps are those that follow
// from them. When another window wrote in between, the game is read again.
func (g *Game) write(operations []oplog.Operation, steps []Step) error {
	if g.keeper == nil {
		return nil
	}
	if err := oplog.Append[ledger.GameID, Game](g.keeper, g.setup.ID, g, operations); err != nil {
		return err
	}
	g.keeper.Remember(Snapshot{g.setup, g.rules, g.opening, steps, operations[len(operations)-1].Op})
	return nil
}

// Reload takes in what another window added to the game. A game that is kept nowhere stays as it is.
func (g *Game) Reload() error {
	return oplog.Reload[ledger.GameID, Game](g.keeper, g.setup.ID, g)
}
