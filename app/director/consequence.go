package director

import (
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// A Consequence is what another entry in the place of a living one, or none, leaves to be mended.
type Consequence struct {
	// Broken is how many entries would wait to be mended.
	Broken int
	// Can reports whether it can be done at all, Warning says what becomes impossible, or why it cannot be done.
	Can     bool
	Warning string
}

// Consequence works out what another entry in the place of a living one would leave to be mended, or none.
func (d *Desk) Consequence(number int, instead tournament.Entry) Consequence {
	broken, refusal := d.Tournament.Broken(number, instead)
	switch {
	case refusal != nil:
		return Consequence{len(broken), false, d.Trouble(refusal)}
	case len(broken) > 0:
		return Consequence{len(broken), true, words.Format("tournament.mend.warning", words.Names{"count": len(broken),
			"entry": words.TournamentEntry(&d.State, broken[0].Entry), "reason": d.Trouble(broken[0].Refusal),
		})}
	}
	return Consequence{Can: true}
}

// Label is that of the button that does it: one where nothing is left to mend, else one with the number.
func (c Consequence) Label(key, mend string) string {
	if c.Broken > 0 {
		return words.Format(mend, words.Names{"count": c.Broken})
	}
	return words.Text(key)
}
