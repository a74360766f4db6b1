// Package invite shows keepers how phones join: the link to a game or a tournament, and its code.
package invite

import (
	"net/http"
	"net/netip"
	"net/url"

	"scripkeeper/app/live/door"
	"scripkeeper/ledger/qr"
)

// A Link is where phones join. Alone reports that it leads to this device itself, so that no other one can.
type Link struct {
	Link  string `json:"link"`
	Alone bool   `json:"alone,omitempty"`
}

// Operations are what keepers may ask of the links to what is on a stage. Link is that of a game; it is asked for on the
// goroutine of the games.
func Operations(stage door.Stage, link func(game string) string) []door.Operation {
	asked := func(name string, answer func(link string) (door.Reply, error)) door.Operation {
		return door.Operation{Method: http.MethodGet, Path: "/g/{game}/" + name, Least: door.Keeper,
			Do: func(c door.Call) (door.Reply, error) {
				game := c.Path["game"]
				if _, err := stage.Seen(game, door.Audience{Role: door.Keeper, Seat: -1}); err != nil {
					return door.Reply{}, err // nobody joins what is not there
				}
				return answer(link(game))
			}}
	}
	return []door.Operation{
		asked("link", func(link string) (door.Reply, error) { return door.JSON(Link{link, loops(link)}) }),
		asked("link.svg", picture),
	}
}

// loops reports whether a link leads to the device that it is opened on.
func loops(link string) bool {
	to, err := url.Parse(link)
	if err != nil {
		return false
	}
	at, err := netip.ParseAddr(to.Hostname())
	return to.Hostname() == "localhost" || err == nil && at.IsLoopback()
}

func picture(link string) (door.Reply, error) {
	code, err := qr.EncodeLink(link)
	return door.Reply{Kind: "image/svg+xml", Body: code.SVG()}, err
}
