package shell

import (
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
)

// An Undoer is a page with entries of its own to take back and to enter again.
type Undoer interface {
	Undo()
	Redo()
}

// Undo takes back what was entered last, where a game is on the table, and shows what that was, with a way to do it again.
func (s *Shell) Undo() {
	if page, own := s.Page().(Undoer); own {
		page.Undo()
	} else if s.OnTable() {
		if r, can := s.Session.Game().Undoing(); can {
			s.reverse("undone."+string(r.Act), r, s.Session.Undo, widget.BarAction{Label: words.Say("table.redo"), Tapped: s.Redo})
		}
	}
}

// Redo enters it again, and shows what that was.
func (s *Shell) Redo() {
	if page, own := s.Page().(Undoer); own {
		page.Redo()
	} else if s.OnTable() {
		if r, can := s.Session.Game().Redoing(); can {
			s.reverse("redone."+string(r.Act), r, s.Session.Redo, widget.BarAction{Label: words.Say("table.undo"), Tapped: s.Undo})
		}
	}
}

// reverse undoes or redoes something and shows it: by the table before the entry, as it stood or as it stands now.
func (s *Shell) reverse(key string, r ledger.Reversal, do func() error, back widget.BarAction) {
	g := s.Session.Game()
	step, lived := g.StepOf(r.Slot)
	before := g.Steps()
	if s.ShowError(do()) {
		return
	}
	g = s.Session.Game()
	if several := together(before, g.Steps()); several != nil {
		s.ShowBar(widget.NewUndoBar(words.Tell(key, words.Names{"entry": shortOf(g, several)}), back))
		return
	}
	if !lived {
		step, lived = g.StepOf(r.Slot)
	}
	table := g.Table()
	if lived {
		table = step.Before
	}
	entry := words.EntryShort(g.Rulebook().ID(), table, r.Entry)
	s.ShowBar(widget.NewUndoBar(words.Tell(key, words.Names{"entry": entry}), back))
}

// together are the entries of which there are several more before a step back or forth than after it, or after it than
// before; nil where it was one entry.
func together(before, after []ledger.Step) []ledger.Step {
	if len(before) < len(after) {
		before, after = after, before
	}
	if len(before)-len(after) < 2 {
		return nil
	}
	return before[len(after):]
}

// shortOf tells entries in a few words each.
func shortOf(g *ledger.Game, steps []ledger.Step) string {
	var all []string
	for _, step := range steps {
		all = append(all, words.EntryShort(g.Rulebook().ID(), step.Before, step.Entry))
	}
	return words.Join(all)
}
