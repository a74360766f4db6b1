package words

import (
	"scripkeeper/ledger/record"
)

// Drawn tells what lots decided about a game.
func Drawn(d record.Drawn) string {
	names := d.Names()
	return Format("drawn."+string(d.What), Names{"name": names[0], "names": Join(names)})
}

// DrawnFrom tells it with what is needed to draw once more.
func DrawnFrom(d record.Drawn) string {
	return Format("drawn.from", Names{"drawn": Drawn(d), "names": Join(d.From), "number": Number(int(d.Seed))})
}
