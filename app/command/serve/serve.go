// Package serve serves the games of a book, or one of them, to browsers.
package serve

import (
	"bufio"
	"context"
	"io"
	"io/fs"
	"net"
	"regexp"
	"strings"
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
	"scripkeeper/ledger/qr"
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

// A Task is what is served, and where.
type Task struct {
	Book *book.Book
	// Only is the one game that is served, zero for all.
	Only ledger.GameID
	// Listen is where to listen, see [Address].
	Listen string
	// Hosts are further names by which browsers may ask.
	Hosts Hosts
	// Out is told where the games are, and how phones join, at once.
	Out *bufio.Writer
}

// Address is where to listen: where somebody says so, everywhere in a local network, or for this device alone. A misuse
// tells what is wrong with what was asked for.
func Address(listen string, lan bool) (string, error) {
	switch {
	case listen != "" && lan:
		return "", notation.Wrong("command.serve.both", nil)
	case lan:
		return everywhere, nil
	case listen == "":
		return onlyHere, nil
	}
	if _, port, err := net.SplitHostPort(listen); err != nil || port == "" {
		return "", notation.Wrong("command.serve.listen", words.Names{"address": listen})
	}
	return listen, nil
}

// Run serves until the context is done. Everything is on disk when it returns.
func (s Task) Run(ctx context.Context) error {
	b, only := s.Book, s.Only
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
	stage := room.NewStage(rooms)
	options := live.Options{
		Listen: s.Listen, Names: s.Hosts.names(), Run: loop.Run, Stage: stage, Players: stage.Players,
		Operations: append(room.Operations(rooms), desk.New(b, rooms, loop.Run).Operations()...),
		Assets:     page, Words: live.PageWords, Store: live.StoreOf(b.Path()),
		Title: rooms.Title, Proposing: rooms.Proposes, Left: rooms.Leave,
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
	loop.Run(func() { // while nothing is drawn for a phone, which may read another language
		server, halls.Guests = opened, opened
		s.tell(opened)
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

// tell tells where the games are, how one keeps them, and how phones join.
func (s Task) tell(server *live.Server) {
	line := func(key string, names words.Names) { _, _ = io.WriteString(s.Out, words.Format(key, names)+"\n") }
	addresses := server.Addresses()
	line("command.serve.at", words.Names{"address": "http://" + addresses[0], "path": s.Book.Path()})
	line("command.serve.keeper", words.Names{"link": server.KeeperURL()})
	switch {
	case live.IsHere(addresses[0]):
		line("command.serve.here", nil)
	case s.Only == (ledger.GameID{}): // each game has a link of its own
		line("command.serve.games", nil)
	default:
		link := server.JoinURL(s.Only.String())
		line("command.serve.join", words.Names{"link": link})
		_, _ = io.WriteString(s.Out, codeOf(link))
	}
	line("command.serve.stop", nil)
	_ = s.Out.Flush() // an output that fails says so at the end
}

// codeOf draws the code of a link for a terminal, two modules a character, one above the other: light ones as blocks,
// because most terminals write light on dark. It is empty for a link that no code holds.
func codeOf(link string) string {
	code, err := qr.EncodeLink(link)
	if err != nil {
		return ""
	}
	var out strings.Builder
	for y := 0; y < len(code.Modules); y += 2 {
		for x, above := range code.Modules[y] {
			below := y+1 >= len(code.Modules) || code.Modules[y+1][x]
			switch {
			case !above && !below:
				out.WriteRune('█')
			case !above:
				out.WriteRune('▀')
			case !below:
				out.WriteRune('▄')
			default:
				out.WriteByte(' ')
			}
		}
		out.WriteByte('\n')
	}
	return out.String()
}

// Hosts are names by which browsers may ask for what is served, each said by a flag of its own: that of a router
// ("laptop.fritz.box"), also with a port, or that of a proxy ("https://games.example").
type Hosts []string

// hostForm is what such a name looks like, as browsers send it: letters of other alphabets as xn--.
var hostForm = regexp.MustCompile(`^(https://)?[A-Za-z\d]([A-Za-z\d.-]*[A-Za-z\d])?(:\d{1,5})?$`)

// String lists the names.
func (h *Hosts) String() string { return words.Join(*h) }

// Set takes one more.
func (h *Hosts) Set(name string) error {
	if !hostForm.MatchString(name) {
		return notation.Wrong("command.serve.host", words.Names{"host": name})
	}
	*h = append(*h, name)
	return nil
}

// names are the names as a server knows them: one without a port holds for the server's own, and for that of a proxy,
// which browsers leave out.
func (h Hosts) names() []string {
	var all []string
	for _, name := range h {
		if all = append(all, name); !strings.Contains(name, ":") {
			all = append(all, name+":80")
		}
	}
	return all
}
