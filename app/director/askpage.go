package director

import (
	"strings"

	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

func typedText(at page.At, field string) string { return strings.TrimSpace(at.Said[field]) }

// line returns a field for one line of text, with an example shown while the field is empty.
func line(at page.At, name, label, example string) sheet.Field {
	return sheet.Field{Name: name, Input: sheet.Words, Line: true, Seat: calc.None, Label: label, Full: label,
		Said: label, About: example, Text: at.Said[name]}
}

// asking returns a small page with fields and a button for an action. A refusal is shown and disables the button.
func (s *Source) asking(title string, part page.Part, refusal *calc.Refusal, do page.Action) page.Page {
	seen := page.Page{Title: title, Small: true, Parts: []page.Part{part},
		Next: []page.Action{do.AsMain().DisabledIf(refusal != nil)}}
	if refusal != nil {
		seen.Says = []page.Note{s.refusalNote(refusal)}
	}
	return seen
}

func (d *Desk) refusalNote(refusal *calc.Refusal) page.Note {
	if refusal.Unfinished {
		return page.Note{Text: d.ErrorText(refusal), Tone: page.Soft}
	}
	return page.Note{Text: d.ErrorText(refusal), Tone: page.Bad}
}

// overrulePage asks why a result that does not fit its table still counts. The reason is public.
func (s *Source) overrulePage(at page.At) (page.Page, error) {
	fit, err := s.misfit(at)
	if err != nil {
		return page.Page{}, err
	}
	result, refusal := fit.WithNote(typedText(at, "note"))
	if refusal == nil {
		_, refusal = s.Tournament.PreviewCorrection(result)
	}
	ask := page.Part{Says: []page.Note{{Text: MisfitText(s.Desk, fit)}}, Fields: []sheet.Field{
		line(at, "note", words.Text("tournament.overrule.note"), words.Text("tournament.overrule.example"))}}
	return s.asking(words.Text("tournament.overrule"), ask, refusal,
		page.PlainAction(words.Text("tournament.overrule.enter"), "overrule")), nil
}

// OverrulePlace keeps a received game that does not fit any table, and returns the place of the page that asks why it
// counts.
func (s *Source) OverrulePlace(fit games.Fit) page.Place {
	s.handed = fit
	return overrulePlace
}

func (s *Source) misfit(at page.At) (games.Fit, error) {
	if at.Part(1) == "" {
		return s.handed, nil
	}
	t, there := s.State.Table(at.Number(1, 0), at.Number(2, 0))
	if !there {
		return games.Fit{}, s.nowhere()
	}
	return s.FitOf(t.Game)
}

func (s *Source) overrule(_ struct{}, at page.At) (page.Done, error) {
	fit, err := s.misfit(at)
	if err != nil {
		return page.Done{}, err
	}
	result, refusal := fit.WithNote(typedText(at, "note"))
	if refusal != nil {
		return page.Done{}, refusal
	}
	report := s.RecordResult(Report{Fit: fit}, result, true)
	return s.reportEntry(OutcomeSentence(s.Desk, report), report.Err)
}

func (s *Source) penaltyPage(at page.At) (page.Page, error) {
	e := s.penaltyOf(at)
	_, refusal := s.Tournament.Preview(e)
	says := []page.Note{{Text: words.Text("tournament.penalty.about"), Small: true}}
	for _, given := range s.State.Penalties {
		if given.Member == e.Member {
			says = append(says, page.Note{Text: words.TournamentEntry(&s.State, &given)})
		}
	}
	ask := page.Part{Says: says, Fields: []sheet.Field{
		line(at, "points", words.Text("tournament.penalty.points"), words.Text("tournament.penalty.points")),
		line(at, "reason", words.Text("tournament.penalty.reason"), words.Text("tournament.penalty.example")),
	}}
	title := words.Format("tournament.penalty.of", words.Names{"name": s.Name(e.Member)})
	return s.asking(title, ask, refusal, page.PlainAction(words.Text("tournament.penalty.enter"), "penalty")), nil
}

func (s *Source) penaltyOf(at page.At) *tournament.Penalty {
	points, _ := tournament.ParsePoints(typedText(at, "points")) // zero if the text is no number; zero is refused
	return &tournament.Penalty{Member: at.Number(1, 0), Points: points, Reason: typedText(at, "reason")}
}

func (s *Source) penalty(_ struct{}, at page.At) (page.Done, error) {
	e := s.penaltyOf(at)
	switch before, recorded := since[*tournament.Penalty](s, at); {
	case !recorded:
		return s.entered(e, s.Enter(e))
	case *before == *e:
		return s.entered(e, nil)
	}
	return page.Done{}, s.nowhere()
}

func renamePage(head oplog.JournalSummary, at page.At) page.Page {
	if _, typed := at.Said["title"]; !typed {
		at.Said = map[string]string{"title": head.Title}
	}
	return page.Page{Title: words.Text("tournament.rename"), Small: true, Parts: []page.Part{{
		Fields: []sheet.Field{line(at, "title", words.Text("tournament.rename.about"), "")}}},
		Next: []page.Action{page.PlainAction(words.Text("shelf.rename.done"), "rename").AsMain().
			DisabledIf(typedText(at, "title") == "")}}
}

func (s *Source) renamePage(at page.At) (page.Page, error) {
	return renamePage(s.Tournament.Head(), at), nil
}

func (s *Source) rename(_ struct{}, at page.At) (page.Done, error) {
	err := s.Book.Journals.Rename(s.State.ID, typedText(at, "title"))
	if err == nil {
		err = s.Reload()
	}
	return page.Done{}, err
}
