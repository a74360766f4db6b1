package director

import (
	"errors"
	"slices"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/oplog"
)

// A List computes the page that lists the tournaments. The caller performs the actions "open" and "new".
type List struct {
	Book *book.Book
	By   func() ledger.Author
}

type Opening struct {
	ID ledger.JournalID `json:"id"`
}

func (l List) Page(at page.At) (page.Page, error) {
	heads, err := l.Book.Journals.List()
	if err != nil || at.Part(0) == "" {
		return l.page(heads), err
	}
	n := slices.IndexFunc(heads, func(h oplog.JournalSummary) bool { return h.ID.String() == at.Part(1) })
	if n < 0 {
		return page.Page{}, &ledger.Fault{Code: "journal.unknown"}
	}
	head := heads[n]
	if at.Part(0) == renamePlace {
		return renamePage(head, at), nil
	}
	return page.Page{Title: head.Title, Small: true, Parts: []page.Part{{Rows: page.Offered(
		page.LinkAction(words.Text("common.rename"), renamePlace, head.ID.String()).WithIcon("edit"),
		page.ActionWith(words.Text("common.delete"), "delete", Opening{head.ID}).WithIcon("delete"),
	)}}}, nil
}

func (l List) page(heads []oplog.JournalSummary) page.Page {
	part := page.Part{As: page.Columns, Rows: calc.Map(heads, l.row)}
	if heads == nil {
		part = page.Part{As: page.Empty, Icon: "trophy", Title: words.Text("tournament.none"),
			Says: []page.Note{{Text: words.Text("tournament.none.about")}}}
	}
	return page.Page{Title: words.Text("tournament.title"), Parts: []page.Part{part},
		Next: []page.Action{page.PlainAction(words.Text("tournament.new"), "new").AsMain()}}
}

func (l List) row(head oplog.JournalSummary) page.Row {
	more := page.LinkAction(words.Format("shelf.more", words.Names{"game": head.Title}), "of",
		head.ID.String()).WithIcon("more")
	row := page.Row{Icon: "trophy", Title: head.Title, Open: new(page.ActionWith(head.Title, "open", Opening{head.ID})),
		Actions: []page.Action{more}}
	begun := words.Day(head.Begun.Local())
	d, err := Open(l.Book, head.ID, l.Book.Shelf.ListNow, l.By)
	if err != nil {
		row.About = words.Join([]string{begun, words.ErrorSentence("", nil, err)})
		return row
	}
	row.About = words.Join([]string{words.TournamentNow(&d.State), begun, words.TournamentLeader(&d.State)})
	return row
}

func (l List) Do(a page.Action, at page.At) (page.Done, error) {
	if a.Way == "rename" {
		id, err := ledger.ParseJournalID(at.Part(1))
		if err == nil {
			err = l.Book.Journals.Rename(id, typedText(at, "title"))
		}
		return page.Done{}, err
	}
	of, err := page.Read[Opening](a)
	if err != nil {
		return page.Done{}, err
	}
	switch a.Way {
	case "delete":
		title, _ := l.Book.Journals.Title(of.ID) // a missing tournament is reported below
		return page.Done{Told: words.Format("tournament.deleted", words.Names{"title": title}),
			Undo: new(page.ActionWith(words.Text("common.undo"), "undelete", of))}, l.Book.Journals.Delete(of.ID)
	case "undelete":
		return page.Done{}, l.Book.Journals.Undelete(of.ID)
	}
	return page.Done{}, errors.ErrUnsupported
}
