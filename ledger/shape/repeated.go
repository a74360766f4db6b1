package shape

import "strconv"

// Repeated returns the dotted path of a name that occurs twice in one object, at any depth of valid JSON. Such a
// document is ambiguous, because programs differ in which value they use. Escapes in names are decoded before
// comparing.
func Repeated(document []byte) (path string, found bool) {
	s := repeatedSearch{reader: reader{text: document}}
	return s.value(0)
}

type repeatedSearch struct {
	reader
	// met has the names of the enclosing objects, by depth. The maps are reused for later objects.
	met []map[string]bool
}

func (s *repeatedSearch) value(depth int) (path string, found bool) {
	s.space()
	sign := s.peek()
	if sign != '{' && sign != '[' {
		s.reader.value()
		return "", false
	}
	if depth == len(s.met) {
		s.met = append(s.met, map[string]bool{})
	}
	clear(s.met[depth])
	for n := 0; s.nextItem(n, sign+2); n++ { // in ASCII, '}' and ']' come two after '{' and '['
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
