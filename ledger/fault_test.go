package ledger

import (
	"errors"
	"testing"
)

func TestFaultsSpeak(t *testing.T) {
	for want, fault := range map[string]*Fault{
		"There is no entry 12. The last one is 9.":    {Code: "entry.number", Entry: 12, Detail: "9"},
		"The picture holds no code.":                  {Code: "picture.empty", Detail: "The picture holds no code."},
		"Something went wrong (picture.odd).":         {Code: "picture.odd"},
		"The book /a b is closed. (late)":             {Code: "book.closed", Path: "/a b", Err: errors.New("late.")},
		"There is no way to write a game as \"pdf\".": {Code: "export.unknown", Detail: "pdf"},
	} {
		if fault.Error() != want {
			t.Errorf("%s", fault)
		}
	}
}
