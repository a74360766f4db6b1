package sheet

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/calc"
)

type Menu struct {
	Heading string
	Entries []calc.Entry
}

// listed is the largest number of entries that [Menus] leaves in one group.
const listed = 5

// Menus groups rarely used entries as the rulebook does. A few entries (see listed) form one group without a heading.
func Menus(rules calc.Rulebook, rare []calc.Entry) []Menu {
	parted, has := rules.(calc.Menued)
	if !has || len(rare) <= listed {
		return []Menu{{Entries: rare}}
	}
	parts := parted.Menu()
	all := make([]Menu, len(parts))
	for _, e := range rare {
		at := slices.IndexFunc(parts, func(p calc.MenuPart) bool { return slices.Contains(p.Kinds, e.Kind()) })
		if at < 0 {
			at = len(parts) - 1
		}
		all[at].Heading = words.Menu(rules.ID(), parts[at].Key)
		all[at].Entries = append(all[at].Entries, e)
	}
	for at, menu := range all {
		place := func(e calc.Entry) int { return slices.Index(parts[at].Kinds, e.Kind()) }
		slices.SortStableFunc(menu.Entries, func(a, b calc.Entry) int { return place(a) - place(b) })
	}
	return slices.DeleteFunc(all, func(m Menu) bool { return len(m.Entries) == 0 })
}
