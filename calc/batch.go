package calc

import "slices"

// A Batch is several entries filled in on one sheet and recorded as one step. The log holds the entries one by one, in
// order; the batch itself is stored only as a draft, in its JSON form.
type Batch interface {
	Entry
	Entries(t Table) []Entry // the entries filled in, nil if there are none
	// Lone returns a single entry that can stand in for the batch: the last entry filled in, or a blank one.
	Lone(t Table) Entry
}

// A Batched rulebook is one with sheets that take several entries at once.
type Batched interface {
	Rulebook
	// Batch returns the sheet that takes e together with other entries, with e filled in. The result is false if e has
	// a sheet to itself.
	Batch(t Table, e Entry) (Batch, bool)
}

// BatchOf returns the batch on whose sheet e is entered, or e itself if no batch takes it.
func BatchOf(rules Rulebook, t Table, e Entry) Entry {
	if batched, is := rules.(Batched); is {
		if _, already := e.(Batch); !already {
			if batch, has := batched.Batch(t, e); has {
				return batch
			}
		}
	}
	return e
}

// Sheets removes every entry that is filled in on the sheet of another entry in the list.
func Sheets(rules Rulebook, t Table, entries []Entry) []Entry {
	kinds := Kinds(entries)
	return slices.DeleteFunc(slices.Clone(entries), func(e Entry) bool {
		kind := BatchOf(rules, t, e).Kind()
		return kind != e.Kind() && slices.Contains(kinds, kind)
	})
}

// LoneEntry returns the single entry that stands in for a batch. Any other entry is returned unchanged.
func LoneEntry(t Table, e Entry) Entry {
	if batch, is := e.(Batch); is {
		return batch.Lone(t)
	}
	return e
}

// ApplyAll applies the entries of a batch in order, all of them or none. If an entry is refused, the function field
// turns the entry's index and the refused field into a field of the batch; if the function is nil, the refusal keeps
// the entry's field. Refusals: batch.none, and the refusals of the entries.
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
