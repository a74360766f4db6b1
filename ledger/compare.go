package ledger

import "bytes"

// compare tells how another copy of a game stands to this one, and for a longer one which operations to add.
// First the logs are compared, because a log that goes on may also have taken something back; then the entries, because
// a code hands on nothing else.
func compare(local, incoming *Game) (Outcome, []Operation, *Fault) {
	if local.first != incoming.first {
		return "", nil, &Fault{Code: "import.other", Detail: local.ID().String()}
	}
	here, there := local.log.last(), incoming.log.last()
	op := sharedOperations(local, incoming)
	if local.Head() == incoming.Head() && (op < here || !incoming.brings(here)) {
		return Same, nil, nil
	}
	switch op {
	case here:
		more := incoming.Export().Operations[op:]
		for i := range more {
			more[i].Merged = min(more[i].Merged, i+1) // what was here before is none of the merge
		}
		return Longer, more, nil
	case there:
		if !incoming.joins(local) {
			return Older, nil, nil
		}
	}
	entry := common(local, incoming)
	switch {
	case incoming.joins(local):
		return Longer, local.becoming(incoming, entry), nil
	case local.joins(incoming), entry == len(incoming.steps):
		return Older, nil, nil
	case entry == len(local.steps):
		return Longer, local.becoming(incoming, entry), nil
	}
	return "", nil, &Fault{Code: "import.forked", Entry: entry + 1, Detail: local.ID().String()}
}

// brings tells whether operations after one with a number bring entries, be it such as count no more.
func (g *Game) brings(after int64) bool {
	for op := after + 1; op <= g.log.last(); op++ {
		if g.log.holds(op) {
			return true
		}
	}
	return false
}

// sharedOperations is how many operations two copies of a game begin with that are the same, whoever gave them and whenever.
func sharedOperations(a, b *Game) int64 {
	return a.log.shared(b.log, func(op int64) bool { return bytes.Equal(a.decoded[op].canonical, b.decoded[op].canonical) })
}

// Continues reports whether a copy of a game goes on where another one ends, or is the same: the other may hold entries that
// were taken back in it since.
func (g *Game) Continues(other *Game) bool {
	outcome, _, fault := compare(other, g)
	return fault == nil && (outcome == Same || outcome == Longer)
}
