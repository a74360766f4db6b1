package room

import (
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
)

// gathered are the fields of a form, those of several players with whose they are as their group.
func gathered(v view.Game, all []sheet.Field) []sheet.Field {
	fields, whose := []sheet.Field{}, map[int]bool{}
	for _, f := range all {
		whose[f.Seat] = v.Layout.HasSeat(f.Seat)
	}
	delete(whose, -1)
	for _, f := range all {
		if len(whose) > 1 && whose[f.Seat] && f.Group == "" && f.Input != sheet.Cover {
			pawn := v.Pawn(f.Seat)
			f.Group, f.Pawn = v.Name(f.Seat), &pawn
		}
		fields = append(fields, f)
	}
	return fields
}
