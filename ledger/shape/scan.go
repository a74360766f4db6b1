package shape

import (
	"bytes"
	"encoding/json"
	"slices"
)

func (r *reader) space() {
	for r.at < len(r.text) {
		switch r.text[r.at] {
		case ' ', '\t', '\r', '\n':
			r.at++
		default:
			return
		}
	}
}

// peek returns the next byte without consuming it, or 0 at the end.
func (r *reader) peek() byte {
	if r.at == len(r.text) {
		return 0
	}
	return r.text[r.at]
}

// nextItem moves to the next item of a list or an object and reports whether there is one. It consumes the bracket or
// comma before the item, and at the end the closing bracket.
func (r *reader) nextItem(items int, end byte) bool {
	if items == 0 {
		r.at++ // the opening bracket
	}
	r.space()
	switch sign := r.peek(); {
	case sign == end:
		r.at++
		return false
	case items == 0:
	case sign == ',':
		r.at++
		r.space()
	default:
		r.broken = true
	}
	return !r.broken
}

func (r *reader) name() []byte {
	name := r.value()
	r.space()
	if r.peek() == ':' {
		r.at++
	} else {
		r.broken = true
	}
	r.space()
	return name
}

// Count returns the number of items or fields in valid JSON, or 0 if it is neither a list nor an object.
func Count(whole []byte) int {
	r := reader{text: whole}
	r.space()
	if r.peek() != '[' && r.peek() != '{' {
		return 0
	}
	end := r.peek() + 2 // in ASCII, '}' and ']' come two after '{' and '['
	n := 0
	for ; r.nextItem(n, end); n++ {
		if end == '}' {
			r.name()
		}
		r.value()
	}
	return n
}

// Parts returns the fields of a valid JSON object, or nil for any other JSON. Of repeated fields the last counts.
func Parts(whole []byte) map[string]json.RawMessage {
	r := reader{text: whole}
	if r.space(); r.peek() != '{' {
		return nil
	}
	parts := map[string]json.RawMessage{}
	for n := 0; r.nextItem(n, '}'); n++ {
		name, _ := words(r.name())
		parts[string(name)] = slices.Clip(r.value())
	}
	return parts
}

func (r *reader) null() bool {
	if !bytes.HasPrefix(r.text[r.at:], []byte("null")) {
		return false
	}
	r.at += len("null")
	return true
}

func (r *reader) value() []byte {
	start, depth := r.at, 0
	for r.at < len(r.text) {
		switch r.text[r.at] {
		case '"':
			r.quoted()
			if depth == 0 {
				return r.text[start:r.at]
			}
			continue
		case '{', '[':
			depth++
		case '}', ']':
			if depth == 0 {
				return r.text[start:r.at]
			}
			if depth--; depth == 0 {
				r.at++
				return r.text[start:r.at]
			}
		case ',', ' ', '\t', '\r', '\n', ':':
			if depth == 0 {
				return r.text[start:r.at]
			}
		}
		r.at++
	}
	return r.text[start:r.at]
}

func (r *reader) quoted() {
	for r.at++; r.at < len(r.text) && r.text[r.at] != '"'; r.at++ {
		if r.text[r.at] == '\\' {
			r.at++
		}
	}
	r.at = min(r.at+1, len(r.text))
}
