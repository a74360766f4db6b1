package session

import (
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// Undo takes back an operation and what was recorded together with it, and says what that was. It must be the one that
// the next undo takes back: the faults are those of [game.Game.Reverses].
func (s *Session) Undo(op int64, by ledger.Author) (sentence string, err error) {
	return s.told(oplog.ViaUndo, op, by)
}

// Redo brings an operation that was undone again, as [Session.Undo] takes it back.
func (s *Session) Redo(op int64, by ledger.Author) (sentence string, err error) {
	return s.told(oplog.ViaRedo, op, by)
}

// done is the word for what was done: an act, or a merge of two copies.
func done(r game.Reversal) string {
	if r.Merge {
		return "merge"
	}
	return string(r.Act)
}

// told undoes or redoes something and says what that was: by the table before the entry, as it stood or as it stands
// now.
func (s *Session) told(via oplog.Via, op int64, by ledger.Author) (sentence string, err error) {
	defer s.notify()
	g := s.game
	if err := g.Reverses(via, op); err != nil {
		return "", err
	}
	next, do := g.Undoing, g.Undo
	if via == oplog.ViaRedo {
		next, do = g.Redoing, g.Redo
	}
	r, _ := next()
	key := "undone." + done(r)
	if via == oplog.ViaRedo {
		key = "redone." + done(r)
	}
	step, lived := g.StepOf(r.Slot)
	before := g.Steps()
	if err := do(by); err != nil {
		return "", err
	}
	if !lived {
		step, lived = g.StepOf(r.Slot)
	}
	table := g.Table()
	if lived {
		table = step.Before
	}
	several := together(before, g.Steps())
	switch {
	case r.Merge:
		return words.Text(key), nil
	case several != nil:
		return words.Format(key, words.Names{"entry": shortOf(g, several)}), nil
	}
	short := words.EntryShort(g.Rulebook().ID(), table, r.Entry)
	return words.Format(key, words.Names{"entry": short}), nil
}

// together are the entries of which there are several more before a step back or forth than after it, or after it than
// before; nil where it was one entry.
func together(before, after []game.Step) []game.Step {
	if len(before) < len(after) {
		before, after = after, before
	}
	if len(before)-len(after) < 2 {
		return nil
	}
	return before[len(after):]
}

// shortOf tells entries in a few words each.
func shortOf(g *game.Game, steps []game.Step) string {
	var all []string
	for _, step := range steps {
		all = append(all, words.EntryShort(g.Rulebook().ID(), step.Before, step.Entry))
	}
	return words.Join(all)
}
