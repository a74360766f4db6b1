package hall

import (
	"strconv"

	"scripkeeper/app/director"
	"scripkeeper/app/live/door"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
)

// A Detail is a round with what the director knows of its tables.
type Detail struct {
	Number int `json:"number"`
	// Of is how many rounds there are.
	Of     int      `json:"of"`
	Title  string   `json:"title"`
	About  string   `json:"about"`
	Out    string   `json:"out,omitempty"`
	Tables []Played `json:"tables"`
}

// A Played table is how far it is, and where its members came in.
type Played struct {
	Number int    `json:"number"`
	Title  string `json:"title"`
	State  string `json:"state"`
	// Of is the operation whose entry gave its result, 0 for none. Done tells that it has one, PlacesOnly that nobody
	// knows what they were worth there.
	Of         int64  `json:"of,omitempty"`
	Done       bool   `json:"done,omitempty"`
	PlacesOnly bool   `json:"placesonly,omitempty"`
	Seats      []Seat `json:"seats"`
	// Actions take its result back, or say that it was not played.
	Actions []page.Action `json:"actions"`
}

// A Seat is a member at a table, with what is said of the member in its result, and in words the place where the member
// came in, or that the member left.
type Seat struct {
	Said
	Name string `json:"name"`
	End  string `json:"end,omitempty"`
}

// detail is a round in detail, 0 the last one.
func (h *Hall) detail(number int) Detail {
	shelf, _ := h.halls.book.Shelf.ListNow() // what cannot be read is not told of
	r := director.RoundOf(h.desk, number, shelf)
	told := Detail{Number: r.Number, Of: len(h.desk.State.Rounds), Title: r.Title, About: r.About, Out: r.Out, Tables: []Played{}}
	for _, t := range r.Tables {
		table := Played{Number: t.Number, Title: t.Title, State: t.State, Done: t.Result != nil}
		step, _ := h.given(r.Number, t.Number)
		table.Of = step.Source
		said := director.NewTyped(h.desk, r.Number, t.DrawnTable)
		table.PlacesOnly = said.PlacesOnly
		for i, seat := range t.Seats {
			line := said.Lines[i]
			table.Seats = append(table.Seats, Seat{
				Said{Member: line.Member, Worth: line.Worth, Out: line.Out, Rank: line.Rank}, seat.Name, seat.End,
			})
		}
		table.Actions = table.actions(r.Number)
		told.Tables = append(told.Tables, table)
	}
	return told
}

// roundAsked is the round that the query's "number" asks for.
func (h *Hall) roundAsked(c door.Call) (Detail, error) {
	number, err := strconv.Atoi(c.Query.Get("number"))
	if err != nil || number < 1 || number > len(h.desk.State.Rounds) {
		return Detail{}, missing()
	}
	return h.detail(number), nil
}

// actions take the result of a table of a round back, or say that it was not played.
func (p Played) actions(round int) []page.Action {
	ruling := Ruling{Round: round, Table: p.Number, Of: p.Of, Back: p.Done, Unplayed: !p.Done}
	if p.Done {
		return []page.Action{page.Act(words.Text("tournament.table.back"), "rule", ruling)}
	}
	return []page.Action{page.Act(words.Text("tournament.table.skip"), "rule", ruling)}
}
