// Package sheet tells what the sheet of an entry says, as plain values: the form with its labels, what each field
// allows and why not, what the entry would do, and what refuses it.
package sheet

import (
	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
)

// A Task is an entry that is being made: recorded, or put in the place of another one or before it.
type Task struct {
	Game view.Game
	// Act is what Record does: record, replace or insert.
	Act oplog.Act
	// Number is the living entry that is replaced or inserted before.
	Number int
	// Base is the table that the entry is applied to.
	Base  calc.Table
	Entry calc.Entry
	// More are what is recorded in this order where it is more than the entry, or another one; mostly none.
	More []calc.Entry
	// Looker is the seat that looks behind its own veil, or [calc.None]. All that is said of the entry follows from what
	// that seat knows.
	Looker int
	// Said are the players who have told what the entry asks of them in secret.
	Said Said
	// Touched reports that something was filled in.
	Touched bool
}

func (t Task) form() Form {
	return Form{Rulebook: t.Game.ID(), Table: t.Known(t.Looker), Entry: t.Entry, Open: t.Looker, Said: t.Said,
		Past: t.Act != oplog.ActRecord, Shown: t.Shown(), Pawns: t.Game.Pawns()}
}

// A Sheet is where an entry is made.
type Sheet struct {
	// Title heads it, About is a sentence on the kind of entry or empty.
	Title, About string
	// Likely are the other ways to go on with the game, Rare what else may be said.
	Likely  []Kind
	Rare    []Part
	Fields  []Field
	Outcome Outcome
}

// Sheet is the whole sheet of an entry.
func (t Task) Sheet() Sheet {
	form := t.form()
	if form.Lines = form.InParts(); form.Lines && form.Open == calc.None && t.Act == oplog.ActRecord {
		form.Open = form.FirstMissing()
	}
	s := Sheet{Title: t.Title(), About: form.About(), Fields: form.Fields(), Outcome: t.Outcome()}
	if t.Parts().Own { // it is asked on the player's page
		s.Fields = nil
	}
	s.Likely, s.Rare = t.kinds()
	return s
}

// About is a sentence on the kind of entry, or why its form does not ask all that it mostly asks; empty for nothing. The
// sheet of several entries asks for what is said on it.
func (f Form) About() string {
	if _, several := f.Entry.(calc.Batch); several {
		return ""
	}
	if closed := f.Closed(); closed != "" {
		return closed
	}
	return words.EntryAbout(f.Rulebook, f.Entry)
}

// Closed is why the form does not ask all that it mostly asks, empty where it does.
func (f Form) Closed() string {
	closed := f.Entry.Form(f.Table).Closed
	if closed == nil {
		return ""
	}
	return words.Refusal(f.Rulebook, f.Table.Layout(), closed)
}

func (t Task) Title() string { return words.EntryTitle(t.Game.ID(), t.Base, t.Entry) }

// Entries are those that are recorded: mostly the one of the sheet.
func (t Task) Entries() []calc.Entry {
	if len(t.More) > 0 {
		return t.More
	}
	if batch, is := t.Entry.(calc.Batch); is {
		return batch.Entries(t.Base)
	}
	return []calc.Entry{t.Entry}
}

// Short is what the entry is called in a line, with those that come with it: of more than maxShort the last, and how
// many came before it.
func (t Task) Short() string {
	var all []string
	for _, e := range t.Entries() {
		all = append(all, words.EntryShort(t.Game.ID(), t.Base, e))
	}
	if last := len(all) - 1; last >= maxShort {
		return words.Format("sheet.several", words.Names{"entry": all[last], "count": last})
	}
	return words.Join(all)
}

// maxShort is how many entries have room in a line.
const maxShort = 2

// apply is what the entry and those that come with it do on a table.
func (t Task) apply(base calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if len(t.More) == 0 {
		return t.Entry.Apply(base)
	}
	return calc.ApplyAll(base, t.More, nil)
}
