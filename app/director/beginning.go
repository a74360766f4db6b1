package director

import (
	"errors"
	"slices"
	"strings"
	"time"

	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// A Beginning works out the pages that ask for a tournament: what it is called, what is played, and by whom. How it goes
// has good defaults. What is filled in there is all that there is of it until it begins; that is left to whoever shows
// the pages, see [Beginning.Begin]: the way is "begin".
type Beginning struct {
	Book *book.Book
	By   func() ledger.Author
	// Ways are what whoever shows the pages does himself, as to paste names.
	Ways []string
}

// The places of a beginning, and what is asked there besides the plan: the names of those who take part, a line each.
const (
	BeginPlace page.Place = "new"
	titleField            = "title"
	namesField            = "names"
)

// usualPlan is a tournament as usual, with the game that was played last.
func usualPlan(book *book.Book) tournament.Plan {
	rules := rulebooks.All()[0]
	if games, err := book.Shelf.ListNow(); err == nil && len(games) > 0 {
		if last, known := rulebooks.Find(games[0].Rulebook); known {
			rules = last
		}
	}
	choice, _ := Choice(rules, rules.Presets()[0].Options) // presets are JSON in any case
	return WithGame(tournament.UsualPlan(), choice)
}

func (b Beginning) planning() planning {
	return planning{b.Book, b.By(), *page.PlaceOf(string(BeginPlace), planPlace), usualPlan(b.Book)}
}

// Page is the page of a place.
func (b Beginning) Page(at page.At) (page.Page, error) {
	switch at.Part(1) {
	case planPlace:
		return b.planning().page(at), nil
	case knownPlace:
		return page.Page{Title: words.Text("tournament.frombook"), Parts: []page.Part{knownPart(b.Book, namesIn(at))}}, nil
	}
	p := b.planning()
	of, plan := p.played(at, 0), p.plan(at)
	usual := words.Format("tournament.usual", words.Names{"day": words.Day(time.Now())})
	title := line(at, titleField, "", usual)
	title.Full = words.Text("tournament.rename.about")
	offer := of.offerField(sheet.List)
	offer.Label = offer.Full
	how := page.Row{Icon: "trophy", Title: words.Text("tournament.how"), About: words.PlanSummary(plan),
		Open: page.Goes(p.place()...)}
	says, can := b.next(at)
	people := page.Part{As: page.Columns}
	names := namesIn(at)
	if len(names) > 0 {
		people.Title = words.Format("tournament.people", words.Names{"count": len(names)})
	}
	for _, name := range names {
		drop := page.Act(words.Format("tournament.drop", words.Names{"name": name}), "drop", joining{[]string{name}})
		people.Rows = append(people.Rows, page.Row{Title: name, Actions: []page.Action{drop.With("cancel")}})
	}
	return page.Page{Title: words.Text("tournament.new"),
		Parts: []page.Part{{Title: words.Text("tournament.what"), Fields: []sheet.Field{title, of.gameField(), offer},
			Rows: []page.Row{p.houseRow(&of), how}}},
		Beside: []page.Part{b.joinPart(at), people}, Says: []page.Note{says},
		Next: []page.Action{page.Do(words.Text("tournament.start"), "begin").AsMain().Unless(!can)}}, nil
}

// joinPart asks who takes part: by names that are typed, or a list of them that is pasted, or people of the book.
func (b Beginning) joinPart(at page.At) page.Part {
	part := page.Part{Title: words.Text("tournament.who"),
		Fields: []sheet.Field{line(at, nameField, "", words.Text("tournament.name"))},
		Actions: []page.Action{
			page.Do(words.Text("tournament.add"), "join").With("add").AsMain().Unless(asked(at, nameField) == ""),
			page.Go(words.Text("tournament.frombook"), string(BeginPlace), knownPlace).With("people"),
		}}
	part.Fields[0].Full = words.Text("tournament.who")
	if slices.Contains(b.Ways, "paste") {
		part.Actions = append(part.Actions, page.Do(words.Text("tournament.paste"), "paste").With("paste"))
	}
	return part
}

// namesIn are the names of those who take part.
func namesIn(at page.At) []string { return letters.Names(at.Said[namesField]) }

// next is what keeps the tournament from beginning, or else what its first round looks like, and whether it can begin.
func (b Beginning) next(at page.At) (page.Note, bool) {
	p := b.planning()
	if trouble := p.trouble(at); trouble != "" {
		return page.Note{Text: trouble, Tone: page.Bad}, false
	}
	if len(namesIn(at)) == 0 {
		return page.Note{Text: words.Text("tournament.who.ask")}, false
	}
	state, err := Try(b.called(at), p.by, b.entries(at)...)
	if err != nil {
		return page.Note{Text: words.TournamentTrouble(&state, err), Tone: page.Bad}, false
	}
	return page.Note{Text: words.NextTask(&state)}, draw.NextOf(&state).Task != draw.ToJoin
}

func (b Beginning) entries(at page.At) []tournament.Entry {
	plan := b.planning().plan(at)
	return []tournament.Entry{&plan, Joining(namesIn(at))}
}

// called is what the tournament is called: as it was last asked, or by the day.
func (b Beginning) called(at page.At) string {
	if title := asked(at, titleField); title != "" {
		return title
	}
	return words.Format("tournament.usual", words.Names{"day": words.Day(time.Now())})
}

// Do adds names, drops them, and fills in what the pages offer.
func (b Beginning) Do(a page.Action, at page.At) (page.Done, error) {
	switch a.Way {
	case "fill":
		return taking(fill)(a, at)
	case "join":
		return taking(b.join)(a, at)
	case "drop":
		return taking(b.drop)(a, at)
	case "plan", "done":
		return page.Done{Leave: true}, nil
	}
	return page.Done{}, errors.ErrUnsupported
}

// join adds the names that an action carries, else those that are typed, but nobody twice.
func (b Beginning) join(j joining, at page.At) (page.Done, error) {
	names := namesIn(at)
	done := page.Done{Said: map[string]string{}}
	if j.Names == nil {
		j.Names, done.Said[nameField] = letters.Names(at.Said[nameField]), ""
	}
	fresh, twice := Newcomers(j.Names, names)
	done.Said[namesField] = strings.Join(append(names, fresh...), "\n")
	if len(twice) > 0 {
		done.Told = words.Format("tournament.twice", words.Names{"names": twice})
	}
	return done, nil
}

func (b Beginning) drop(j joining, at page.At) (page.Done, error) {
	left := slices.DeleteFunc(namesIn(at), func(name string) bool { return slices.Contains(j.Names, name) })
	return page.Done{Said: map[string]string{namesField: strings.Join(left, "\n")}}, nil
}

// Begin begins the tournament that is filled in.
func (b Beginning) Begin(at page.At) (*tournament.Tournament, error) {
	if says, can := b.next(at); !can {
		return nil, page.Trouble(says.Text)
	}
	return Begin(b.Book, b.called(at), b.By(), b.entries(at)...)
}

// Pasting adds names from a list that whoever shows the page has.
func Pasting(list string) (page.Action, error) {
	names := letters.Names(list)
	if len(names) == 0 {
		return page.Action{}, page.Trouble(words.Text("tournament.paste.nothing"))
	}
	return page.Act("", "join", joining{names}), nil
}
