//go:build probe

package probe

import (
	"bufio"
	"encoding/json"
	"net"
	"os"

	"fyne.io/fyne/v2"
)

// Watching reports whether a test may look into the window.
const Watching = true

// Serve answers requests for the window's contents on the socket named by [Variable], if set.
func Serve(w fyne.Window) {
	path := os.Getenv(Variable)
	if path == "" {
		return
	}
	listener, err := net.Listen("unix", path)
	if err != nil {
		fyne.LogError("the probe cannot listen", err)
		return
	}
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			go answer(conn, w)
		}
	}()
}

// answer answers each line with the current view, and a line of [Keys] with the held keys only.
func answer(conn net.Conn, w fyne.Window) {
	defer conn.Close()
	defer func() { _ = recover() }() // the toolkit panics when called while it ends
	questions, answers := bufio.NewScanner(conn), json.NewEncoder(conn)
	for questions.Scan() {
		var view View
		fyne.DoAndWait(func() {
			if view.SuperHeld = superHeld(); questions.Text() != Keys {
				view = look(w)
			}
		})
		if answers.Encode(view) != nil {
			return
		}
	}
}
