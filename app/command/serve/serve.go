// Package serve serves the games of a book, or one game, to browsers.
package serve

import (
	"bufio"
	"context"
	"io"
	"io/fs"
	"net"
	"os/exec"
	"regexp"
	"runtime"
	"slices"
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
	// onlyHere is the default address, which no other device can reach. Port 0 means the port used last time, if free.
	onlyHere = "127.0.0.1:0"
	// everywhere is the address for serving to a local network.
	everywhere = ":0"
	// followTime is the interval between checks for changes by other programs. A game without guests is closed after
	// unusedTime.
	followTime = time.Second
	unusedTime = 10 * time.Minute
)

type Task struct {
	Book *book.Book
	// Only is the id of the game to serve, or zero to serve all games.
	Only   ledger.GameID
	Listen string
	Hosts  Hosts
	// Browse opens the keeper's link in the system's browser.
	Browse bool
	// Out receives the addresses and links as soon as the server listens.
	Out *bufio.Writer
}

// Address returns listen, or if empty an address for local networks (lan) or only for this device.
func Address(listen string, lan bool) (string, error) {
	switch {
	case listen != "" && lan:
		return "", notation.NewMisuse("command.serve.both", nil)
	case lan:
		return everywhere, nil
	case listen == "":
		return onlyHere, nil
	}
	if _, port, err := net.SplitHostPort(listen); err != nil || port == "" {
		return "", notation.NewMisuse("command.serve.listen", words.Names{"address": listen})
	}
	return listen, nil
}

// Run serves until the context is done. Everything is on disk when Run returns.
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
	stage := room.NewStage(rooms.Room)
	options := live.Options{
		Listen: s.Listen, Names: s.Hosts.names(), Run: loop.Run, Stage: stage, Players: stage.Players,
		Operations: append(room.Operations(rooms.Room), desk.New(b, rooms, loop.Run).Operations()...),
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
	loop.Run(func() { // runs in the command's language, not a phone's
		server, halls.Guests = opened, opened
		s.tell(opened)
	})
	working := make(chan struct{})
	go func() {
		defer close(working)
		_, _ = b.Shelf.Refresh(func(int, int) error { return ctx.Err() }) // fills the list of games
	}()
	browsed := make(chan error, 1)
	if s.Browse {
		go func() { browsed <- browse(opened.KeeperURL()) }()
	}
	tick := time.NewTicker(followTime)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			<-working
			return nil
		case err := <-browsed:
			if err != nil {
				loop.Run(func() { s.line("command.serve.browser", nil) })
			}
		case <-tick.C:
			loop.Run(func() {
				rooms.Follow()
				halls.Follow()
				rooms.Tidy(unusedTime, func(game string) bool { return followed(opened, game) })
			})
		}
	}
}

func followed(server *live.Server, game string) bool {
	return slices.ContainsFunc(server.Guests(game), func(guest live.Present) bool { return guest.Connected })
}

// browse opens a link in the system's browser, which outlives a terminal that is closed.
func browse(link string) error {
	switch runtime.GOOS {
	case "windows":
		return exec.Command("rundll32", "url.dll,FileProtocolHandler", link).Run()
	case "darwin":
		return exec.Command("open", link).Run()
	}
	return exec.Command("setsid", "xdg-open", link).Run()
}

// line prints a sentence at once. A failure is reported at the end.
func (s Task) line(key string, names words.Names) {
	_, _ = io.WriteString(s.Out, words.Format(key, names)+"\n")
	_ = s.Out.Flush()
}

func (s Task) tell(server *live.Server) {
	addresses := server.Addresses()
	s.line("command.serve.at", words.Names{"address": "http://" + addresses[0], "path": s.Book.Path()})
	s.line("command.serve.keeper", words.Names{"link": server.KeeperURL()})
	switch {
	case live.IsHere(addresses[0]):
		s.line("command.serve.here", nil)
	case s.Only == (ledger.GameID{}): // each game has its own link
		s.line("command.serve.games", nil)
	default:
		link := server.JoinURL(s.Only.String())
		s.line("command.serve.join", words.Names{"link": link})
		_, _ = io.WriteString(s.Out, codeOf(link))
	}
	s.line("command.serve.stop", nil)
}

// codeOf returns a link's QR code as text for a terminal, or "" for a link that is too long. Each character shows two
// modules, one above the other. Light modules are drawn as blocks, because most terminals are dark.
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

// Hosts are the host names that browsers may use, from a flag: names on a local network ("laptop.fritz.box"), with or
// without a port, and HTTPS proxies ("https://games.example").
type Hosts []string

// hostForm matches host names as browsers send them, with xn-- for other alphabets.
var hostForm = regexp.MustCompile(`^(https://)?[A-Za-z\d]([A-Za-z\d.-]*[A-Za-z\d])?(:\d{1,5})?$`)

func (h *Hosts) String() string { return words.Join(*h) }

func (h *Hosts) Set(name string) error {
	if !hostForm.MatchString(name) {
		return notation.NewMisuse("command.serve.host", words.Names{"host": name})
	}
	*h = append(*h, name)
	return nil
}

// names returns the host names that the server accepts. Port 80 is added, because browsers omit this default port.
func (h Hosts) names() []string {
	var all []string
	for _, name := range h {
		if all = append(all, name); !strings.Contains(name, ":") {
			all = append(all, name+":80")
		}
	}
	return all
}
