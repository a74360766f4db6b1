package jsonout

import (
	"encoding/json"
	"errors"
	"time"

	"scripkeeper/app/director"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
	"scripkeeper/ledger/tournament/games"
	"scripkeeper/ledger/tournament/standings"
)

// Output about tournaments, see OUTPUT.md.
type (
	Head struct {
		ID         string    `json:"id"`
		Title      string    `json:"title"`
		Begun      time.Time `json:"begun,omitzero"`
		Operations int       `json:"operations"`
	}
	Tournament struct {
		Head
		Chain     string               `json:"chain"`
		Plan      *tournament.Plan     `json:"plan,omitempty"`
		Members   []Member             `json:"members"`
		Wishes    []tournament.Wish    `json:"wishes,omitempty"`
		Except    []Excepted           `json:"except,omitempty"`
		Rounds    []Round              `json:"rounds"`
		Penalties []tournament.Penalty `json:"penalties,omitempty"`
		Lots      []int                `json:"lots,omitempty"`
		Awards    []tournament.Award   `json:"awards,omitempty"`
		Revealed  bool                 `json:"revealed,omitempty"`
		Ended     bool                 `json:"ended,omitempty"`
		Next      Next                 `json:"next"`
		// Only some commands write the standings, and hidden standings only with --hidden.
		Standings *CupStandings `json:"standings,omitempty"`
	}
	Excepted struct {
		Game   string `json:"game"`
		Reason string `json:"reason,omitempty"`
	}
	Next struct {
		Task   draw.Task `json:"task"`
		Round  int       `json:"round,omitempty"`
		Tables []int     `json:"tables,omitempty"`
	}
	Member struct {
		Name   string `json:"name"`
		Person string `json:"person,omitempty"`
		Joined int    `json:"joined"`
		Left   bool   `json:"left,omitempty"`
	}
	Round struct {
		Round  int               `json:"round"`
		Method tournament.Method `json:"method"`
		Seed   uint64            `json:"seed,omitempty"`
		Tables []SeatedTable     `json:"tables"`
		Out    []int             `json:"out,omitempty"`
	}
	SeatedTable struct {
		Table   int                `json:"table"`
		Game    string             `json:"game"`
		Members []int              `json:"members"`
		Result  *tournament.Result `json:"result,omitempty"`
	}
	Step struct {
		Tournament string          `json:"tournament"`
		Entry      int             `json:"entry"`
		Kind       string          `json:"kind"`
		Data       json.RawMessage `json:"data"`
		At         time.Time       `json:"at,omitzero"`
	}
	TournamentRefusal struct {
		Refusal Refused `json:"refusal"`
	}
	Refused struct {
		Code    string         `json:"code"`
		Field   string         `json:"field,omitempty"`
		Member  *int           `json:"member"`
		Terms   map[string]int `json:"terms"`
		Message string         `json:"message"`
	}
	Report struct {
		File    string             `json:"file,omitempty"`
		Outcome string             `json:"outcome"`
		Round   int                `json:"round,omitempty"`
		Table   int                `json:"table,omitempty"`
		Result  *tournament.Result `json:"result,omitempty"`
		Renamed []Renamed          `json:"renamed,omitempty"`
		Moved   []int              `json:"moved,omitempty"`
		Misfits []Misfit           `json:"misfits,omitempty"`
		Changes []Change           `json:"changes,omitempty"`
		Code    string             `json:"code,omitempty"`
		Message string             `json:"message,omitempty"`
	}
	Renamed struct {
		Member int    `json:"member"`
		Name   string `json:"name"`
	}
	Misfit struct {
		Reason  string   `json:"reason"`
		Round   int      `json:"round,omitempty"`
		Table   int      `json:"table,omitempty"`
		Names   []string `json:"names,omitempty"`
		Message string   `json:"message"`
	}
	Change struct {
		Member       int               `json:"member"`
		RankBefore   int               `json:"rank_before"`
		Rank         int               `json:"rank"`
		PointsBefore tournament.Points `json:"points_before"`
		Points       tournament.Points `json:"points"`
	}
	CupStandings struct {
		After int       `json:"after"`
		Lines []CupLine `json:"lines"`
	}
	CupLine struct {
		Member int               `json:"member"`
		Name   string            `json:"name"`
		Rank   int               `json:"rank"`
		Points tournament.Points `json:"points"`
		Ties   []int64           `json:"ties"`
		Scores []Score           `json:"scores"`
	}
	Score struct {
		Round     int               `json:"round,omitempty"`
		Table     int               `json:"table,omitempty"`
		Rank      int               `json:"rank,omitempty"`
		Rule      string            `json:"rule"`
		Points    tournament.Points `json:"points"`
		Working   map[string]int    `json:"working"`
		Reason    string            `json:"reason,omitempty"`
		Uncounted bool              `json:"uncounted,omitempty"`
		Open      bool              `json:"open,omitempty"`
	}
)

func HeadOf(head oplog.JournalSummary) Head {
	return Head{head.ID.String(), head.Title, head.Begun, head.Operations}
}

func TournamentOf(t *tournament.Tournament, s *tournament.State) Tournament {
	next := draw.NextOf(s)
	out := Tournament{
		Head: HeadOf(t.Head()), Chain: t.Chain().String(), Members: []Member{}, Wishes: s.Wishes, Rounds: []Round{},
		Penalties: s.Penalties, Lots: s.Lots, Awards: s.Awards, Revealed: s.Revealed, Ended: s.Ended,
		Next: Next{next.Task, next.Round, next.Tables},
	}
	if len(s.Plan.Games) > 0 {
		out.Plan = &s.Plan
	}
	for _, e := range s.Except {
		out.Except = append(out.Except, Excepted{e.Game.String(), e.Reason})
	}
	for _, m := range s.Members {
		out.Members = append(out.Members, Member{m.Name, m.Person, m.Joined, m.Left})
	}
	for _, drawn := range s.Rounds {
		round := Round{Round: drawn.Number, Method: drawn.Method, Seed: drawn.Seed, Out: drawn.Out}
		for _, table := range drawn.Tables {
			game := table.Game.String()
			round.Tables = append(round.Tables, SeatedTable{table.Number, game, table.Members, table.Result})
		}
		out.Rounds = append(out.Rounds, round)
	}
	return out
}

func StepOf(t *tournament.Tournament, step tournament.Step) Step {
	raw, _ := json.Marshal(step.Entry) // cannot fail: the entry was read from JSON
	return Step{t.Head().ID.String(), step.Number, step.Entry.Kind(), raw, step.At}
}

// ReportOf returns the JSON of what happened to a result. message is the reason if the result was left out.
func ReportOf(file string, r director.Report, message string) Report {
	out := Report{
		File: file, Outcome: string(r.Outcome), Round: r.Round, Table: r.Table, Moved: r.Moved, Message: message,
	}
	if r.Outcome == director.Entered || r.Outcome == director.Corrected {
		out.Result = r.Result
	}
	out.Renamed = calc.Map(r.Renamed, func(n games.Renamed) Renamed { return Renamed(n) })
	for _, m := range r.Misfits {
		out.Misfits = append(out.Misfits, Misfit{m.Reason, m.Round, m.Table, m.Names, words.Misfit(m)})
	}
	out.Changes = calc.Map(r.Changes, func(c standings.Change) Change { return Change(c) })
	if r.Err != nil {
		out.Code = codeOf(r.Err)
	}
	return out
}

func CupStandingsOf(s *tournament.State, standing standings.Standings) *CupStandings {
	out := &CupStandings{After: standing.After, Lines: []CupLine{}}
	for _, line := range standing.Lines {
		one := CupLine{
			Member: line.Member, Name: s.Members[line.Member].Name,
			Rank: line.Rank, Points: line.Points, Ties: line.Ties,
			Scores: []Score{},
		}
		if one.Ties == nil {
			one.Ties = []int64{}
		}
		for _, score := range line.Scores {
			terms := termsOf(score.Terms)
			if score.Before != 0 {
				terms["before"] = int(score.Before)
			}
			one.Scores = append(one.Scores, Score{
				score.Round, score.Table, score.Rank, score.Rule, score.Points, terms, score.Reason, score.Uncounted,
				score.Open,
			})
		}
		out.Lines = append(out.Lines, one)
	}
	return out
}

func codeOf(err error) string {
	var fault *ledger.Fault
	var refusal *calc.Refusal
	switch {
	case errors.As(err, &refusal):
		return refusal.Code
	case errors.As(err, &fault):
		return fault.Code
	}
	return failed
}

// TournamentRefusalOf returns the JSON of a refusal. message is a sentence for people.
func TournamentRefusalOf(r *calc.Refusal, message string) TournamentRefusal {
	return TournamentRefusal{Refused{r.Code, r.Field, seatOf(r.Seat), termsOf(r.Terms), message}}
}

// A Seating is the JSON of a draw: for each round, the names at each table.
type Seating struct {
	Seed    uint64       `json:"seed"`
	Repeats int          `json:"repeats"`
	Rounds  [][][]string `json:"rounds"`
}

// A Redrawn is the JSON of a check that repeats the draw of a round with its seed.
type Redrawn struct {
	Round   int          `json:"round"`
	Redrawn draw.Redrawn `json:"redrawn"`
}
