package command

import (
	"encoding/json"
	"errors"
	"time"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
	"scripkeeper/ledger/tournament/games"
	"scripkeeper/ledger/tournament/standings"
)

// What the commands of tournaments print with --json, see OUTPUT.md.
type (
	outHead struct {
		ID    string    `json:"id"`
		Title string    `json:"title"`
		Begun time.Time `json:"begun"`
		// Operations is how many it has.
		Operations int `json:"operations"`
	}
	outTournament struct {
		outHead
		Chain     string               `json:"chain"`
		Plan      *tournament.Plan     `json:"plan,omitempty"`
		Members   []outMember          `json:"members"`
		Wishes    []tournament.Wish    `json:"wishes,omitempty"`
		Except    []outExcepted        `json:"except,omitempty"`
		Rounds    []outRound           `json:"rounds"`
		Penalties []tournament.Penalty `json:"penalties,omitempty"`
		Lots      []int                `json:"lots,omitempty"`
		Awards    []tournament.Award   `json:"awards,omitempty"`
		Revealed  bool                 `json:"revealed,omitempty"`
		Ended     bool                 `json:"ended,omitempty"`
		Next      outNext              `json:"next"`
	}
	outExcepted struct {
		Game   string `json:"game"`
		Reason string `json:"reason,omitempty"`
	}
	outNext struct {
		Task   draw.Task `json:"task"`
		Round  int       `json:"round,omitempty"`
		Tables []int     `json:"tables,omitempty"`
	}
	outMember struct {
		Name   string `json:"name"`
		Person string `json:"person,omitempty"`
		Joined int    `json:"joined"`
		Left   bool   `json:"left,omitempty"`
	}
	outRound struct {
		Round  int               `json:"round"`
		Method tournament.Method `json:"method"`
		Seed   uint64            `json:"seed,omitempty"`
		Tables []outSeatedTable  `json:"tables"`
		Out    []int             `json:"out,omitempty"`
	}
	outSeatedTable struct {
		Table   int                `json:"table"`
		Game    string             `json:"game"`
		Members []int              `json:"members"`
		Result  *tournament.Result `json:"result,omitempty"`
	}
	outStep struct {
		Tournament string          `json:"tournament"`
		Entry      int             `json:"entry"`
		Kind       string          `json:"kind"`
		Data       json.RawMessage `json:"data"`
		By         string          `json:"by,omitempty"`
		At         time.Time       `json:"at"`
		Refusal    *outRefusal     `json:"refusal,omitempty"`
	}
	outTournamentRefusal struct {
		Refusal outRefused `json:"refusal"`
	}
	outRefused struct {
		Code    string         `json:"code"`
		Field   string         `json:"field,omitempty"`
		Member  *int           `json:"member"`
		Terms   map[string]int `json:"terms"`
		Message string         `json:"message"`
	}
	outReport struct {
		File    string             `json:"file,omitempty"`
		Outcome string             `json:"outcome"`
		Round   int                `json:"round,omitempty"`
		Table   int                `json:"table,omitempty"`
		Result  *tournament.Result `json:"result,omitempty"`
		Renamed []outRenamed       `json:"renamed,omitempty"`
		Moved   []int              `json:"moved,omitempty"`
		Misfits []outMisfit        `json:"misfits,omitempty"`
		Changes []outChange        `json:"changes,omitempty"`
		Code    string             `json:"code,omitempty"`
		Message string             `json:"message,omitempty"`
	}
	outRenamed struct {
		Member int    `json:"member"`
		Name   string `json:"name"`
	}
	outMisfit struct {
		Reason  string   `json:"reason"`
		Round   int      `json:"round,omitempty"`
		Table   int      `json:"table,omitempty"`
		Names   []string `json:"names,omitempty"`
		Message string   `json:"message"`
	}
	outChange struct {
		Member       int               `json:"member"`
		RankBefore   int               `json:"rank_before"`
		Rank         int               `json:"rank"`
		PointsBefore tournament.Points `json:"points_before"`
		Points       tournament.Points `json:"points"`
	}
	outCupStanding struct {
		After int         `json:"after"`
		Lines []outLineOf `json:"lines"`
	}
	outLineOf struct {
		Member int               `json:"member"`
		Name   string            `json:"name"`
		Rank   int               `json:"rank"`
		Points tournament.Points `json:"points"`
		Ties   []int64           `json:"ties"`
		Scores []outScore        `json:"scores"`
	}
	outScore struct {
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
	outStart struct {
		Game  string   `json:"game"`
		Round int      `json:"round"`
		Table int      `json:"table"`
		Title string   `json:"title"`
		Seats []string `json:"seats"`
		Code  string   `json:"code"`
	}
)

func headOut(head oplog.JournalHead) outHead {
	return outHead{head.ID.String(), head.Title, head.Begun, head.Operations}
}

// tournamentOut is a tournament as it stands.
func tournamentOut(t *tournament.Tournament, s *tournament.State) outTournament {
	next := draw.NextOf(s)
	out := outTournament{
		outHead: headOut(t.Head()), Chain: t.Chain().String(), Members: []outMember{}, Wishes: s.Wishes, Rounds: []outRound{},
		Penalties: s.Penalties, Lots: s.Lots, Awards: s.Awards, Revealed: s.Revealed, Ended: s.Ended,
		Next: outNext{next.Task, next.Round, next.Tables},
	}
	if len(s.Plan.Games) > 0 {
		out.Plan = &s.Plan
	}
	for _, e := range s.Except {
		out.Except = append(out.Except, outExcepted{e.Game.String(), e.Reason})
	}
	for _, m := range s.Members {
		out.Members = append(out.Members, outMember{m.Name, m.Person, m.Joined, m.Left})
	}
	for _, drawn := range s.Rounds {
		round := outRound{Round: drawn.Number, Method: drawn.Method, Seed: drawn.Seed, Out: drawn.Out}
		for _, table := range drawn.Tables {
			round.Tables = append(round.Tables, outSeatedTable{table.Number, table.Game.String(), table.Members, table.Result})
		}
		out.Rounds = append(out.Rounds, round)
	}
	return out
}

func stepOut(t *tournament.Tournament, step tournament.LivingEntry) outStep {
	raw, _ := json.Marshal(step.Entry) // it was made of JSON or is in the book as such
	out := outStep{
		Tournament: t.Head().ID.String(), Entry: step.Number, Kind: step.Entry.Kind(), Data: raw, By: step.By.Person, At: step.At,
	}
	if step.Refusal != nil {
		out.Refusal = refusalOut(nil, step.Refusal)
	}
	return out
}

func misfitsOut(all []games.Misfit) []outMisfit {
	var out []outMisfit
	for _, m := range all {
		out = append(out, outMisfit{m.Reason, m.Round, m.Table, m.Names, words.Misfit(m)})
	}
	return out
}

func changesOut(all []standings.Change) []outChange {
	var out []outChange
	for _, c := range all {
		out = append(out, outChange{c.Member, c.RankBefore, c.Rank, c.PointsBefore, c.Points})
	}
	return out
}

func standingOutOf(s *tournament.State, standing standings.Standings) outCupStanding {
	out := outCupStanding{After: standing.After, Lines: []outLineOf{}}
	for _, line := range standing.Lines {
		one := outLineOf{
			Member: line.Member, Name: s.Members[line.Member].Name, Rank: line.Rank, Points: line.Points, Ties: line.Ties,
			Scores: []outScore{},
		}
		if one.Ties == nil {
			one.Ties = []int64{}
		}
		for _, score := range line.Scores {
			terms := termsOut(score.Terms)
			if score.Before != 0 {
				terms["before"] = int(score.Before)
			}
			one.Scores = append(one.Scores, outScore{
				score.Round, score.Table, score.Rank, score.Rule, score.Points, terms, score.Reason, score.Uncounted,
				score.Open,
			})
		}
		out.Lines = append(out.Lines, one)
	}
	return out
}

// codeOf is the code of a fault or a refusal.
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
