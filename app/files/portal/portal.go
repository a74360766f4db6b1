// Package portal asks the desktop for a file, by the dialog of the desktop itself: the XDG desktop portal, see
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

// ErrNone is that this system has no portal that asks for files.
var ErrNone = errors.New("no portal asks for files here")

// ErrElsewhere is that what was chosen lies on no disk of this device.
var ErrElsewhere = errors.New("what was chosen is no file of this device")

// A Question is what the dialog asks for: a file to open where neither Save nor Folder is set.
type Question struct {
	// Window is that of the program, over which the dialog stays: see [X11]. It is empty where others have no name for
	// it.
	Window string
	// Title stands above the dialog.
	Title string
	// Save is how a file to be saved is called at first. Folder asks for a folder.
	Save   string
	Folder bool
	// Kind says what files there are to open, and Endings are those of their names, with the dot.
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

// Bus is the address of the bus on which the programs of this desktop speak with each other, empty where there is none.
// None is started for it.
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

// Ask opens the dialog and waits until somebody chose, which may be long. The path is empty where nobody did. The
// dialog closes with the context. The errors are [ErrNone], [ErrElsewhere], that of the context, and what is wrong with
// the bus.
func Ask(ctx context.Context, bus string, q Question) (path string, err error) {
	conn, err := dbus.Connect(bus)
	if err != nil {
		return "", ErrNone
	}
	defer func() { _ = conn.Close() }() // by which the dialog closes too
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

// token names the one question that is asked over a connection.
const token = "scripkeeper"

// open opens the dialog, and gives the object that answers. Its answer is listened to before it is asked: the object
// has the name that the caller and a token make, except with the first portals, which say it when they are asked.
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
			err = ErrNone // it is there, and cannot ask for files
		}
		return handle, err
	}
	if said == handle {
		return handle, nil
	}
	handle = said
	return handle, listen()
}

// A filter is files that are listed, as the portal has them: a name, and what their names are like.
type filter struct {
	Name  string
	Rules []rule
}

// A rule is what a file's name is like; kind 0 is a pattern, in which capitals are not small letters.
type rule struct {
	Kind    uint32
	Pattern string
}

// options are the method that asks a question, and how.
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

// chosen is the path in an answer: a status, which is 0 where something was chosen, and what that is.
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
