package invite

import (
	"strings"
	"testing"

	"scripkeeper/app/live/door"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

type stage struct{}

func (stage) Seen(game string, _ door.Audience) ([]byte, error) {
	if game != "a" {
		return nil, door.NewProblem(door.Missing, "It isn't there.")
	}
	return []byte("{}"), nil
}

func TestKeepersSeeHowPhonesJoin(t *testing.T) {
	asked := 0
	all := Operations(stage{}, func(game string) string {
		asked++
		return "http://192.168.1.5:8/j/" + game
	})
	for _, o := range all {
		expect.True(t, o.Least == door.Keeper, "%s may be asked by %s", o.Path, o.Least)
		_, err := o.Do(door.Call{Path: map[string]string{"game": "b"}})
		expect.True(t, err != nil, "%s tells the link to nothing", o.Path)
	}
	expect.True(t, asked == 0, "%d links were made for nothing", asked)
	call := door.Call{Path: map[string]string{"game": "a"}}
	told := must.Get(all[0].Do(call))(t)
	expect.True(t, string(told.Body) == `{"link":"http://192.168.1.5:8/j/a"}`, "told is %s", told.Body)
	for link, alone := range map[string]bool{"http://127.0.0.1:8/j/a": true, "http://[::1]:8/j/a": true,
		"http://localhost:8/j/a": true, "http://192.168.1.5:8/j/a": false, "http://host.local:8/j/a": false} {
		expect.True(t, loops(link) == alone, "%s is not %t", link, alone)
	}
	if told := must.Get(all[1].Do(call))(t); told.Kind != "image/svg+xml" || !strings.HasPrefix(string(told.Body), "<svg") {
		t.Errorf("the picture is %s, %.40s", told.Kind, told.Body)
	}
}
