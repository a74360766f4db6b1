package words

import (
	"scripkeeper/ledger/record"
)

// Drawn tells what lots decided about a game.
func Drawn(d record.Drawn) string {
	names := d.Names()
	return Format("drawn."+string(d.What), Names{"name": names[0], "names": names})
}

// DrawnFrom tells it with what is needed to draw once more.
func DrawnFrom(d record.Drawn) string {
	return Format("drawn.from", Names{"drawn": Drawn(d), "names": d.From, "number": int(d.Seed)})
}
