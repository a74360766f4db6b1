package shape

import "strconv"

// Repeated finds a name that stands twice in one object of sound JSON, at any depth: its path, dotted. Programs differ
// in which of the two values they take, so such a document does not say one thing. Names that are written with escapes
// are the same as those without.
func Repeated(document []byte) (path string, found bool) {
	s := repeatedSearch{reader: reader{text: document}}
	return s.value(0)
}

// A repeatedSearch goes through a document once.
type repeatedSearch struct {
	reader
	// met are the names of the objects around, by depth. They are used again for objects that follow.
	met []map[string]bool
}

// value looks at the next value, which stands so deep.
func (s *repeatedSearch) value(depth int) (path string, found bool) {
	s.space()
	sign := s.next()
	if sign != '{' && sign != '[' {
		s.reader.value()
		return "", false
	}
	if depth == len(s.met) {
		s.met = append(s.met, map[string]bool{})
	}
	clear(s.met[depth])
	for n := 0; s.more(n, sign+2); n++ { // both pairs of brackets are two apart
		var name []byte
		if sign == '{' {
			name, _ = words(s.name())
			if s.met[depth][string(name)] {
				return string(name), true
			}
			s.met[depth][string(name)] = true
		}
		if inner, found := s.value(depth + 1); found {
			if sign == '[' {
				name = strconv.AppendInt(nil, int64(n), 10)
			}
			return string(name) + "." + inner, true
		}
	}
	return "", false
}
