package director

import (
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// A Typed is a result as it is typed: what everybody at a table was worth, from which the places follow, or the places
// alone.
type Typed struct {
	desk         *Desk
	Round, Table int
	// PlacesOnly tells that nobody knows what they were worth.
	PlacesOnly bool
	Lines      []TypedLine
	Note       string
}

// A TypedLine is what is typed of a member.
type TypedLine struct {
	Member int
	// Worth counts where Read tells that it is a number. Out tells that the member was out before the end.
	Worth     int
	Read, Out bool
	// Rank is the place that was said, 0 for none yet.
	Rank int
}

// NewTyped begins with the result that a table has, or with nothing.
func NewTyped(d *Desk, round int, table tournament.DrawnTable) *Typed {
	t := &Typed{desk: d, Round: round, Table: table.Number}
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

// Result returns what was typed, or what is still missing.
func (t *Typed) Result() (*tournament.Result, *calc.Refusal) {
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

// A Check is what a result would do.
type Check struct {
	// Places are the places that follow, one for each line; nil as long as something is missing.
	Places []string
	// Trouble says why it cannot be entered, or what it leaves to be mended. Right reports whether it can be entered.
	Trouble string
	Tone    page.Tone
	Right   bool
	// Action is the key of the button, Changes who changes places by a correction.
	Action  string
	Changes []string
}

// Check tells what the result would do. Where the standing is hidden from the director, looks is false.
func (t *Typed) Check(looks bool) Check {
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
		after, refusal = d.Tournament.TriedCorrection(r)
	}
	if refusal != nil {
		c.Trouble, c.Tone = d.Trouble(refusal), page.Bad
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
