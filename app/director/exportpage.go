package director

import (
	"strings"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
)

// A Printing names a document by its format and a round. The document shows the standings after that round.
type Printing struct {
	As    string `json:"as"`
	Round int    `json:"round"`
}

func (s *Source) exportPage(page.At) (page.Page, error) {
	drawn, seen := len(s.State.Rounds), len(s.State.Rounds)
	for seen > 0 && s.State.Hidden(seen) {
		seen--
	}
	var all []page.Action
	add := func(key, way, icon string, round int) {
		as := key[strings.LastIndex(key, ".")+1:]
		all = append(all, page.ActionWith(words.Text(key), way, Printing{as, round}).WithIcon(icon).
			WithAbout(words.Format(key+".about", words.Names{"round": round})))
	}
	if drawn > 0 {
		add("tournament.export.pairings", "print", "print", drawn)
		add("tournament.export.cards", "print", "print", drawn)
	}
	if seen > 0 {
		add("tournament.export.standing", "print", "print", seen)
		add("tournament.export.text", "copy", "mail", seen)
		add("tournament.export.code", "standingcode", "code", seen)
	}
	if seen > 0 && seen == drawn {
		add("tournament.export.certificates", "print", "print", seen)
		add("tournament.export.csv", "print", "grid", seen)
	}
	add("tournament.export.record", "print", "file", drawn)
	return page.Page{Title: words.Text("tournament.export"), Small: true,
		Parts: []page.Part{{Rows: page.Offered(s.performable(all...)...)}}}, nil
}
