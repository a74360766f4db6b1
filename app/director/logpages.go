package director

import (
	"encoding/json"
	"slices"
	"time"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/tournament"
)

const firstEntries = 200

// logPage lists all operations, the latest first.
func (s *Source) logPage(at page.At) (page.Page, error) {
	all := s.Tournament.Operations()
	if at.Part(1) != "" {
		return s.entryPage(all, at.Number(1, 0))
	}
	part := page.Part{First: firstEntries}
	for i, o := range slices.Backward(all) {
		row := page.Row{Title: s.entrySaid(all, o), About: s.entryAbout(o), Struck: o.Voided,
			Open: page.RowLink(logPlace, number(i+1))}
		if s.refusal(o) != nil {
			row.Icon, row.Tone = "warning", page.Bad
		}
		part.Rows = append(part.Rows, row)
	}
	return s.tabbed(logPlace, part), nil
}

// refusal returns why an operation's entry is illegal, or nil.
func (s *Source) refusal(o oplog.OperationState) *calc.Refusal {
	if !living(o) {
		return nil
	}
	return s.Tournament.Steps()[o.Number-1].Refusal
}

// living reports whether an operation's entry is still part of the tournament. The entry may be illegal.
func living(o oplog.OperationState) bool {
	return o.Act.Enters() && !o.Voided && o.Number > 0 // 0 for a correction of a removed entry
}

func (s *Source) entrySaid(all []oplog.OperationState, o oplog.OperationState) string {
	about := o.Operation
	if o.Act == oplog.ActVoid || o.Act == oplog.ActRestore {
		about = all[o.Target-1].Operation
	}
	e, known := tournament.Blank(about.Kind)
	if !known || json.Unmarshal(about.Entry, e) != nil {
		return about.Kind // kinds of newer versions cannot occur: their tournaments are not opened
	}
	return words.Format("tournament.log."+string(o.Act), words.Names{"entry": words.TournamentEntry(&s.State, e)})
}

func (s *Source) entryAbout(o oplog.OperationState) string {
	about := []string{words.Moment(o.At.Local(), time.Now()), o.By.Person, o.By.Device}
	if refusal := s.refusal(o); refusal != nil {
		about = append(about, words.Format("tournament.log.refused", words.Names{"reason": s.ErrorText(refusal)}))
	}
	return words.Join(about)
}

func (s *Source) entryPage(all []oplog.OperationState, n int) (page.Page, error) {
	if n < 1 || n > len(all) {
		return page.Page{}, s.nowhere()
	}
	o := all[n-1]
	says := []page.Note{{Text: s.entrySaid(all, o)}, {Text: s.entryAbout(o), Small: true}}
	seen := page.Page{Title: words.Text("tournament.tab.log"), Small: true}
	if living(o) {
		would, step := s.Consequence(o.Number, nil), s.Tournament.Steps()[o.Number-1]
		if would.Warning != "" {
			says = append(says, page.Note{Text: would.Warning, Tone: page.Bad})
		}
		if would.Can {
			label := would.Label("tournament.log.back", "tournament.log.back.mend")
			seen.Next = []page.Action{page.ActionWith(label, "back", backOf(step)).WithIcon("undo")}
		}
	}
	seen.Parts = []page.Part{{Says: says}}
	return seen, nil
}

// A stepSeen identifies an entry as the page showed it, see [tournament.Step].
type stepSeen struct {
	Number int   `json:"number"`
	Op     int64 `json:"op"`
	Source int64 `json:"source"`
}

func seenStep(s tournament.Step) stepSeen { return stepSeen{s.Number, s.Op, s.Source} }

func (s stepSeen) step() tournament.Step {
	return tournament.Step{Number: s.Number, Op: s.Op, Source: s.Source}
}

type back struct {
	Steps []stepSeen `json:"steps"`
}

func backOf(steps ...tournament.Step) back { return back{calc.Map(steps, seenStep)} }

func (s *Source) takeBack(b back, _ page.At) (page.Done, error) {
	if len(b.Steps) == 0 {
		return page.Done{}, s.nowhere()
	}
	told, steps, all := "", calc.Map(b.Steps, stepSeen.step), s.Tournament.Steps()
	if n := steps[0].Number; len(steps) == 1 && n > 0 && n <= len(all) {
		entry := words.TournamentEntry(&s.State, all[n-1].Entry)
		told = words.Format("tournament.log.void", words.Names{"entry": entry})
	}
	return s.reportEntry(told, s.TakeBack(steps...))
}

// takingBack returns the action that removes an entry. If that makes other entries illegal, it opens the log instead.
func (s *Source) takingBack(key string, step tournament.Step) page.Action {
	if s.Consequence(step.Number, nil).Warning != "" {
		return page.LinkAction(words.Text(key), logPlace, number(int(step.Source))).WithIcon("undo")
	}
	return page.ActionWith(words.Text(key), "back", backOf(step)).WithIcon("undo")
}

func (s *Source) mendPage(page.At) (page.Page, error) {
	all := s.Tournament.Refused()
	seen := page.Page{Title: words.Text("mend.title"), About: s.Title(), Tools: []page.Action{s.undoAction(), s.redoAction()}}
	part := page.Part{Says: []page.Note{{Text: words.Text("tournament.mend.order"), Tone: page.Soft}}}
	if len(all) == 0 {
		part.Says[0].Text = words.Text("mend.none")
	}
	for _, step := range all {
		out := page.ActionWith(words.Text("tournament.mend.out"), "back", backOf(step)).WithIcon("undo")
		part.Rows = append(part.Rows, page.Row{Icon: "warning", Tone: page.Bad, About: s.ErrorText(step.Refusal),
			Title: words.TournamentEntry(&s.State, step.Entry), Actions: []page.Action{out}})
	}
	if len(all) > 1 {
		label := words.Format("tournament.mend.out.all", words.Names{"count": len(all)})
		seen.Next = []page.Action{page.ActionWith(label, "back", backOf(all...)).WithIcon("undo")}
	}
	seen.Parts = []page.Part{part}
	return seen, nil
}
