package room

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"net/http"
	"strconv"

	"scripkeeper/app/live/door"
	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
)

// Operations returns the operations for guests of rooms.
func Operations(rooms Rooms) []door.Operation {
	return []door.Operation{
		reading(rooms, "log", door.Look, log),
		reading(rooms, "entry", door.Look, entry),
		reading(rooms, "why", door.Look, why),
		reading(rooms, "chart", door.Look, chart),
		reading(rooms, "result", door.Look, result),
		posting(rooms, "sheet", door.Seat, (*Room).sheet),
		answering(rooms, "enter", door.Seat, (*Room).enter, Entered.reply),
		posting(rooms, "tell", door.Seat, (*Room).tell),
		posting(rooms, "undo", door.Seat, undo),
		posting(rooms, "redo", door.Seat, redo),
		reading(rooms, "void", door.Keeper, consequences),
		posting(rooms, "void", door.Keeper, void),
		posting(rooms, "goby", door.Keeper, passInstead),
		posting(rooms, "restore", door.Keeper, restore),
		posting(rooms, "propose", door.Keeper, proposing),
		posting(rooms, "accept", door.Keeper, func(r *Room, _ door.Guest, c Choice) (Entered, error) {
			return r.Accept(c)
		}),
		posting(rooms, "decline", door.Keeper, func(r *Room, _ door.Guest, c Choice) (Done, error) {
			return Done{words.Text("live.room.declined")}, r.Decline(c)
		}),
	}
}

func reading[T any](
	rooms Rooms, name string, least door.Role, look func(view.Game, door.Call) (T, error),
) door.Operation {
	return operation(rooms, http.MethodGet, name, least, func(r *Room, c door.Call) (T, error) {
		return look(r.view(c.Guest.Audience()), c)
	}, door.JSON[T])
}

func posting[B, T any](
	rooms Rooms, name string, least door.Role, do func(*Room, door.Guest, B) (T, error),
) door.Operation {
	return answering(rooms, name, least, do, door.JSON[T])
}

func answering[B, T any](
	rooms Rooms, name string, least door.Role, do func(*Room, door.Guest, B) (T, error),
	answer func(T) (door.Reply, error),
) door.Operation {
	return operation(rooms, http.MethodPost, name, least, func(r *Room, c door.Call) (T, error) {
		return door.Posted(func(c door.Call, body B) (T, error) { return do(r, c.Guest, body) })(c)
	}, answer)
}

func operation[T any](
	rooms Rooms, method, name string, least door.Role, do func(*Room, door.Call) (T, error),
	answer func(T) (door.Reply, error),
) door.Operation {
	return door.Operation{Method: method, Path: "/g/{game}/" + name, Least: least,
		Do: func(c door.Call) (door.Reply, error) {
			r, err := rooms.Room(c.Path["game"])
			if err != nil {
				return door.Reply{}, err
			}
			value, err := do(r, c)
			if err != nil {
				return door.Reply{}, err
			}
			return answer(value)
		}}
}

func number(c door.Call, name string) (int, error) {
	text := c.Query.Get(name)
	if text == "" {
		return 0, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0, door.NewProblem(door.Malformed, words.Text("live.malformed"))
	}
	return n, nil
}

// headOf names the state after a number of living entries. The name is the state's fingerprint or, while anything is
// hidden, a hash of the operations, because a fingerprint would let guests find secrets by trial.
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

func head(v view.Game) string { return headOf(v, len(v.Game.Steps())) }

// chain returns the hash of a named state for [session.Request]: zero, which means the current state, if name is empty,
// and a hash that matches no state if name is unknown.
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
