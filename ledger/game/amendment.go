package game

import (
	"strconv"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

// An Amendment is a proposed edit of the log.
type Amendment struct {
	Act oplog.Act
	// Number is the [Step.Number] of the entry to insert before, to replace, or to void.
	Number int
	Op     int64
	Entry  calc.Entry
}

func plan(g *Game, a Amendment) (oplog.Operation, record.Decoded, error) {
	operation := g.next(a.Act, ledger.Author{})
	if a.Act == oplog.ActRestore {
		return planRestore(g, operation, a.Op)
	}
	last := len(g.steps)
	if a.Act == oplog.ActInsert {
		last++
	}
	if a.Number < 1 || a.Number > last {
		return oplog.Operation{}, record.Decoded{}, &ledger.Fault{Code: "entry.number", Entry: a.Number,
			Detail: strconv.Itoa(len(g.steps))}
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

// planRestore plans a restore. A replacement that a later replacement covers is entered again, so that it is the last.
func planRestore(g *Game, operation oplog.Operation, op int64) (oplog.Operation, record.Decoded, error) {
	switch {
	case !g.log.HasEntry(op):
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
		operation.Act, operation.Target = oplog.ActReplace, slot
		operation.Kind, operation.Entry = again.Kind, again.Entry
		return operation, g.decoded[op], nil
	}
	return operation, record.Decoded{}, nil
}

type Difference struct {
	// Before is the last table of the game as it is now; After is the last table after the amendment.
	Before, After calc.Table
	// Figures lists the figures that differ between Before and After, balances first.
	Figures        []Figure
	Illegal, Legal []Verdict
}

type Figure struct {
	// Name is "cash", "shares", "price", "turn" or another mark's name, see [calc.MarkName].
	Name          string
	Seat, Company int
	// Treasury is the company whose treasury holds the cash or the shares, or [calc.None].
	Treasury      int
	Class         calc.Class
	Before, After int
}

// A Verdict is an entry whose legality would change.
type Verdict struct {
	Op int64
	// Was is the entry's [Step.Number] before the amendment, Now its [Step.Number] after the amendment.
	Was, Now int
	Entry    calc.Entry
	// Refusal is the reason why the entry would be illegal or, if it would become legal, why it was illegal.
	Refusal *calc.Refusal
}

// Amendment returns the effect of an amendment without changing the game. Errors are those of [Game.Amend].
func (g *Game) Amendment(a Amendment) (Difference, error) {
	operation, h, err := plan(g, a)
	if err != nil {
		return Difference{}, err
	}
	next, refusal := g.try(operation, h)
	if refusal != nil {
		return Difference{}, refusal
	}
	d := Difference{Before: g.Table(), After: g.opening}
	if n := len(next.steps); n > 0 {
		d.After = next.steps[n-1].After
	}
	d.Figures = figures(d.Before, d.After)
	was := make(map[int64]Step, len(g.steps))
	for _, step := range g.steps {
		was[step.Op] = step
	}
	for _, now := range next.steps {
		old, lived := was[now.Op]
		switch {
		case now.Refusal != nil && (!lived || old.Refusal == nil):
			d.Illegal = append(d.Illegal, Verdict{now.Op, old.Number, now.Number, now.Entry, now.Refusal})
		case now.Refusal == nil && lived && old.Refusal != nil:
			d.Legal = append(d.Legal, Verdict{now.Op, old.Number, now.Number, now.Entry, old.Refusal})
		}
	}
	return d, nil
}

// figures lists the differences between two tables. It omits the bank's and the market's figures, which follow from the
// players' figures.
func figures(before, after calc.Table) []Figure {
	var all []Figure
	layout := before.Layout()
	for account, c := range before.Diff(after) {
		f := Figure{Name: "shares", Seat: account.Index, Company: c.Company, Treasury: calc.None, Class: c.Class,
			Before: before.Balance(account, c), After: after.Balance(account, c)}
		if c.IsCash() {
			f.Name = "cash"
		}
		if account.Kind == calc.TreasuryAccount {
			f.Seat, f.Treasury = calc.None, account.Index
		}
		if account.IsOwner() {
			all = append(all, f)
		}
	}
	last := layout.OwnMark(len(layout.OwnMarks))
	for id := calc.TurnMark; id < last; id++ {
		if b, a := before.Mark(id), after.Mark(id); b != a {
			name := layout.MarkName(id)
			all = append(all, Figure{
				Name: name.Name, Seat: name.Seat, Company: name.Company, Treasury: calc.None, Before: b, After: a,
			})
		}
	}
	return all
}
