package room

import (
	"encoding/json"
	"slices"

	"scripkeeper/app/live/door"
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
)

// A Board is the state of a game as sent to an audience.
type Board struct {
	Game string `json:"game"`
	// Head identifies the state of the game. Requests for entries contain Head.
	Head string `json:"head"`
	// Title is the table's title. Name is the name of the game played, and Rulebook its id.
	Title    string `json:"title"`
	Rulebook string `json:"rulebook"`
	Name     string `json:"name"`
	Moment   string `json:"moment"`
	// Whose tells who is to move, or the outcome. When tells the round and phase, or is "" if Whose includes them.
	Whose string       `json:"whose"`
	Pawn  *emblem.Pawn `json:"pawn,omitempty"`
	When  string       `json:"when"`
	Turn  int          `json:"turn"`
	Over  bool         `json:"over"`
	// Veiled reports that some holdings are hidden. Then players are not ranked.
	Veiled bool         `json:"veiled"`
	Seats  []Seat       `json:"seats"`
	Grid   *view.Matrix `json:"grid"`
	Hidden string       `json:"hidden"`
	Prices []Price      `json:"prices"`
	// Apart reports that the prices need a separate panel, because they show more than the table's column heads can.
	Apart bool `json:"apart"`
	// Chart is the rows of a price grid, nil if the game has none.
	Chart    [][]*ChartCell  `json:"chart,omitempty"`
	Latest   view.Latest     `json:"latest"`
	Say      string          `json:"say"`
	Log      []view.LogEntry `json:"log"`
	Headline string          `json:"headline"`
	// Places are the players by rank, nil while ranks are hidden.
	Places []view.Place `json:"places,omitempty"`
	// Undo and Redo are the actions open to the audience, each nil if not possible.
	Undo *page.Action `json:"undo,omitempty"`
	Redo *page.Action `json:"redo,omitempty"`
	Mend *Mend        `json:"mend,omitempty"`
	// Kinds are the likely next kinds of entries. Pass is a kind that can be recorded without a form, or nil.
	Kinds []Kind `json:"kinds"`
	Pass  *Kind  `json:"pass,omitempty"`
	// Propose reports that players' entries need a keeper's approval.
	Propose bool `json:"propose"`
	// Proposals are the entries that wait for approval. Only keepers get Proposals.
	Proposals []Proposal `json:"proposals,omitempty"`
	Joint     *Joint     `json:"joint,omitempty"`
}

type Seat struct {
	Name string
	Pawn emblem.Pawn
	Out  bool `json:",omitempty"`
}

// A Mend describes the entries that are no longer legal: how many there are, and the number of the first.
type Mend struct {
	Count    int    `json:"count"`
	Number   int    `json:"number"`
	Sentence string `json:"sentence"`
}

const boardLog, logPage = 12, 30

func (r *Room) Board(by door.Audience) Board {
	v := r.view(by)
	b := Board{Game: v.Game.ID().String(), Head: headNow(v), Title: v.Title(), Rulebook: v.ID(),
		Name:   words.Game(v.ID()),
		Moment: v.Moment(), Turn: v.Table.Turn(), Over: v.Table.Over(), Veiled: view.Secret(v.Table),
		Latest: view.Recent(v, false), Headline: v.OutcomeLine(), Propose: r.Proposes()}
	m := v.Matrix()
	for _, seat := range m.Seats {
		b.Seats = append(b.Seats, Seat{seat.Name, seat.Pawn, seat.Out})
	}
	b.Grid, b.Hidden = figures(m), m.Hidden
	b.Prices, b.Chart = pricesOf(v)
	onLadder := func(p Price) bool { return p.Ladder != nil }
	b.Apart = b.Chart != nil || len(b.Grid.Shown) == 0 || slices.ContainsFunc(b.Prices, onLadder)
	b.Log, _ = logOf(v, 0, boardLog)
	b.Say = newestSentence(v, b)
	b.tellWhose(v)
	if !b.Veiled {
		b.Places = view.Places(v)
	}
	if all := v.Game.Refused(); len(all) > 0 {
		b.Mend = &Mend{len(all), all[0].Number, words.Unresolved(len(all))}
	}
	reversals(&b, v, by)
	r.offer(&b, v, by)
	b.Joint = r.joint(v)
	if by.Role == door.Keeper {
		b.Proposals = r.Proposals()
	}
	return b
}

func (b *Board) tellWhose(v view.Game) {
	b.Whose, b.When = b.Headline, b.Moment
	switch {
	case !b.Over && v.Layout.HasSeat(b.Turn):
		b.Pawn, b.Whose = new(v.Pawn(b.Turn)), words.Format("live.room.whose", words.Names{"name": v.Name(b.Turn)})
	case b.Whose == "" && b.Over:
		b.Whose = words.Text("live.page.over")
	case b.Whose == "":
		b.Whose, b.When = b.Moment, ""
	}
}

func newestSentence(v view.Game, b Board) string {
	if b.Latest.Sentence != "" {
		return b.Latest.Sentence
	}
	if v.Last == nil {
		return b.Moment
	}
	newest := view.LogEntryOf(v, *v.Last)
	if newest.Detail == "" {
		return newest.Title
	}
	return words.Format("live.room.say", words.Names{"entry": newest.Title, "detail": newest.Detail})
}

// logOf returns the entries before a position, newest first, up to a maximum number. Position 0 is the log's end.
func logOf(v view.Game, before, most int) (entries []view.LogEntry, more bool) {
	steps := v.Game.Steps()
	if before < 1 || before > len(steps)+1 {
		before = len(steps) + 1
	}
	entries = []view.LogEntry{}
	for at := before - 2; at >= 0; at-- {
		if len(entries) == most {
			return entries, true
		}
		entries = append(entries, view.LogEntryOf(v, steps[at]))
	}
	return entries, false
}

// figures drops the empty columns of a matrix. Of the earlier table it keeps only the numbers.
func figures(m view.Matrix) *view.Matrix {
	m.Shown = append([]int{}, m.Columns()...) // never nil: the page expects a list
	m.Shown = slices.DeleteFunc(m.Shown, func(company int) bool { return !m.HasColumn(company) })
	m.Extras = slices.Clone(m.Extras)
	for i := range m.Extras {
		m.Extras[i].Of = nil // the page requests explanations by row index
	}
	if m.Before == nil {
		return &m
	}
	was := &view.Matrix{}
	for _, s := range m.Before.Seats {
		was.Seats = append(was.Seats, view.Seat{Cash: s.Cash, Shares: s.Shares, Worth: s.Worth, Veiled: s.Veiled})
	}
	for _, e := range m.Before.Extras {
		was.Extras = append(was.Extras, view.Extra{Name: e.Name, Figures: e.Figures})
	}
	m.Before = was
	return &m
}

type Stage struct{ rooms Rooms }

func NewStage(rooms Rooms) Stage { return Stage{rooms} }

// Seen returns the board of a game as JSON. The error is [door.Missing] if the game or the seat does not exist.
func (s Stage) Seen(game string, by door.Audience) ([]byte, error) {
	r, err := s.rooms(game)
	if err != nil {
		return nil, err
	}
	if by.Role == door.Seat && !r.session.Game().Table().Layout().HasSeat(by.Seat) {
		return nil, missing()
	}
	return json.Marshal(r.Board(by))
}

func (s Stage) Players(game string) []string {
	r, err := s.rooms(game)
	if err != nil {
		return nil
	}
	v := r.session.View()
	names := make([]string, len(v.Layout.Seats))
	for seat := range names {
		names[seat] = v.Name(seat)
	}
	return names
}
