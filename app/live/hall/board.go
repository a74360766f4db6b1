package hall

import (
	"encoding/json"
	"strconv"

	"scripkeeper/app/director"
	"scripkeeper/app/live/door"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// A Board is the state of a tournament as sent to phones. To save space, lists of members contain indices in Members.
type Board struct {
	Hall bool   `json:"hall"`
	Game string `json:"game"`
	// Head changes with each entry and each step of the final reveal. Clients only compare Head for equality.
	Head    string   `json:"head"`
	Title   string   `json:"title"`
	Say     string   `json:"say"`
	Members []string `json:"members"`
	// Active are the members who have not left. The list is sent before the first round only.
	Active   []int       `json:"active,omitempty"`
	Round    *Round      `json:"round,omitempty"`
	Standing *Standing   `json:"standing,omitempty"`
	Awards   []Award     `json:"awards,omitempty"`
	Clock    *page.Clock `json:"clock,omitempty"`
	// Reveal contains the members revealed so far, best rank first. Reveal is nil outside a reveal.
	Reveal *Standing `json:"reveal,omitempty"`
	// Office is the director's page, nil for other guests.
	Office *page.Page `json:"office,omitempty"`
}

type Round struct {
	Number int     `json:"number"`
	Title  string  `json:"title"`
	Over   bool    `json:"over,omitempty"`
	Tables []Table `json:"tables"`
	Out    []int   `json:"out,omitempty"`
}

type Table struct {
	Number  int   `json:"number"`
	Members []int `json:"members"`
	// Done reports that the table has a result. Waiting reports that a submitted result awaits approval.
	Done    bool `json:"done,omitempty"`
	Waiting bool `json:"waiting,omitempty"`
}

// A Standing ranks the members. Hidden is a sentence shown to players instead of the ranks; the director gets both.
type Standing struct {
	Title  string `json:"title"`
	Hidden string `json:"hidden,omitempty"`
	// Members is sorted by rank. Ranks and Points have the same order.
	Members []int    `json:"members,omitempty"`
	Ranks   []int    `json:"ranks,omitempty"`
	Points  []string `json:"points,omitempty"`
}

type Award struct {
	Name   string `json:"name"`
	Member int    `json:"member"`
}

// Board returns the board for an audience. Only keepers get hidden standings, hidden awards and the tables' results.
func (h *Hall) Board(by door.Audience) Board {
	d, s := h.desk, &h.desk.State
	b := Board{
		Hall: true, Game: h.address, Head: strconv.Itoa(len(d.Tournament.Operations())), Title: d.Title(),
		Say: words.TournamentNow(s), Members: []string{},
	}
	for _, m := range s.Members {
		b.Members = append(b.Members, m.Name)
	}
	after, last := director.LastCompleteRound(s), len(s.Rounds)
	if last == 0 {
		b.Active = s.Active()
	} else if s.Plan.Format != tournament.Series {
		b.Round = h.round(s.Rounds[last-1])
	}
	if after > 0 {
		b.Standing = standingOf(s, after, by)
	}
	if after == last && (!s.Hidden(after) || by.Role == door.Keeper) {
		for _, award := range s.Awards {
			b.Awards = append(b.Awards, Award{words.AwardName(award.Award), award.Member})
		}
	}
	b.Clock = director.HallTime(s)
	if b.Reveal = h.revealed(); b.Reveal != nil {
		b.Head += "." + strconv.Itoa(len(b.Reveal.Members))
	}
	if by.Role == door.Keeper {
		b.Office = new(h.office(b.Head))
	}
	return b
}

func (h *Hall) round(drawn tournament.DrawnRound) *Round {
	r := &Round{
		Number: drawn.Number, Title: director.HallRound(&h.desk.State, drawn.Number), Out: drawn.Out,
		Over: len(drawn.Missing()) == 0,
	}
	waits := map[int]bool{}
	for _, w := range h.waiting() {
		waits[w.Result.Table] = waits[w.Result.Table] || w.Result.Round == drawn.Number
	}
	for _, t := range drawn.Tables {
		done := t.Result != nil
		r.Tables = append(r.Tables, Table{t.Number, t.Members, done, !done && waits[t.Number]})
	}
	return r
}

func standingOf(s *tournament.State, after int, by door.Audience) *Standing {
	told := &Standing{Title: director.HallStandingTitle(s, after)}
	if s.Hidden(after) {
		told.Hidden = words.Text("hall.hidden")
		if by.Role != door.Keeper {
			return told
		}
	}
	return told.with(standings.After(s, after).Lines)
}

func (told *Standing) with(lines []standings.Line) *Standing {
	places := words.Places(lines...)
	for _, line := range lines {
		told.Members, told.Ranks = append(told.Members, line.Member), append(told.Ranks, line.Rank)
		told.Points = append(told.Points, words.Points(line.Points, places))
	}
	return told
}

type Stage struct {
	halls *Halls
	other door.Stage
}

func NewStage(halls *Halls, other door.Stage) Stage { return Stage{halls, other} }

// Seen returns the board of a tournament as JSON. All guests except keepers get the same board.
func (s Stage) Seen(address string, by door.Audience) ([]byte, error) {
	if !Is(address) {
		return s.other.Seen(address, by)
	}
	h, err := s.halls.Hall(address)
	if err != nil {
		return nil, err
	}
	if by.Role == door.Seat {
		return nil, missing()
	}
	return json.Marshal(h.Board(by))
}
