package command

import (
	"encoding/json"

	"scripkeeper/ledger/schema"
)

func printSchema(c call, of []string) error {
	id, err := rulebookOf(of)
	if err != nil {
		return err
	}
	if id == "" {
		all := map[string]json.RawMessage{}
		for _, id := range schema.Rulebooks() {
			all[id], _ = schema.Of(id)
		}
		text, err := json.MarshalIndent(all, "", "  ")
		if err != nil {
			return err
		}
		c.line(string(text))
		return nil
	}
	text, _ := schema.Of(id)
	_, _ = c.Out.Write(text)
	return nil
}
