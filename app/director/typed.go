package director

import (
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// A TypedResult is a typed result: everyone's net worth, which determines the ranks, or only the ranks.
type TypedResult struct {
	desk         *Desk
	Round, Table int
	// PlacesOnly reports that the net worths are unknown.
	PlacesOnly bool
	Lines      []TypedLine
	Note       string
}

type TypedLine struct {
	Member int
	// Worth is the net worth, valid if Read is set. Out reports that the member left the game before its end.
	Worth     int
	Read, Out bool
	// Rank is the typed rank, 0 before it is typed.
	Rank int
}

// NewTypedResult returns a typed result that starts with the table's result, if there is one.
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

// Result returns the typed result, or a refusal if something is missing.
func (t *TypedResult) Result() (*tournament.Result, *calc.Refusal) {
	r := &tournament.Result{
		Round: t.Round, Table: t.Table, Source: tournament.Typed, NoWorths: t.PlacesOnly, Note: t.Note,
	}
	for _, line := range t.Lines {
		if said := line.Read && !t.PlacesOnly || line.Rank > 0 && t.PlacesOnly; !said {
			return r, calc.Missing("tournament.result.missing", "places").Seated(line.Member)
		}
		placed := tournament.Placed{Member: line.Member, Rank: line.Rank}
		if !t.PlacesOnly {
			placed.Worth, placed.Out = line.Worth, line.Out
		}
		r.Places = append(r.Places, placed)
	}
	if !t.PlacesOnly {
		tournament.RankByWorth(r.Places)
	}
	return r, nil
}

// A Check is the effect of entering a result.
type Check struct {
	// Places are the resulting ranks by line, nil while something is missing.
	Places []string
	// Trouble says why the result is refused, or what it leaves to mend. Right reports whether it can be entered.
	Trouble string
	Tone    page.Tone
	Right   bool
	// Action is the button's label. Changes are the changes of rank due to a correction.
	Action  string
	Changes []string
}

// Check returns the effect of entering the result. looks allows it to show changes in hidden standings.
func (t *TypedResult) Check(looks bool) Check {
	d, c := t.desk, Check{Action: words.Text("tournament.type.enter")}
	number, had := d.Tournament.ResultOf(t.Round, t.Table)
	if had {
		c.Action = words.Text("tournament.type.correct")
	}
	r, refusal := t.Result()
	var after tournament.State
	if refusal == nil {
		for _, placed := range r.Places {
			rank := words.Names{"rank": placed.Rank}
			c.Places = append(c.Places, words.Format("tournament.place", rank))
		}
		after, refusal = d.Tournament.PreviewCorrection(r)
	}
	if refusal != nil {
		c.Trouble, c.Tone = d.ErrorText(refusal), page.Bad
		if refusal.Unfinished {
			c.Tone = page.Soft
		}
		return c
	}
	c.Right = true
	if !had {
		return c
	}
	would := d.Consequence(number, r)
	c.Action = would.Label("tournament.type.correct", "tournament.type.correct.mend")
	c.Trouble, c.Tone = would.Warning, page.Bad
	rounds := len(d.State.Rounds)
	if !looks && d.State.Hidden(rounds) {
		c.Changes = []string{words.Text("tournament.changes.hidden")}
		return c
	}
	is, becomes := standings.After(&d.State, rounds), standings.After(&after, len(after.Rounds))
	c.Changes = words.Changes(&d.State, standings.Changes(is, becomes))
	return c
}
