package hall

import (
	"slices"
	"time"

	"scripkeeper/app/director"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
)

// office is the page that the director sees beside everybody: the clock, the reveal, what waits, and what comes next.
func (h *Hall) office() page.Page {
	s := &h.desk.State
	p := page.Page{Title: h.desk.Title(), About: words.TournamentState(s)}
	if clock, has := director.HallClock(s); has {
		p.Parts = append(p.Parts, page.Part{Title: words.Text("live.hall.clock"), Actions: timing(clock)})
	}
	if h.due() {
		step, people := h.step(), h.people()
		says := words.Format("hall.page", words.Names{"page": step, "pages": people})
		p.Parts = append(p.Parts, page.Part{Title: words.Text("ceremony.title"), Says: []page.Note{{Text: says}},
			Actions: revealing(step, people)})
	}
	waits := page.Part{Title: words.Text("live.hall.waiting"), As: page.Cards, Rows: h.Waiting()}
	if waits.Rows == nil {
		waits.Says = []page.Note{{Text: words.Text("live.hall.nowait"), Tone: page.Soft}}
	}
	if len(h.gone) > 0 {
		waits.Actions = []page.Action{page.Act(words.Text("live.hall.bringback"), "bringback", struct{}{})}
	}
	p.Parts = append(p.Parts, waits)
	return h.next(p)
}

// next adds to a page what is to be done next, and the next round as far as it is drawn.
func (h *Hall) next(p page.Page) page.Page {
	next, tables := page.Part{Title: words.Text("live.hall.next")}, page.Part{As: page.Cards}
	next.Says = []page.Note{{Text: words.NextTask(&h.desk.State)}}
	label := h.drawLabel()
	drawing := h.drawn()
	if label == "" {
		p.Parts = append(p.Parts, next)
		return p
	}
	draw := page.Act(label, "draw", struct{}{}).AsMain()
	if drawing == nil {
		next.Actions = []page.Action{draw}
	} else {
		says, _ := drawing.Says()
		next.Says = append(next.Says, page.Note{Text: says})
		next.Actions = []page.Action{draw.Unless(drawing.Busy())}
		if drawing.Round != nil {
			again := page.Act(words.Text("live.hall.again"), "draw", struct{}{}).Unless(drawing.Busy())
			next.Actions = []page.Action{again,
				page.Act(words.Text("live.hall.announce"), "announce", Announcing{h.number}).AsMain()}
			tables.Says = []page.Note{{Text: drawing.About(), Tone: page.Soft}}
			tables.Rows = h.seated(drawing.Round)
		}
	}
	p.Parts = append(p.Parts, next)
	if tables.Rows != nil {
		p.Parts = append(p.Parts, tables)
	}
	return p
}

// seated are the tables of a round that is drawn, and who sits it out.
func (h *Hall) seated(r *tournament.AnnouncedRound) []page.Row {
	var rows []page.Row
	card := func(title string, members []int) {
		row := page.Row{Title: title}
		for _, name := range h.desk.Names(members) {
			row.Lines = append(row.Lines, page.Row{Title: name})
		}
		rows = append(rows, row)
	}
	for i, t := range r.Tables {
		card(words.Format("tournament.table", words.Names{"table": i + 1}), t.Members)
	}
	if len(r.Out) > 0 {
		card(words.Text("tournament.out"), r.Out)
	}
	return rows
}

// drawLabel is what the button says that draws the next round, empty where none can be drawn.
func (h *Hall) drawLabel() string {
	for _, step := range director.Steps(h.desk) {
		if step == director.DrawNext || step == director.DrawFinal {
			return director.StepLabel(h.desk, step)
		}
	}
	return ""
}

// Waiting are the results that wait for the director: of which table, from whom, where its members came in.
func (h *Hall) Waiting() []page.Row {
	var all []page.Row
	waiting := h.waiting()
	for _, w := range waiting {
		others := slices.ContainsFunc(waiting, func(o handedIn) bool { return o.ID != w.ID && o.sameTable(w) })
		all = append(all, h.told(w, others))
	}
	return all
}

// told is what waits, as the director sees it, beside others of its table or alone. The last of its actions accepts it.
func (h *Hall) told(w handedIn, others bool) page.Row {
	known := h.known(w)
	names := words.Names{"name": h.desk.Name(w.Member), "device": w.From, "known": known}
	row := page.Row{
		Title: director.TableTitle(w.Result.Round, w.Result.Table), Lines: calc.Map(h.places(w), func(said string) page.Row { return page.Row{Title: said} }),
		About: words.Join([]string{words.Format("live.hall.from", names), words.Moment(w.At.Local(), time.Now())}),
	}
	accept := page.Act(words.Text("live.room.accept"), "take", Chosen{w.ID}).AsMain()
	if _, refusal := h.desk.Tournament.Tried(&w.Result); refusal != nil {
		accept = accept.Against(h.desk.Trouble(refusal))
	}
	vouch := "live.hall.vouch"
	if known {
		vouch = "live.hall.doubt"
	}
	row.Actions = []page.Action{
		page.Act(words.Text("live.room.decline"), "turndown", Chosen{w.ID}),
		page.Act(words.Format(vouch, names), "vouch", Known{w.ID, !known}),
	}
	if !known {
		row.Actions = append(row.Actions, page.Act(words.Text("live.hall.clear.device"), "clear", Cleared{ID: w.ID}))
	}
	if others {
		row.Actions = append(row.Actions, page.Act(words.Text("live.hall.clear.table"), "clear", Cleared{w.ID, true}))
	}
	row.Actions = append(row.Actions, accept)
	return row
}

// places are where the members of a table came in, the first one first.
func (h *Hall) places(w handedIn) []string {
	places := slices.Clone(w.Result.Places)
	slices.SortStableFunc(places, byRank)
	return calc.Map(places, func(p tournament.Placed) string {
		return words.PlacedLine(h.desk.Name(p.Member), p, w.Result.NoWorths)
	})
}

// timing starts, pauses and resets the clock of the round.
func timing(c tournament.Clock) []page.Action {
	run := page.Act(words.Text("hall.clock.start"), "clock", Timing{"start"})
	if c.Until > 0 {
		run = page.Act(words.Text("hall.clock.pause"), "clock", Timing{"pause"})
	}
	return []page.Action{run.AsMain(), page.Act(words.Text("hall.clock.reset"), "clock", Timing{"reset"})}
}

// skipped is how many members a skip leaves to be revealed one by one.
const skipped = 10

// revealing goes on with the reveal of so many people, and back.
func revealing(step, people int) []page.Action {
	to := func(key string, step int) page.Action {
		return page.Act(words.Format(key, words.Names{"rank": skipped}), "reveal", Step{Step: step})
	}
	var all []page.Action
	if step > 0 {
		all = append(all, to("ceremony.back", step-1))
	}
	if step+skipped < people {
		all = append(all, to("ceremony.skip.ten", people-skipped))
	}
	next := "ceremony.next"
	switch step {
	case 0:
		next = "ceremony.begin"
	case people:
		next = "live.hall.open"
	}
	return append(all, to(next, step+1).AsMain())
}
