package jsonout

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/letters"
)

// A Difference is a figure that differs between a record's end and the replayed game.
type Difference struct {
	Field    string          `json:"field"`
	Recorded json.RawMessage `json:"recorded"`
	Is       json.RawMessage `json:"is"`
}

// An EndDiffers is the line of "check --json", after the standing, with the differences from the record's end.
type EndDiffers struct {
	End []Difference `json:"end"`
}

// EndDifferences compares the end in a record with the replayed game, as described in FORMAT.md.
func EndDifferences(game *game.Game, recorded json.RawMessage) ([]Difference, error) {
	if len(recorded) == 0 {
		return nil, nil
	}
	places := standingOf(game).Places
	end := struct {
		Table
		Worth []int `json:"worth"`
		Rank  []int `json:"rank"`
	}{tableOf(game.Table()), make([]int, len(places)), make([]int, len(places))}
	for _, place := range places {
		end.Worth[place.Seat], end.Rank[place.Seat] = place.Worth, place.Rank
	}
	raw, err := json.Marshal(end)
	if err != nil {
		return nil, err
	}
	var want, is map[string]json.RawMessage
	if err := json.Unmarshal(recorded, &want); err != nil {
		object := ledger.Want{Kind: "object"}
		return nil, &ledger.Fault{Code: "record.types", Field: "end", Value: string(recorded), Want: object}
	}
	if err := json.Unmarshal(raw, &is); err != nil {
		return nil, err
	}
	var all []Difference
	for _, name := range slices.Sorted(maps.Keys(want)) {
		all = append(all, differences(name, want[name], is[name])...)
	}
	return all, nil
}

// differences returns the figures in which two values differ. A field missing from an object equals 0, null or {}.
func differences(field string, want, is json.RawMessage) []Difference {
	wanted, object := asObject(want)
	found, alike := asObject(is)
	if object && (alike || len(is) == 0) {
		var all []Difference
		for _, name := range slices.Sorted(maps.Keys(wanted)) {
			all = append(all, differences(field+"."+name, wanted[name], found[name])...)
		}
		for _, name := range slices.Sorted(maps.Keys(found)) {
			if _, there := wanted[name]; !there {
				all = append(all, differences(field+"."+name, nil, found[name])...)
			}
		}
		return all
	}
	wantedItems, list := asList(want)
	foundItems, alike := asList(is)
	if list && alike && len(wantedItems) == len(foundItems) {
		var all []Difference
		for i := range wantedItems {
			all = append(all, differences(field+"."+strconv.Itoa(i), wantedItems[i], foundItems[i])...)
		}
		return all
	}
	if isNothing(want) && isNothing(is) || string(want) == string(is) {
		return nil
	}
	return []Difference{{field, orNull(want), orNull(is)}}
}

func asObject(raw json.RawMessage) (map[string]json.RawMessage, bool) {
	var fields map[string]json.RawMessage
	err := json.Unmarshal(raw, &fields)
	return fields, err == nil && fields != nil
}

func asList(raw json.RawMessage) ([]json.RawMessage, bool) {
	var items []json.RawMessage
	err := json.Unmarshal(raw, &items)
	return items, err == nil && items != nil
}

// isNothing reports whether a value is missing, 0, null or {}.
func isNothing(raw json.RawMessage) bool {
	switch string(raw) {
	case "", "0", "null", "{}":
		return true
	}
	return false
}

func orNull(raw json.RawMessage) json.RawMessage {
	if len(raw) == 0 {
		return json.RawMessage("null")
	}
	return raw
}

// EndSentence describes a difference. It removes control characters, because the record can be foreign.
func EndSentence(d Difference) string {
	return words.Format("command.end", words.Names{
		"field": letters.Tidy(d.Field), "recorded": string(d.Recorded), "is": string(d.Is),
	})
}
