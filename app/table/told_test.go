package table

import (
	"encoding/json"
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/live/door"
	"scripkeeper/app/live/room"
	"scripkeeper/app/session"
	"scripkeeper/app/view/sheet"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func tellOn(t *testing.T, on *session.Session, e calc.Entry, seat int) {
	t.Helper()
	ask := room.EntryRequest{Kind: e.Kind()}
	for _, f := range e.Form(on.View().Table).Fields {
		if f.Seat == seat {
			value := f.Get()
			ask.Sets = append(ask.Sets, room.FieldValue{Field: f.Name, Value: &value})
		}
	}
	body := must.Get(json.Marshal(ask))(t)
	rooms := room.NewSingle(on, func() {})
	defer rooms.Close()
	for _, o := range room.Operations(rooms.Room) {
		if o.Path == "/g/{game}/tell" {
			_, err := o.Do(door.Call{Guest: door.Guest{Name: "Phone", Role: door.Seat, Seat: seat}, Body: body,
				Path: map[string]string{"game": on.Game().ID().String()}})
			must.Do(t, err)
		}
	}
}

// Parts entered on phones appear on the sheet in the window. The sheet keeps the parts that were filled in there.
func TestTheSheetTakesWhatPhonesTell(t *testing.T) {
	r := apptest.RecordedGame(t, "brokeryard", "six-seats-3x5")
	s := apptest.Begin(t)
	must.Do(t, s.Session.Begin(r.Setup))
	s.Go(apptest.To(NewPage(s)))
	apptest.Settle(s, apptest.Desktop())
	page := s.Page().(*Page)
	sh, base, round := page.sheet, s.Session.View().Table, r.Entries[0]
	must.Hold(t, sh != nil, "no sheet stands beside the table")
	tellOn(t, s.Session, round, 1)
	first := page.sheet.entry
	sheet.CopyFields(first, round, base, func(f *calc.Field) bool { return f.Seat == 0 })
	page.sheet.touch() // fill in Ann's part here
	for seat := 2; seat < len(r.Setup.Names); seat++ {
		tellOn(t, s.Session, round, seat)
	}
	expect.True(t, sheet.Same(page.sheet.entry, round), "the sheet has %s, not %s", apptest.Written(t, page.sheet.entry),
		apptest.Written(t, round))
	must.Hold(t, page.sheet.record(), "it cannot be recorded: %s", page.sheet.refusal.Text())
	expect.Equal(t, len(s.Session.Game().Steps()), 1, "entries")
}
