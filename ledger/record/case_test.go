package record_test

import (
	"errors"
	"regexp"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

var fieldName = regexp.MustCompile(`"([a-z_]+)"\s*:`)

// A record with a required field name in the wrong case is refused, because the field is missing.
func TestFieldsInTheWrongCaseAreNotKnown(t *testing.T) {
	t.Parallel()
	all := rulebooks.All()
	if testing.Short() {
		all = all[:2]
	}
	for _, rules := range all {
		rec := recordings.Read(t, rules.ID(), recordings.Names(t, rules.ID())[0]).Record
		rec.End = nil
		var text strings.Builder
		must.Do(t, rec.Write(&text))
		tried := map[string]bool{}
		for _, at := range fieldName.FindAllStringSubmatchIndex(text.String(), -1) {
			name := text.String()[at[2]:at[3]]
			if tried[name] {
				continue
			}
			tried[name] = true
			wrong := text.String()[:at[2]] + strings.ToUpper(name[:1]) + name[1:] + text.String()[at[3]:]
			r, err := record.Read(strings.NewReader(wrong))
			var g *game.Game
			if err == nil {
				g, err = game.Replay(r, rulebooks.All())
			}
			var fault *ledger.Fault
			if errors.As(err, &fault) {
				continue
			}
			must.Do(t, err)
			known := true
			for _, u := range g.Unknown() {
				if strings.HasSuffix(strings.ToLower(u.Field), name) {
					known = false
				}
			}
			expect.True(t, !known, "%s: %q with a capital is read as the field", rules.ID(), name)
		}
		expect.True(t, len(tried) >= 10, "%s: only %d fields were tried", rules.ID(), len(tried))
	}
}
