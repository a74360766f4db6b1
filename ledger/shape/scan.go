package shape

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

// more tells whether a list or an object has another item, and goes to it; its end is passed over.
func (r *reader) more(end byte) bool {
	r.space()
	if r.text[r.at] == ',' {
		r.at++
		r.space()
	}
	if r.text[r.at] == end {
		r.at++
		return false
	}
	return true
}

// Count is how many items sound JSON has in a list, or how many fields in an object; 0 when it is neither.
func Count(whole []byte) int {
	r := reader{text: whole}
	r.space()
	if r.at == len(whole) || whole[r.at] != '[' && whole[r.at] != '{' {
		return 0
	}
	end := whole[r.at] + 2 // both pairs of brackets are two apart
	n := 0
	for r.at++; r.more(end); n++ {
		if end == '}' {
			r.value()
			r.space()
			r.at++ // the colon
			r.space()
		}
		r.value()
	}
	return n
}

// null tells whether the next value is null, and passes over it.
func (r *reader) null() bool {
	if r.text[r.at] != 'n' {
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
	for r.at++; r.text[r.at] != '"'; r.at++ {
		if r.text[r.at] == '\\' {
			r.at++
		}
	}
	r.at++
}
