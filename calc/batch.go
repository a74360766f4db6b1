package calc

import "slices"

// A Batch is several entries filled in on one sheet (an input screen) and recorded together. The log holds each entry
// by itself; only a draft stores the batch, as JSON.
type Batch interface {
	Entry
	Entries(t Table) []Entry // in order, nil if no entry is filled in
	// Lone returns the last entry filled in, or a blank entry, for callers that need a single entry.
	Lone(t Table) Entry
}

// A Batched rulebook has sheets on which several entries are filled in together.
type Batched interface {
	Rulebook
	// Batch returns the sheet on which e is filled in with other entries, or false if e has its own sheet.
	Batch(t Table, e Entry) (Batch, bool)
}

// BatchOf returns the batch on whose sheet e is filled in, or e itself if e has its own sheet.
func BatchOf(rules Rulebook, t Table, e Entry) Entry {
	batched, is := rules.(Batched)
	if _, already := e.(Batch); is && !already {
		if batch, has := batched.Batch(t, e); has {
			return batch
		}
	}
	return e
}

// Sheets returns one entry for each sheet: it drops entries that are filled in on the sheet of another entry.
func Sheets(rules Rulebook, t Table, entries []Entry) []Entry {
	kinds := Kinds(entries)
	return slices.DeleteFunc(slices.Clone(entries), func(e Entry) bool {
		kind := BatchOf(rules, t, e).Kind()
		return kind != e.Kind() && slices.Contains(kinds, kind)
	})
}

// LoneEntry returns [Batch.Lone] of a batch, and any other entry unchanged.
func LoneEntry(t Table, e Entry) Entry {
	if batch, is := e.(Batch); is {
		return batch.Lone(t)
	}
	return e
}

// ApplyAll applies all entries of a batch in order, or none if one of them is refused. The function field, unless nil,
// returns the name of the refused field in the batch, given the index of the refused entry and the name of the field in
// that entry. Refusals: batch.none, and those of the entries.
func ApplyAll(t Table, entries []Entry, field func(at int, of string) string) (Table, Statement, *Refusal) {
	if len(entries) == 0 {
		return t, Statement{}, Missing("batch.none", "")
	}
	after, all := t, Statement{}
	for at, e := range entries {
		next, statement, refusal := e.Apply(after)
		if refusal != nil {
			told := *refusal
			if field != nil {
				told.Field = field(at, told.Field)
			}
			return t, Statement{}, &told
		}
		after, all.Lines = next, append(all.Lines, statement.Lines...)
	}
	return after, all, nil
}
