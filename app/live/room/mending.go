package room

import (
	"scripkeeper/app/live/door"
	"scripkeeper/app/session"
	"scripkeeper/app/view"
	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

type Done struct {
	Done string `json:"done"`
}

// done returns the confirmation of an operation, or the problem if the operation failed.
func (r *Room) done(sentence string, err error) (Done, error) {
	if err != nil {
		return Done{}, r.problem(err)
	}
	return Done{sentence}, nil
}

// reverse undoes the last entry, or restores the entry undone last. A player may only reverse their own.
func reverse(via oplog.Via) func(*Room, door.Guest, Operation) (Done, error) {
	return func(r *Room, by door.Guest, o Operation) (Done, error) {
		v := r.view(by.Audience())
		if err := o.read(); err != nil {
			return Done{}, err
		}
		if err := v.Game.Reverses(via, o.Op); err != nil {
			return Done{}, staleProblem(words.ErrorSentence(v.ID(), v.Layout, err))
		}
		if err := o.meant(v); err != nil {
			return Done{}, err
		}
		do, others := r.session.Undo, "live.room.others"
		if via == oplog.ViaRedo {
			do, others = r.session.Redo, "live.room.others.redo"
		}
		if next, _ := reversal(v, via); !mayReverse(v, by.Audience(), next) {
			return Done{}, refused(words.Text(others))
		}
		return r.done(do(o.Op, author(by, v)))
	}
}

func reversal(v view.Game, via oplog.Via) (game.Reversal, bool) {
	if via == oplog.ViaRedo {
		return v.Game.Redoing()
	}
	return v.Game.Undoing()
}

// mayReverse reports whether an audience may undo or redo next. A player may only reverse their own entry.
func mayReverse(v view.Game, by door.Audience, next game.Reversal) bool {
	switch {
	case by.Role == door.Keeper:
		return true
	case by.Role != door.Seat || next.Act != oplog.ActRecord || next.Merge:
		return false
	}
	if step, lives := v.Game.StepOf(next.Slot); lives && step.Number != len(v.Game.Steps()) {
		return false
	}
	return next.By.Person == v.Name(by.Seat)
}

func reversals(b *Board, v view.Game, by door.Audience) {
	for _, way := range []struct {
		via oplog.Via
		key string
		to  **page.Action
	}{{oplog.ViaUndo, "live.room.undo", &b.Undo}, {oplog.ViaRedo, "live.room.redo", &b.Redo}} {
		next, can := reversal(v, way.via)
		if !can || !mayReverse(v, by, next) {
			continue
		}
		text := words.Text(way.key + ".merge")
		if !next.Merge {
			short := words.EntryShort(v.ID(), v.Game.TableGivenOn(next.Slot), next.Entry)
			text = words.Format(way.key, words.Names{"entry": short})
		}
		*way.to = new(page.ActionWith(text, string(way.via), Operation{next.Op, b.Head}))
	}
}

// An Operation is a request about an operation in the log: to undo, redo or restore the operation, or to change its
// entry. Head is the state that the guest saw. In another state, nothing changes.
type Operation struct {
	Op   int64  `json:"op"`
	Head string `json:"head"`
}

func (o Operation) read() error {
	if o.Op < 1 || o.Head == "" {
		return malformed()
	}
	return nil
}

// meant returns [door.Stale] if the game has changed since the guest's last update.
func (o Operation) meant(v view.Game) error {
	if err := o.read(); err != nil || o.Head == headNow(v) {
		return err
	}
	return staleProblem(words.Text("fault.undo.other"))
}

func staleProblem(sentence string) error { return door.NewProblem(door.Stale, sentence) }

// A Void describes the effects of removing an entry, for the guest to confirm.
type Void struct {
	Head string `json:"head"`
	sheet.Void
	Fault string `json:"fault,omitempty"`
}

func consequences(v view.Game, c door.Call) (Void, error) {
	op, err := number(c, "op")
	if err != nil {
		return Void{}, err
	}
	step, err := stepMade(v, int64(op))
	if err != nil {
		return Void{}, err
	}
	told := Void{Head: headNow(v), Void: sheet.VoidOf(v, step)}
	told.Consequences = consequencesOf(told.Consequences)
	if told.Void.Fault != nil {
		told.Fault = words.ErrorSentence(v.ID(), v.Layout, told.Void.Fault)
	}
	return told, nil
}

func void(r *Room, by door.Guest, n Operation) (Done, error) {
	v, step, err := r.living(by, n)
	if err != nil {
		return Done{}, err
	}
	short := words.StepShort(v.Game, step)
	err = r.session.Enter(session.Request{Author: ledger.Author{Device: by.Name}, Act: oplog.ActVoid, Number: step.Number})
	return r.done(words.Format("live.room.voided", words.Names{"entry": short}), err)
}

// passInstead replaces an illegal entry by a pass, or inserts another player's missing pass before the entry.
func passInstead(r *Room, by door.Guest, n Operation) (Done, error) {
	v, step, err := r.living(by, n)
	if err != nil {
		return Done{}, err
	}
	e, own := view.PassInstead(v, step)
	if e == nil {
		return Done{}, missing()
	}
	act := oplog.ActInsert
	if own {
		act = oplog.ActReplace
	}
	short := words.EntryShort(v.ID(), step.Before, e)
	err = r.session.Enter(session.Request{Author: ledger.Author{Device: by.Name}, Act: act, Number: step.Number,
		Entries: []calc.Entry{e}})
	return r.done(sheet.Entered(act, short), err)
}

func (r *Room) living(by door.Guest, n Operation) (view.Game, game.Step, error) {
	v := r.view(by.Audience())
	if err := n.meant(v); err != nil {
		return v, game.Step{}, err
	}
	step, err := stepMade(v, n.Op)
	return v, step, err
}

func restore(r *Room, by door.Guest, o Operation) (Done, error) {
	if err := o.meant(r.view(by.Audience())); err != nil {
		return Done{}, err
	}
	return r.done(words.Text("live.room.restored"), r.session.Restore(o.Op, ledger.Author{Device: by.Name}))
}
