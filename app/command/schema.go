package command

import (
	"encoding/json"
	"fmt"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/schema"
)

// schema prints the JSON Schema of one game's records, or without a name those of all games under their ids.
func (p Program) schema(a arguments, rulebooks []string) int {
	if len(rulebooks) == 0 {
		all := map[string]json.RawMessage{}
		for _, id := range schema.Rulebooks() {
			all[id], _ = schema.Of(id)
		}
		text, err := json.MarshalIndent(all, "", "  ")
		if err != nil {
			return p.fail(a, err)
		}
		_, _ = fmt.Fprintln(p.Out, string(text))
		return Sound
	}
	text, known := schema.Of(rulebooks[0])
	if !known {
		return p.misused(a, words.Trouble("", nil, &ledger.Fault{
			Code: "record.rulebook", Detail: rulebooks[0],
		})+" "+words.Format("command.games", words.Names{"games": words.Join(schema.Rulebooks())}))
	}
	_, _ = p.Out.Write(text)
	return Sound
}
