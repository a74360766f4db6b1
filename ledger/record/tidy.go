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

// MaxAuthorLength is the longest name of a person or a device in a record, in characters.
const MaxAuthorLength = 80

type TidiedField struct {
	Operation int
	// Field is the dotted path of the text, or "entry" for any text in an entry.
	Field string
}

// Tidy returns the record with texts as people see them: one line each, no longer than a typed text, without control
// characters, direction marks and zero-width letters. [Record.Tidied] lists the texts that changed.
//
// Texts are tidied once, when a record is read. Otherwise every page, file and terminal would have to do so, and two
// names could look the same. Names and reasons are part of the hash chain, so tidying changes a game's head. Therefore
// changes are reported, and games in a book are not tidied. Texts written by this program are tidy and never change.
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

// seenTexts returns valid JSON with tidy texts and the same field names, or nil if nothing changes.
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
		_ = json.Unmarshal(raw[start:at+1], &text) // a valid text
		seen := letters.StripInvisible(text)
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

func isName(rest []byte) bool {
	return strings.HasPrefix(strings.TrimLeft(string(rest[:min(len(rest), 64)]), " \t\r\n"), ":")
}
