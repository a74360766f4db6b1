// Package invite serves the link and QR code with which phones join a game or tournament.
package invite

import (
	"net/http"
	"net/url"

	"scripkeeper/app/live"
	"scripkeeper/app/live/door"
	"scripkeeper/ledger/qr"
)

// A Link is a join link. Alone reports that the link works only on the device that runs the server.
type Link struct {
	Link  string `json:"link"`
	Alone bool   `json:"alone,omitempty"`
}

// Operations returns the operations for keepers. link runs on the goroutine that owns the games.
func Operations(stage door.Stage, link func(game string) string) []door.Operation {
	asked := func(name string, answer func(link string) (door.Reply, error)) door.Operation {
		return door.Operation{Method: http.MethodGet, Path: "/g/{game}/" + name, Least: door.Keeper,
			Do: func(c door.Call) (door.Reply, error) {
				game := c.Path["game"]
				if _, err := stage.Seen(game, door.Audience{Role: door.Keeper, Seat: -1}); err != nil {
					return door.Reply{}, err // no link to a missing game
				}
				return answer(link(game))
			}}
	}
	return []door.Operation{
		asked("link", func(link string) (door.Reply, error) { return door.JSON(Link{link, loops(link)}) }),
		asked("link.svg", picture),
	}
}

// loops reports whether a link points to the loopback interface, which other devices cannot reach.
func loops(link string) bool {
	to, err := url.Parse(link)
	return err == nil && live.IsHere(to.Host)
}

func picture(link string) (door.Reply, error) {
	code, err := qr.EncodeLink(link)
	return door.Reply{Kind: "image/svg+xml", Body: code.SVG()}, err
}
