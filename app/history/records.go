package history

import (
	"slices"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
)

// AllGames in a page's place means all rulebooks.
const AllGames = "all"

const maxEqual = 3

// Records returns the records of games with a rulebook, or of all games for "", by the highlights computed so far.
func (s *Source) Records(of people.People, rulebook string) []stats.Superlative {
	feats := s.found.feats
	if rulebook != "" {
		feats = calc.Where(feats, func(f stats.Highlight) bool { return f.Game.Rulebook == rulebook })
	}
	return stats.Superlatives(of, feats)
}

func (s *Source) records(at page.At) (page.Page, error) {
	p := page.Page{Title: words.Text("records.title")}
	k, err := s.read()
	if err != nil {
		return p, err
	}
	if s.found.err != nil {
		return p, s.found.err
	}
	first := page.Part{Says: []page.Note{small(words.Text("records.about"))}}
	if s.told > 0 {
		first.Says = append(first.Says, small(words.Format("records.working", words.Names{"percent": int(s.told)})))
	}
	if len(s.found.feats) == 0 {
		if p.Parts = []page.Part{first}; !s.due(at, k.games) {
			p.Parts = []page.Part{empty("medal", "records.none")}
		}
		return p, nil
	}
	rulebook := at.Part(1)
	played := func(id string) bool {
		return slices.ContainsFunc(s.found.feats, func(f stats.Highlight) bool { return f.Game.Rulebook == id })
	}
	if rulebook == AllGames {
		rulebook = ""
	} else if !played(rulebook) {
		rulebook = s.found.feats[0].Game.Rulebook
	}
	first.Choices = choices(played, rulebook, func(id string) page.Action {
		if id == "" {
			id = AllGames
		}
		return page.LinkAction("", "records", id)
	})
	cards := calc.Map(s.Records(k.people, rulebook), func(best stats.Superlative) page.Row { return record(rulebook, best) })
	p.Parts = []page.Part{first, {As: page.Cards, Rows: cards}}
	return p, nil
}

func record(rulebook string, best stats.Superlative) page.Row {
	first := best.Holders[0]
	row := page.Row{Title: words.HighlightTitle(rulebook, best.Kind), About: words.Highlight(first),
		Figure: words.HighlightFigure(first, best.Shares),
		Lines:  calc.Map(best.Holders[:min(maxEqual, len(best.Holders))], holder)}
	if more := len(best.Holders) - maxEqual; more > 0 {
		row.Lines = append(row.Lines, page.Row{About: words.Format("records.more", words.Names{"count": more})})
	}
	return row
}

func holder(f stats.Highlight) page.Row {
	game := f.Game.Title
	if game == "" {
		game = words.Game(f.Game.Rulebook)
	}
	title, key := f.Name(), "records.game"
	if title == "" {
		title, key = game, "records.table"
	}
	if f.Entry > 0 {
		key += ".entry"
	}
	n := words.Names{"game": game, "moment": moment(*f.Game), "number": f.Entry}
	return page.Row{Title: title, About: words.Format(key, n), Number: f.Game.ID.String(),
		Open: open(f.Game.ID, f.Entry)}
}

// recordsHeldBy lists the records that a person holds, first the records of all games. Each highlight is listed once.
func (s *Source) recordsHeldBy(of people.People, person ledger.PersonID) page.Part {
	part := page.Part{Title: words.Text("records.title"), First: firstRows}
	var seen []stats.Highlight
	add := func(rulebook, called string) {
		for _, best := range s.Records(of, rulebook) {
			for _, f := range stats.HeldBy([]stats.Superlative{best}, person) {
				if slices.ContainsFunc(seen, func(other stats.Highlight) bool { return sameFeat(f, other) }) {
					continue
				}
				seen = append(seen, f)
				part.Rows = append(part.Rows, page.Row{Title: words.HighlightTitle(rulebook, f.Kind),
					About: gameThen(called, *f.Game), Figure: words.HighlightFigure(f, best.Shares),
					Number: f.Game.ID.String(), Open: open(f.Game.ID, f.Entry)})
			}
		}
	}
	add("", words.Text("people.all"))
	for _, rules := range rulebooks.All() {
		add(rules.ID(), words.Game(rules.ID()))
	}
	return part
}

func sameFeat(a, b stats.Highlight) bool {
	return a.Kind == b.Kind && a.Game.ID == b.Game.ID && a.Entry == b.Entry && a.Value == b.Value
}
