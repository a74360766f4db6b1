package sheet

import (
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
)

// A Kind is a kind of entry that the user can choose instead of the current one.
type Kind struct {
	Kind, Name string
	Chosen     bool
	Reason     string
}

// A Part is a group of rarely used kinds. The heading is "" if there is only one group.
type Part struct {
	Heading string
	Kinds   []Kind
}

type Offer struct {
	Kind
	Entry calc.Entry
}

// Offered returns the alternatives to the current entry: the likely ones, and the rarely used ones in groups.
func (t Task) Offered() (likely []Offer, rare []Menu) {
	expected := Possible(t.Game.Rulebook, t.Base)
	if t.Act == oplog.ActRecord { // a past entry has its own page
		expected.Next = calc.Sheets(t.Game.Rulebook, t.Base, expected.Next)
	}
	uses, others, back := Kinds(expected, t.Entry, t.Game.Game.Steps())
	for _, use := range uses {
		likely = append(likely, Offer{t.kind(use), use.Entry})
	}
	if back {
		likely[0].Name = words.EntryTitle(t.Game.ID(), t.Base, uses[0].Entry)
	}
	if len(others) > 0 {
		rare = Menus(t.Game.Rulebook, others)
	}
	return likely, rare
}

func (t Task) kind(use calc.Use) Kind {
	id := t.Game.ID()
	kind := Kind{Kind: use.Entry.Kind(), Name: words.EntryName(id, use.Entry), Chosen: use.Entry == t.Entry}
	if use.Refusal != nil {
		kind.Reason = words.Refusal(id, t.Base.Layout(), use.Refusal)
	}
	return kind
}

func (t Task) kinds() (likely []Kind, rare []Part) {
	offers, menus := t.Offered()
	for _, offer := range offers {
		likely = append(likely, offer.Kind)
	}
	for _, menu := range menus {
		part := Part{Heading: menu.Heading}
		for _, e := range menu.Entries {
			part.Kinds = append(part.Kinds, t.kind(calc.Use{Entry: e}))
		}
		rare = append(rare, part)
	}
	return likely, rare
}
