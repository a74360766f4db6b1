// Package portaltest is a desktop whose dialog of files a test answers: a bus of its own, and a portal on it.
package portaltest

import (
	"bufio"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"

	"scripkeeper/calc/conformance/must"
)

// patience is how long a test waits for what must happen before it fails.
const patience = 30 * time.Second

// A Dialog is one that was asked for and not yet answered.
type Dialog struct {
	// Method is what was asked: OpenFile or SaveFile. Window, Title and Options go with it.
	Method, Window, Title string
	Options               map[string]dbus.Variant
	// Closed is closed when the program closes the dialog.
	Closed chan struct{}
	conn   *dbus.Conn
	caller string
	path   dbus.ObjectPath
}

// A Portal asks whoever tests.
type Portal struct {
	t testing.TB
	// Bus is the address of the bus.
	Bus string
	// Asked are the dialogs, in the order in which they were asked for.
	Asked chan *Dialog
	// Answer answers at once; nil where the test does.
	Answer func(*Dialog)
	conn   *dbus.Conn
}

// NewBus starts a bus without a portal, and gives its address. A test that needs one fails where no bus is installed.
func NewBus(t testing.TB) string {
	t.Helper()
	_, err := exec.LookPath("dbus-daemon")
	must.Hold(t, err == nil, "dbus-daemon is not installed; make test installs it, or run .ci/install test")
	// The shell ends the bus when the test closes its input, or is gone and can close it no more.
	daemon := exec.Command("sh", "-c", `dbus-daemon --session --nofork --nopidfile --nosyslog --print-address=1 \
		--address="unix:tmpdir=/tmp" & bus=$!; read -r _; kill $bus; wait $bus`)
	leash := must.Get(daemon.StdinPipe())(t)
	says := must.Get(daemon.StdoutPipe())(t)
	must.Do(t, daemon.Start())
	t.Cleanup(func() {
		_ = leash.Close()
		_ = daemon.Wait()
	})
	address := must.Get(bufio.NewReader(says).ReadString('\n'))(t)
	return strings.TrimSpace(address)
}

// New starts a bus with a portal that asks for files.
func New(t testing.TB) *Portal {
	t.Helper()
	p := &Portal{t: t, Bus: NewBus(t), Asked: make(chan *Dialog, 8)}
	p.conn = must.Get(dbus.Connect(p.Bus))(t)
	t.Cleanup(func() { _ = p.conn.Close() })
	const place = "/org/freedesktop/portal/desktop"
	must.Do(t, p.conn.Export(methods{p}, place, "org.freedesktop.portal.FileChooser"))
	must.Do(t, p.conn.Export(properties{}, place, "org.freedesktop.DBus.Properties"))
	must.Get(p.conn.RequestName("org.freedesktop.portal.Desktop", dbus.NameFlagDoNotQueue))(t)
	return p
}

// Next is the next dialog that is asked for.
func (p *Portal) Next() *Dialog {
	p.t.Helper()
	select {
	case d := <-p.Asked:
		return d
	case <-time.After(patience):
		p.t.Fatal("no dialog is asked for")
		return nil
	}
}

// properties are what the portal says of itself.
type properties struct{}

// Get says that it asks for files, and knows of nothing else.
func (properties) Get(of, name string) (dbus.Variant, *dbus.Error) {
	if of != "org.freedesktop.portal.FileChooser" || name != "version" {
		return dbus.Variant{}, dbus.NewError("org.freedesktop.DBus.Error.UnknownInterface", nil)
	}
	return dbus.MakeVariant(uint32(4)), nil
}

// methods are what it can be asked.
type methods struct{ portal *Portal }

// OpenFile asks for a file to open, or a folder.
func (m methods) OpenFile(
	from dbus.Sender, window, title string, options map[string]dbus.Variant,
) (dbus.ObjectPath, *dbus.Error) {
	return m.ask("OpenFile", from, window, title, options)
}

// SaveFile asks where to keep a file.
func (m methods) SaveFile(
	from dbus.Sender, window, title string, options map[string]dbus.Variant,
) (dbus.ObjectPath, *dbus.Error) {
	return m.ask("SaveFile", from, window, title, options)
}

func (m methods) ask(
	method string, from dbus.Sender, window, title string, options map[string]dbus.Variant,
) (dbus.ObjectPath, *dbus.Error) {
	token, _ := options["handle_token"].Value().(string)
	caller := strings.ReplaceAll(strings.TrimPrefix(string(from), ":"), ".", "_")
	d := &Dialog{Method: method, Window: window, Title: title, Options: options, Closed: make(chan struct{}),
		conn: m.portal.conn, caller: string(from),
		path: dbus.ObjectPath("/org/freedesktop/portal/desktop/request/" + caller + "/" + token)}
	_ = m.portal.conn.Export(asked{d}, d.path, "org.freedesktop.portal.Request")
	if m.portal.Answer != nil {
		m.portal.Answer(d)
	} else {
		m.portal.Asked <- d
	}
	return d.path, nil
}

// asked is the object that answers for a dialog.
type asked struct{ dialog *Dialog }

// Close closes the dialog.
func (a asked) Close() *dbus.Error {
	close(a.dialog.Closed)
	return nil
}

// Choose answers with a file, as a URI.
func (d *Dialog) Choose(uri string) {
	d.answer(0, map[string]dbus.Variant{"uris": dbus.MakeVariant([]string{uri})})
}

// Cancel answers that nobody chose anything.
func (d *Dialog) Cancel() { d.answer(1, map[string]dbus.Variant{}) }

func (d *Dialog) answer(status uint32, results map[string]dbus.Variant) {
	_ = d.conn.Emit(d.path, "org.freedesktop.portal.Request.Response", status, results)
}

// Option is what an option says, nil where it is not set.
func (d *Dialog) Option(name string) any { return d.Options[name].Value() }
