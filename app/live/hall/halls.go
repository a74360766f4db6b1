// Package hall shows tournaments of a book to the browsers of a hall: who plays where, the standing, the time that is
// left. Whoever plays may hand in how a table ended; nothing of that counts before the director accepts it. Everything
// that is entered goes through the package director.
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
	"scripkeeper/ledger/tournament"
)

// prefix begins the address of a tournament, where that of a game has none: "hall-" and the number of its journal.
const prefix = "hall-"

// Address is where a tournament stands among the games of a live table.
func Address(id ledger.JournalID) string { return prefix + id.String() }

// ID is the number of the tournament of an address.
func ID(address string) (id ledger.JournalID, is bool) {
	number, is := strings.CutPrefix(address, prefix)
	id, err := ledger.ParseJournalID(number)
	return id, is && err == nil
}

// Is reports whether an address is that of a tournament.
func Is(address string) bool { return strings.HasPrefix(address, prefix) }

// Halls are the tournaments of a book, each opened when somebody comes. They belong to the goroutine of the games.
type Halls struct {
	book   *book.Book
	device string
	// changed is told of those of which guests see something else now.
	changed func(address string)
	open    map[string]*Hall
	// Serves reports whether guests may come to the tournament of an address; nil is to every one.
	Serves func(address string) bool
	// Guests tells which devices are known as whose; nil before a live table is open, when none is.
	Guests Guests
	// box keeps what is handed in, and as settings how far standings are revealed.
	box *disk.Box[handedIn]
}

// A Hall is one of them.
type Hall struct {
	address string
	desk    *director.Desk
	// source works out the director's pages; working are the slow works that pages of a place wait for, each closed when
	// it is done.
	source  *director.Source
	working map[string]chan struct{}
	halls   *Halls
	// author is who enters what is entered now.
	author ledger.Author
	// gone are the results that were let go last, which can be brought back.
	gone []handedIn
}

// New is the halls of a book. What is handed in is kept in a file, which survives a restart; an empty name keeps it in
// memory alone. Changed must not block.
func New(b *book.Book, device, file string, changed func(address string)) *Halls {
	return &Halls{book: b, device: device, changed: changed, open: map[string]*Hall{},
		box: disk.NewBox[handedIn](file)}
}

// Leave drops what a guest handed in who is let go from a tournament; for the empty address, from all.
func (all *Halls) Leave(address, guest string) error {
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

// Hall is a tournament of the book by its address. The problem is [door.Missing] where there is none.
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

// serves reports whether guests may come to the tournament of an address.
func (all *Halls) serves(address string) bool { return all.Serves == nil || all.Serves(address) }

// has reports whether a tournament is in the book, and was not deleted.
func (all *Halls) has(id ledger.JournalID) bool {
	heads, err := all.book.Journals.List()
	if err != nil {
		return false
	}
	for _, head := range heads {
		if head.ID == id {
			return true
		}
	}
	return false
}

// Title is what a tournament is called, empty where it is not there.
func (all *Halls) Title(address string) string {
	h, err := all.Hall(address)
	if err != nil {
		return ""
	}
	return h.desk.Title()
}

// Players are the names of the members of a tournament, none where it is not there.
func (all *Halls) Players(address string) []string {
	h, err := all.Hall(address)
	if err != nil {
		return nil
	}
	return calc.Map(h.desk.State.Members, func(m tournament.Member) string { return m.Name })
}

// StoreOf is the file that keeps beside a book what is handed in. The window and the command share it.
func StoreOf(book string) string { return book + ".results" }

// Book is the book of the tournaments.
func (all *Halls) Book() *book.Book { return all.book }

// Renew has a tournament count the games of the book as they are now.
func (all *Halls) Renew(address string) {
	if h, open := all.open[address]; open {
		_ = h.desk.Refresh() // the shelf tells which games cannot be read
	}
}

// Follow sees to it that guests see what a window, or a command, wrote to the book.
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

// by has a guest be who enters something.
func (h *Hall) by(author ledger.Author, do func() error) error {
	before := h.author
	h.author = author
	defer func() { h.author = before }()
	return do()
}

// Name is what a member is called.
func (h *Hall) Name(member int) string { return h.desk.Name(member) }

// refused is an error of a tournament as guests are told it.
func (h *Hall) refused(err error) error {
	switch moved, trouble := page.Moved(""), page.Trouble(""); {
	case errors.As(err, &moved):
		return door.NewProblem(door.Stale, err.Error())
	case errors.As(err, &trouble):
		return door.NewProblem(door.Refused, err.Error())
	}
	return door.NewProblem(door.Refused, h.desk.Trouble(err))
}

func missing() error { return door.NewProblem(door.Missing, words.Text("live.missing")) }

// Serve adds the halls to what a server serves.
func (all *Halls) Serve(o *live.Options) {
	title := o.Title
	o.Title = func(address string) string {
		if Is(address) || title == nil {
			return all.Title(address)
		}
		return title(address)
	}
	players := o.Players
	o.Players = func(address string) []string {
		if Is(address) || players == nil {
			return all.Players(address)
		}
		return players(address)
	}
	if left := o.Left; left != nil {
		o.Left = func(address, guest string) error {
			return errors.Join(left(address, guest), all.Leave(address, guest))
		}
	}
	o.Stage = NewStage(all, o.Stage)
	o.Operations = append(o.Operations, all.Operations(o.Run)...)
}
