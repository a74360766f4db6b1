package disk

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
)

type said struct {
	Text string `json:"text"`
}

func texts(b *Box[said]) (all []string) {
	for _, one := range b.All() {
		all = append(all, one.Text)
	}
	return all
}

func (s said) add(t *testing.T, to *Box[said]) error {
	t.Helper()
	return to.Keep(s, func(other said) bool { return other.Text == s.Text })
}

func TestABoxIsTheSameAfterARestart(t *testing.T) {
	file := filepath.Join(t.TempDir(), "box")
	b := NewBox[said](file)
	for _, text := range []string{"a", "b", "a", "c"} {
		must.Do(t, said{Text: text}.add(t, b))
	}
	must.Do(t, b.Set("x", 3))
	must.Do(t, b.Set("y", 1))
	must.Do(t, b.Set("y", 0))
	must.Do(t, b.Drop(func(s said) bool { return s.Text == "c" }))
	again := NewBox[said](file)
	expect.List(t, texts(again), []string{"b", "a"}, "after a restart")
	expect.Equal(t, again.Setting("x")*10+again.Setting("y"), 30, "the settings")
}

func TestABoxReadsAListOfBefore(t *testing.T) {
	file := filepath.Join(t.TempDir(), "box")
	must.Do(t, os.WriteFile(file, []byte(`[{"text":"a"},{"text":"b"}]`), 0o600))
	b := NewBox[said](file)
	must.Do(t, said{Text: "c"}.add(t, b))
	expect.List(t, texts(NewBox[said](file)), []string{"a", "b", "c"}, "it holds")
}

func TestABoxThatCannotBeWrittenStaysAsItIs(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "games")
	must.Do(t, os.Mkdir(folder, 0o700))
	b := NewBox[said](filepath.Join(folder, "box"))
	must.Do(t, said{Text: "a"}.add(t, b))
	must.Do(t, b.Set("x", 1))
	must.Do(t, os.RemoveAll(folder))
	for what, err := range map[string]error{
		"add": said{Text: "b"}.add(t, b), "drop": b.Drop(func(said) bool { return true }), "set": b.Set("x", 2),
		"unset": b.Set("x", 0), "set another": b.Set("y", 1),
	} {
		var fault *ledger.Fault
		expect.True(t, errors.As(err, &fault) && fault.Code == "live.unkept", "%s: %v", what, err)
	}
	expect.List(t, texts(b), []string{"a"}, "it holds")
	expect.Equal(t, b.Setting("x")*10+b.Setting("y"), 10, "the settings")
}
