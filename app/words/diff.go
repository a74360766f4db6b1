package words

import (
	"scripkeeper/ledger/game"
)

// Diff says how two copies of a game differ.
func Diff(p game.Diff) string {
	key := "parting.both"
	switch {
	case len(p.Ours)+len(p.Theirs) == 0:
		key = "parting.same"
	case len(p.Theirs) == 0:
		key = "parting.ours"
	case len(p.Ours) == 0:
		key = "parting.theirs"
	}
	return Format(key, Names{"common": p.Common, "ours": len(p.Ours), "theirs": len(p.Theirs)})
}
