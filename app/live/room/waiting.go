package room

import (
	"scripkeeper/app/live/door"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// waits reports whether a seat asks for the likeliest entry and has none that carries the game on.
func (f *filling) waits(a Ask) bool {
	_, counts := f.Entry.(*calc.Counted)
	return f.by.Role == door.Seat && a.Kind == "" && counts
}

// waiting is the sheet of a seat that waits: for whom, and what it may enter meanwhile.
func (f *filling) waiting() Sheet {
	s := f.sheet()
	own := s.Kinds
	for i := range own {
		own[i].Chosen = false
	}
	s.Waits, s.Kind, s.About, s.Kinds = true, "", "", []Kind{}
	s.Menus = append([]Menu{{Kinds: own}}, s.Menus...)
	s.Fields, s.Outcome, s.Onward, s.Sets = []sheet.Field{}, sheet.Outcome{}, "", []Set{}
	names := words.Names{"name": f.Game.Name(f.by.Seat)}
	s.Title = words.Format("live.room.nothing", names)
	if turn := f.Game.Table.Turn(); f.Game.Layout.HasSeat(turn) && turn != f.by.Seat {
		s.Title = words.Format("live.room.waiting", words.Names{"turn": f.Game.Name(turn)})
	}
	return s
}
