package calc

import "slices"

// A Batch is several entries filled in on one sheet and recorded as one step. The log holds its entries one by one, in
// order, never the batch itself. Its JSON is a draft.
type Batch interface {
	Entry
	Entries(t Table) []Entry // the entries filled in, nil if there are none
	// Lone returns one entry for the batch, as in a draft: the last of the batch's kind, or a blank one.
	Lone(t Table) Entry
}

// A Batched rulebook has sheets that take several entries at once.
type Batched interface {
	Rulebook
	// Batch returns the sheet that has e filled in among others. It reports false if e has a sheet of its own.
	Batch(t Table, e Entry) (Batch, bool)
}

// Together returns the batch on whose sheet the rules enter e, or e itself if there is none.
func Together(rules Rulebook, t Table, e Entry) Entry {
	if batched, is := rules.(Batched); is {
		if _, already := e.(Batch); !already {
			if batch, has := batched.Batch(t, e); has {
				return batch
			}
		}
	}
	return e
}

// Sheets drops the entries that are entered on the sheet of another one in the list.
func Sheets(rules Rulebook, t Table, entries []Entry) []Entry {
	kinds := Kinds(entries)
	return slices.DeleteFunc(slices.Clone(entries), func(e Entry) bool {
		kind := Together(rules, t, e).Kind()
		return kind != e.Kind() && slices.Contains(kinds, kind)
	})
}

// Alone returns the entry that represents a batch, and any other entry itself.
func Alone(t Table, e Entry) Entry {
	if batch, is := e.(Batch); is {
		return batch.Lone(t)
	}
	return e
}

// ApplyAll applies the entries of a batch in order, all of them or none. Field maps the index and field of a refused
// entry to a field of the batch; nil keeps the entry's field. Refusals: batch.none, and those of the entries.
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
