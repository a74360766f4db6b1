// Package tournament shows tournaments in a window to whoever runs them. The package director works their pages out;
// what needs the window is done here: to scan, to print, to open a game, to leave for another room.
package tournament

import (
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

// A room is a tournament in a window.
type room struct {
	*director.Source
	shell *shell.Shell
	// guests are the phones that follow the tournament, nil for none.
	guests Guests
}

// Guests are the phones that follow a tournament.
type Guests interface {
	// Waits leads to what waits for the director, Tools tell how many follow and lead to them; neither where there is
	// nothing.
	Waits() []page.Row
	Tools() []page.Action
}

// NewPage is a tournament of the book with the phones that follow it, nil for none, or why it cannot be shown.
func NewPage(s *shell.Shell, id ledger.JournalID, guests Guests) shell.Page {
	r, err := enter(s, id)
	if err != nil {
		return pages.New(s, closed{err}, "")
	}
	r.guests = guests
	return pages.New(s, r, "")
}

// enter reads a tournament of the book.
func enter(s *shell.Shell, id ledger.JournalID) (*room, error) {
	book := s.Session.Book()
	d, err := director.Open(book, id, book.Shelf.ListNow, s.Session.Author)
	if err != nil {
		return nil, err
	}
	r := &room{shell: s}
	var ways []string
	for way := range r.ways() {
		ways = append(ways, way)
	}
	r.Source = director.NewSource(d, ways...)
	return r, nil
}

// closed is a tournament that cannot be shown.
type closed struct{ err error }

func (c closed) Page(page.At) (page.Page, error) {
	return page.Page{Title: words.Text("tournament.title")}, c.err
}

func (c closed) Do(page.Action, page.At) (page.Done, error) { return page.Done{}, c.err }

// Page has what guests wait for above the pages with tabs, and their sign in the head.
func (r *room) Page(at page.At) (page.Page, error) {
	seen, err := r.Source.Page(at)
	if r.guests != nil && len(seen.Tabs) > 0 {
		seen.Waits = append(seen.Waits, r.guests.Waits()...)
		seen.Tools = append(seen.Tools, r.guests.Tools()...)
	}
	return seen, err
}

// Do does what needs the window; the rest is done by the tournament itself.
func (r *room) Do(a page.Action, at page.At) (page.Done, error) {
	if do, here := r.ways()[a.Way]; here {
		return page.Done{}, do(a)
	}
	return r.Source.Do(a, at)
}

// ways are what needs the window.
func (r *room) ways() map[string]func(page.Action) error {
	leave := func(to func(ledger.JournalID) route.Route) func(page.Action) error {
		return func(page.Action) error {
			r.shell.Go(to(r.State.ID))
			return nil
		}
	}
	return map[string]func(page.Action) error{
		"scan":     leave(func(ledger.JournalID) route.Route { return r.results() }),
		"hall":     leave(func(id ledger.JournalID) route.Route { return route.Hall{Tournament: id} }),
		"ceremony": leave(func(id ledger.JournalID) route.Route { return route.Ceremony{Tournament: id} }),
		"awards":   leave(func(id ledger.JournalID) route.Route { return route.Awards{Tournament: id} }),
		"live":     leave(func(id ledger.JournalID) route.Route { return route.Live{Tournament: id} }),
		"code":     onTable(r.showCode), "play": onTable(r.play),
		"open":         r.openGame,
		"print":        r.print,
		"copy":         r.copyText,
		"standingcode": r.showStandings,
	}
}

// onTable does something with the table that an action names.
func onTable(do func(director.TableSeen) error) func(page.Action) error {
	return func(a page.Action) error {
		t, err := page.Read[director.TableSeen](a)
		if err != nil {
			return err
		}
		return do(t)
	}
}

// showCode shows the code that starts the table's game on another phone.
func (r *room) showCode(t director.TableSeen) error {
	game, code, err := r.Begun(t.Round, t.Table)
	if err != nil {
		return err
	}
	title := director.TableTitle(t.Round, t.Table)
	about := words.Format("tournament.code.about",
		words.Names{"names": r.Names(t.Members), "game": words.Game(game.Setup().Rulebook)})
	keep := func() { r.shell.ShowError(r.play(t)) }
	r.shell.Go(handover.Text{Title: title, About: about, Text: code, Name: title, Actions: func() []fyne.CanvasObject {
		return []fyne.CanvasObject{handover.NewActionButton("tournament.table.keep", mark.Icon("table"), keep)}
	}})
	return nil
}

// play opens the table's game on this device, and begins it where it has not.
func (r *room) play(t director.TableSeen) error {
	if err := r.Keep(t.Round, t.Table); err != nil {
		return err
	}
	table, _ := r.State.Table(t.Round, t.Table)
	return r.putOnTable(table.Game)
}

// openGame puts a game that an action names on the table.
func (r *room) openGame(a page.Action) error {
	of, err := page.Read[director.GameNamed](a)
	if err != nil {
		return err
	}
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
