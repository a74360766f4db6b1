package desk

import (
	"slices"
	"strconv"
	"strings"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/stats"
)

// shelfPage is how many games a page of the shelf has.
const shelfPage = 60

// A Shelf are the games of a book: those in play, those that are finished, the latest first, and those that were
// archived; of all of them a page.
type Shelf struct {
	Playing  []Tile `json:"playing"`
	Finished []Tile `json:"finished"`
	Archived []Tile `json:"archived"`
	// Deleted is how many games were deleted, More reports that there is another page.
	Deleted int  `json:"deleted"`
	Page    int  `json:"page"`
	More    bool `json:"more"`
	// Only is the one game that is served where there is no other, and none is begun.
	Only *Tile `json:"only,omitempty"`
	// Notice is what happened to the book while nobody looked, empty for nothing.
	Notice string `json:"notice,omitempty"`
}

// A Tile is a game on the shelf.
type Tile struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	// Game is what is played, State how it stands, Touched the minute when it was played, in milliseconds since 1970; 0
	// where nobody knows.
	Rulebook string   `json:"rulebook"`
	Game     string   `json:"game"`
	State    string   `json:"state"`
	Touched  int64    `json:"touched"`
	Names    []string `json:"names"`
	// Leader is who leads and with how much, empty where that is hidden.
	Leader   string `json:"leader,omitempty"`
	Over     bool   `json:"over,omitempty"`
	Archived bool   `json:"archived,omitempty"`
	// Broken reports that it cannot be opened: State tells why. Fix reports that entries of it need fixing.
	Broken bool `json:"broken,omitempty"`
	Fix    bool `json:"fix,omitempty"`
}

func tileOf(game stats.Summary) Tile {
	at := game.Date()
	if game.Deleted {
		at = game.DeletedAt
	}
	return Tile{ID: game.ID.String(), Title: words.GameTitle(game), Rulebook: game.Rulebook,
		Game: words.Game(game.Rulebook), State: words.GameState(game), Touched: door.Minute(at),
		Names: game.Names, Leader: words.GameLeader(game), Over: game.Over, Archived: game.Archived,
		Broken: game.Fault != nil, Fix: game.Unresolved > 0}
}

// shelf are the games that are looked for: those that are called by every word of "search", on a "page" from 0.
func (d *Desk) shelf(c door.Call) (Shelf, error) {
	games, err := d.book.Shelf.ListNow()
	if err != nil {
		return Shelf{}, err
	}
	deleted, err := d.book.Shelf.CountDeleted()
	if err != nil {
		return Shelf{}, err
	}
	s := Shelf{Playing: []Tile{}, Finished: []Tile{}, Archived: []Tile{}, Deleted: deleted, Page: pageOf(c)}
	single := d.rooms.only != (ledger.GameID{})
	if single {
		games = slices.DeleteFunc(games, func(game stats.Summary) bool { return !d.rooms.has(game.ID) })
		s.Deleted = 0
	}
	if fault := d.book.Notice(); fault != nil {
		s.Notice = words.Trouble("", nil, fault)
	}
	games = found(games, c.Query.Get("search"))
	slices.SortStableFunc(games, byPlace)
	games, s.More = part(games, s.Page)
	for _, game := range games {
		tile := tileOf(game)
		if single {
			s.Only = &tile
		}
		switch placeOf(game) {
		case 0:
			s.Playing = append(s.Playing, tile)
		case 1:
			s.Finished = append(s.Finished, tile)
		default:
			s.Archived = append(s.Archived, tile)
		}
	}
	return s, nil
}

// A Deleted are the games that were deleted, those that were deleted last first; of them a page.
type Deleted struct {
	Games []Tile `json:"games"`
	Page  int    `json:"page"`
	More  bool   `json:"more"`
}

func (d *Desk) deleted(c door.Call) (Deleted, error) {
	games, err := d.book.Shelf.Deleted()
	if err != nil {
		return Deleted{}, err
	}
	list := Deleted{Games: []Tile{}, Page: pageOf(c)}
	games, list.More = part(games, list.Page)
	for _, game := range games {
		list.Games = append(list.Games, tileOf(game))
	}
	return list, nil
}

// placeOf is where a game stands on the shelf: in play, finished, archived.
func placeOf(game stats.Summary) int {
	switch {
	case game.Archived:
		return 2
	case game.Over:
		return 1
	}
	return 0
}

func byPlace(a, b stats.Summary) int {
	if where := placeOf(a) - placeOf(b); where != 0 || placeOf(a) != 1 {
		return where
	}
	return b.Date().Compare(a.Date())
}

// found are the games that are called by every word, or have players who are.
func found(games []stats.Summary, typed string) []stats.Summary {
	wanted := strings.Fields(letters.Sought(typed))
	if len(wanted) == 0 {
		return games
	}
	return slices.DeleteFunc(games, func(game stats.Summary) bool {
		called := words.Sought(game)
		return slices.ContainsFunc(wanted, func(word string) bool { return !strings.Contains(called, word) })
	})
}

// pageOf is the page that is asked for, from 0.
func pageOf(c door.Call) int {
	page, err := strconv.Atoi(c.Query.Get("page"))
	if err != nil || page < 0 {
		return 0
	}
	return page
}

// part are the games of a page, and whether more follow.
func part(games []stats.Summary, page int) ([]stats.Summary, bool) {
	from := min(page, len(games)) * shelfPage
	to := min(from+shelfPage, len(games))
	return games[min(from, to):to], to < len(games)
}
