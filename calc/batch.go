package calc

import "slices"

// A Batch is several entries that are filled in on one sheet and recorded as one step. A sheet fills it in by its form,
// refuses it and foretells it like any entry; it is never recorded itself, but the entries that it says are, in their
// order, each an entry of its own in the log. Its JSON is how far it is filled in.
type Batch interface {
	Entry
	// Entries are those that are said, none as long as nothing is.
	Entries(t Table) []Entry
	// Lone is the entry that stands for the batch where there is room for one alone, as in a draft: the last that is
	// said of the batch's kind, or one that says nothing.
	Lone(t Table) Entry
}

// A Batched rulebook has sheets on which several entries are said together.
type Batched interface {
	Rulebook
	// Batch is the sheet on which an entry is said together with others, with that entry said on it as far as it is
	// filled in. It reports whether there is one that can say the entry; if not, the entry has a sheet of its own.
	Batch(t Table, e Entry) (Batch, bool)
}

// Together returns the batch on which the rules have an entry said, or the entry itself where they have none.
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

// Sheets returns those of some entries that have a sheet of their own: all but those that are said on the sheet of
// another one of them.
func Sheets(rules Rulebook, t Table, entries []Entry) []Entry {
	kinds := Kinds(entries)
	return slices.DeleteFunc(slices.Clone(entries), func(e Entry) bool {
		kind := Together(rules, t, e).Kind()
		return kind != e.Kind() && slices.Contains(kinds, kind)
	})
}

// Alone returns the entry that stands for a batch, and any other entry itself.
func Alone(t Table, e Entry) Entry {
	if batch, is := e.(Batch); is {
		return batch.Lone(t)
	}
	return e
}

// ApplyAll applies the entries that are said on a batch one after another as one: either all of them or none. What is
// refused of the entry at an index stands at a field of the batch, with nil at that of the entry.
// Refusals: batch.none where nothing is said, and those of the entries.
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
