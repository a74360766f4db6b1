package game

import (
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

// Record appends an entry and returns once it is on disk. The error is a *[calc.Refusal] if the rules forbid the entry,
// or a *[ledger.Fault] if the entry cannot be written. After an error the game is unchanged, except after book.moved:
// another window wrote, and the game has been reloaded.
func (g *Game) Record(e calc.Entry, by ledger.Author) (Step, error) {
	if err := g.RecordTogether([]calc.Entry{e}, by); err != nil {
		return Step{}, err
	}
	return g.steps[len(g.steps)-1], nil
}

// RecordTogether appends entries that one undo reverses together. If one entry is refused, none is recorded. Errors are
// those of [Game.Record].
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
		step.Played = l.PlayedIfNext(operation)
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

// Insert enters an entry before the entry with the given number, or at the end for the number after the last. The entry
// must be legal there; later entries that become illegal stay and need fixing. Errors are those of [Game.Record].
func (g *Game) Insert(before int, e calc.Entry, by ledger.Author) error {
	return g.Amend(Amendment{Act: oplog.ActInsert, Number: before, Entry: e}, by)
}

// Replace replaces the entry with the given number, under the conditions of [Game.Insert].
func (g *Game) Replace(number int, e calc.Entry, by ledger.Author) error {
	return g.Amend(Amendment{Act: oplog.ActReplace, Number: number, Entry: e}, by)
}

// Void voids the entry with the given number, which stays in [Game.Operations].
func (g *Game) Void(number int, by ledger.Author) error {
	return g.Amend(Amendment{Act: oplog.ActVoid, Number: number}, by)
}

// Restore restores a voided operation: an entry returns to its position, or a replacement takes effect again. Entries
// that become illegal stay and need fixing.
func (g *Game) Restore(op int64, by ledger.Author) error {
	return g.Amend(Amendment{Act: oplog.ActRestore, Op: op}, by)
}

// Undo reverses the last operation that is not undone, and all operations of its merge or group. Repeated calls go back
// to the beginning of the game.
func (g *Game) Undo(by ledger.Author) error { return g.reverse(oplog.ViaUndo, by) }

// Redo reverses the last undo, unless another operation was made since.
func (g *Game) Redo(by ledger.Author) error { return g.reverse(oplog.ViaRedo, by) }

// reverse undoes or redoes an operation and its merge or group. The fault is undo.nothing or redo.nothing.
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

// A Reversal describes the operation that an undo or a redo would reverse.
type Reversal struct {
	// Op is the number of the operation. By is its author or, for a redo, the author of the undo.
	Op    int64
	By    ledger.Author
	Act   oplog.Act
	Entry calc.Entry
	Slot  int64
	// Merge reports that the operation belongs to a merge, which is reversed as a whole.
	Merge bool
}

func (g *replayed) Undoing() (Reversal, bool) { return g.reversal(oplog.ViaUndo) }

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
		g.log.InMerge(operation.Op)}, true
}

// Together returns the steps that were recorded together with the last step, or only the last step.
func (g *replayed) Together() []Step {
	first := max(0, len(g.steps)-1)
	if first == 0 || g.log.InMerge(g.steps[first].Op) {
		return g.steps[first:]
	}
	for group := g.log.Merge(g.steps[first].Op); group > 0 && first > 0 && g.log.Merge(g.steps[first-1].Op) == group; {
		first--
	}
	return g.steps[first:]
}

func (g *replayed) Reverses(via oplog.Via, op int64) error { return g.log.Reverses(via, op) }

// StepOf returns the step with the given Op, if its entry is not voided.
func (g *replayed) StepOf(slot int64) (Step, bool) {
	for i := len(g.steps) - 1; i >= 0; i-- {
		if g.steps[i].Op == slot {
			return g.steps[i], true
		}
	}
	return Step{}, false
}

func (g *replayed) next(act oplog.Act, by ledger.Author) oplog.Operation {
	return oplog.Operation{Op: g.log.Last() + 1, Act: act, By: by, At: oplog.Milliseconds(time.Now())}
}

func (g *Game) Amend(a Amendment, by ledger.Author) error {
	operation, h, err := plan(g, a)
	if err != nil {
		return err
	}
	return g.perform(operation, h, by)
}

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

// try returns the state after an operation. If the operation has an entry, the entry must be legal.
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

// write writes all operations or none, and reports the resulting steps to the keeper. If another window wrote in
// between, the game is reloaded. A game in memory only is not written.
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

// Reload reads what another window added, unless the game is in memory only.
func (g *Game) Reload() error {
	return oplog.Reload[ledger.GameID, Game](g.keeper, g.setup.ID, g)
}
