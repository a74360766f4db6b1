package tournament

import (
	"scripkeeper/app/director"
	"scripkeeper/app/pages"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/page"
)

type shelf struct {
	director.List
	shell *shell.Shell
}

func NewListPage(s *shell.Shell) shell.Page {
	return pages.New(s, shelf{director.List{Book: s.Session.Book(), By: s.Session.Author}, s}, "")
}

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
