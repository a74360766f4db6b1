package lang

import (
	"slices"
	"strings"
	"sync"
	"text/template/parse"
)

// A sentence is a pattern of a language. Its double braces can hold
//
//	.count                        the place's value; with a capital, .Company, capitalized
//	plural .count "share" "shares"  the form for the number, in the order one, few, many, other, if the language
//	                              distinguishes them
//	form .company "genitive"      a name in a form that the language's file declares
//	list .names "and"             a list whose last two are joined by the word of "list.and"
//	ordinal .rank                 1st, 2nd, 3rd
//	upper .x                      capitalized
//	size .x                       a number without its sign
//	or .seat .other               the first one that is filled
//	if .x … else if … else … end  text for a filled place; conditions are also "is .x 0" or "is .x `key`" for one
//	                              value, "negative .x", "starts .x `a` `e`" for its beginning, "and", "or", and "not"
//
// Arguments of plural, form and list may themselves be functions in parentheses.
type sentence struct {
	of      *Language
	text    string
	pattern *parse.ListNode
	parsed  sync.Once
}

func functions() map[string]any {
	known := map[string]any{}
	for _, name := range []string{"plural", "form", "list", "ordinal", "upper", "size", "is", "negative", "starts", "or", "and",
		"not"} {
		known[name] = true
	}
	return known
}

func parsePattern(text string) (*parse.ListNode, error) {
	trees, err := parse.Parse("", text, "{{", "}}", functions())
	if err != nil || trees[""] == nil {
		return nil, err
	}
	return trees[""].Root, nil
}

const empty = "<no value>"

// filled returns the sentence with its places filled, and whether all places had a value. After a name that ends with a
// full stop ("Ann B."), the sentence's own full stop is dropped. An invalid pattern, which tests prevent, is returned
// as written.
func (s *sentence) filled(names Names) (text string, complete bool) {
	s.parsed.Do(func() { s.pattern, _ = parsePattern(s.text) })
	if s.pattern == nil {
		return s.text, true
	}
	w := writer{l: s.of, names: names}
	w.write(s.pattern)
	text = w.out.String()
	if strings.Contains(s.text, "}}.") {
		text = stops.Replace(text)
	}
	return text, !w.lacking
}

// stops replaces two full stops with one, but keeps three.
var stops = strings.NewReplacer("...", "...", "..", ".")

type writer struct {
	l       *Language
	names   Names
	out     strings.Builder
	lacking bool
}

func (w *writer) write(part *parse.ListNode) {
	if part == nil {
		return
	}
	for _, node := range part.Nodes {
		switch n := node.(type) {
		case *parse.TextNode:
			w.out.Write(n.Text)
		case *parse.ActionNode:
			w.out.WriteString(w.text(n.Pipe))
		case *parse.IfNode:
			if filled(w.value(n.Pipe)) {
				w.write(n.List)
			} else {
				w.write(n.ElseList)
			}
		}
	}
}

func (w *writer) text(node parse.Node) string {
	value := w.value(node)
	if value == nil {
		w.lacking = true
		return empty
	}
	return w.l.formatValue(value)
}

// value evaluates a node: a place, a literal or a function. It returns nil for an unfilled place.
func (w *writer) value(node parse.Node) any {
	switch n := node.(type) {
	case *parse.PipeNode:
		if len(n.Cmds) == 1 {
			return w.value(n.Cmds[0])
		}
	case *parse.CommandNode:
		if function, ok := n.Args[0].(*parse.IdentifierNode); ok {
			return w.call(function.Ident, n.Args[1:])
		}
		return w.value(n.Args[0])
	case *parse.FieldNode:
		return w.placeValue(n.Ident[0])
	case *parse.StringNode:
		return n.Text
	case *parse.NumberNode:
		return int(n.Int64)
	}
	return nil
}

// placeValue returns a place's value. A capitalized place without a value takes the value of the lower-case place.
func (w *writer) placeValue(place string) any {
	if value, has := w.names[place]; has {
		return value
	}
	if value, has := w.names[lowerFirst(place)]; has && filled(value) {
		return Upper(w.l.formatValue(value))
	}
	return nil
}

// call evaluates a function. It returns nil if the function cannot use the arguments.
func (w *writer) call(function string, args []parse.Node) any {
	switch function {
	case "or":
		for _, arg := range args {
			if value := w.value(arg); filled(value) {
				return value
			}
		}
		return nil
	case "and":
		for _, arg := range args {
			if !filled(w.value(arg)) {
				return false
			}
		}
		return true
	}
	if len(args) == 0 {
		return nil
	}
	value, rest := w.value(args[0]), args[1:]
	switch function {
	case "not":
		return !filled(value)
	case "negative":
		n, is := asNumber(value)
		return is && n.Digits < 0
	case "is":
		return len(rest) == 1 && w.is(value, w.value(rest[0]))
	case "starts":
		return value != nil && w.starts(w.l.formatValue(value), rest)
	}
	if value == nil {
		return nil
	}
	return w.inflect(function, value, rest)
}

func (w *writer) inflect(function string, value any, rest []parse.Node) any {
	switch function {
	case "plural":
		if n, is := asNumber(value); is && len(rest) > 0 {
			return w.text(rest[min(w.l.plurals().form(n), len(rest)-1)])
		}
	case "form":
		if len(rest) == 1 {
			return w.formOf(value, w.text(rest[0]))
		}
	case "list":
		if all, is := value.([]string); is && len(rest) == 1 {
			return w.l.joinWith(all, w.text(rest[0]))
		}
	case "ordinal":
		if n, is := value.(int); is {
			return w.l.Format(w.l.ordinal(n), Names{"number": n})
		}
	case "upper":
		return Upper(w.l.formatValue(value))
	case "size":
		if n, is := asNumber(value); is && n.Places == 0 {
			return max(int(n.Digits), -int(n.Digits))
		}
	}
	return nil
}

// formOf returns a name in a form. Names without forms, such as a player's, follow the language's pattern for names
// (such as "name.of") or, without such a pattern, stay unchanged.
func (w *writer) formOf(value any, form string) string {
	noun, is := value.(Noun)
	if is && w.l.Known(noun.Key+"."+form) {
		return w.l.inflected(noun, form)
	}
	name := w.l.formatValue(value)
	if w.l.Known("name." + form) {
		return w.l.Format("name."+form, Names{"name": name})
	}
	return name
}

// is reports whether a value equals a wanted number. If the value is a name, it reports whether the name's key ends
// with the wanted word, such as "player" in "choice.payer.player".
func (w *writer) is(value, wanted any) bool {
	if noun, named := value.(Noun); named {
		end, _ := wanted.(string)
		return end != "" && (noun.Key == end || strings.HasSuffix(noun.Key, "."+end))
	}
	n, isNumber := asNumber(value)
	exact, numeric := wanted.(int)
	whole, part := n.split()
	return isNumber && numeric && part == 0 && whole == max(exact, -exact) && (n.Digits < 0) == (exact < 0)
}

func (w *writer) starts(text string, with []parse.Node) bool {
	text = strings.ToLower(text)
	return slices.ContainsFunc(with, func(beginning parse.Node) bool {
		return strings.HasPrefix(text, strings.ToLower(w.text(beginning)))
	})
}
