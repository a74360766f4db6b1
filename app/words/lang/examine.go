package lang

import (
	"fmt"
	"iter"
	"maps"
	"slices"
	"strings"
	"text/template/parse"
	"unicode"
)

// Own are the keys of the language's own files with their sentences, in no order.
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

// A Shape is what a translator must keep of a pattern, and what is wrong with it.
type Shape struct {
	// Places are the names of all places, in small letters and in order.
	Places []string
	// Faults say in English what a pattern of the language can't have.
	Faults []string
}

// Examine reads a pattern of the language.
func (l *Language) Examine(pattern string) Shape {
	root, err := parsePattern(pattern)
	if err != nil {
		return Shape{Faults: []string{err.Error()}}
	}
	e := examiner{plurals: l.Plurals(), places: map[string]bool{}}
	if root != nil {
		e.node(root)
	}
	return Shape{Places: slices.Sorted(maps.Keys(e.places)), Faults: e.faults}
}

// An examiner goes through one pattern.
type examiner struct {
	plurals int
	places  map[string]bool
	faults  []string
}

func (e *examiner) fault(format string, args ...any) {
	e.faults = append(e.faults, fmt.Sprintf(format, args...))
}

func (e *examiner) node(node parse.Node) {
	switch n := node.(type) {
	case *parse.ListNode:
		for _, part := range n.Nodes {
			e.node(part)
		}
	case *parse.TextNode, *parse.StringNode, *parse.NumberNode:
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
			e.fault("%s is more than one thing", n)
		}
		for _, command := range n.Cmds {
			e.command(command)
		}
	case *parse.FieldNode:
		if len(n.Ident) > 1 {
			e.fault("%s has more than one name", n)
		}
		e.places[lowered(n.Ident[0])] = true
	default:
		e.fault("%s is nothing that a pattern can have", node)
	}
}

// command examines a place, or a function with what it is given.
func (e *examiner) command(n *parse.CommandNode) {
	function, is := n.Args[0].(*parse.IdentifierNode)
	args := n.Args
	if is {
		args = args[1:]
	}
	for _, arg := range args {
		e.node(arg)
	}
	if !is {
		if len(args) > 1 {
			e.fault("%s has no function", n)
		}
		return
	}
	switch least, most := e.takes(function.Ident); {
	case len(args) < least || len(args) > most:
		e.fault("%s takes %d to %d words, not %d: %s", function.Ident, least, most, len(args), n)
	case function.Ident == "is":
		if _, number := args[1].(*parse.NumberNode); !number && !strings.HasPrefix(args[1].String(), ".") {
			if _, key := args[1].(*parse.StringNode); !key {
				e.fault("%s compares with neither a number nor a key", n)
			}
		}
	}
}

// takes is how many words may stand after a function.
func (e *examiner) takes(function string) (least, most int) {
	const any = 9
	switch function {
	case "plural":
		return 1 + e.plurals, 2 + e.plurals
	case "form", "list", "is":
		return 2, 2
	case "ordinal", "upper", "not":
		return 1, 1
	case "starts":
		return 2, any
	}
	return 1, any
}

// lowered is the name of a place with a small letter, since .Company and .company are one.
func lowered(place string) string {
	first := []rune(place)
	first[0] = unicode.ToLower(first[0])
	return string(first)
}
