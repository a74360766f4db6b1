package room

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"net/http"
	"strconv"

	"scripkeeper/app/live/door"
	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
)

func Operations(rooms Rooms) []door.Operation {
	return []door.Operation{
		reading(rooms, "log", door.Look, log),
		reading(rooms, "entry", door.Look, entry),
		reading(rooms, "why", door.Look, why),
		reading(rooms, "chart", door.Look, chart),
		reading(rooms, "result", door.Look, result),
		door.Posting(rooms, "sheet", door.Seat, (*Room).sheet),
		door.Posting(rooms, "enter", door.Seat, (*Room).enter),
		door.Posting(rooms, "tell", door.Seat, (*Room).tell),
		door.Posting(rooms, "undo", door.Seat, reverse(oplog.ViaUndo)),
		door.Posting(rooms, "redo", door.Seat, reverse(oplog.ViaRedo)),
		reading(rooms, "void", door.Keeper, consequences),
		door.Posting(rooms, "void", door.Keeper, void),
		door.Posting(rooms, "goby", door.Keeper, passInstead),
		door.Posting(rooms, "restore", door.Keeper, restore),
		door.Posting(rooms, "propose", door.Keeper, proposing),
		door.Posting(rooms, "accept", door.Keeper, func(r *Room, _ door.Guest, c Choice) (Entered, error) {
			return r.Accept(c)
		}),
		door.Posting(rooms, "decline", door.Keeper, func(r *Room, _ door.Guest, c Choice) (Done, error) {
			return Done{words.Text("live.room.declined")}, r.Decline(c)
		}),
	}
}

func reading[T any](
	rooms Rooms, name string, least door.Role,
	look func(view.Game, door.Call) (T, error),
) door.Operation {
	return door.About(rooms, http.MethodGet, name, least, func(r *Room, c door.Call) (T, error) {
		return look(r.view(c.Guest.Audience()), c)
	})
}

func number(c door.Call, name string) (int, error) {
	n, err := strconv.Atoi(cmp.Or(c.Query.Get(name), "0"))
	if err != nil {
		return 0, malformed()
	}
	return n, nil
}

// headOf returns the name of the state after a number of entries: the game's fingerprint or, while anything is hidden,
// a hash of the operations. A fingerprint would let guests find secrets by trial.
func headOf(v view.Game, entries int) string {
	if !view.Secret(v.Table) {
		return v.Game.HeadAfter(entries).String()
	}
	first := v.Game.First()
	sum := sha256.New()
	sum.Write(first[:])
	for _, step := range v.Game.Steps()[:entries] {
		sum.Write(binary.BigEndian.AppendUint64(nil, uint64(step.Op)))
		sum.Write(binary.BigEndian.AppendUint64(nil, uint64(step.Source)))
	}
	return hex.EncodeToString(sum.Sum(nil))
}

func headNow(v view.Game) string { return headOf(v, len(v.Game.Steps())) }

// chain returns the hash of a named state for [session.Request]. An empty name gives zero, which means the current
// state. An unknown name gives a hash that matches no state.
func chain(v view.Game, name string) ledger.Hash {
	if name == "" {
		return ledger.Hash{}
	}
	for entries := len(v.Game.Steps()); entries >= 0; entries-- {
		if headOf(v, entries) == name {
			return v.Game.HeadAfter(entries)
		}
	}
	return ledger.Hash(sha256.Sum256([]byte(name)))
}
