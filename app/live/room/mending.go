package room

import (
	"scripkeeper/app/live/door"
	"scripkeeper/app/session"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// Done says what was done.
type Done struct {
	Done string `json:"done"`
}

// Nothing is the body of a post that needs none.
type Nothing struct{}

// undo takes back what was entered last. A seat takes back only its own last entry.
func undo(r *Room, by door.Guest, _ Nothing) (Done, error) {
	v := r.view(by.Audience())
	reversal, can := v.Game.Undoing()
	return r.reverse(v, by, reversal, can, r.session.UndoTold)
}

// redo enters it again.
func redo(r *Room, by door.Guest, _ Nothing) (Done, error) {
	v := r.view(by.Audience())
	reversal, can := v.Game.Redoing()
	return r.reverse(v, by, reversal, can, r.session.RedoTold)
}

func (r *Room) reverse(
	v view.Game, by door.Guest, next game.Reversal, can bool, do func(ledger.Author) (string, error),
) (Done, error) {
	if can && !mayReverse(v, by.Audience(), next) {
		return Done{}, refused(words.Text("live.room.others"))
	}
	sentence, err := do(author(filling{by: by, Task: sheet.Task{Game: v}}))
	if err != nil {
		return Done{}, r.problem(err)
	}
	return Done{sentence}, nil
}

// mayReverse reports whether an audience may undo or redo something: a seat only what it recorded itself last.
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
	return v.Game.Operations()[next.Slot-1].By.Person == v.Name(by.Seat)
}

// reversals put on a board what its audience may undo and redo.
func reversals(b *Board, v view.Game, by door.Audience) {
	for _, way := range []struct {
		of  func() (game.Reversal, bool)
		key string
		to  *string
	}{{v.Game.Undoing, "live.room.undo", &b.Undo}, {v.Game.Redoing, "live.room.redo", &b.Redo}} {
		next, can := way.of()
		if !can || !mayReverse(v, by, next) {
			continue
		}
		*way.to = words.Text(way.key + ".merge")
		if !next.Merge {
			short := words.EntryShort(v.ID(), v.Game.GivenOn(next.Slot), next.Entry)
			*way.to = words.Format(way.key, words.Names{"entry": short})
		}
	}
}

// A Place names a living entry of the game as a guest saw it, by the operation that made its place.
type Place struct {
	Op   int64  `json:"op"`
	Head string `json:"head"`
}

// A Void is what is asked before an entry is taken out.
type Void struct {
	Head string `json:"head"`
	sheet.Void
	Consequences *Consequences
	Fault        string `json:"fault,omitempty"`
}

// consequences are those of taking an entry out.
func consequences(v view.Game, c door.Call) (Void, error) {
	op, err := number(c, "op")
	if err != nil {
		return Void{}, err
	}
	step, err := stepMade(v, int64(op))
	if err != nil {
		return Void{}, err
	}
	told := Void{Head: head(v), Void: sheet.VoidOf(v, step)}
	told.Consequences = consequencesOf(told.Void.Consequences)
	if told.Void.Fault != nil {
		told.Fault = words.Trouble(v.ID(), v.Layout, told.Void.Fault)
	}
	return told, nil
}

// void takes an entry out.
func void(r *Room, by door.Guest, n Place) (Done, error) {
	v, step, err := r.living(by, n)
	if err != nil {
		return Done{}, err
	}
	short := words.StepShort(v.Game, step)
	err = r.session.Enter(session.Request{Author: ledger.Author{Device: by.Name}, Act: oplog.ActVoid, Number: step.Number})
	if err != nil {
		return Done{}, r.problem(err)
	}
	return Done{words.Format("live.room.voided", words.Names{"entry": short})}, nil
}

// goBy lets the turn of an entry that waits to be mended go by, or the turn that is missing before it.
func goBy(r *Room, by door.Guest, n Place) (Done, error) {
	v, step, err := r.living(by, n)
	if err != nil {
		return Done{}, err
	}
	e, own := view.GoBy(v, step)
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
	if err != nil {
		return Done{}, r.problem(err)
	}
	return Done{sheet.Entered(act, short)}, nil
}

// living is the entry that a guest names, in the game as it saw it.
func (r *Room) living(by door.Guest, n Place) (view.Game, game.Step, error) {
	v := r.view(by.Audience())
	if n.Head != "" && n.Head != head(v) {
		return v, game.Step{}, stale(since(v, n.Head))
	}
	step, err := stepMade(v, n.Op)
	return v, step, err
}

// An Operation names one that was taken out or undone.
type Operation struct {
	Op int64 `json:"op"`
}

// restore puts back what was taken out.
func restore(r *Room, by door.Guest, o Operation) (Done, error) {
	if err := r.session.Restore(o.Op, ledger.Author{Device: by.Name}); err != nil {
		return Done{}, r.problem(err)
	}
	return Done{words.Text("live.room.restored")}, nil
}
