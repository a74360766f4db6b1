package director

import (
	"net/url"
	"slices"

	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// awardsPage lets the director give proposed awards, or awards with any name, for achievements other than rank.
func (s *Stage) awardsPage(at page.At) page.Page {
	p := page.Page{Title: words.Text("hall.awards"), About: s.Title()}
	had := page.Part{Title: words.Text("awards.given")}
	for _, step := range s.Tournament.Steps() {
		if award, is := step.Entry.(*tournament.Award); is && step.Refusal == nil {
			name := words.AwardName(award.Award)
			take := page.ActionWith(words.Format("awards.take", words.Names{"award": name}), "take", seenStep(step))
			had.Rows = append(had.Rows, page.Row{Title: name, About: s.Name(award.Member),
				Actions: []page.Action{take.WithIcon("delete")}})
		}
	}
	if had.Rows != nil {
		p.Parts = append(p.Parts, had)
	}
	const field = "award"
	own := letters.Tidy(at.Said[field])
	choose := page.LinkAction(words.Text("awards.choose"), "awards", "who", url.PathEscape(own)).DisabledIf(own == "")
	p.Parts = append(p.Parts, page.Part{Title: words.Text("awards.own"), Actions: []page.Action{choose},
		Fields: []sheet.Field{{
			Name: field, Input: sheet.Words, Full: words.Text("awards.own"), Text: at.Said[field],
		}}})
	for _, award := range standings.Awards() {
		proposed := page.Part{Title: words.AwardName(award)}
		for _, one := range s.Proposals {
			if one.Award == award {
				proposed.Rows = append(proposed.Rows, s.proposed(one))
			}
		}
		if proposed.Rows != nil {
			p.Parts = append(p.Parts, proposed)
		}
	}
	return p
}

func (s *Stage) proposed(one standings.Proposal) page.Row {
	award := tournament.Award{Award: one.Award, Member: one.Member}
	row := page.Row{Title: s.Name(one.Member), About: words.Award(one)}
	if slices.Contains(s.State.Awards, award) {
		row.Icon, row.Tone = "confirm", page.Good
		return row
	}
	row.Icon, row.Open = "add", new(page.ActionWith(row.Title, "give", award))
	return row
}

func (s *Stage) whoPage(escaped string) page.Page {
	award, _ := url.PathUnescape(escaped) // the previous page escaped it
	p := page.Page{Title: words.Text("awards.who"), Small: true, Parts: []page.Part{{}}}
	for member, of := range s.State.Members {
		give := new(page.ActionWith(of.Name, "give", tournament.Award{Award: award, Member: member}))
		p.Parts[0].Rows = append(p.Parts[0].Rows, page.Row{Title: of.Name, Open: give})
	}
	return p
}
