// Package sheet describes the page for an entry: the fields to fill in, the effects of the entry, or the refusal.
package sheet

import (
	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
)

// A Task is an entry to record, to insert, or to put in place of another entry.
type Task struct {
	Game view.Game
	Act  oplog.Act
	// Number is the number of the entry to replace or to insert before.
	Number int
	Base   calc.Table
	Entry  calc.Entry
	// More are the entries to record in place of Entry, in order; usually nil.
	More []calc.Entry
	// Looker is the seat that sees its own secret holdings, or [calc.None]. The page shows only what this seat knows.
	Looker int
	// Said are the players who have finished their secret input.
	Said    Answered
	Touched bool
}

func (t Task) form() Form {
	return Form{Rulebook: t.Game.ID(), Table: t.Known(t.Looker), Entry: t.Entry, Open: t.Looker, Said: t.Said,
		Past: t.Act != oplog.ActRecord, Shown: t.Shown(), Pawns: t.Game.Pawns()}
}

type Sheet struct {
	Title, About string
	// Likely are the usual alternatives to the entry, Rare all other alternatives.
	Likely  []Kind
	Rare    []Part
	Fields  []Field
	Outcome Outcome
}

func (t Task) Sheet() Sheet {
	form := t.form()
	if form.Lines = form.InParts(); form.Lines && form.Open == calc.None && t.Act == oplog.ActRecord {
		form.Open = form.FirstMissing()
	}
	s := Sheet{Title: t.Title(), About: form.About(), Fields: form.Fields(), Outcome: t.Outcome()}
	if t.Parts().Own { // the player's own page has the fields
		s.Fields = nil
	}
	s.Likely, s.Rare = t.kinds()
	return s
}

// About returns a sentence about the kind of entry, or about why the form lacks fields; may be empty.
func (f Form) About() string {
	if _, several := f.Entry.(calc.Batch); several {
		return ""
	}
	if closed := f.Closed(); closed != "" {
		return closed
	}
	return words.EntryAbout(f.Rulebook, f.Entry)
}

// Closed returns the reason why the form lacks some of its usual fields, or "".
func (f Form) Closed() string {
	closed := f.Entry.Form(f.Table).Closed
	if closed == nil {
		return ""
	}
	return words.Refusal(f.Rulebook, f.Table.Layout(), closed)
}

func (t Task) Title() string { return words.EntryTitle(t.Game.ID(), t.Base, t.Entry) }

// Entries returns the entries to record: the entries in More or of a batch, or else the entry itself.
func (t Task) Entries() []calc.Entry {
	if len(t.More) > 0 {
		return t.More
	}
	if batch, is := t.Entry.(calc.Batch); is {
		return batch.Entries(t.Base)
	}
	return []calc.Entry{t.Entry}
}

// Short returns a line about the entries. Of more than maxShort entries, it names the last one and counts the others.
func (t Task) Short() string {
	all := calc.Map(t.Entries(), func(e calc.Entry) string { return words.EntryShort(t.Game.ID(), t.Base, e) })
	if last := len(all) - 1; last >= maxShort {
		return words.Format("sheet.several", words.Names{"entry": all[last], "count": last})
	}
	return words.Join(all)
}

const maxShort = 2

func (t Task) apply(base calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if len(t.More) == 0 {
		return t.Entry.Apply(base)
	}
	return calc.ApplyAll(base, t.More, nil)
}

func Entered(act oplog.Act, short string) string {
	key := "table.recorded"
	switch act {
	case oplog.ActReplace:
		key = "table.amended"
	case oplog.ActInsert:
		key = "table.inserted"
	}
	return words.Format(key, words.Names{"entry": short})
}
