package people

import "scripkeeper/ledger"

// People can be merged in a chain: one with a second, and that one with a third. Whom somebody turned out to be in the end is
// found once and kept, however long the chain is.

// root is the person that one was merged with, and that one with, to the last.
func (p People) Root(id ledger.PersonID) ledger.PersonID {
	if root, merged := p.roots[id]; merged {
		return root
	}
	return id
}

// findRoot finds the root of a person, and of everybody on the way there. Of people who are merged in a circle it is one of
// them, the same for all.
func (p *People) findRoot(id ledger.PersonID) {
	var way []ledger.PersonID
	passed := map[ledger.PersonID]bool{}
	root := id
	for {
		into := p.persons[root].Merged
		if _, known := p.persons[into]; !known || passed[root] {
			break
		}
		way = append(way, root)
		passed[root] = true
		root = p.Root(into)
	}
	for _, id := range way {
		if id != root {
			p.roots[id] = root
		}
	}
}
