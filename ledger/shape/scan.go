package shape

import (
	"bytes"
	"encoding/json"
	"slices"
)

// space passes over what stands between values.
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

// next is the next sign, 0 at the end.
func (r *reader) next() byte {
	if r.at == len(r.text) {
		return 0
	}
	return r.text[r.at]
}

// more goes into a list or an object, or after so many items on in it, and reports whether another one stands there;
// its end is passed over.
func (r *reader) more(items int, end byte) bool {
	if items == 0 {
		r.at++ // the bracket before all
	}
	r.space()
	switch sign := r.next(); {
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

// name passes over the name of a field and its colon, and gives it in its quotes.
func (r *reader) name() []byte {
	name := r.value()
	r.space()
	if r.next() == ':' {
		r.at++
	} else {
		r.broken = true
	}
	r.space()
	return name
}

// Count is how many items sound JSON has in a list, or how many fields in an object; 0 when it is neither.
func Count(whole []byte) int {
	r := reader{text: whole}
	r.space()
	if r.next() != '[' && r.next() != '{' {
		return 0
	}
	end := r.next() + 2 // both pairs of brackets are two apart
	n := 0
	for ; r.more(n, end); n++ {
		if end == '}' {
			r.name()
		}
		r.value()
	}
	return n
}

// Parts are the fields of sound JSON that is an object, nil when it is none. The last of several of one name counts.
func Parts(whole []byte) map[string]json.RawMessage {
	r := reader{text: whole}
	if r.space(); r.next() != '{' {
		return nil
	}
	parts := map[string]json.RawMessage{}
	for n := 0; r.more(n, '}'); n++ {
		name, _ := words(r.name())
		parts[string(name)] = slices.Clip(r.value())
	}
	return parts
}

// null reports whether the next value is null, and passes over it.
func (r *reader) null() bool {
	if !bytes.HasPrefix(r.text[r.at:], []byte("null")) {
		return false
	}
	r.at += len("null")
	return true
}

// value passes over the next value and gives its text.
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

// quoted passes over a text.
func (r *reader) quoted() {
	for r.at++; r.at < len(r.text) && r.text[r.at] != '"'; r.at++ {
		if r.text[r.at] == '\\' {
			r.at++
		}
	}
	r.at = min(r.at+1, len(r.text))
}
