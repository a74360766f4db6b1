package desk

import (
	"encoding/json"
	"net/http"
	"testing"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/app/session"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
)

func jsonOf[T any](reply door.Reply) (value T, err error) {
	err = json.Unmarshal(reply.Body, &value)
	return value, err
}

// Only guests of the games affected are notified.
func TestRoomsFollowWhatOthersWrite(t *testing.T) {
	o := open(t)
	friday, other := o.begun("Friday", "Ann", "Ben"), o.begun("", "Carl", "Dora")
	for _, game := range []string{friday, other} {
		must.Get(o.rooms.Room(game))(t)
	}
	o.rooms.Follow()
	o.changed = nil
	window := must.Get(book.Open(o.path, rulebooks.All()))(t)
	defer func() { must.Do(t, window.Close()) }()
	s := session.New(window, "Window", func(do func()) { do() })
	id := must.Get(ledger.ParseGameID(friday))(t)
	must.Do(t, s.Open(id))
	must.Do(t, window.Games.Rename(id, "Saturday"))
	o.rooms.Follow()
	expect.List(t, o.changed, []string{friday}, "changed are")
	expect.Equal(t, must.Get(o.rooms.Game(friday))(t).Setup().Title, "Saturday", "title")
	expect.Equal(t, o.rooms.Title(friday), "Saturday", "title on the shelf")
	must.Do(t, s.Record(s.View().Expected().Beside[0]))
	o.rooms.Follow()
	expect.Equal(t, len(must.Get(o.rooms.Game(friday))(t).Steps()), 1, "entries")
	o.changed = nil
	o.rooms.Follow()
	expect.Equal(t, len(o.changed), 0, "changes where nothing was written")
	must.Do(t, window.Games.Delete(id))
	o.rooms.Follow()
	_, err := o.rooms.Room(friday)
	expect.True(t, status(err) == http.StatusNotFound && len(o.changed) == 1,
		"a deleted game is %v, %v", err, o.changed)
}

func TestRoomsCloseWhenEverybodyHasGone(t *testing.T) {
	o := open(t)
	game := o.begun("", "Ann", "Ben")
	room := must.Get(o.rooms.Room(game))(t)
	must.Do(t, room.SetPropose(true))
	o.rooms.Tidy(0, func(string) bool { return true })
	expect.Equal(t, must.Get(o.rooms.Room(game))(t), room, "the room of somebody who is there")
	o.rooms.Tidy(time.Hour, func(string) bool { return false })
	expect.Equal(t, must.Get(o.rooms.Room(game))(t), room, "the room a moment later")
	o.changed = nil
	o.rooms.Tidy(-1, func(string) bool { return false })
	expect.List(t, o.changed, []string{game}, "changed when nobody sees any more what others write")
	expect.True(t, o.rooms.Proposes(game), "a closed room forgets that seats propose")
	again := must.Get(o.rooms.Room(game))(t)
	expect.True(t, again != room && again.Proposes(), "the room is not closed, or lets seats enter")
}

func TestTheLoopGoesOn(t *testing.T) {
	l := NewLoop()
	func() {
		defer func() { expect.Equal(t, recover(), any("broken"), "who asked is told") }()
		l.Run(func() { panic("broken") })
	}()
	done := 0
	l.Run(func() { done++ })
	l.End()
	l.End()
	l.Run(func() { done++ })
	expect.Equal(t, done, 1, "done")
}
