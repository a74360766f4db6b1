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

// A Beginning computes the pages to set up a tournament. Nothing is stored until the tournament starts. The caller
// performs the action "begin" by a call of [Beginning.Begin].
type Beginning struct {
	Book *book.Book
	By   func() ledger.Author
	// Ways are the names of actions that the caller performs, such as "paste" to paste names.
	Ways []string
}

const BeginPlace page.Place = "new"

// Fields besides those of the plan: the title, and the people's names, one per line.
const titleField, namesField = "title", "names"

func usualPlan(book *book.Book) tournament.Plan {
	rules := rulebooks.All()[0]
	if games, err := book.Shelf.ListNow(); err == nil && len(games) > 0 {
		if last, known := rulebooks.Find(games[0].Rulebook); known {
			rules = last
		}
	}
	choice, _ := Choice(rules, rules.Presets()[0].Options) // the options of rule sets can always be written as JSON
	return WithGame(tournament.UsualPlan(), choice)
}

func (b Beginning) planning() planning {
	return planning{b.Book, b.By(), *page.PlaceOf(string(BeginPlace), planPlace), usualPlan(b.Book)}
}

func (b Beginning) Page(at page.At) (page.Page, error) {
	switch at.Part(1) {
	case planPlace:
		return b.planning().page(at), nil
	case knownPlace:
		return page.Page{Title: words.Text("tournament.frombook"), Parts: []page.Part{knownPart(b.Book, namesIn(at))}}, nil
	}
	p := b.planning()
	of, r, names := p.in(at, 0), p.read(at), namesIn(at)
	title, offer := line(at, titleField, "", b.title(page.At{})), of.offerField()
	title.Full, offer.Input, offer.Label = words.Text("tournament.rename.about"), sheet.List, offer.Full
	for i := range offer.Choices { // only the game's own page has room for the notes
		offer.Choices[i].Noted = false
	}
	how := page.Row{Icon: "trophy", Title: words.Text("tournament.how"), About: words.PlanSummary(r.plan),
		Open: page.RowLink(p.place()...)}
	join := joinPart(at, string(BeginPlace), knownPlace)
	join.Title = words.Text("tournament.who")
	if slices.Contains(b.Ways, "paste") {
		join.Actions = append(join.Actions, page.PlainAction(words.Text("tournament.paste"), "paste").WithIcon("paste"))
	}
	people := page.Part{As: page.Columns}
	if len(names) > 0 {
		people.Title = words.Format("tournament.people", words.Names{"count": len(names)})
	}
	for _, name := range names {
		drop := page.ActionWith(words.Format("tournament.drop", words.Names{"name": name}), "drop",
			joining{[]string{name}})
		people.Rows = append(people.Rows, page.Row{Title: name, Actions: []page.Action{drop.WithIcon("cancel")}})
	}
	says, can := b.next(at, r)
	return page.Page{Title: words.Text("tournament.new"),
		Parts: []page.Part{{Fields: []sheet.Field{title}}, {Title: words.Text("tournament.what"),
			Fields: []sheet.Field{of.gameField(), offer}, Rows: []page.Row{p.houseRow(&of), how}}},
		Beside: []page.Part{join, people}, Says: []page.Note{says},
		Next: []page.Action{page.PlainAction(words.Text("tournament.start"), "begin").AsMain().DisabledIf(!can)}}, nil
}

func namesIn(at page.At) []string { return letters.Names(at.Said[namesField]) }

// next reports whether the tournament can start. The note says what prevents that or, if nothing does, is about the
// first round.
func (b Beginning) next(at page.At, r planned) (says page.Note, can bool) {
	names := namesIn(at)
	switch {
	case r.trouble != "":
		return saying("", r.trouble), false
	case len(names) == 0:
		return page.Note{Text: words.Text("tournament.who.ask")}, false
	}
	state, err := Try(b.title(at), b.By(), &r.plan, NewJoin(names))
	if err != nil {
		return saying("", words.TournamentErrorSentence(&state, err)), false
	}
	return page.Note{Text: words.NextTask(&state)}, draw.NextOf(&state).Task != draw.ToJoin
}

func (b Beginning) title(at page.At) string {
	if title := typedText(at, titleField); title != "" {
		return title
	}
	return words.Format("tournament.usual", words.Names{"day": words.Day(time.Now())})
}

func (b Beginning) Do(a page.Action, at page.At) (page.Done, error) {
	do := map[string]way{"fill": withBody(fill), "join": withBody(b.join), "drop": withBody(b.drop), "plan": leave,
		"done": leave}[a.Way]
	if do == nil {
		return page.Done{}, errors.ErrUnsupported
	}
	return do(a, at)
}

func leave(page.Action, page.At) (page.Done, error) { return page.Done{Leave: true}, nil }

// join adds the names in the action, or else the typed names. Repeated names are not added, and a sentence lists them.
func (b Beginning) join(j joining, at page.At) (page.Done, error) {
	names := namesIn(at)
	done := page.Done{Said: map[string]string{}}
	if j.Names == nil {
		j.Names, done.Said[nameField] = letters.Names(at.Said[nameField]), ""
	}
	fresh, twice := SplitNewNames(j.Names, names)
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

func (b Beginning) Begin(at page.At) (*tournament.Tournament, error) {
	r := b.planning().read(at)
	if says, can := b.next(at, r); !can {
		return nil, page.UserError(says.Text)
	}
	return Begin(b.Book, b.title(at), b.By(), &r.plan, NewJoin(namesIn(at)))
}

// PasteAction returns the action that adds the names in a pasted list, or an error if there are none.
func PasteAction(list string) (page.Action, error) {
	names := letters.Names(list)
	if len(names) == 0 {
		return page.Action{}, page.UserError(words.Text("tournament.paste.nothing"))
	}
	return page.ActionWith("", "join", joining{names}), nil
}
