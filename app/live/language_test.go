package live

import (
	"encoding/json"
	"fmt"
	"net/http"
	"testing"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

type interpreter struct{ *theatre }

func (i interpreter) Seen(string, door.Audience) ([]byte, error) {
	i.asked++
	return fmt.Appendf(nil, `{"spoken":%q,"version":%d}`, words.Spoken().Tag(), i.version), nil
}

func TestEachBrowserReadsItsLanguage(t *testing.T) {
	var th theatre
	s := opened(t, &th, func(o *Options, l *limits) {
		l.failures.burst = 2 * len(lang.Languages()) // each guest tries a wrong link twice
		o.Stage = interpreter{&th}
		o.Operations = []door.Operation{{Method: "GET", Path: "/g/{game}/spoken", Least: door.Look,
			Do: func(door.Call) (door.Reply, error) { return door.JSON(words.Spoken().Tag()) }}}
	})
	host := words.Spoken()
	var all []*watch
	for _, l := range lang.Languages() {
		for range 2 { // the state is computed once for guests with the same language
			p := joined(t, s, s.JoinURL("a"), "")
			p.language = l.Tag() + "-XX, en;q=0.5"
			all = append(all, p.watch("a"))
			_, answer := p.send(p.request("GET", "/g/a/spoken", ""))
			expect.Equal(t, answer, fmt.Sprintf("%q", l.Tag()), "the language of an answer")
			response, page := p.send(p.request("GET", "/words.json", ""))
			expect.Equal(t, page, fmt.Sprintf(`{"language":%q}`, l.Tag()), "the language of the page")
			expect.Equal(t, response.Header.Values("Vary")[0], "Accept-Language", "what the page hangs on")
			response, answer = p.send(p.request("POST", "/join", `{"token":"x"}`))
			var refused door.Problem
			must.Do(t, json.Unmarshal([]byte(answer), &refused))
			expect.Equal(t, response.StatusCode, http.StatusForbidden, "joining by no link")
			expect.Equal(t, refused.Sentence, l.Text("live.token"), "why")
		}
	}
	for version := range 3 {
		for i, w := range all {
			l := lang.Languages()[i/2]
			w.until("table", fmt.Sprintf(`{"spoken":%q,"version":%d}`, l.Tag(), version))
		}
		th.run(func() {
			expect.Equal(t, words.Spoken(), host, "the language of the device")
			if version > 0 {
				expect.Equal(t, th.asked, len(lang.Languages()), "times worked out")
			}
			th.asked = 0
		})
		th.change(s)
	}
}
