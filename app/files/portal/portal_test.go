package portal

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"scripkeeper/app/internal/portaltest"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestTheDialogOfTheDesktopIsAsked(t *testing.T) {
	p := portaltest.New(t)
	for _, c := range []struct {
		question Question
		method   string
		option   string
		says     string
	}{
		{Question{Title: "Open", Kind: "Games", Endings: []string{".png", ".json"}}, "OpenFile", "filters",
			"[[Games [[0 *.png] [0 *.PNG] [0 *.json] [0 *.JSON]]]]"},
		{Question{Title: "Folder", Folder: true}, "OpenFile", "directory", "true"},
		{Question{Title: "Save", Save: "a+b.json", Window: X11(0x1a2b)}, "SaveFile", "current_name", "a+b.json"},
	} {
		p.Answer = func(d *portaltest.Dialog) {
			expect.Equal(t, d.Method, c.method, "%s: the method", c.question.Title)
			expect.Equal(t, d.Title, c.question.Title, "the title")
			expect.Equal(t, d.Window, c.question.Window, "the window")
			expect.Equal(t, fmt.Sprint(d.Option(c.option)), c.says, "%s: %s", c.question.Title, c.option)
			d.Choose("file:///games/Friday%20night%20%2B%20a+b%20%C3%BC%25.json")
		}
		path, err := Ask(t.Context(), p.Bus, c.question)
		must.Do(t, err)
		expect.Equal(t, path, "/games/Friday night + a+b ü%.json", "chosen is")
	}
}

func TestNobodyChooses(t *testing.T) {
	p := portaltest.New(t)
	p.Answer = (*portaltest.Dialog).Cancel
	path, err := Ask(t.Context(), p.Bus, Question{})
	expect.True(t, path == "" && err == nil, "chosen is %q, %v", path, err)
	p.Answer = func(d *portaltest.Dialog) { d.Choose("sftp://elsewhere/game.json") }
	path, err = Ask(t.Context(), p.Bus, Question{})
	expect.True(t, path == "" && errors.Is(err, ErrElsewhere), "chosen is %q, %v", path, err)
}

func TestTheDialogClosesWithWhoAsked(t *testing.T) {
	p := portaltest.New(t)
	ctx, stop := context.WithCancel(t.Context())
	came := make(chan error)
	go func() {
		_, err := Ask(ctx, p.Bus, Question{})
		came <- err
	}()
	d := p.Next()
	stop()
	expect.True(t, errors.Is(<-came, context.Canceled), "the question is not stopped")
	select {
	case <-d.Closed:
	case <-time.After(10 * time.Second):
		t.Error("the dialog stays")
	}
}

// A missing bus or portal is reported without delay.
func TestThereMayBeNoPortal(t *testing.T) {
	for name, bus := range map[string]string{"none": "", "gone": "unix:path=" + t.TempDir() + "/bus",
		"bare": portaltest.NewBus(t)} {
		begun := time.Now()
		_, err := Ask(t.Context(), bus, Question{})
		expect.True(t, errors.Is(err, ErrNone), "%s: %v", name, err)
		expect.True(t, time.Since(begun) < startTime, "%s: it takes %v", name, time.Since(begun))
	}
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "")
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	expect.Equal(t, Bus(), "", "without a bus there is")
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/run/bus")
	expect.Equal(t, Bus(), "unix:path=/run/bus", "the bus is")
}
