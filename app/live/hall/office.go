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

// office returns the director's page: the clock, the reveal, submitted results and the next steps.
func (h *Hall) office(head string) page.Page {
	s := &h.desk.State
	p := page.Page{Title: h.desk.Title(), About: words.TournamentState(s)}
	if timing := director.ClockActions(director.HallTime(s)); timing != nil {
		for i, a := range timing {
			timing[i] = page.ActionWith(a.Text, "clock", Timing{a.Way})
		}
		timing[0] = timing[0].AsMain()
		p.Parts = append(p.Parts, page.Part{Title: words.Text("live.hall.clock"), Actions: timing})
	}
	if h.revealPending() {
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
		waits.Actions = []page.Action{page.ActionWith(words.Text("live.hall.bringback"), "bringback", struct{}{})}
	}
	next := page.Part{Title: words.Text("live.hall.next"), Says: []page.Note{{Text: words.NextTask(s)}}}
	if round, err := h.source.Page(page.At{}); err == nil {
		next.Actions = calc.Map(round.Next, func(a page.Action) page.Action {
			if a.To != nil {
				return a
			}
			do := page.ActionWith(a.Text, "do", Visit{Head: head, Action: &page.Action{Way: a.Way, Body: a.Body}})
			do.Main = a.Main
			return do
		})
	}
	p.Parts = append(p.Parts, waits, next)
	return p
}

func (h *Hall) Waiting() []page.Row {
	var all []page.Row
	waiting := h.waiting()
	for _, w := range waiting {
		others := slices.ContainsFunc(waiting, func(o handedIn) bool { return o.ID != w.ID && o.sameTable(w) })
		all = append(all, h.waitingRow(w, others))
	}
	return all
}

// waitingRow returns the director's row for a submitted result. The row's last action accepts the result.
func (h *Hall) waitingRow(w handedIn, others bool) page.Row {
	known := h.fromMember(w)
	names := words.Names{"name": h.desk.Name(w.Member), "device": w.From, "known": known}
	row := page.Row{
		Title: director.TableTitle(w.Result.Round, w.Result.Table), Lines: calc.Map(h.places(w), func(said string) page.Row { return page.Row{Title: said} }),
		About: words.Join([]string{words.Format("live.hall.from", names), words.Moment(w.At.Local(), time.Now())}),
	}
	accept := page.ActionWith(words.Text("live.room.accept"), "take", Chosen{w.ID}).AsMain()
	if _, refusal := h.desk.Tournament.Preview(&w.Result); refusal != nil {
		accept = accept.DisabledFor(h.desk.ErrorText(refusal))
	}
	vouch := "live.hall.vouch"
	if known {
		vouch = "live.hall.doubt"
	}
	row.Actions = []page.Action{
		page.ActionWith(words.Text("live.room.decline"), "turndown", Chosen{w.ID}),
		page.ActionWith(words.Format(vouch, names), "vouch", Known{w.ID, !known}),
	}
	if !known {
		row.Actions = append(row.Actions, page.ActionWith(words.Text("live.hall.clear.device"), "clear",
			Dismissal{ID: w.ID}))
	}
	if others {
		row.Actions = append(row.Actions, page.ActionWith(words.Text("live.hall.clear.table"), "clear",
			Dismissal{w.ID, true}))
	}
	row.Actions = append(row.Actions, accept)
	return row
}

func (h *Hall) places(w handedIn) []string {
	places := slices.Clone(w.Result.Places)
	slices.SortStableFunc(places, byRank)
	return calc.Map(places, func(p tournament.Placed) string {
		return words.PlacedLine(h.desk.Name(p.Member), p, w.Result.NoWorths)
	})
}

func revealing(step, people int) []page.Action {
	to := func(key string, step int) page.Action {
		return page.ActionWith(words.Format(key, words.Names{"rank": director.TopTen}), "reveal", Step{Step: step})
	}
	var all []page.Action
	if step > 0 {
		all = append(all, to("ceremony.back", step-1))
	}
	if step+director.TopTen < people {
		all = append(all, to("ceremony.skip.ten", people-director.TopTen))
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
