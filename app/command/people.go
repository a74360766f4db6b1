package command

import (
	"bufio"
	"fmt"
	"slices"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/schema"
	"scripkeeper/ledger/stats"
)

// people lists who finished games of the book, the strongest first: in all games, or in those of a rulebook. Whoever is hidden
// is among them with --hidden.
func (p Program) people(a arguments, of []string) int {
	rulebook, status := p.rulebook(a, of)
	if status != Sound {
		return status
	}
	book, err := p.look(a)
	if err != nil {
		return p.fail(a, err)
	}
	defer func() { _ = book.Close() }()
	games, err := book.Shelf.List()
	if err != nil {
		return p.fail(a, err)
	}
	games = counted(games, rulebook)
	out := bufio.NewWriter(p.Out)
	defer func() { _ = out.Flush() }()
	people, err := book.People.All()
	if err != nil {
		return p.fail(a, err)
	}
	rank := 0
	for _, person := range stats.Careers(people, games) {
		if person.Hidden && !a.tournament.hidden {
			continue
		}
		rank++
		if a.json {
			jsonout.Write(out, jsonout.PersonOf(person))
			continue
		}
		key := "command.people.line"
		if person.Provisional() {
			key = "command.people.few"
		}
		_, _ = fmt.Fprintln(out, words.Format(key, words.Names{
			"rank": words.Number(rank), "strength": words.Tenths(person.Rating().Shown()), "name": person.Name, "id": person.ID.String(),
			"record": words.Record(person.Played),
		}))
	}
	return Sound
}

// rulebook is the rulebook that was asked for, empty for all; the status is that of a name that is none.
func (p Program) rulebook(a arguments, of []string) (id string, status int) {
	switch {
	case len(of) == 0:
		return "", Sound
	case slices.Contains(schema.Rulebooks(), of[0]):
		return of[0], Sound
	}
	return "", p.misused(a, words.Trouble("", nil, &ledger.Fault{Code: "record.rulebook", Detail: of[0]})+" "+
		words.Format("command.games", words.Names{"games": words.Join(schema.Rulebooks())}))
}
