package command

import (
	"bufio"
	"fmt"
	"slices"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/words"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/stats"
)

// records lists what nobody surpassed in the finished games of the book: in all of them, or in those of a rulebook.
func (p Program) records(a arguments, of []string) int {
	rulebook, status := p.rulebook(a, of)
	if status != Sound {
		return status
	}
	bests, err := p.bests(a, rulebook)
	if err != nil {
		return p.fail(a, err)
	}
	out := bufio.NewWriter(p.Out)
	defer func() { _ = out.Flush() }()
	for _, best := range bests {
		if a.json {
			jsonout.Write(out, jsonout.RecordOf(best))
			continue
		}
		for _, f := range best.Holders {
			key := "command.records.game"
			if f.Entry > 0 {
				key = "command.records.entry"
			}
			_, _ = fmt.Fprintln(out, words.Format(key, words.Names{
				"record": words.HighlightTitle(rulebook, best.Kind), "sentence": words.Highlight(f), "game": f.Game.ID.String(),
				"number": words.Number(f.Entry),
			}))
		}
	}
	return Sound
}

// bests are the records of the games of the book, of those of a rulebook where one is named.
func (p Program) bests(a arguments, rulebook string) ([]stats.Superlative, error) {
	book, err := p.worked(a, rulebook)
	if err != nil {
		return nil, err
	}
	defer func() { _ = book.Close() }()
	watch, over := p.progress("records.working")
	defer over()
	games, err := book.Shelf.Renew(watch)
	if err != nil {
		return nil, err
	}
	highlights, err := book.Shelf.RenewHighlights(counted(games, rulebook), watch)
	if err != nil {
		return nil, err
	}
	people, err := book.People.All()
	return stats.Superlatives(people, highlights), err
}

// worked opens the book: to read it where all that is asked of its games is known, else to write, so that what is worked out now
// need not be the next time. One with which something is wrong is only read.
func (p Program) worked(a arguments, rulebook string) (*book.Book, error) {
	book, err := p.look(a)
	if err != nil {
		return nil, err
	}
	unknown, err := unknown(book, rulebook)
	if err == nil && (unknown == 0 || book.Notice() != nil) {
		return book, nil
	}
	_ = book.Close()
	if err != nil {
		return nil, err
	}
	p.say(words.Format("command.records.unknown", words.Names{"count": words.Number(unknown)}))
	return p.open(a)
}

// unknown is how many games of a rulebook, or of all, are still to be worked out.
func unknown(book *book.Book, rulebook string) (int, error) {
	games, err := book.Shelf.ListNow()
	if err != nil {
		return 0, err
	}
	games = counted(games, rulebook)
	_, count, err := book.Shelf.Highlights(games) // of those whose ends are known
	for _, game := range games {
		if game.Pending {
			count++
		}
	}
	return count, err
}

// counted are the games of a rulebook, or all where it is empty.
func counted(games []stats.Summary, rulebook string) []stats.Summary {
	if rulebook == "" {
		return games
	}
	return slices.DeleteFunc(games, func(g stats.Summary) bool { return g.Rulebook != rulebook })
}
