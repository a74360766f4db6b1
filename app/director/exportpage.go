package director

import (
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
)

// A Printing is what is printed or handed on: as what, of a round or the standings after it.
type Printing struct {
	As    string `json:"as"`
	Round int    `json:"round"`
}

// exportPage is what is printed and handed on: of the round that was drawn last, and of the standings after the last
// round after which they may be seen.
func (s *Source) exportPage(page.At) (page.Page, error) {
	drawn, seen := len(s.State.Rounds), len(s.State.Rounds)
	for seen > 0 && s.State.Hidden(seen) {
		seen--
	}
	var all []page.Action
	add := func(as, way, icon string, round int) {
		key := "tournament.export." + as
		all = append(all, page.Act(words.Text(key), way, Printing{as, round}).With(icon).
			Saying(words.Format(key+".about", words.Names{"round": round})))
	}
	if drawn > 0 {
		add("pairings", "print", "print", drawn)
		add("cards", "print", "print", drawn)
	}
	if seen > 0 {
		add("standing", "print", "print", seen)
		add("text", "copy", "mail", seen)
		add("code", "standingcode", "code", seen)
	}
	if seen > 0 && seen == drawn {
		add("certificates", "print", "print", seen)
		add("csv", "print", "grid", seen)
	}
	add("record", "print", "file", drawn)
	return page.Page{Title: words.Text("tournament.export"), Small: true,
		Parts: []page.Part{{Rows: page.Offered(s.offered(all...)...)}}}, nil
}
