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

const shelfPage = 60

// A Shelf is a page of a book's games: games in play, finished games with the latest first, and archived games.
type Shelf struct {
	Playing  []Tile `json:"playing"`
	Finished []Tile `json:"finished"`
	Archived []Tile `json:"archived"`
	// Deleted counts the deleted games; More reports that there is another page.
	Deleted int  `json:"deleted"`
	Page    int  `json:"page"`
	More    bool `json:"more"`
	// Only is the game that is served alone, if any.
	Only   *Tile  `json:"only,omitempty"`
	Notice string `json:"notice,omitempty"`
}

type Tile struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	// Game is the name of the rulebook's game, State the progress. Touched is the minute of the last play in
	// milliseconds since 1970, 0 if unknown.
	Rulebook string   `json:"rulebook"`
	Game     string   `json:"game"`
	State    string   `json:"state"`
	Touched  int64    `json:"touched"`
	Names    []string `json:"names"`
	// Leader names the leader and the lead; it is empty while the standing is hidden.
	Leader   string `json:"leader,omitempty"`
	Over     bool   `json:"over,omitempty"`
	Archived bool   `json:"archived,omitempty"`
	// Broken reports that the game cannot be opened, for the reason in State. Fix reports that entries need fixing.
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

// shelf returns a page, from 0, of the games that match every word of "search".
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
		s.Notice = words.ErrorSentence("", nil, fault)
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

// placeOf returns 0 for a game in play, 1 for a finished game and 2 for an archived game.
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

func found(games []stats.Summary, typed string) []stats.Summary {
	wanted := strings.Fields(letters.SearchKey(typed))
	if len(wanted) == 0 {
		return games
	}
	return slices.DeleteFunc(games, func(game stats.Summary) bool {
		called := words.SearchText(game)
		return slices.ContainsFunc(wanted, func(word string) bool { return !strings.Contains(called, word) })
	})
}

func pageOf(c door.Call) int {
	page, err := strconv.Atoi(c.Query.Get("page"))
	if err != nil || page < 0 {
		return 0
	}
	return page
}

func part(games []stats.Summary, page int) ([]stats.Summary, bool) {
	from := min(page, len(games)) * shelfPage
	to := min(from+shelfPage, len(games))
	return games[min(from, to):to], to < len(games)
}
