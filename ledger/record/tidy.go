package record

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
)

// MaxAuthorLength is the longest name of a person or a device that a record keeps, in characters.
const MaxAuthorLength = 80

// A TidiedField is a text of a record that was tidied when it came in.
type TidiedField struct {
	// Operation is the operation that has it, 0 for what stands outside of them.
	Operation int
	// Field is its name, dotted; the texts of an entry are "entry".
	Field string
}

// Tidy is a record whose texts are as people see them: one line each, no longer than those that are typed, without
// control characters, marks of direction and letters without width. [Record.Tidied] tells which were not.
//
// It is done once, where a record comes in from outside, and not where it is shown: every page, file and terminal would
// have to think of it, and two names could look the same. Names and reasons belong to the chain, so a game that had
// such letters has another head here than where it came from; this is why it is told, and why what stands in a book is
// left alone. What this program wrote is tidy, and comes back letter by letter.
func (r Record) Tidy() Record {
	r.Seats, r.Operations = slices.Clone(r.Seats), slices.Clone(r.Operations)
	r.tidy(0, "title", &r.Title, MaxTitleLength)
	r.tidyAuthor(0, &r.By)
	for i := range r.Seats {
		r.tidy(0, "seats."+strconv.Itoa(i), &r.Seats[i].Name, 0)
	}
	for i := range r.Operations {
		o := &r.Operations[i]
		r.tidyAuthor(i+1, &o.By)
		if texts := seenTexts(o.Entry); texts != nil {
			o.Entry = texts
			r.Tidied = append(r.Tidied, TidiedField{i + 1, "entry"})
		}
	}
	return r
}

// tidy tidies one text and cuts it to a length; 0 is any.
func (r *Record) tidy(op int, field string, text *string, length int) {
	tidy := letters.Tidy(*text)
	if length > 0 {
		tidy = letters.Clip(tidy, length)
	}
	if tidy != *text {
		*text = tidy
		r.Tidied = append(r.Tidied, TidiedField{op, field})
	}
}

func (r *Record) tidyAuthor(op int, by *ledger.Author) {
	r.tidy(op, "person", &by.Person, MaxAuthorLength)
	r.tidy(op, "device", &by.Device, MaxAuthorLength)
}

// seenTexts is sound JSON whose texts are as people see them, nil when they are so already. The names of fields stay.
func seenTexts(raw json.RawMessage) json.RawMessage {
	if letters.Plain(raw) && !bytes.ContainsRune(raw, '\\') {
		return nil
	}
	var changed []byte
	done := 0
	for at := 0; at < len(raw); at++ {
		if raw[at] != '"' {
			continue
		}
		start := at
		for at++; raw[at] != '"'; at++ {
			if raw[at] == '\\' {
				at++
			}
		}
		var text string
		_ = json.Unmarshal(raw[start:at+1], &text) // it is a sound text
		seen := letters.Seen(text)
		if seen == text || isName(raw[at+1:]) {
			continue
		}
		changed = append(append(changed, raw[done:start]...), Quoted(seen)...)
		done = at + 1
	}
	if done == 0 {
		return nil
	}
	return append(changed, raw[done:]...)
}

// isName tells by what comes after a text whether it is the name of a field.
func isName(rest []byte) bool {
	return strings.HasPrefix(strings.TrimLeft(string(rest[:min(len(rest), 64)]), " \t\r\n"), ":")
}
