// Package firefox drives a Firefox in tests by the Marionette protocol. Only tests import it.
package firefox

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"scripkeeper/calc/conformance/must"
)

const patience = 60 * time.Second

const program = "firefox-esr"

type Browser struct {
	t    testing.TB
	wire wire
}

// profile holds preferences that disable prompts and background requests.
const profile = `user_pref("marionette.port", 0);
user_pref("app.update.auto", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
`

func Start(t testing.TB) *Browser {
	t.Helper()
	path, home := must.Installed(t, program), t.TempDir()
	must.Do(t, os.WriteFile(filepath.Join(home, "user.js"), []byte(profile), 0o600))
	cmd := exec.Command(path, "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", home)
	cmd.Env = append(os.Environ(), "HOME="+home, "MOZ_CRASHREPORTER_DISABLE=1")
	must.Do(t, cmd.Start())
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	})
	b := &Browser{t: t, wire: wire{conn: connect(t, filepath.Join(home, "MarionetteActivePort"))}}
	t.Cleanup(func() { _ = b.wire.conn.Close() })
	_ = must.Get(b.wire.read())(t) // read Firefox's greeting
	b.do("WebDriver:NewSession", map[string]any{"capabilities": map[string]any{}}, nil)
	return b
}

func connect(t testing.TB, file string) net.Conn {
	t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		port, err := os.ReadFile(file)
		if err != nil || len(port) == 0 {
			continue
		}
		if conn, err := net.Dial("tcp4", "127.0.0.1:"+string(port)); err == nil {
			return conn
		}
	}
	t.Fatal("Firefox does not listen")
	return nil
}

func (b *Browser) do(command string, parameters map[string]any, into any) {
	b.t.Helper()
	must.Do(b.t, b.wire.conn.SetDeadline(time.Now().Add(patience)))
	answer, err := b.wire.ask(command, parameters)
	if err != nil {
		b.t.Fatalf("Firefox, %s: %v", command, err)
	}
	if into != nil {
		must.Do(b.t, json.Unmarshal(answer, into))
	}
}

func (b *Browser) Open(address string) {
	b.t.Helper()
	b.do("WebDriver:Navigate", map[string]any{"url": address}, nil)
}

func (b *Browser) Resize(width, height int) {
	b.t.Helper()
	b.do("WebDriver:SetWindowRect", map[string]any{"width": width, "height": height}, nil)
}

// Run runs a script on the page, as the body of a function, and returns the function's result.
func Run[T any](b *Browser, script string) T {
	b.t.Helper()
	var answer struct{ Value T }
	b.do("WebDriver:ExecuteScript", map[string]any{"script": script, "args": []any{}}, &answer)
	return answer.Value
}

// Await runs a script that must pass its result to the function done, at once or later.
func Await[T any](b *Browser, script string) T {
	b.t.Helper()
	var answer struct{ Value T }
	b.do("WebDriver:ExecuteAsyncScript", map[string]any{"args": []any{},
		"script": "const done = arguments[arguments.length - 1];" + script}, &answer)
	return answer.Value
}

func (b *Browser) Until(what, expression string) {
	b.t.Helper()
	end := time.Now().Add(patience / 2)
	for ; !Run[bool](b, "return !!("+expression+")"); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(end) {
			b.t.Fatalf("waited in vain for %s; the page says %q", what,
				Run[string](b, "return document.body.innerText"))
		}
	}
}

func (b *Browser) Faults(site string) []string {
	b.t.Helper()
	in := func(context string) { b.do("Marionette:SetContext", map[string]any{"value": context}, nil) }
	in("chrome")
	defer in("content")
	return Run[[]string](b, `return Services.console.getMessageArray().filter((said) =>
		said instanceof Ci.nsIScriptError && !(said.flags & Ci.nsIScriptError.warningFlag) &&
		said.sourceName.startsWith(`+strconv.Quote(site)+`)).map((said) => said.errorMessage)`)
}

func (b *Browser) Picture() []byte {
	b.t.Helper()
	var answer struct{ Value string }
	b.do("WebDriver:TakeScreenshot", map[string]any{"full": false}, &answer)
	return must.Get(base64.StdEncoding.DecodeString(answer.Value))(b.t)
}

// A fault is Firefox's error for a failed command.
type fault struct{ Error, Message string }

func (f fault) String() string { return fmt.Sprintf("%s: %s", f.Error, f.Message) }
