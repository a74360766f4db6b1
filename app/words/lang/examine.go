package lang

import (
	"iter"
	"maps"
	"slices"
	"strings"
	"text/template/parse"
	"unicode"
)

// Own returns the sentences in the language's own files by key, in no particular order.
func (l *Language) Own() iter.Seq2[string, string] {
	return func(yield func(key, text string) bool) {
		for _, part := range []map[string]*sentence{l.screens(), l.others()} {
			for key, s := range part {
				if !yield(key, s.text) {
					return
				}
			}
		}
	}
}

// Shape describes a pattern for translators.
type Shape struct {
	// Places holds the names of all places, in lower case and sorted.
	Places []string
	// Words reports whether the pattern has letters to translate outside its places.
	Words bool
	// Faults holds the parts that are invalid in the language: unknown functions, plurals with a wrong number of forms.
	Faults []string
}

func (l *Language) Examine(pattern string) Shape {
	root, err := parsePattern(pattern)
	if err != nil {
		return Shape{Faults: []string{err.Error()}}
	}
	e := examiner{plurals: l.Plurals(), places: map[string]bool{}}
	if root != nil {
		e.node(root)
	}
	return Shape{Places: slices.Sorted(maps.Keys(e.places)), Words: e.words, Faults: e.faults}
}

type examiner struct {
	plurals int
	places  map[string]bool
	words   bool
	faults  []string
}

func (e *examiner) fault(part parse.Node) { e.faults = append(e.faults, part.String()) }

func (e *examiner) node(node parse.Node) {
	switch n := node.(type) {
	case *parse.ListNode:
		for _, part := range n.Nodes {
			e.node(part)
		}
	case *parse.TextNode:
		e.addText(string(n.Text))
	case *parse.StringNode, *parse.NumberNode:
	case *parse.ActionNode:
		e.node(n.Pipe)
	case *parse.IfNode:
		e.node(n.Pipe)
		e.node(n.List)
		if n.ElseList != nil {
			e.node(n.ElseList)
		}
	case *parse.PipeNode:
		if len(n.Cmds) != 1 || len(n.Decl) > 0 {
			e.fault(n)
		}
		for _, command := range n.Cmds {
			e.command(command)
		}
	case *parse.FieldNode:
		if len(n.Ident) > 1 {
			e.fault(n)
		}
		e.places[lowerFirst(n.Ident[0])] = true
	default:
		e.fault(node)
	}
}

func (e *examiner) command(n *parse.CommandNode) {
	function, is := n.Args[0].(*parse.IdentifierNode)
	args := n.Args
	if is {
		args = args[1:]
	}
	for _, arg := range args {
		e.node(arg)
		if literal, text := arg.(*parse.StringNode); is && text && showsLiterals(function.Ident) {
			e.addText(literal.Text)
		}
	}
	if !is {
		if len(args) > 1 {
			e.fault(n)
		}
		return
	}
	least, most := e.argumentBounds(function.Ident)
	if len(args) < least || len(args) > most || function.Ident == "is" && !isSingleValue(args[1]) {
		e.fault(n)
	}
}

func (e *examiner) addText(text string) {
	e.words = e.words || strings.ContainsFunc(text, unicode.IsLetter)
}

// showsLiterals reports whether a function's literals appear in the sentence. The literals of other functions are keys.
func showsLiterals(function string) bool {
	return function == "plural" || function == "or" || function == "upper"
}

func isSingleValue(with parse.Node) bool {
	switch with.(type) {
	case *parse.NumberNode, *parse.StringNode, *parse.FieldNode:
		return true
	}
	return false
}

func (e *examiner) argumentBounds(function string) (least, most int) {
	const many = 9
	switch function {
	case "plural":
		return 1 + e.plurals, 2 + e.plurals
	case "form", "list", "is":
		return 2, 2
	case "ordinal", "upper", "size", "negative", "not":
		return 1, 1
	case "starts":
		return 2, many
	}
	return 1, many
}

// lowerFirst returns a place's name with a lower-case first letter: .Company and .company are the same place.
func lowerFirst(place string) string {
	first := []rune(place)
	first[0] = unicode.ToLower(first[0])
	return string(first)
}
