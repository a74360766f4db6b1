package director

import (
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// A TypedResult is a result typed by the director: net worths, which determine the ranks, or only ranks.
type TypedResult struct {
	desk         *Desk
	Round, Table int
	// PlacesOnly reports whether only the ranks are known.
	PlacesOnly bool
	Lines      []TypedLine
	Note       string
}

type TypedLine struct {
	Member int
	// Worth is the net worth if Read is true. Out reports whether the member left the game early; the net worth is then 0
	// unless it is typed.
	Worth     int
	Read, Out bool
	// Rank is the typed rank, or 0.
	Rank int
}

// NewTypedResult returns a typed result that starts with the result that the table already has, if any.
func NewTypedResult(d *Desk, round int, table tournament.DrawnTable) *TypedResult {
	t := &TypedResult{desk: d, Round: round, Table: table.Number}
	for _, member := range table.Members {
		line := TypedLine{Member: member}
		if r := table.Result; r != nil {
			if place, sat := r.Place(member); sat {
				line.Rank, line.Out, line.Worth, line.Read = place.Rank, place.Out, place.Worth, !r.NoWorths
			}
		}
		t.Lines = append(t.Lines, line)
	}
	if r := table.Result; r != nil {
		t.PlacesOnly, t.Note = r.NoWorths, r.Note
	}
	return t
}

func (t *TypedResult) Result() (*tournament.Result, *calc.Refusal) {
	r := &tournament.Result{
		Round: t.Round, Table: t.Table, Source: tournament.Typed, NoWorths: t.PlacesOnly, Note: t.Note,
	}
	for _, line := range t.Lines {
		if said := (line.Read || line.Out) && !t.PlacesOnly || line.Rank > 0 && t.PlacesOnly; !said {
			return r, calc.Missing("tournament.result.missing", "places").Seated(line.Member)
		}
		placed := tournament.Placed{Member: line.Member, Rank: line.Rank}
		if !t.PlacesOnly {
			placed.Worth, placed.Out = line.Worth*calc.Bit(line.Read), line.Out
		}
		r.Places = append(r.Places, placed)
	}
	if !t.PlacesOnly {
		tournament.RankByWorth(r.Places)
	}
	return r, nil
}

// A Check is the effect of recording a typed result.
type Check struct {
	// Places are the ranks as text, in the order of the lines; nil while a value is missing.
	Places []string
	// Trouble explains a refusal or warns about other entries; may be empty. Right reports whether the result is
	// allowed.
	Trouble page.Note
	Right   bool
	// Action is the label of the button. Changes are sentences about the changes of rank that a correction causes.
	Action  string
	Changes []string
}

// Check returns the effect of recording the result. If looks is true, Changes includes changes in hidden standings.
func (t *TypedResult) Check(looks bool) Check {
	d, c := t.desk, Check{Action: words.Text("tournament.type.enter")}
	number, had := d.Tournament.ResultOf(t.Round, t.Table)
	if had {
		c.Action = words.Text("tournament.type.correct")
	}
	r, refusal := t.Result()
	var after tournament.State
	if refusal == nil {
		c.Places = calc.Map(r.Places, func(placed tournament.Placed) string {
			return words.Format("tournament.place", words.Names{"rank": placed.Rank})
		})
		after, refusal = d.Tournament.PreviewCorrection(r)
	}
	if refusal != nil {
		c.Trouble = d.refusalNote(refusal)
		return c
	}
	c.Right = true
	if !had {
		return c
	}
	would := d.Consequence(number, r)
	c.Action = would.Label("tournament.type.correct", "tournament.type.correct.mend")
	c.Trouble = page.Note{Text: would.Warning, Tone: page.Bad}
	rounds := len(d.State.Rounds)
	if !looks && d.State.Hidden(rounds) {
		c.Changes = []string{words.Text("tournament.changes.hidden")}
		return c
	}
	is, becomes := standings.After(&d.State, rounds), standings.After(&after, len(after.Rounds))
	c.Changes = words.Changes(&d.State, standings.Changes(is, becomes))
	return c
}
