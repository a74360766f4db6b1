package director

import (
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// A Consequence is the effect on other entries when an entry is replaced or removed.
type Consequence struct {
	// Broken is the number of entries that would become illegal.
	Broken int
	// Can reports whether the change is possible. Warning is why it is impossible, or names an entry that becomes
	// illegal.
	Can     bool
	Warning string
}

// Consequence returns the effect of replacing entry number with the entry instead, or of removing it if instead is nil.
func (d *Desk) Consequence(number int, instead tournament.Entry) Consequence {
	broken, refusal := d.Tournament.Broken(number, instead)
	switch {
	case refusal != nil:
		return Consequence{len(broken), false, d.ErrorText(refusal)}
	case len(broken) > 0:
		return Consequence{len(broken), true, words.Format("tournament.mend.warning", words.Names{"count": len(broken),
			"entry": words.TournamentEntry(&d.State, broken[0].Entry), "reason": d.ErrorText(broken[0].Refusal),
		})}
	}
	return Consequence{Can: true}
}

// Label returns the label of the button for a change. mend is the key of the label if entries would become illegal, and
// key is its key otherwise.
func (c Consequence) Label(key, mend string) string {
	if c.Broken > 0 {
		return words.Format(mend, words.Names{"count": c.Broken})
	}
	return words.Text(key)
}
