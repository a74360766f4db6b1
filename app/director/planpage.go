package director

import (
	"slices"
	"strings"

	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/tournament"
)

// A planning computes the pages that ask for a tournament's plan. The places of these pages begin with home. The user's
// input on all pages overrides base, the plan to start from.
type planning struct {
	book *book.Book
	by   ledger.Author
	home page.Place
	base tournament.Plan
}

func (p planning) place(of ...string) []string { return append([]string{string(p.home)}, of...) }

func (p planning) page(at page.At) page.Page {
	within := page.Place(strings.Trim(strings.TrimPrefix(string(at.Place), string(p.home)), "/"))
	switch within.Part(0) {
	case "day":
		return p.dayPage(within)
	case "game":
		return p.gamePage(at, within.Number(1, 0))
	}
	r := p.read(at)
	return page.Page{Title: words.Text("tournament.how"), Parts: r.parts, Beside: r.beside,
		Says: []page.Note{saying(words.PlanSummary(r.plan), r.trouble)},
		Next: []page.Action{page.PlainAction(words.Text("common.done"), "plan").AsMain().DisabledIf(r.trouble != "")}}
}

// saying returns the note above a button. The note shows trouble in red or, if trouble is empty, shows comes.
func saying(comes, trouble string) page.Note {
	if trouble != "" {
		return page.Note{Text: trouble, Tone: page.Bad}
	}
	return page.Note{Text: comes, Tone: page.Soft}
}

// planned is a plan after the user's input. Its field trouble is a sentence about an error or "".
type planned struct {
	at            page.At
	plan          tournament.Plan
	parts, beside []page.Part
	trouble       string
}

// read applies the input in the order of the page, because later fields depend on earlier ones.
func (p planning) read(at page.At) planned {
	r := planned{at: at, plan: p.base}
	format := r.plan.Format
	kind := page.Part{Title: words.Text("tournament.plan.format"), Fields: []sheet.Field{
		ask(at, "format", "tournament.format.", &format, tournament.Rounds, tournament.Cut, tournament.KnockOut,
			tournament.Series, tournament.MassStart)}}
	if format != r.plan.Format {
		r.plan = r.plan.InFormat(format)
	}
	if format == tournament.Series {
		kind.Rows = p.dayRows(at)
	}
	r.parts = []page.Part{kind}
	draws := format != tournament.Series && format != tournament.MassStart
	if draws {
		r.parts = append(r.parts, page.Part{Title: words.Text("tournament.plan.draw"), Fields: []sheet.Field{
			ask(at, "draw", "tournament.method.", &r.plan.Draw, drawMethods()...)}})
	}
	p.readDays(at, &r.plan)
	var games page.Part
	games, r.plan.Games, r.trouble = p.readGames(at)
	r.parts = append(r.parts, r.readNumbers(draws), games)
	r.beside = []page.Part{r.readScoring(), r.readTies()}
	if r.trouble == "" {
		if _, err := Try("-", p.by, &r.plan); err != nil {
			r.trouble = words.ErrorSentence("", nil, err)
		}
	}
	return r
}

// ask returns a field for a choice among values, each with an explanation. It sets *now to the chosen value.
func ask[T ~string](at page.At, name, key string, now *T, all ...T) sheet.Field {
	if n := at.Int(name, -1); n >= 0 && n < len(all) {
		*now = all[n]
	}
	f := choosing(name, words.Text("tournament.plan."+name), slices.Index(all, *now))
	for _, kind := range all {
		called, about := words.Text(key+string(kind)), words.Text(key+"about."+string(kind))
		f.Choices = append(f.Choices, noted(len(f.Choices), called, about))
	}
	return f
}

func choosing(name, heading string, now int) sheet.Field {
	return sheet.Field{Name: name, Input: sheet.Choices, Seat: calc.None, Full: heading, Said: heading, Value: now,
		Offered: true}
}

func noted(value int, label, about string) sheet.Choice {
	return sheet.Choice{Value: value, Key: number(value), Label: label, Said: label, Note: about, Noted: about != ""}
}

func (r *planned) readNumbers(draws bool) page.Part {
	part, plan := page.Part{Title: words.Text("tournament.plan.rounds")}, &r.plan
	add := func(asked bool, name string, low, high int, value *int, jumps ...sheet.Choice) {
		if !asked {
			return
		}
		low, high = min(low, *value), max(high, *value)
		*value = min(max(low, r.at.Int(name, *value)), high)
		key := "tournament.plan." + name
		label := words.Text(key)
		part.Fields = append(part.Fields, sheet.Field{Name: name, Input: sheet.Stepper, Seat: calc.None, Label: label,
			Full: label, Said: label, About: words.Text(key + ".about"), Value: *value, Min: low, Max: high, Step: 1,
			Choices: jumps})
	}
	points := func(asked bool, name string, value *tournament.Points) {
		now := int(*value / tournament.Point)
		whole := now
		if add(asked, name, 0, 100, &whole); whole != now {
			*value = tournament.Points(whole) * tournament.Point
		}
	}
	jump := func(value int) sheet.Choice { return noted(value, number(value), "") }
	never := noted(0, words.Text("tournament.plan.never"), "")
	is := func(formats ...tournament.Format) bool { return slices.Contains(formats, plan.Format) }
	least, most := TableSizes(*plan)
	plan.Size = min(max(plan.Size, least), most)
	cut := is(tournament.Cut)
	add(is(tournament.Rounds, tournament.Cut, tournament.MassStart), "count", 1, tournament.MaxRounds, &plan.Rounds)
	add(draws, "size", least, most, &plan.Size)
	add(cut, "final", 2, most, &plan.Final)
	add(cut, "carry", 0, 100, &plan.Carry, jump(0), jump(50), jump(100))
	add(is(tournament.KnockOut), "through", 1, tournament.MaxSize-1, &plan.Through)
	add(true, "best", 0, tournament.MaxRounds, &plan.Best, noted(0, words.Text("tournament.plan.all"), ""))
	add(true, "hidden", 0, tournament.MaxRounds, &plan.HiddenFrom, never)
	add(draws, "minutes", 0, tournament.MaxMinutes, &plan.Minutes, never, jump(60))
	points(draws, "out", &plan.Scoring.SittingOut)
	points(is(tournament.Series), "absent", &plan.Scoring.Absent)
	return part
}

func (r *planned) readScoring() page.Part {
	scoring := &r.plan.Scoring
	part := page.Part{Title: words.Text("tournament.plan.scoring"), Fields: []sheet.Field{
		ask(r.at, "scoring", "tournament.system.", &scoring.System, tournament.PlacePoints, tournament.TableShare,
			tournament.WinnerShare, tournament.NetWorth, tournament.Wins)}}
	byPlaces := scoring.System == tournament.PlacePoints
	for size, most := TableSizes(r.plan); byPlaces && size <= most; size++ {
		part.Fields = append(part.Fields, r.readPlaces(size))
	}
	if byPlaces || scoring.System == tournament.TableShare {
		const name = "even"
		scoring.Even = r.at.Int(name, calc.Bit(scoring.Even)) == 1
		label := words.Text("tournament.plan.even")
		part.Fields = append(part.Fields, sheet.Field{Name: name, Input: sheet.Switch, Seat: calc.None, Label: label,
			Full: label, Said: label, About: words.Text("tournament.plan.even.about"), Value: calc.Bit(scoring.Even)})
	}
	return part
}

func (r *planned) readPlaces(size int) sheet.Field {
	of := words.Names{"size": size}
	f := line(r.at, "places."+number(size), words.Format("tournament.plan.places", of), "")
	if _, said := r.at.Said[f.Name]; !said {
		f.Text = WritePoints(r.plan.Scoring.PlacesOf(size))
		return f
	}
	plan, right := WithPlaces(r.plan, size, f.Text)
	if r.plan = plan; !right {
		f.Trouble = words.Format("refusal.tournament.plan.places", of)
		r.trouble = f.Trouble
	}
	return f
}

func (r *planned) readTies() page.Part {
	const name = "ties"
	if said, is := r.at.Said[name]; is {
		r.plan.TieBreaks = nil
		for _, by := range strings.Fields(said) {
			r.plan.TieBreaks = append(r.plan.TieBreaks, tournament.TieBreak(by))
		}
	}
	part, ties := page.Part{Title: words.Text("tournament.plan.ties")}, r.plan.TieBreaks
	set := func(label string, to ...tournament.TieBreak) page.Action {
		written := calc.Map(to, func(by tournament.TieBreak) string { return string(by) })
		return filling(label, name, strings.Join(written, " "))
	}
	for i, by := range ties {
		called := words.Text("tournament.tie." + string(by))
		of := words.Names{"name": called}
		higher := slices.Clone(ties)
		higher[max(0, i-1)], higher[i] = ties[i], ties[max(0, i-1)]
		part.Rows = append(part.Rows, page.Row{Lead: number(i + 1), Title: called,
			About: words.Text("tournament.tie.about." + string(by)),
			Actions: []page.Action{set(words.Format("tournament.plan.up", of),
				higher...).WithIcon("up").DisabledIf(i == 0),
				set(words.Format("tournament.drop", of), slices.Concat(ties[:i], ties[i+1:])...).WithIcon("cancel")}})
	}
	for _, by := range tournament.TieBreaks() {
		if !slices.Contains(ties, by) {
			more := set(words.Text("tournament.tie."+string(by)), append(slices.Clone(ties), by)...)
			part.Actions = append(part.Actions, more.WithIcon("add"))
		}
	}
	return part
}

func filling(label, field, value string) page.Action {
	return page.ActionWith(label, "fill", map[string]string{field: value})
}

func fill(said map[string]string, _ page.At) (page.Done, error) { return page.Done{Said: said}, nil }

func (s *Source) planning() planning {
	p := planning{s.Book, s.by(), planPlace, s.State.Plan}
	if len(p.base.Games) == 0 { // the plan was undone
		p.base = usualPlan(s.Book)
	}
	return p
}

func (s *Source) planPage(at page.At) (page.Page, error) { return s.planning().page(at), nil }

func (s *Source) plan(_ struct{}, at page.At) (page.Done, error) {
	r := s.planning().read(at)
	if r.trouble != "" {
		return page.Done{}, page.UserError(r.trouble)
	}
	err := s.Enter(&r.plan)
	done, err := s.reportEntry(words.TournamentEntry(&s.State, &r.plan), err)
	done.Leave = true
	return done, err
}
