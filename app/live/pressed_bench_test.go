//go:build unix

package live_test

import (
	"fmt"
	"path/filepath"
	"sync/atomic"
	"testing"

	"scripkeeper/app/live"
	"scripkeeper/app/live/desk"
	"scripkeeper/app/live/room"
	"scripkeeper/app/session"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

// BenchmarkPressed measures the time of corrections in a game of twelve while up to 290 phones send requests.
func BenchmarkPressed(b *testing.B) {
	for _, many := range []int{0, 30, 120, 290} {
		b.Run(fmt.Sprint(many), func(b *testing.B) {
			kept := must.Get(book.Open(filepath.Join(b.TempDir(), "games.db"), rulebooks.All()))(b)
			b.Cleanup(func() { _ = kept.Close() })
			r := recordings.Read(b, "tycoon", "twelve-seats-every-card")
			s := session.New(kept, "Desk", func(do func()) { do() })
			must.Do(b, s.Begin(record.Setup{Rulebook: "tycoon", Names: r.Names, Options: r.Options}))
			must.Do(b, s.Record(r.Entries[:len(r.Entries)/2]...))
			s.Drafts.Flush()
			loop := desk.NewLoop()
			b.Cleanup(loop.End)
			var server atomic.Pointer[live.Server]
			rooms := desk.NewRooms(kept, "Desk", ledger.GameID{}, func(game string) { server.Load().Changed(game) })
			o := live.Options{Listen: "127.0.0.1:0", Run: loop.Run, Stage: room.NewStage(rooms.Room),
				Operations: room.Operations(rooms.Room), Store: live.StoreOf(kept.Path()),
				Title: rooms.Title, Proposing: rooms.Proposes}

			live.Pressed(b, many, len(r.Names), o, &server, s.Game().ID().String(), askedOf,
				`{"kind":"ruling","sets":[{"field":"seat","value":0},{"field":"what","value":0},{"field":"change","value":1},{"field":"reason","text":"x"}]}`)
		})
	}
}

// askedOf returns the requests of a seat's phone: all reads, forms, and entries that are refused.
func askedOf(seat int) []live.Asked {
	sheet := func(rest string) string { return fmt.Sprintf(`{"seat":%d,"sets":[]%s}`, seat, rest) }
	return []live.Asked{
		{Path: "sheet", Body: sheet("")}, {Path: "why?figure=seat.0.worth"}, {Path: "log"},
		{Path: "sheet", Body: sheet(`,"kind":"turn"`)}, {Path: "enter", Body: sheet(`,"kind":"turn"`)}, {Path: "stream"},
		{Path: "why?figure=price.0"}, {Path: "chart"}, {Path: "ask", Body: `{"seat":1}`}, {Path: "result"},
	}
}
