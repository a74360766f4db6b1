package shell

import (
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
)

// An Undoer is a page with entries of its own to take back and to enter again.
type Undoer interface {
	Undo()
	Redo()
}

// Undo takes back what was entered last, where a game is on the table, and shows what that was, with a way to do it
// again.
func (s *Shell) Undo() {
	if page, own := s.Page().(Undoer); own {
		page.Undo()
	} else if s.OnTable() {
		if r, can := s.Session.Game().Undoing(); can {
			s.reverse("undone."+done(r), r, s.Session.Undo)
		}
	}
}

// Redo enters it again, and shows what that was.
func (s *Shell) Redo() {
	if page, own := s.Page().(Undoer); own {
		page.Redo()
	} else if s.OnTable() {
		if r, can := s.Session.Game().Redoing(); can {
			s.reverse("redone."+done(r), r, s.Session.Redo)
		}
	}
}

// done is the word for what was done: an act, or a merge of two copies.
func done(r game.Reversal) string {
	if r.Merge {
		return "merge"
	}
	return string(r.Act)
}

// reverse undoes or redoes something and shows it: by the table before the entry, as it stood or as it stands now.
func (s *Shell) reverse(key string, r game.Reversal, do func(ledger.Author) error) {
	g := s.Session.Game()
	step, lived := g.StepOf(r.Slot)
	before := g.Steps()
	if s.ShowError(do(s.Session.Author())) {
		return
	}
	g = s.Session.Game()
	if !lived {
		step, lived = g.StepOf(r.Slot)
	}
	table := g.Table()
	if lived {
		table = step.Before
	}
	sentence := words.Text(key)
	if several := together(before, g.Steps()); !r.Merge && several != nil {
		sentence = words.Format(key, words.Names{"entry": shortOf(g, several)})
	} else if !r.Merge {
		sentence = words.Format(key, words.Names{"entry": words.EntryShort(g.Rulebook().ID(), table, r.Entry)})
	}
	s.ShowBar(frame.NewUndoBar(sentence, RedoAction(s.Redo, g.CanRedo()), UndoAction(s.Undo, g.CanUndo())))
}

// UndoAction is the last word of each bar that tells of an entry, and RedoAction the one before it where there is no
// other: each has its own place, so that a second tap on the one is never the other, also where it cannot do anything.
func UndoAction(undo func(), can bool) frame.BarAction {
	return frame.BarAction{Label: words.Text("table.undo"), Tapped: undo, Idle: !can}
}

// RedoAction is the word that does again what was undone.
func RedoAction(redo func(), can bool) frame.BarAction {
	return frame.BarAction{Label: words.Text("table.redo"), Tapped: redo, Idle: !can}
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
