package room

import (
	"encoding/json"
	"net/http"
	"net/url"
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/recordings"
)

var bodies = []string{
	`{}`, ``, `null`, `[]`, `{"kind":"turn"}`, `{"act":"replace","op":1}`, `{"act":"insert","op":-3}`,
	`{"act":"record","kind":"turn","sets":[{"field":"card","value":3},{"field":"card","value":-1000000000000}]}`,
	`{"seat":1,"sets":[{"field":"shown.0.1","value":2}]}`,
	`{"kind":"ruling","sets":[{"field":"reason","text":"\u0000"}]}`,
	`{"op":1,"head":"00"}`, `{"op":-1}`, `{"op":9223372036854775807}`, `{"id":1}`, `{"on":true}`,
	`{"kind":"position","sets":[{"field":"cash.0","value":999999999}]}`, `{"nobody":true,"onward":true}`,
	`{"kind":"counted","sets":[{"field":"seat","value":-1}],"seat":-1}`,
}

var sent = map[string]string{
	"sheet": `{"kind":"","sets":[],"seat":-1}`,
	"enter": `{"act":"record","kind":"turn","sets":[{"field":"card","value":11},{"field":"free.0","value":1}]}`,
	"tell":  `{"kind":"counted","sets":[{"field":"seat","value":1}]}`, "undo": `{"op":8,"head":"00"}`,
	"redo": `{"op":8,"head":"00"}`,
	"void": `{"op":1,"head":"00"}`, "goby": `{"op":2,"head":"00"}`, "restore": `{"op":3,"head":"00"}`,
	"propose": `{"on":true}`, "accept": `{"id":1,"head":"00"}`,
	"decline": `{"id":1,"head":"00"}`,
}

func TestEachPostIsFuzzedFromOneThatIsRead(t *testing.T) {
	on := fuzzed(t, 0)
	for _, name := range posts() {
		_, err := on.call(keeper(), "POST", name, nil, []byte(sent[name]))
		if sent[name] == "" || status(err) == http.StatusBadRequest {
			t.Errorf("%s from %q is answered %v", name, sent[name], err)
		}
	}
}

func posts() []string {
	var all []string
	for _, o := range Operations(nil) {
		if o.Method == "POST" {
			all = append(all, o.Path[len("/g/{game}/"):])
		}
	}
	return all
}

// A post is answered, or refused with a sentence. The table stays valid.
func FuzzPosts(f *testing.F) {
	for i, body := range bodies {
		f.Add(uint8(i), uint8(i), uint8(i), []byte(body))
		f.Add(uint8(i+3), uint8(i+5), uint8(i+1), []byte(body))
	}
	for i, name := range posts() {
		for _, by := range []uint8{0, 1, 2, 3} {
			f.Add(by, uint8(i), by, []byte(sent[name]))
		}
	}
	f.Fuzz(func(t *testing.T, rulebook, operation, guest uint8, body []byte) {
		on := fuzzed(t, rulebook)
		names := posts()
		by := everybody(2)[int(guest)%4]
		reply, err := on.call(by, "POST", names[int(operation)%len(names)], nil, body)
		switch {
		case err != nil && (err.Error() == "" && status(err) != 403 || status(err) == 500):
			t.Errorf("%s is refused with %d %q", body, status(err), err)
		case err == nil && !json.Valid(reply.Body):
			t.Errorf("%s is answered %s", body, reply.Body)
		}
		survives(t, on.Board(keeper().Audience()))
	})
}

func FuzzQueries(f *testing.F) {
	for _, query := range []string{"seat.0.worth/1", "price.0", "extra.0.0", "-1", "0", "99999999999999999999",
		"seat.0.share.1", "%"} {
		f.Add(uint8(1), query)
	}
	f.Fuzz(func(t *testing.T, rulebook uint8, text string) {
		on := fuzzed(t, rulebook)
		for _, name := range []string{"why", "log", "entry", "chart", "result", "void"} {
			query := url.Values{"figure": {text}, "before": {text}, "number": {text}, "op": {text}}
			reply, err := on.call(keeper(), "GET", name, query, nil)
			if err == nil && !json.Valid(reply.Body) || status(err) == 500 {
				t.Errorf("%s %q is answered %s %v", name, text, reply.Body, err)
			}
		}
	})
}

func fuzzed(t *testing.T, rulebook uint8) *table {
	t.Helper()
	games := [][2]string{{"stockholder", "three-seats-3x5"}, {"stockpile", "fees-four-veiled"},
		{"brokeryard", "six-seats-3x5"}, {"tycoon", "four-seats-house-rules"}, {"shoulders", "three-seats-wages"},
		{"openmarket", "hotels-takeover"}}
	game := games[int(rulebook)%len(games)]
	r := recordings.Read(t, game[0], game[1])
	on := keep(t, setup(r))
	must.Do(t, on.session.Record(r.Entries[:min(8, len(r.Entries))]...))
	return on
}
