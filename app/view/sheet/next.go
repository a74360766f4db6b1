package sheet

import (
	"bytes"
	"encoding/json"
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// Next returns the entry to fill in next, or nil if none is expected. If a draft still fits, it returns the draft's
// entry, and begun is true.
func Next(v view.Game, drafts []game.Draft) (e calc.Entry, begun bool) {
	expected := v.Expected().All()
	if len(expected) == 0 {
		return nil, false
	}
	for _, d := range drafts {
		for place, e := range expected {
			likely := place == 0 || d.Head == v.Game.Head()
			if likely && d.Act == oplog.ActRecord && d.Kind == e.Kind() && DraftFits(v, v.Table, d) {
				return calc.Ready(v.Table, e), true
			}
		}
	}
	return calc.Ready(v.Table, expected[0]), false
}

// DraftFits reports whether the user can continue a draft on a table. A draft of the game's current state fits. An
// older draft of a new entry fits if the entry is possible and differs from the last one. An older edit does not fit,
// because entries may have new numbers.
func DraftFits(v view.Game, base calc.Table, d game.Draft) bool {
	e, err := d.Read(v.Rulebook)
	if err != nil {
		return false
	}
	if d.Head == v.Game.Head() {
		return true
	}
	if d.Act != oplog.ActRecord || v.Last != nil && Same(v.Last.Entry, e) {
		return false
	}
	known := Task{Game: v, Base: base}.Known(calc.None)
	e = withoutOthersSecrets(calc.None, e, known, v.Rulebook) // a result that depends on secret values would reveal holdings
	_, _, refusal := e.Apply(known)
	return refusal == nil || IsIncomplete(e, known, refusal)
}

// Same reports whether two entries have the same kind and JSON.
func Same(a, b calc.Entry) bool {
	first, err := json.Marshal(a)
	second, other := json.Marshal(b)
	return err == nil && other == nil && a.Kind() == b.Kind() && bytes.Equal(first, second)
}

// Copy returns a deep copy of an entry, and reports whether the rulebook knows the entry's kind.
func Copy(rulebook calc.Rulebook, e calc.Entry) (calc.Entry, bool) {
	data, err := json.Marshal(e)
	if err != nil {
		return nil, false
	}
	blank, ok := calc.Blank(rulebook, e.Kind())
	if !ok || json.Unmarshal(data, blank) != nil {
		return nil, false
	}
	return blank, true
}

// PassAfter returns a pass to record after the entry, and the label of the button for both. It returns nil if the entry
// does not usually end a turn.
func (t Task) PassAfter() (pass calc.Entry, label string) {
	expected := t.Game.Expected()
	if t.Act != oplog.ActRecord || !slices.Contains(expected.Ends, t.Entry.Kind()) {
		return nil, ""
	}
	if pass = Pass(expected, t.Base); pass == nil {
		return nil, ""
	}
	next := words.EntryPass(t.Game.ID(), t.Base, pass)
	return pass, words.Format("sheet.record.on", words.Names{"next": next})
}
