package tournament

import (
	"encoding/json"

	"scripkeeper/app/director"
	"scripkeeper/app/pages"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/page"
)

// A beginning sets up a tournament in a window. The device's preferences keep the input until the tournament starts.
type beginning struct {
	director.Beginning
	shell *shell.Shell
	begun bool
}

const draftKey = "tournament"

func newBeginPage(s *shell.Shell) shell.Page {
	b := &beginning{Beginning: director.Beginning{Book: s.Session.Book(), By: s.Session.Author, Ways: []string{"paste"}},
		shell: s}
	var said map[string]string
	_ = json.Unmarshal([]byte(s.App.Preferences().String(draftKey)), &said) // unreadable input is asked for again
	return pages.New(s, b, director.BeginPlace).Fill(said)
}

// Page returns the page, and saves the input.
func (b *beginning) Page(at page.At) (page.Page, error) {
	if said, err := json.Marshal(at.Said); err == nil && !b.begun {
		b.shell.App.Preferences().SetString(draftKey, string(said))
	}
	return b.Beginning.Page(at)
}

func (b *beginning) Do(a page.Action, at page.At) (page.Done, error) {
	switch a.Way {
	case "paste":
		join, err := director.PasteAction(b.shell.App.Clipboard().Content())
		if err != nil {
			return page.Done{}, err
		}
		return b.Beginning.Do(join, at)
	case "begin":
		begun, err := b.Begin(at)
		if err == nil {
			b.begun = true
			b.shell.App.Preferences().RemoveValue(draftKey)
			b.shell.GoHome(route.Tournaments{}, route.Tournament{ID: begun.Head().ID})
		}
		return page.Done{}, err
	}
	return b.Beginning.Do(a, at)
}
