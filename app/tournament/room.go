// Package tournament shows tournaments to the director in a window. It performs the actions that need a window, such as
// scanning. Package director computes the pages.
package tournament

import (
	"maps"
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/director"
	"scripkeeper/app/handover"
	"scripkeeper/app/pages"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/page"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
)

type room struct {
	*director.Source
	shell *shell.Shell
	// guests tells about the phones that follow the tournament; may be nil.
	guests Guests
}

type Guests interface {
	// WaitingRows returns a row that leads to the input from phones that waits for the director, if any. Tools returns
	// a sign with the number of phones.
	WaitingRows() []page.Row
	Tools() []page.Action
}

// NewPage returns the page of a tournament, or of the error that keeps it from opening. guests may be nil.
func NewPage(s *shell.Shell, id ledger.JournalID, guests Guests) shell.Page {
	r, err := enter(s, id)
	if err != nil {
		return pages.New(s, closed{err}, "")
	}
	r.guests = guests
	return pages.New(s, r, "")
}

func enter(s *shell.Shell, id ledger.JournalID) (*room, error) {
	book := s.Session.Book()
	d, err := director.Open(book, id, book.Shelf.ListNow, s.Session.Author)
	if err != nil {
		return nil, err
	}
	r := &room{shell: s, Source: director.NewSource(d)}
	r.Ways = slices.Collect(maps.Keys(r.ways()))
	return r, nil
}

type closed struct{ err error }

func (c closed) Page(page.At) (page.Page, error) {
	return page.Page{Title: words.Text("tournament.title")}, c.err
}

func (c closed) Do(page.Action, page.At) (page.Done, error) { return page.Done{}, c.err }

func (r *room) Page(at page.At) (page.Page, error) {
	seen, err := r.Source.Page(at)
	if r.guests != nil && len(seen.Tabs) > 0 {
		seen.Waits = append(seen.Waits, r.guests.WaitingRows()...)
		seen.Tools = append(seen.Tools, r.guests.Tools()...)
	}
	return seen, err
}

// Do performs the actions that need the window, and leaves all other actions to Source.
func (r *room) Do(a page.Action, at page.At) (page.Done, error) {
	if do, here := r.ways()[a.Way]; here {
		return page.Done{}, do(a)
	}
	return r.Source.Do(a, at)
}

func (r *room) ways() map[string]func(page.Action) error {
	leave := func(to route.Route) func(page.Action) error {
		return func(page.Action) error {
			r.shell.Go(to)
			return nil
		}
	}
	id := r.State.ID
	return map[string]func(page.Action) error{
		"scan": leave(r.results()), "hall": leave(route.Hall{Tournament: id}),
		"ceremony": leave(route.Ceremony{Tournament: id}), "awards": leave(route.Awards{Tournament: id}),
		"live": leave(route.Live{Tournament: id}), "code": withBody(r.showCode), "play": withBody(r.play),
		"open": withBody(r.openGame), "print": withBody(r.print), "copy": withBody(r.copyText),
		"standingcode": withBody(r.showStandings),
	}
}

func withBody[B any](do func(B) error) func(page.Action) error {
	return func(a page.Action) error {
		body, err := page.Read[B](a)
		if err != nil {
			return err
		}
		return do(body)
	}
}

func (r *room) showCode(t director.TableSeen) error {
	game, code, err := r.NewTableGame(t.Round, t.Table)
	if err != nil {
		return err
	}
	title := director.TableTitle(t.Round, t.Table)
	about := words.Format("tournament.code.about",
		words.Names{"names": r.Names(t.Members), "game": words.Game(game.Setup().Rulebook)})
	keep := func() { r.shell.ShowError(r.play(t)) }
	r.shell.Go(handover.TextCodeRoute{Title: title, About: about, Text: code, Name: title,
		Actions: func() []fyne.CanvasObject {
			return []fyne.CanvasObject{handover.NewActionButton("tournament.table.keep", mark.Icon("table"), keep)}
		}})
	return nil
}

// play opens the table's game on this device, and creates the game if necessary.
func (r *room) play(t director.TableSeen) error {
	if err := r.StoreTableGame(t.Round, t.Table); err != nil {
		return err
	}
	table, _ := r.State.Table(t.Round, t.Table)
	return r.putOnTable(table.Game)
}

func (r *room) openGame(of director.GameNamed) error {
	id, err := ledger.ParseGameID(of.Game)
	if err != nil {
		return err
	}
	return r.putOnTable(id)
}

func (r *room) putOnTable(id ledger.GameID) error {
	err := r.shell.Session.Open(id)
	if err == nil {
		r.shell.Go(route.Table{})
	}
	return err
}
