package history

import (
	"slices"

	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
)

// Ranked returns, by rank, the careers of people who finished games with a rulebook; "" means any rulebook. If hidden
// is false, hidden people are left out.
func Ranked(of people.People, games []stats.Summary, rulebook string, hidden bool) []stats.Career {
	return slices.DeleteFunc(stats.Careers(of, counted(games, rulebook)),
		func(c stats.Career) bool { return c.Hidden && !hidden })
}

func (s *Source) people(at page.At) (page.Page, error) {
	rulebook, hidden := at.Part(1), at.Part(2) == "hidden"
	p := page.Page{Title: words.Text("people.title"), Tools: []page.Action{
		page.LinkAction(words.Text("records.title"), "records").WithIcon("medal"),
		page.LinkAction(words.Text("people.add"), "add").WithIcon("add")}}
	k, err := s.read()
	if err != nil {
		return p, err
	}
	if len(k.people.All()) == 0 {
		p.Parts = []page.Part{empty("people", "people.none")}
		return p, nil
	}
	played := func(id string) bool {
		return slices.ContainsFunc(k.games, func(g stats.Summary) bool { return g.Over && g.Rulebook == id })
	}
	first := page.Part{Choices: choices(played, rulebook,
		func(id string) page.Action { return page.LinkAction("", "people", id, at.Part(2)) })}
	few := page.Part{Title: words.Text("people.few"), Says: []page.Note{small(words.Format("people.few.about",
		words.Names{"count": stats.ProvisionalGames}))}}
	others, met := page.Part{Title: words.Text("people.others")}, map[ledger.PersonID]bool{}
	for _, career := range Ranked(k.people, k.games, rulebook, true) {
		if met[career.ID] = true; career.Hidden && !hidden {
			continue
		}
		row := page.Row{Pawn: pawn(career.Person), Title: career.Name, About: words.Record(career.Played),
			Figure: words.Tenths(career.Rating().Shown()), Number: career.ID.String(),
			Open: page.RowLink("person", career.ID.String(), rulebook)}
		if career.Provisional() {
			row.Tone = page.Soft
			few.Rows = append(few.Rows, row)
			continue
		}
		row.Lead = words.Number(len(first.Rows) + 1)
		first.Rows = append(first.Rows, row)
	}
	if len(met) > 0 {
		first.Says = []page.Note{small(words.Text("people.about"))}
	}
	last, count := page.Part{}, 0
	for _, person := range k.people.All() {
		if person.Hidden {
			count++
		}
		if !met[person.ID] && rulebook == "" && (hidden || !person.Hidden) {
			others.Rows = append(others.Rows, page.Row{Pawn: pawn(person), Title: person.Name, About: person.Notes,
				Number: person.ID.String(), Open: page.RowLink("person", person.ID.String())})
		}
	}
	if count > 0 && !hidden {
		label := words.Format("people.hidden", words.Names{"count": count})
		last.Actions = []page.Action{page.LinkAction(label, "people", rulebook, "hidden").WithIcon("show")}
	}
	p.Parts = filled(first, few, others, last)
	return p, nil
}

func filled(parts ...page.Part) []page.Part {
	return slices.DeleteFunc(parts, func(p page.Part) bool { return len(p.Rows)+len(p.Choices)+len(p.Actions) == 0 })
}

func askPerson(at page.At) (page.Page, error) {
	title := words.Text("people.add")
	return asking(title, words.Text("people.add.about"), line("name", "", at.Text("name", "")),
		page.ActionWith(title, add, Target{})), nil
}

func line(name, about, text string) sheet.Field {
	label := words.Text("person." + name)
	return sheet.Field{Name: name, Input: sheet.Words, Line: true, Label: label, Full: label, About: about, Text: text}
}
