package hall

import (
	"net/http"

	"scripkeeper/app/live/door"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
)

// Operations returns the operations for guests. run executes a function on the goroutine that owns the games.
func (all *Halls) Operations(run func(func())) []door.Operation {
	operations := []door.Operation{
		{Method: http.MethodGet, Path: "/tournaments", Least: door.Keeper, Do: door.Answered(all.list)},
		door.About(all.Hall, http.MethodGet, "views", door.Look, (*Hall).farPage),
		door.Posting(all.Hall, "handin", door.Look, (*Hall).handIn),
		guessed(door.Posting(all.Hall, "prove", door.Look, (*Hall).prove)),
		{Method: http.MethodPost, Path: "/g/{game}/page", Least: door.Keeper, Beside: true,
			Do: door.Answered(func(c door.Call) (page.Page, error) { return all.visit(run, c) })},
		door.Posting(all.Hall, "do", door.Keeper, (*Hall).act),
		door.Posting(all.Hall, "clock", door.Keeper, (*Hall).time),
		door.Posting(all.Hall, "reveal", door.Keeper, (*Hall).reveal),
	}
	for _, way := range []string{"take", "turndown", "vouch", "clear", "bringback"} {
		operations = append(operations, door.About(all.Hall, http.MethodPost, way, door.Keeper,
			func(h *Hall, c door.Call) (Outcome, error) { return h.Do(page.Action{Way: way, Body: c.Body}) }))
	}
	return operations
}

// Do runs a director's action on a submitted result.
func (h *Hall) Do(a page.Action) (Outcome, error) {
	switch a.Way {
	case "take":
		return done(a, h.accept)
	case "turndown":
		return done(a, h.decline)
	case "vouch":
		return done(a, h.vouch)
	case "clear":
		return done(a, h.clear)
	case "bringback":
		return done(a, h.bringBack)
	}
	return Outcome{}, missing()
}

func done[B any](a page.Action, do func(B) (Outcome, error)) (Outcome, error) {
	body, err := door.Read[B](door.Call{Body: a.Body})
	if err != nil {
		return Outcome{}, err
	}
	return do(body)
}

type List struct {
	Tournaments []Tile `json:"tournaments"`
}

type Tile struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	State string `json:"state"`
	// Begun is the time at which the tournament began, in milliseconds since 1970, rounded to the minute.
	Begun int64 `json:"begun"`
}

const mostListed = 100

func (all *Halls) list(door.Call) (List, error) {
	heads, err := all.book.Journals.List()
	told := List{Tournaments: []Tile{}}
	for _, head := range heads[:min(len(heads), mostListed)] {
		if !all.serves(Address(head.ID)) {
			continue
		}
		tile := Tile{ID: Address(head.ID), Title: head.Title, Begun: door.Minute(head.Begun)}
		if h, err := all.Hall(tile.ID); err == nil {
			tile.State = words.TournamentState(&h.desk.State)
		}
		told.Tournaments = append(told.Tournaments, tile)
	}
	return told, err
}

func guessed(o door.Operation) door.Operation {
	o.Guess = true
	return o
}
