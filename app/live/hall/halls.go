// Package hall shows a book's tournaments to browsers: rounds, standings and the clock. Players can submit results,
// which count once the director accepts them.
package hall

import (
	"errors"
	"slices"
	"strings"

	"scripkeeper/app/director"
	"scripkeeper/app/live"
	"scripkeeper/app/live/disk"
	"scripkeeper/app/live/door"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/tournament"
)

// prefix begins the address of a tournament. A game's address has no prefix.
const prefix = "hall-"

func Address(id ledger.JournalID) string { return prefix + id.String() }

func ID(address string) (id ledger.JournalID, is bool) {
	number, is := strings.CutPrefix(address, prefix)
	id, err := ledger.ParseJournalID(number)
	return id, is && err == nil
}

func Is(address string) bool { return strings.HasPrefix(address, prefix) }

// Halls holds a book's tournaments, which it opens on demand. Only the goroutine that owns the games may use Halls.
type Halls struct {
	book    *book.Book
	device  string
	changed func(address string)
	open    map[string]*Hall
	// Serves reports whether guests may visit the tournament at an address. If Serves is nil, guests may visit all.
	Serves func(address string) bool
	// Guests links devices with members. It is nil until the live table opens.
	Guests Guests
	// box stores submitted results, and for each tournament the step of the reveal.
	box *disk.Box[handedIn]
}

type Hall struct {
	address string
	desk    *director.Desk
	// working maps a page's name to a channel that closes when the page's slow work is done.
	source  *director.Source
	working map[string]chan struct{}
	halls   *Halls
	author  ledger.Author
	// gone holds the results dismissed last, which the director can restore.
	gone []handedIn
}

// New returns a book's tournaments. Submitted results are stored in file, or only in memory if file is empty.
func New(b *book.Book, device, file string, changed func(address string)) *Halls {
	return &Halls{book: b, device: device, changed: changed, open: map[string]*Hall{},
		box: disk.NewBox[handedIn](file)}
}

// DropGuest deletes a removed guest's submissions in a tournament, or in all tournaments if address is empty.
func (all *Halls) DropGuest(address, guest string) error {
	from := func(w handedIn) bool { return w.Guest == guest && (address == "" || w.Hall == address) }
	err := all.box.Drop(from)
	for of, h := range all.open {
		if address == "" || address == of {
			h.gone = slices.DeleteFunc(h.gone, from)
			all.changed(of)
		}
	}
	return err
}

// Hall returns the tournament at an address. The error is [door.Missing] for an unknown or unserved tournament.
func (all *Halls) Hall(address string) (*Hall, error) {
	id, is := ID(address)
	if !is || !all.serves(address) {
		return nil, missing()
	}
	if h, open := all.open[address]; open {
		return h, nil
	}
	if !all.has(id) {
		return nil, missing()
	}
	h := &Hall{address: address, halls: all, author: ledger.Author{Device: all.device}}
	var err error
	h.desk, err = director.Open(all.book, id, all.book.Shelf.ListNow, func() ledger.Author { return h.author })
	if err != nil {
		return nil, err
	}
	h.source, h.working = director.NewSource(h.desk), map[string]chan struct{}{}
	all.open[address] = h
	return h, nil
}

func (all *Halls) serves(address string) bool { return all.Serves == nil || all.Serves(address) }

func (all *Halls) has(id ledger.JournalID) bool {
	heads, err := all.book.Journals.List()
	return err == nil && slices.ContainsFunc(heads, func(head oplog.JournalSummary) bool { return head.ID == id })
}

func (all *Halls) Title(address string) string {
	h, err := all.Hall(address)
	if err != nil {
		return ""
	}
	return h.desk.Title()
}

func (all *Halls) Players(address string) []string {
	h, err := all.Hall(address)
	if err != nil {
		return nil
	}
	return calc.Map(h.desk.State.Members, func(m tournament.Member) string { return m.Name })
}

// StoreOf returns the name of the file for submitted results, next to the book's file.
func StoreOf(book string) string { return book + ".results" }

func (all *Halls) Book() *book.Book { return all.book }

// Renew updates a tournament series after a game changed in the book, because games of the book count in the series.
func (all *Halls) Renew(address string) {
	if h, open := all.open[address]; open {
		_ = h.desk.Refresh() // the list of games already reports unreadable games
	}
}

// Follow updates the open tournaments after another program wrote to the book.
func (all *Halls) Follow() {
	for address, h := range all.open {
		changed, err := h.desk.Follow()
		if err != nil || changed && !all.has(h.desk.State.ID) {
			delete(all.open, address)
		}
		if changed || err != nil {
			all.changed(address)
		}
	}
}

// asAuthor runs do with author as the author of all new entries.
func (h *Hall) asAuthor(author ledger.Author, do func() error) error {
	before := h.author
	h.author = author
	defer func() { h.author = before }()
	return do()
}

func (h *Hall) Name(member int) string { return h.desk.Name(member) }

func (h *Hall) refused(err error) error {
	switch moved, trouble := page.Outdated(""), page.UserError(""); {
	case errors.As(err, &moved):
		return door.NewProblem(door.Stale, err.Error())
	case errors.As(err, &trouble):
		return door.NewProblem(door.Refused, err.Error())
	}
	return door.NewProblem(door.Refused, h.desk.ErrorText(err))
}

func missing() error { return door.NewProblem(door.Missing, words.Text("live.missing")) }

// Serve adds the tournaments to a live server's options.
func (all *Halls) Serve(o *live.Options) {
	o.Title, o.Players = either(all.Title, o.Title), either(all.Players, o.Players)
	if left := o.Left; left != nil {
		o.Left = func(address, guest string) error {
			return errors.Join(left(address, guest), all.DropGuest(address, guest))
		}
	}
	o.Stage = NewStage(all, o.Stage)
	o.Operations = append(o.Operations, all.Operations(o.Run)...)
}

// either returns a function that calls hall for tournaments and game for games. The function game may be nil.
func either[T any](hall, game func(address string) T) func(address string) T {
	if game == nil {
		return hall
	}
	return func(address string) T {
		if Is(address) {
			return hall(address)
		}
		return game(address)
	}
}

// farPage returns the page for a projector. All guests get the same page, which shows only what has been revealed.
func (h *Hall) farPage(door.Call) (page.Page, error) {
	step := h.step()
	if step == 0 || !h.revealPending() {
		return director.HallPage(h.desk), nil
	}
	told := director.Revealed(h.desk, step)
	told.Title = words.Text("ceremony.title")
	return page.Page{Title: h.desk.Title(), Far: true, Parts: []page.Part{told}}, nil
}
