package hall

import (
	"maps"
	"strconv"
	"strings"

	"scripkeeper/app/live/door"
	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
	"scripkeeper/ledger"
)

// A Visit is a request for one of the director's pages of a tournament, see [director.Source]. Said holds the values
// typed so far. Head is the [Board.Head] that the page was drawn for.
type Visit struct {
	Place  page.Place        `json:"place"`
	Said   map[string]string `json:"said,omitempty"`
	Action *page.Action      `json:"action,omitempty"`
	Head   string            `json:"head,omitempty"`
}

// visit returns a page. Slow work such as a draw runs first, outside the goroutine that owns the games.
func (all *Halls) visit(run func(func()), c door.Call) (seen page.Page, err error) {
	v, err := door.Read[Visit](c)
	if err != nil {
		return seen, err
	}
	speak := func(do func()) { run(func() { words.In(lang.Of(c.Language), do) }) }
	var h *Hall
	var work *page.Work
	var done chan struct{}
	err = missing() // the error if the goroutine that owns the games has stopped
	speak(func() {
		if h, err = all.Hall(c.Path["game"]); err != nil {
			return
		}
		if work = h.source.Begin(h.at(v)); work != nil {
			h.working[v.Place.Part(0)] = make(chan struct{})
		}
		done = h.working[v.Place.Part(0)]
	})
	switch {
	case err != nil:
		return seen, err
	case work != nil:
		fault := work.Do(func() bool { return false })
		speak(func() {
			work.Done(fault)
			delete(h.working, v.Place.Part(0))
		})
		close(done)
	case done != nil: // another request began the work
		<-done
	}
	speak(func() {
		if seen, err = h.source.Page(h.at(v)); err != nil {
			err = h.refused(err)
		}
	})
	return seen, err
}

func (h *Hall) act(by door.Guest, v Visit) (done page.Done, err error) {
	if v.Action == nil {
		return done, door.NewProblem(door.Malformed, words.Text("live.malformed"))
	}
	err = h.asAuthor(ledger.Author{Device: by.Name}, func() error {
		done, err = h.source.Do(*v.Action, h.at(v))
		return err
	})
	h.halls.changed(h.address)
	if err != nil {
		return page.Done{}, h.refused(err)
	}
	return done, nil
}

// at returns the page's name and values for [director.Source]. Typed sums such as 3×40 are replaced by their value.
func (h *Hall) at(v Visit) page.At {
	operations, _, _ := strings.Cut(v.Head, ".")
	at := page.At{Place: v.Place, Said: map[string]string{}}
	at.Seen, _ = strconv.ParseInt(operations, 10, 64)
	maps.Copy(at.Said, v.Said)
	seen, err := h.source.Page(at)
	if err != nil {
		return at
	}
	for _, part := range seen.Parts {
		for _, field := range part.Fields {
			if said, typed := v.Said[field.Name]; typed && field.Input == sheet.Number {
				if sum, read := door.Sum(said); read {
					at.Said[field.Name] = strconv.Itoa(sum)
				}
			}
		}
	}
	return at
}
