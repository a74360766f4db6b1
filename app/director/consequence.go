package director

import (
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// A Consequence is the effect of replacing or removing an entry on the other entries.
type Consequence struct {
	// Broken is the number of entries that would need mending.
	Broken int
	// Can reports whether the change is possible. If it is, Warning names an entry that becomes impossible; otherwise
	// Warning says why the change is impossible.
	Can     bool
	Warning string
}

// Consequence returns the effect of replacing a living entry by instead, or of removing it if instead is nil.
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

// Label returns the button's label. If entries would need mending, it is the text of mend with their number; otherwise
// it is the text of key.
func (c Consequence) Label(key, mend string) string {
	if c.Broken > 0 {
		return words.Format(mend, words.Names{"count": c.Broken})
	}
	return words.Text(key)
}
