// Package portaltest is a desktop for tests, with its own bus and a portal whose file dialogs the test answers.
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

const patience = 30 * time.Second

type Dialog struct {
	// Method is OpenFile or SaveFile. Window, Title and Options are the method's arguments.
	Method, Window, Title string
	Options               map[string]dbus.Variant
	// Closed is closed when the program closes the dialog.
	Closed chan struct{}
	conn   *dbus.Conn
	caller string
	path   dbus.ObjectPath
}

// A Portal passes requests for dialogs to the test.
type Portal struct {
	t     testing.TB
	Bus   string
	Asked chan *Dialog
	// Answer answers a dialog at once. If Answer is nil, dialogs are sent to the channel Asked.
	Answer func(*Dialog)
	conn   *dbus.Conn
}

// NewBus starts a bus without a portal and returns its address.
func NewBus(t testing.TB) string {
	t.Helper()
	must.Installed(t, "dbus-daemon")
	// Even if the test is killed, the shell's input closes, and then the shell ends the bus.
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

type properties struct{}

func (properties) Get(of, name string) (dbus.Variant, *dbus.Error) {
	if of != "org.freedesktop.portal.FileChooser" || name != "version" {
		return dbus.Variant{}, dbus.NewError("org.freedesktop.DBus.Error.UnknownInterface", nil)
	}
	return dbus.MakeVariant(uint32(4)), nil
}

type methods struct{ portal *Portal }

func (m methods) OpenFile(
	from dbus.Sender, window, title string, options map[string]dbus.Variant,
) (dbus.ObjectPath, *dbus.Error) {
	return m.ask("OpenFile", from, window, title, options)
}

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

type asked struct{ dialog *Dialog }

func (a asked) Close() *dbus.Error {
	close(a.dialog.Closed)
	return nil
}

func (d *Dialog) Choose(uri string) {
	d.answer(0, map[string]dbus.Variant{"uris": dbus.MakeVariant([]string{uri})})
}

func (d *Dialog) Cancel() { d.answer(1, map[string]dbus.Variant{}) }

func (d *Dialog) answer(status uint32, results map[string]dbus.Variant) {
	_ = d.conn.Emit(d.path, "org.freedesktop.portal.Request.Response", status, results)
}

func (d *Dialog) Option(name string) any { return d.Options[name].Value() }
