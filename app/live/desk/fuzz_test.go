package desk

import (
	"bytes"
	"encoding/json"
	"net/http"
	"slices"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/recordings"
)

// answers fails if a post is answered with neither a value nor a problem.
func answers(t *testing.T, o *office, path string, body []byte) {
	t.Helper()
	reply, err := o.ask("POST", path, "", nil, body)
	switch {
	case err == nil && !json.Valid(reply.Body):
		t.Errorf("%s answers %q", path, reply.Body)
	case err != nil && (status(err) == 0 || err.Error() == ""):
		t.Errorf("%s fails with %v", path, err)
	}
}

// wishes adds a new game with each rulebook as seeds.
func wishes(f *testing.F) {
	for _, r := range rulebooks.All() {
		low, _ := r.Seats(r.Presets()[0].Options)
		w := SetupDraft{Rulebook: r.ID(), Title: "x", Seats: []string{"A", "B", "C", "D", "E", "F"}[:low],
			Draw: "order"}
		for _, field := range r.Presets()[0].Options.Form().Fields {
			set := Set{Field: field.Name, Value: 3}
			if field.Get == nil {
				text := "1 2"
				set.Text = &text
			}
			w.Sets = append(w.Sets, set)
		}
		f.Add(must.Get(json.Marshal(w))(f))
	}
	f.Add([]byte(`{"rulebook":"stockholder","template":-1,"seats":[""],` +
		`"drawn":{"what":"first","seed":1,"from":["x"]}}`))
	f.Add([]byte(`{"rulebook":"openmarket","sets":[{"field":"companies","text":"A\nB\u0000"}],"seats":["A","A"]}`))
}

func FuzzNew(f *testing.F) {
	wishes(f)
	o := open(f)
	f.Fuzz(func(t *testing.T, body []byte) {
		o.t = t
		answers(t, o, "/new", body)
	})
}

func FuzzBegin(f *testing.F) {
	wishes(f)
	o := open(f)
	f.Fuzz(func(t *testing.T, body []byte) {
		o.t = t
		answers(t, o, "/begin", body)
	})
}

// posts has a valid body for each post about a game or rules.
func posts() [][2]string {
	return [][2]string{
		{"/g/{game}/shared", `{}`}, {"/rules", `{"rulebook":"stockholder","seats":["A","B"],"name":"Ours"}`},
		{"/games/{game}/archive", `{}`}, {"/games/{game}/delete", `{}`}, {"/games/{game}/duplicate", `{}`},
		{"/games/{game}/open", `{}`}, {"/games/{game}/rename", `{"title":"Friday"}`}, {"/games/{game}/restore", `{}`},
		{"/games/{game}/unarchive", `{}`},
	}
}

func TestEachPostIsFuzzedFromOneThatIsRead(t *testing.T) {
	o, fuzzed := open(t), []string{"/new", "/begin", "/import"}
	game := o.begun("Friday", "Ann", "Ben")
	for _, p := range posts() {
		fuzzed = append(fuzzed, p[0])
		if _, err := o.ask("POST", p[0], game, nil, []byte(p[1])); status(err) == http.StatusBadRequest {
			t.Errorf("%s from %s is answered %v", p[0], p[1], err)
		}
	}
	for _, op := range o.Operations() {
		expect.True(t, op.Method != http.MethodPost || slices.Contains(fuzzed, op.Path), "nothing fuzzes %s", op.Path)
	}
}

func FuzzShelving(f *testing.F) {
	for i, p := range posts() {
		f.Add(uint8(i), []byte(p[1]))
	}
	o := open(f)
	game := o.begun("Friday", "Ann", "Ben")
	f.Fuzz(func(t *testing.T, which uint8, body []byte) {
		o.t = t
		path := posts()[int(which)%len(posts())][0]
		if reply, err := o.ask("POST", path, game, nil, body); err == nil && !json.Valid(reply.Body) {
			t.Errorf("%s answers %q", path, reply.Body)
		} else if err != nil && err.Error() == "" {
			t.Errorf("%s is refused without a word", path)
		}
	})
}

func FuzzImport(f *testing.F) {
	var written bytes.Buffer
	must.Do(f, recordings.Read(f, "stockholder", "online").Record.Write(&written))
	f.Add(written.Bytes())
	f.Add([]byte("SK2:"))
	f.Add([]byte("\x89PNG\r\n\x1a\n"))
	o := open(f)
	f.Fuzz(func(t *testing.T, body []byte) {
		o.t = t
		answers(t, o, "/import", body)
	})
}
