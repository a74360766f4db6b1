package director

import (
	"slices"
	"strings"
	"time"

	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/tournament"
)

// A planning asks how a tournament goes: its kind, its rounds and tables, how it is scored, what is hidden. Its pages
// lie at a place and within it, so that they share what is filled in, which is said over a plan.
type planning struct {
	book *book.Book
	by   ledger.Author
	home page.Place
	base tournament.Plan
}

// place is where one of the pages lies.
func (p planning) place(of ...string) []string { return append([]string{string(p.home)}, of...) }

// page is the page of a place: the plan, a day of it, or what is played in a round.
func (p planning) page(at page.At) page.Page {
	within := page.Place(strings.Trim(strings.TrimPrefix(string(at.Place), string(p.home)), "/"))
	switch within.Part(0) {
	case "day":
		return p.dayPage(within)
	case "game":
		return p.gamePage(at, within.Number(1, 0))
	}
	return p.planPage(at)
}

func (p planning) planPage(at page.At) page.Page {
	plan, trouble := p.plan(at), p.trouble(at)
	says := page.Note{Text: words.PlanSummary(plan), Tone: page.Soft}
	if trouble != "" {
		says = page.Note{Text: trouble, Tone: page.Bad}
	}
	kind := page.Part{Title: words.Text("tournament.plan.format"),
		Fields: []sheet.Field{kindField("format", "tournament.format.", formats(), plan.Format)}}
	if plan.Format == tournament.Series {
		kind.Rows = p.dayRows(at)
	}
	parts := []page.Part{kind}
	if draws(plan) {
		parts = append(parts, page.Part{Title: words.Text("tournament.plan.draw"),
			Fields: []sheet.Field{kindField("draw", "tournament.method.", methods(), plan.Draw)}})
	}
	rounds := page.Part{Title: words.Text("tournament.plan.rounds")}
	for _, n := range numbersOf(&plan) {
		rounds.Fields = append(rounds.Fields, n.field())
	}
	return page.Page{Title: words.Text("tournament.how"), Parts: append(parts, rounds, p.gameRows(at)),
		Beside: []page.Part{scoring(plan, at), tieRows(plan)}, Says: []page.Note{says},
		Next: []page.Action{page.Do(words.Text("common.done"), "plan").AsMain().Unless(trouble != "")}}
}

func draws(plan tournament.Plan) bool {
	return plan.Format != tournament.Series && plan.Format != tournament.MassStart
}

// What a plan can be, in the order in which it is offered.
func formats() []tournament.Format {
	return []tournament.Format{tournament.Rounds, tournament.Cut, tournament.KnockOut, tournament.Series,
		tournament.MassStart}
}

func methods() []tournament.Method {
	return []tournament.Method{tournament.Even, tournament.ByStanding, tournament.Snake, tournament.ByHand}
}

func systems() []tournament.System {
	return []tournament.System{tournament.PlacePoints, tournament.TableShare, tournament.WinnerShare,
		tournament.NetWorth, tournament.Wins}
}

func tieBreaks() []tournament.TieBreak {
	return []tournament.TieBreak{tournament.ByWins, tournament.BySeconds, tournament.ByShare, tournament.ByOpponents,
		tournament.ByMeeting, tournament.ByLots}
}

// kindField is a field for one of some kinds, each with a sentence on it.
func kindField[T ~string](name, key string, all []T, now T) sheet.Field {
	f := sheet.Field{Name: name, Input: sheet.Choices, Seat: calc.None, Full: words.Text("tournament.plan." + name),
		Value: slices.Index(all, now), Offered: true}
	for i, kind := range all {
		label := words.Text(key + string(kind))
		f.Choices = append(f.Choices, sheet.Choice{Value: i, Key: string(kind), Label: label, Said: label,
			Note: words.Text(key + "about." + string(kind)), Noted: true})
	}
	return f
}

// chosen is the kind that is filled in, another one where none is.
func chosen[T any](at page.At, name string, all []T, otherwise T) T {
	if i := at.Filled(name, -1); i >= 0 && i < len(all) {
		return all[i]
	}
	return otherwise
}

// The fields of a plan that are no number: points for places begin so, before the size of the table.
const (
	placesField = "places."
	evenField   = "even"
	tiesField   = "ties"
	sinceField  = "since"
	untilField  = "until"
)

// plan is the plan with what is filled in.
func (p planning) plan(at page.At) tournament.Plan {
	plan := p.base
	if format := chosen(at, "format", formats(), plan.Format); format != plan.Format {
		plan = plan.As(format)
	}
	plan.Draw = chosen(at, "draw", methods(), plan.Draw)
	plan.Games = p.games(at)
	for _, n := range numbersOf(&plan) {
		n.fill(at)
	}
	least, most := TableSizes(plan)
	plan.Size = min(max(plan.Size, least), most)
	plan.Scoring.System = chosen(at, "scoring", systems(), plan.Scoring.System)
	plan.Scoring.Even = at.Filled(evenField, calc.Bit(plan.Scoring.Even)) == 1
	for size := least; size <= most; size++ {
		if typed, said := at.Said[placesField+number(size)]; said {
			plan, _ = WithPlaces(plan, size, typed) // what is wrong stands beside the field
		}
	}
	if ties, said := at.Said[tiesField]; said {
		plan.TieBreaks = nil
		for _, by := range strings.Fields(ties) {
			plan.TieBreaks = append(plan.TieBreaks, tournament.TieBreak(by))
		}
	}
	if _, said := at.Said[sinceField]; said {
		plan.Since = p.day(at, sinceField).UTC()
	}
	if _, said := at.Said[untilField]; said {
		plan.Until = time.Time{}
		if day := p.day(at, untilField); !day.IsZero() {
			plan.Until = day.AddDate(0, 0, 1).Add(-time.Millisecond).UTC()
		}
	}
	return plan
}

// trouble is why there can be no such plan, empty where there can.
func (p planning) trouble(at page.At) string {
	plan := p.plan(at)
	for _, f := range scoring(plan, at).Fields {
		if f.Trouble != "" {
			return f.Trouble
		}
	}
	if trouble := p.gamesTrouble(at); trouble != "" {
		return trouble
	}
	if _, err := Try("-", p.by, &plan); err != nil {
		return words.Trouble("", nil, err)
	}
	return ""
}

// scoring asks what brings points.
func scoring(plan tournament.Plan, at page.At) page.Part {
	part := page.Part{Title: words.Text("tournament.plan.scoring"),
		Fields: []sheet.Field{kindField("scoring", "tournament.system.", systems(), plan.Scoring.System)}}
	byPlaces := plan.Scoring.System == tournament.PlacePoints
	if least, most := TableSizes(plan); byPlaces {
		for size := least; size <= most; size++ {
			part.Fields = append(part.Fields, placesOf(plan, at, size))
		}
	}
	if byPlaces || plan.Scoring.System == tournament.TableShare {
		label := words.Text("tournament.plan.even")
		part.Fields = append(part.Fields, sheet.Field{Name: evenField, Input: sheet.Switch, Seat: calc.None, Label: label,
			Full: label, Said: label, About: words.Text("tournament.plan.even.about"), Value: calc.Bit(plan.Scoring.Even)})
	}
	return part
}

// placesOf asks how many points each place brings at a table of a size.
func placesOf(plan tournament.Plan, at page.At, size int) sheet.Field {
	of := words.Names{"size": size}
	f := line(at, placesField+number(size), words.Format("tournament.plan.places", of), "")
	typed, said := at.Said[f.Name]
	if f.Text = typed; !said {
		f.Text = WritePoints(plan.Scoring.PlacesOf(size))
	}
	if _, right := WithPlaces(plan, size, f.Text); !right {
		f.Trouble = words.Format("refusal.tournament.plan.places", of)
	}
	return f
}

// tieRows are what decides between equal points, the first tie-break first, and what could do so too.
func tieRows(plan tournament.Plan) page.Part {
	part := page.Part{Title: words.Text("tournament.plan.ties")}
	ties := plan.TieBreaks
	set := func(label string, to ...tournament.TieBreak) page.Action {
		var all []string
		for _, by := range to {
			all = append(all, string(by))
		}
		return filling(label, tiesField, strings.Join(all, " "))
	}
	for i, by := range ties {
		name := words.Text("tournament.tie." + string(by))
		of := words.Names{"name": name}
		higher := slices.Clone(ties)
		higher[max(0, i-1)], higher[i] = ties[i], ties[max(0, i-1)]
		part.Rows = append(part.Rows, page.Row{Lead: number(i + 1), Title: name,
			About: words.Text("tournament.tie.about." + string(by)),
			Actions: []page.Action{set(words.Format("tournament.plan.up", of), higher...).With("up").Unless(i == 0),
				set(words.Format("tournament.drop", of), slices.Concat(ties[:i], ties[i+1:])...).With("cancel")}})
	}
	for _, by := range tieBreaks() {
		if !slices.Contains(ties, by) {
			more := set(words.Text("tournament.tie."+string(by)), slices.Concat(ties, []tournament.TieBreak{by})...)
			part.Actions = append(part.Actions, more.With("add"))
		}
	}
	return part
}

// filling is an action that fills in a field of the page.
func filling(label, field, value string) page.Action {
	return page.Act(label, "fill", map[string]string{field: value})
}

// fill fills in what an action says.
func fill(said map[string]string, _ page.At) (page.Done, error) { return page.Done{Said: said}, nil }

// planning asks how the tournament goes from now on.
func (s *Source) planning() planning {
	p := planning{s.Book, s.by(), planPlace, s.State.Plan}
	if len(p.base.Games) == 0 { // that was undone
		p.base = usualPlan(s.Book)
	}
	return p
}

func (s *Source) planPage(at page.At) (page.Page, error) { return s.planning().page(at), nil }

// plan enters the plan that is filled in.
func (s *Source) plan(_ struct{}, at page.At) (page.Done, error) {
	if trouble := s.planning().trouble(at); trouble != "" {
		return page.Done{}, page.Trouble(trouble)
	}
	plan := s.planning().plan(at)
	err := s.Enter(&plan)
	done, err := s.did(words.TournamentEntry(&s.State, &plan), err)
	done.Leave = true
	return done, err
}
