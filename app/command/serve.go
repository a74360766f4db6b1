package command

import (
	"context"
	"io"
	"io/fs"
	"net"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"scripkeeper/app/command/notation"
	"scripkeeper/app/live"
	"scripkeeper/app/live/desk"
	"scripkeeper/app/live/hall"
	"scripkeeper/app/live/invite"
	"scripkeeper/app/live/room"
	"scripkeeper/app/session"
	"scripkeeper/app/words"
	"scripkeeper/assets"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/parcel"

	"scripkeeper/calc/rulebooks"
)

const (
	// onlyHere is where it listens unless somebody says otherwise: no other device reaches it. The port is the one of
	// last time, else a free one.
	onlyHere = "127.0.0.1:0"
	// everywhere is where it listens for a local network.
	everywhere = ":0"
	// followTime is how soon it shows what another program wrote to the book, unusedTime how long a game that nobody
	// looks at stays open.
	followTime = time.Second
	unusedTime = 10 * time.Minute
)

// serve serves the games of the book, or one of them, to browsers until it is told to end.
func serve(c call, w []string) error {
	at, err := c.listening()
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return c.open(func(b *book.Book) error {
		only, err := c.served(b, w)
		if err != nil {
			return err
		}
		return c.serveBook(ctx, b, only, at)
	})
}

// listening is where to listen. A misuse tells what is wrong with what was asked for.
func (c call) listening() (string, error) {
	switch {
	case c.listen != "" && c.lan:
		return "", notation.Wrong("command.serve.both", nil)
	case c.lan:
		return everywhere, nil
	case c.listen == "":
		return onlyHere, nil
	}
	if _, port, err := net.SplitHostPort(c.listen); err != nil || port == "" {
		return "", notation.Wrong("command.serve.listen", words.Names{"address": c.listen})
	}
	return c.listen, nil
}

// served is the one game that is to be served, zero for all. One that stands in a file comes into the book.
func (c call) served(b *book.Book, w []string) (ledger.GameID, error) {
	if len(w) == 0 {
		return ledger.GameID{}, nil
	}
	if _, err := os.Stat(w[0]); w[0] != "-" && err != nil && isNumber(w[0]) {
		found, err := one(b, w[0])
		if err != nil {
			return ledger.GameID{}, err
		}
		id, err := b.Games.Mend(found.ID)
		if err == nil {
			_, err = b.Games.LoadFromShelf(id)
		}
		return id, err
	}
	from, err := c.input(w[0])
	if err != nil {
		return ledger.GameID{}, err
	}
	defer func() { _ = from.Close() }()
	record, err := parcel.Read(context.Background(), from, rulebooks.All(), b.Games)
	if err != nil {
		return ledger.GameID{}, err
	}
	added, err := b.Games.Import(record, ledger.Author{Device: session.DeviceName()})
	return added.Game, err
}

// serveBook serves until the context is done. Everything is on disk when it returns.
func (c call) serveBook(ctx context.Context, b *book.Book, only ledger.GameID, at string) error {
	loop := desk.NewLoop()
	defer loop.End()
	var server *live.Server
	changed := func(game string) {
		if server != nil {
			server.Changed(game)
		}
	}
	rooms := desk.NewRooms(b, session.DeviceName(), only, changed)
	defer loop.Run(rooms.Close)
	page, err := fs.Sub(assets.Files(), "live")
	if err != nil {
		return err
	}
	options := live.Options{
		Listen: at, Names: hostNames(), Run: loop.Run, Stage: room.NewStage(rooms),
		Operations: append(room.Operations(rooms), desk.New(b, rooms, loop.Run, c.Fonts).Operations()...),
		Assets:     page, Words: live.PageWords, Store: live.StoreOf(b.Path()),
		Title: rooms.Title, Proposing: rooms.Proposes,
	}
	halls := hall.New(b, session.DeviceName(), hall.StoreOf(b.Path()), changed)
	if only == (ledger.GameID{}) {
		halls.Serve(&options)
	}
	link := func(game string) string { return server.JoinURL(game) }
	options.Operations = append(options.Operations, invite.Operations(options.Stage, link)...)
	opened, err := live.Open(options)
	if err != nil {
		return err
	}
	defer opened.Close()
	ended := ""
	loop.Run(func() { // where nothing is drawn for a phone meanwhile, perhaps in another language
		server, ended = opened, words.Text("command.serve.ended")
		c.tellServed(opened, b, only)
	})
	working := make(chan struct{})
	go func() {
		defer close(working)
		_, _ = b.Shelf.Renew(func(int, int) error { return ctx.Err() }) // nobody has to wait for the shelf then
	}()
	tick := time.NewTicker(followTime)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			<-working
			c.say(ended)
			return nil
		case <-tick.C:
			loop.Run(func() {
				rooms.Follow()
				halls.Follow()
				rooms.Tidy(unusedTime, func(game string) bool { return followed(opened, game) })
			})
		}
	}
}

// followed reports whether anybody follows a game now.
func followed(server *live.Server, game string) bool {
	for _, guest := range server.Guests(game) {
		if guest.Connected {
			return true
		}
	}
	return false
}

// hostNames are the names by which browsers of a local network find this device.
func hostNames() []string {
	name, err := os.Hostname()
	if err != nil || name == "" {
		return nil
	}
	short, _, _ := strings.Cut(name, ".")
	return []string{name, short, short + ".local"}
}

// tellServed tells where the games are, how one keeps them, and how phones join.
func (c call) tellServed(server *live.Server, b *book.Book, only ledger.GameID) {
	addresses := server.Addresses()
	c.tell("command.serve.at", words.Names{"address": "http://" + addresses[0], "path": b.Path()})
	c.tell("command.serve.keeper", words.Names{"link": server.KeeperURL()})
	switch {
	case live.IsHere(addresses[0]):
		c.tell("command.serve.here", nil)
	case only == (ledger.GameID{}): // each game has a link of its own
		c.tell("command.serve.games", nil)
	default:
		link := server.JoinURL(only.String())
		c.tell("command.serve.join", words.Names{"link": link})
		_, _ = io.WriteString(c.Out, codeOf(link))
	}
	c.tell("command.serve.stop", nil)
	_ = c.Out.Flush() // an output that fails says so at the end
}
