package shell

import (
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
)

// Undo takes back what was entered last, where a game is on the table, and shows what that was, with a way to do it again.
func (s *Shell) Undo() {
	if s.OnTable() {
		if r, can := s.Session.Game().Undoing(); can {
			s.reverse("undone."+string(r.Act), r, s.Session.Undo, widget.BarAction{Label: words.Say("table.redo"), Tapped: s.Redo})
		}
	}
}

// Redo enters it again, and shows what that was.
func (s *Shell) Redo() {
	if s.OnTable() {
		if r, can := s.Session.Game().Redoing(); can {
			s.reverse("redone."+string(r.Act), r, s.Session.Redo, widget.BarAction{Label: words.Say("table.undo"), Tapped: s.Undo})
		}
	}
}

// reverse undoes or redoes something and shows it: by the table before the entry, as it stood or as it stands now.
func (s *Shell) reverse(key string, r ledger.Reversal, do func() error, back widget.BarAction) {
	g := s.Session.Game()
	step, lived := g.StepOf(r.Slot)
	if s.ShowError(do()) {
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
	entry := words.EntryShort(g.Rulebook().ID(), table, r.Entry)
	s.ShowBar(widget.NewUndoBar(words.Tell(key, words.Names{"entry": entry}), back))
}
