package tournament

import (
	"scripkeeper/app/director"
	"scripkeeper/app/pages"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/page"
)

// A shelf is the tournaments of the book in a window.
type shelf struct {
	director.List
	shell *shell.Shell
}

// NewListPage lists the tournaments of the book.
func NewListPage(s *shell.Shell) shell.Page {
	return pages.New(s, shelf{director.List{Book: s.Session.Book(), By: s.Session.Author}, s}, "")
}

// Do opens a tournament, or asks for a new one; the rest is done by the list itself.
func (l shelf) Do(a page.Action, at page.At) (page.Done, error) {
	switch a.Way {
	case "new":
		l.shell.Go(shell.To(func() shell.Page { return newBeginPage(l.shell) }))
		return page.Done{}, nil
	case "open":
		of, err := page.Read[director.Opening](a)
		if err == nil {
			l.shell.Go(route.Tournament{ID: of.ID})
		}
		return page.Done{}, err
	}
	return l.List.Do(a, at)
}
