package session

import (
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
)

// UndoTold takes back what was said last, as [Session.Undo] does, and says what that was. There is nothing to say where
// there was nothing.
func (s *Session) UndoTold(by ledger.Author) (sentence string, err error) {
	r, can := s.game.Undoing()
	return s.told("undone."+done(r), r, can, s.Undo, by)
}

// RedoTold says again what was undone last, as [Session.Redo] does, and says what that was.
func (s *Session) RedoTold(by ledger.Author) (sentence string, err error) {
	r, can := s.game.Redoing()
	return s.told("redone."+done(r), r, can, s.Redo, by)
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
func (s *Session) told(
	key string, r game.Reversal, can bool, do func(ledger.Author) error, by ledger.Author,
) (sentence string, err error) {
	g := s.game
	step, lived := g.StepOf(r.Slot)
	before := g.Steps()
	if err := do(by); err != nil || !can {
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
