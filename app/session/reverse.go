package session

import (
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// Undo undoes an operation, and the operations recorded together with it, and returns a sentence about the undone
// entries. The operation must be the next one to undo; the faults are those of [game.Game.Reverses].
func (s *Session) Undo(op int64, by ledger.Author) (sentence string, err error) {
	return s.reverse(oplog.ViaUndo, op, by)
}

// Redo redoes an undone operation, like [Session.Undo].
func (s *Session) Redo(op int64, by ledger.Author) (sentence string, err error) {
	return s.reverse(oplog.ViaRedo, op, by)
}

func actKey(r game.Reversal) string {
	if r.Merge {
		return "merge"
	}
	return string(r.Act)
}

// reverse undoes or redoes an operation, and describes its entry in terms of the table before the entry.
func (s *Session) reverse(via oplog.Via, op int64, by ledger.Author) (sentence string, err error) {
	defer s.notify(by)
	g := s.game
	if err := g.Reverses(via, op); err != nil {
		return "", err
	}
	next, do := g.Undoing, g.Undo
	if via == oplog.ViaRedo {
		next, do = g.Redoing, g.Redo
	}
	r, _ := next()
	key := "undone." + actKey(r)
	if via == oplog.ViaRedo {
		key = "redone." + actKey(r)
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
	several := joinedEntries(before, g.Steps())
	switch {
	case r.Merge:
		return words.Text(key), nil
	case several != nil:
		return words.Format(key, words.Names{"entry": shortSentence(g, several)}), nil
	}
	short := words.EntryShort(g.Rulebook().ID(), table, r.Entry)
	return words.Format(key, words.Names{"entry": short}), nil
}

// joinedEntries returns the entries at the end of the longer list that the other list lacks, or nil if fewer than two.
func joinedEntries(before, after []game.Step) []game.Step {
	if len(before) < len(after) {
		before, after = after, before
	}
	if len(before)-len(after) < 2 {
		return nil
	}
	return before[len(after):]
}

func shortSentence(g *game.Game, steps []game.Step) string {
	var all []string
	for _, step := range steps {
		all = append(all, words.EntryShort(g.Rulebook().ID(), step.Before, step.Entry))
	}
	return words.Join(all)
}
