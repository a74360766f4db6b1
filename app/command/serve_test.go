package command

import (
	"bufio"
	"bytes"
	"encoding/json"
	"image"
	"image/color"
	"io"
	"net"
	"net/http"
	"net/http/cookiejar"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"scripkeeper/app/live/desk"
	"scripkeeper/app/live/room"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/qr"
)

// serveArguments is an environment variable that makes the test binary run a command. Thus tests can kill a server.
const serveArguments = "SCRIPKEEPER_TEST_ARGUMENTS"

func TestMain(m *testing.M) {
	if args := os.Getenv(serveArguments); args != "" {
		p := Program{In: os.Stdin, Out: os.Stdout, Errors: os.Stderr,
			Window: func(Window) error { return ErrNoDisplay }}
		os.Exit(p.Run(strings.Split(args, "\n")))
	}
	os.Exit(m.Run())
}

// A serving is a command that serves, in a separate process.
type serving struct {
	t      *testing.T
	run    *exec.Cmd
	lines  *bufio.Scanner
	errors bytes.Buffer
	// printed is the output up to the note on how to stop the server. keeper is the token in the keepers' link.
	printed, site, keeper string
}

func startServing(t *testing.T, args ...string) *serving {
	t.Helper()
	s := &serving{t: t, run: exec.Command(os.Args[0])}
	s.run.Env = append(os.Environ(), serveArguments+"="+strings.Join(args, "\n"))
	s.run.Stderr = &s.errors
	out := must.Get(s.run.StdoutPipe())(t)
	must.Do(t, s.run.Start())
	t.Cleanup(func() { _ = s.run.Process.Kill() })
	s.lines = bufio.NewScanner(out)
	for s.lines.Scan() {
		s.printed += s.lines.Text() + "\n"
		if strings.Contains(s.lines.Text(), "Ctrl+C") {
			break
		}
	}
	found := regexp.MustCompile(`(http://[^/ ]+)/k/(\w+)`).FindStringSubmatch(s.printed)
	if found == nil {
		t.Fatalf("%q prints\n%s\nand says %s", args, s.printed, s.errors.String())
	}
	s.site, s.keeper = found[1], found[2]
	return s
}

// end sends a signal and returns the exit status, -1 for a killed process.
func (s *serving) end(signal syscall.Signal) int {
	s.t.Helper()
	must.Do(s.t, s.run.Process.Signal(signal))
	_ = s.run.Wait()
	return s.run.ProcessState.ExitCode()
}

type browser struct {
	*http.Client
	t    *testing.T
	site string
}

func (s *serving) keeping() browser {
	b := browser{&http.Client{Jar: must.Get(cookiejar.New(nil))(s.t)}, s.t, s.site}
	post[json.RawMessage](b, http.StatusOK, "/join", map[string]string{"token": s.keeper, "name": "Kitchen"})
	return b
}

func (b browser) ask(method, path, kind string, body io.Reader) (int, []byte) {
	b.t.Helper()
	r := must.Get(http.NewRequest(method, b.site+path, body))(b.t)
	if method == http.MethodPost {
		r.Header.Set("Origin", b.site)
		r.Header.Set("Content-Type", kind)
	}
	response := must.Get(b.Do(r))(b.t)
	defer func() { _ = response.Body.Close() }()
	return response.StatusCode, must.Get(io.ReadAll(response.Body))(b.t)
}

func answer[T any](b browser, want int, path string, status int, body []byte) T {
	b.t.Helper()
	if status != want {
		b.t.Fatalf("%s answers %d, must be %d: %.500s", path, status, want, body)
	}
	return decoded[T](b.t, string(body))
}

func get[T any](b browser, path string) T {
	b.t.Helper()
	status, body := b.ask(http.MethodGet, path, "", nil)
	return answer[T](b, http.StatusOK, path, status, body)
}

func post[T any](b browser, want int, path string, said any) T {
	b.t.Helper()
	status, body := b.ask(http.MethodPost, path, "application/json", bytes.NewReader(must.Get(json.Marshal(said))(b.t)))
	return answer[T](b, want, path, status, body)
}

// turn enters the current turn, with the first possible value for each open choice.
func (b browser) turn(game string) {
	b.t.Helper()
	var ask room.EntryRequest
	for range 8 { // each request can open further choices
		told := post[room.Sheet](b, http.StatusOK, "/g/"+game+"/sheet", ask)
		if told.Outcome.Refusal == "" {
			ask.Head = told.Head
			entered := post[room.Entered](b, http.StatusOK, "/g/"+game+"/enter", ask)
			expect.True(b.t, entered.Entered != "", "nothing says what was entered")
			return
		}
		ask.Sets = append(ask.Sets, b.firstUnsaid(told))
	}
	b.t.Fatalf("the turn is never done: %+v", ask)
}

func (b browser) firstUnsaid(of room.Sheet) room.FieldValue {
	b.t.Helper()
	for _, field := range of.Fields {
		if field.Offered {
			continue
		}
		for _, choice := range field.Choices {
			if choice.Reason == "" {
				return room.FieldValue{Field: field.Name, Value: &choice.Value}
			}
		}
	}
	b.t.Fatalf("nothing waits to be told, and yet: %s", of.Outcome.Refusal)
	return room.FieldValue{}
}

// The server is killed in the middle, and stopped by a signal at the end.
func TestAGameIsKeptInABrowserAlone(t *testing.T) {
	book := filepath.Join(t.TempDir(), "games.db")
	s := startServing(t, "serve", "--book", book)
	b := s.keeping()
	expect.True(t, strings.Contains(s.site, "127.0.0.1") && !strings.Contains(s.printed, "/j/"),
		"other devices are let in unasked: %s", s.printed)

	wish := desk.SetupDraft{Rulebook: "stockholder", Seats: []string{"Ann", "Ben"}, Title: "Friday"}
	page := post[desk.NewGame](b, http.StatusOK, "/new", wish)
	expect.True(t, page.Ready && len(page.Parts) > 0, "it cannot begin: %s", page.Says)
	game := post[desk.Shelved](b, http.StatusOK, "/begin", page.Wish).Game
	for range 3 {
		b.turn(game)
	}
	post[room.Done](b, http.StatusOK, "/g/"+game+"/undo", board[room.Board](b, game).Undo.Body)
	entries := get[room.Log](b, "/g/"+game+"/log").Entries
	expect.Equal(t, len(entries), 2, "entries after an undo")
	fingerprint := get[room.Result](b, "/g/"+game+"/result").Fingerprint
	_, record := b.ask(http.MethodGet, "/g/"+game+"/record.json", "", nil)

	must.Hold(t, s.end(syscall.SIGKILL) != Sound, "it was not killed")
	again := startServing(t, "serve", "--book", book)
	newTerminal(t).says(Failed, "already shares these games", "serve", "--book", book)
	expect.Equal(t, again.site, s.site, "the address after it was killed, where phones look for it,")
	b.t = t
	expect.Equal(t, get[room.Result](b, "/g/"+game+"/result").Fingerprint, fingerprint,
		"fingerprint after it was killed")
	post[desk.Shelved](b, http.StatusOK, "/games/"+game+"/delete", struct{}{})
	expect.Equal(t, len(get[desk.Shelf](b, "/shelf").Playing), 0, "games on the shelf after the deletion")
	status, body := b.ask(http.MethodPost, "/import", "application/octet-stream", bytes.NewReader(record))
	imported := answer[desk.Imported](b, http.StatusOK, "/import", status, body)
	expect.Equal(t, imported.Game, game, "imported is, %s", imported.Outcome)
	expect.Equal(t, get[desk.Shelf](b, "/shelf").Playing[0].Title, "Friday", "the game on the shelf")

	expect.Equal(t, again.end(syscall.SIGTERM), Sound, "exit status after SIGTERM, %s", again.errors.String())
	here := newTerminal(t)
	here.prints(Sound, "Friday", "list", "--book", book)
	here.prints(Sound, "Ann", "check", game, "--book", book)
}

// No other game is visible. Phones join by the code in the terminal.
func TestOneGameIsServedToTheNetwork(t *testing.T) {
	book := filepath.Join(t.TempDir(), "games.db")
	newTerminal(t).run(Sound, "import", written(t, stockholder(t, "four-seats-4x6")), "--book", book)
	other := fixture{fixtures(t, "stockpile")["standard-four-hidden"].Game}.record()
	other.ID[7]++
	s := startServing(t, "serve", written(t, other), "--lan", "--book", book)
	join := regexp.MustCompile(`http://\S+/j/\w+`).FindString(s.printed)
	must.Hold(t, join != "", "no link to join in\n%s", s.printed)
	read := must.Get(qr.Read(t.Context(), drawnCode(s.printed)))(t)
	expect.Equal(t, read, join, "the code in the terminal")

	b := s.keeping()
	shelf := get[desk.Shelf](b, "/shelf")
	expect.True(t, shelf.Only != nil, "on the shelf are %+v", shelf)
	for _, path := range []string{"/begin", "/new", "/import", "/games/" + other.ID.String() + "/delete"} {
		status, _ := b.ask(http.MethodPost, path, "application/json", strings.NewReader("{}"))
		expect.Equal(t, status, http.StatusNotFound, "%s", path)
	}
	status, _ := b.ask(http.MethodGet, "/g/"+stockholder(t, "four-seats-4x6").ID.String()+"/log", "", nil)
	expect.Equal(t, status, http.StatusNotFound, "a game that is not served")
	expect.Equal(t, s.end(os.Interrupt.(syscall.Signal)), Sound, "exit status after Ctrl+C, %s", s.errors.String())
}

// drawnCode returns the QR code in a terminal's output as a picture.
func drawnCode(printed string) image.Image {
	var rows [][]rune
	for line := range strings.Lines(printed) {
		if strings.ContainsAny(line, "█▀▄") {
			rows = append(rows, []rune(strings.TrimRight(line, "\n")))
		}
	}
	const side = 6
	img := image.NewGray(image.Rect(0, 0, len(rows[0])*side, 2*len(rows)*side))
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			sign, below := rows[y/side/2][x/side], y/side%2 == 1
			if sign == '█' || sign == '▀' && !below || sign == '▄' && below {
				img.Set(x, y, color.White)
			}
		}
	}
	return img
}

func TestServeSaysWhatIsWrong(t *testing.T) {
	c := newTerminal(t)
	c.says(Failed, "don't go together", "serve", "--lan", "--listen", ":8080")
	c.says(Failed, "isn't an address", "serve", "--listen", "kitchen")
	c.says(Failed, "isn't the name of a host", "serve", "--host", "http://club.local")
	c.says(Failed, "isn't the name of a host", "serve", "--host", "a b")
	c.says(Failed, "doesn't take --host", "list", "--host", "club.local")
	c.says(Failed, "can't be opened", "serve", "--listen", taken(t))
	c.says(Failed, "", "serve", "0123456789abcdef")
	c.says(Failed, "", "serve", filepath.Join(t.TempDir(), "missing.json"))
	c.says(Failed, "doesn't take --lan", "list", "--lan")
}

// The keeper's link opens in the system's browser. If none opens, serving goes on.
func TestServeOpensABrowser(t *testing.T) {
	bin := t.TempDir()
	opened := filepath.Join(bin, "opened")
	must.Do(t, os.WriteFile(filepath.Join(bin, "xdg-open"), []byte("#!/bin/sh\necho $1 >"+opened+"\nexit 3"), 0o700))
	t.Setenv("PATH", bin+":"+os.Getenv("PATH"))
	s := startServing(t, "serve", "--open", "--book", filepath.Join(bin, "games.db"))
	s.lines.Scan()
	expect.Equal(t, s.lines.Text(), words.Text("command.serve.browser"), "without a browser it says")
	expect.Equal(t, string(must.Get(os.ReadFile(opened))(t)), s.site+"/k/"+s.keeper+"\n", "the browser was to open")
	expect.Equal(t, s.end(syscall.SIGINT), Sound, "exit status")
}

// taken returns an address that is in use.
func taken(t *testing.T) string {
	t.Helper()
	l := must.Get(net.Listen("tcp", "127.0.0.1:0"))(t)
	t.Cleanup(func() { _ = l.Close() })
	return l.Addr().String()
}

func TestWithoutADisplayTheGamesAreServed(t *testing.T) {
	s := startServing(t, "--book", filepath.Join(t.TempDir(), "games.db"))
	expect.True(t, strings.Contains(s.site, "127.0.0.1"), "it is served at %s", s.site)
	expect.Equal(t, len(get[desk.Shelf](s.keeping(), "/shelf").Playing), 0, "games on the shelf")
	expect.Equal(t, s.end(syscall.SIGTERM), Sound, "exit status")
	has(t, s.errors.String(), "no display", "browser on this device")
}

// Two servers on one book would lose each other's guests.
func TestOnlyOneServesTheGamesOfABook(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	first := startServing(t, "serve", "--book", path)
	kitchen := first.keeping()
	second := exec.Command(os.Args[0])
	second.Env = append(os.Environ(), serveArguments+"=serve\n--book\n"+path)
	said, err := second.CombinedOutput()
	expect.True(t, err != nil && strings.Contains(string(said), words.Text("fault.live.elsewhere")),
		"the second ends with %v and says %s", err, said)
	get[json.RawMessage](kitchen, "/me")
	expect.Equal(t, first.end(syscall.SIGKILL), -1, "the first")
	third := startServing(t, "serve", "--book", path)
	expect.Equal(t, third.site, first.site, "the address after a power cut")
	get[json.RawMessage](kitchen, "/me")
}
