package hall

import (
	"slices"
	"strconv"

	"scripkeeper/app/director"
	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
)

// An Office is what the director sees beside everybody.
type Office struct {
	// State tells how far the tournament is, Task what is to be done next.
	State string `json:"state"`
	Task  string `json:"task"`
	// Steps are what can be done about that, Timing about the clock, Revealing about the reveal.
	Steps     []door.Action `json:"steps,omitempty"`
	Timing    []door.Action `json:"timing,omitempty"`
	Revealing []door.Action `json:"revealing,omitempty"`
	// Draw is the label of the button that draws the next round, empty where none can be drawn.
	Draw    string    `json:"draw,omitempty"`
	Drawing *Drawing  `json:"drawing,omitempty"`
	Waiting []Waiting `json:"waiting,omitempty"`
	// Back brings back what was declined or cleared last.
	Back []door.Action `json:"back,omitempty"`
	// Round is the last one in detail, Rounds how many there are.
	Round  *Detail `json:"round,omitempty"`
	Rounds int     `json:"rounds"`
	// Reveal is how far the reveal of the standing is, nil where none is due.
	Reveal *Step `json:"reveal,omitempty"`
}

// A Detail is a round with what the director knows of its tables.
type Detail struct {
	Number int      `json:"number"`
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
	// Done tells that it has a result, PlacesOnly that nobody knows what they were worth there.
	Done       bool   `json:"done,omitempty"`
	PlacesOnly bool   `json:"placesonly,omitempty"`
	Seats      []Seat `json:"seats"`
	// Actions take its result back, or say that it was not played.
	Actions []door.Action `json:"actions"`
}

// A Seat is a member at a table, with what is said of the member in its result, and in words the place where the member
// came in, or that the member left.
type Seat struct {
	Said
	Name string `json:"name"`
	End  string `json:"end,omitempty"`
}

// A Waiting result was handed in. From is who by, on which device, and whether that is known to be so; At the minute
// when, in milliseconds since 1970. Refusal is why it cannot be accepted, empty where it can.
type Waiting struct {
	ID      int      `json:"id"`
	Title   string   `json:"title"`
	From    string   `json:"from"`
	Known   bool     `json:"known,omitempty"`
	At      int64    `json:"at"`
	Places  []string `json:"places"`
	Refusal string   `json:"refusal,omitempty"`
	// Actions decline it, tell whose the device is, clear what else came from there or waits for the table, and accept it.
	Actions []door.Action `json:"actions"`
}

func (h *Hall) office() *Office {
	d := h.desk
	o := &Office{State: words.TournamentState(&d.State), Task: words.NextTask(&d.State), Rounds: len(d.State.Rounds)}
	for _, step := range director.Steps(d) {
		if step == director.DrawNext || step == director.DrawFinal {
			o.Draw = director.StepLabel(d, step)
		}
	}
	if o.Draw != "" {
		o.Drawing = h.drawn()
	}
	if o.Rounds > 0 {
		detail := h.detail(0)
		o.Round = &detail
	}
	o.Waiting, o.Reveal, o.Steps = h.Waiting(), h.revealing(), o.drawingActions()
	if len(h.gone) > 0 {
		o.Back = []door.Action{door.Act(words.Text("live.hall.bringback"), "bringback", struct{}{})}
	}
	if clock, has := director.HallClock(&d.State); has {
		o.Timing = timing(clock)
	}
	if o.Reveal != nil {
		o.Revealing = o.Reveal.actions()
	}
	return o
}

// Waiting are the results that wait for the director.
func (h *Hall) Waiting() []Waiting {
	var all []Waiting
	waiting := h.waiting()
	for _, w := range waiting {
		others := slices.ContainsFunc(waiting, func(o handedIn) bool { return o.ID != w.ID && o.sameTable(w) })
		all = append(all, h.told(w, others))
	}
	return all
}

// detail is a round in detail, 0 the last one.
func (h *Hall) detail(number int) Detail {
	shelf, _ := h.halls.book.Shelf.ListNow() // what cannot be read is not told of
	r := director.RoundOf(h.desk, number, shelf)
	told := Detail{Number: r.Number, Title: r.Title, About: r.About, Out: r.Out, Tables: []Played{}}
	for _, t := range r.Tables {
		table := Played{Number: t.Number, Title: t.Title, State: t.State, Done: t.Result != nil}
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

// told is what waits, as the director sees it, beside others of its table or alone.
func (h *Hall) told(w handedIn, others bool) Waiting {
	known := h.known(w)
	names := words.Names{"name": h.desk.Name(w.Member), "device": w.From, "known": known}
	told := Waiting{
		ID: w.ID, Title: director.TableTitle(w.Result.Round, w.Result.Table), Known: known, At: door.Minute(w.At),
		From: words.Format("live.hall.from", names), Places: h.places(w),
	}
	if _, refusal := h.desk.Tournament.Tried(&w.Result); refusal != nil {
		told.Refusal = h.desk.Trouble(refusal)
	}
	told.Actions = told.actions(names, others)
	return told
}

// places are where the members of a table came in, the first one first.
func (h *Hall) places(w handedIn) []string {
	places := slices.Clone(w.Result.Places)
	slices.SortStableFunc(places, byRank)
	var all []string
	for _, p := range places {
		all = append(all, words.PlacedLine(h.desk.Name(p.Member), p, w.Result.NoWorths))
	}
	return all
}
