// Package portal shows the desktop's file dialog through the XDG desktop portal, see
// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.FileChooser.html.
package portal

import (
	"context"
	"errors"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/godbus/dbus/v5"
)

// ErrNone means that the system has no portal for file dialogs.
var ErrNone = errors.New("no portal asks for files here")

// ErrElsewhere means that the chosen file is not on a local disk.
var ErrElsewhere = errors.New("what was chosen is no file of this device")

// A Question describes a dialog. The dialog opens a file unless Save or Folder is set.
type Question struct {
	// Window names the parent window for other programs, see [X11]. It may be "".
	Window string
	Title  string
	// Save is the suggested name for a file to save, or "". Folder asks for a folder.
	Save   string
	Folder bool
	// Kind describes the files to open. Endings are their file name extensions, with the dot.
	Kind    string
	Endings []string
}

const (
	desktop   = "org.freedesktop.portal.Desktop"
	chooser   = "org.freedesktop.portal.FileChooser"
	request   = "org.freedesktop.portal.Request"
	place     = dbus.ObjectPath("/org/freedesktop/portal/desktop")
	property  = "org.freedesktop.DBus.Properties.Get"
	startTime = 4 * time.Second // how long the portal may take to start
)

// Bus returns the address of the running session bus of the desktop, or "" without a bus.
func Bus() string {
	if address := os.Getenv("DBUS_SESSION_BUS_ADDRESS"); address != "" {
		return address
	}
	if folder := os.Getenv("XDG_RUNTIME_DIR"); folder != "" {
		socket := filepath.Join(folder, "bus")
		if info, err := os.Stat(socket); err == nil && info.Mode()&os.ModeSocket != 0 {
			return "unix:path=" + dbus.EscapeBusAddressValue(socket)
		}
	}
	return ""
}

// Ask shows the dialog and waits for the user's choice. The path is "" if nothing was chosen. The dialog closes when
// the context ends. Errors are [ErrNone], [ErrElsewhere], the context's, and those of the bus.
func Ask(ctx context.Context, bus string, q Question) (path string, err error) {
	conn, err := dbus.Connect(bus)
	if err != nil {
		return "", ErrNone
	}
	defer func() { _ = conn.Close() }() // closing the connection also closes the dialog
	portal := conn.Object(desktop, place)
	starting, started := context.WithTimeout(ctx, startTime)
	err = portal.CallWithContext(starting, property, 0, chooser, "version").Err
	started()
	switch {
	case ctx.Err() != nil:
		return "", ctx.Err()
	case err != nil:
		return "", ErrNone
	}
	answers := make(chan *dbus.Signal, 4)
	conn.Signal(answers)
	handle, err := open(ctx, conn, portal, q)
	defer func() {
		if ctx.Err() != nil {
			conn.Object(desktop, handle).Call(request+".Close", dbus.FlagNoReplyExpected)
		}
	}()
	if err != nil {
		return "", err
	}
	for {
		select {
		case <-ctx.Done():
			return "", ctx.Err()
		case answer, open := <-answers:
			if !open {
				return "", dbus.ErrClosed
			}
			if answer.Path == handle && answer.Name == request+".Response" {
				return chosen(answer.Body)
			}
		}
	}
}

// token names the request. Each connection makes only one request.
const token = "scripkeeper"

// open opens the dialog and returns the path of its request object. It subscribes to the expected path first, to miss
// no answer. Old portals return another path, which open also subscribes to.
func open(
	ctx context.Context, conn *dbus.Conn, portal dbus.BusObject, q Question,
) (handle dbus.ObjectPath, err error) {
	caller := strings.ReplaceAll(strings.TrimPrefix(conn.Names()[0], ":"), ".", "_")
	handle = place + dbus.ObjectPath("/request/"+caller+"/"+token)
	listen := func() error {
		return conn.AddMatchSignalContext(ctx, dbus.WithMatchObjectPath(handle), dbus.WithMatchInterface(request))
	}
	if err := listen(); err != nil {
		return handle, err
	}
	method, options := q.options()
	var said dbus.ObjectPath
	if err := portal.CallWithContext(ctx, chooser+"."+method, 0, q.Window, q.Title, options).Store(&said); err != nil {
		if ctx.Err() == nil {
			err = ErrNone // the portal exists but has no file dialog
		}
		return handle, err
	}
	if said == handle {
		return handle, nil
	}
	handle = said
	return handle, listen()
}

type filter struct {
	Name  string
	Rules []rule
}

// A rule is a condition on a file's name. Kind 0 means that Pattern is a case-sensitive pattern for the name.
type rule struct {
	Kind    uint32
	Pattern string
}

func (q Question) options() (method string, options map[string]dbus.Variant) {
	options = map[string]dbus.Variant{"handle_token": dbus.MakeVariant(token), "modal": dbus.MakeVariant(true)}
	switch {
	case q.Save != "":
		options["current_name"] = dbus.MakeVariant(q.Save)
		return "SaveFile", options
	case q.Folder:
		options["directory"] = dbus.MakeVariant(true)
	case len(q.Endings) > 0:
		shown := filter{Name: q.Kind}
		for _, ending := range q.Endings {
			shown.Rules = append(shown.Rules, rule{Pattern: "*" + ending}, rule{Pattern: "*" + strings.ToUpper(ending)})
		}
		options["filters"] = dbus.MakeVariant([]filter{shown})
		options["current_filter"] = dbus.MakeVariant(shown)
	}
	return "OpenFile", options
}

// chosen returns the path in an answer, which has a status and the results. Status 0 means that a file was chosen.
func chosen(answer []any) (path string, err error) {
	var status uint32
	var results map[string]dbus.Variant
	if err := dbus.Store(answer, &status, &results); err != nil || status != 0 {
		return "", err
	}
	var all []string
	if err := dbus.Store([]any{results["uris"].Value()}, &all); err != nil || len(all) == 0 {
		return "", err
	}
	uri, err := url.Parse(all[0])
	if err != nil || uri.Scheme != "file" || uri.Path == "" {
		return "", ErrElsewhere
	}
	return filepath.FromSlash(uri.Path), nil
}
