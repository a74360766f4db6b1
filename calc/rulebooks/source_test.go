package rulebooks

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/constant"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/must"
)

const kit = "scripkeeper/calc"

// A program is the type-checked source of calc and the games. It traces strings to lines and refusals that use them.
type program struct {
	root      string
	positions *token.FileSet
	info      *types.Info
	packages  map[string]*types.Package
	files     map[string][]*ast.File
	// given holds the expressions assigned to each variable, parameter, field or function result.
	given    map[types.Object][]ast.Expr
	extended map[types.Object][]ast.Expr // expressions appended to a variable
}

func load(t *testing.T, root string) *program {
	t.Helper()
	p := &program{
		root: root, positions: token.NewFileSet(), packages: map[string]*types.Package{},
		files: map[string][]*ast.File{},
		given: map[types.Object][]ast.Expr{}, extended: map[types.Object][]ast.Expr{},
		info: &types.Info{
			Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{},
			Uses: map[*ast.Ident]types.Object{},
		},
	}
	for _, rules := range All() {
		_, err := p.Import(kit + "/" + rules.ID())
		must.Do(t, err)
	}
	return p
}

// Import makes the program a [types.Importer]. Packages of other modules are empty.
func (p *program) Import(path string) (*types.Package, error) {
	if known := p.packages[path]; known != nil {
		return known, nil
	}
	below, own := strings.CutPrefix(path, kit)
	if !own {
		p.packages[path] = types.NewPackage(path, filepath.Base(path))
		p.packages[path].MarkComplete()
		return p.packages[path], nil
	}
	paths, err := filepath.Glob(filepath.Join(p.root, below, "*.go"))
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, parsed := parser.ParseFile(p.positions, path, nil, parser.SkipObjectResolution)
		if parsed != nil {
			return nil, parsed
		}
		p.files[kit+below] = append(p.files[kit+below], file)
	}
	if err != nil || len(paths) == 0 {
		return nil, fmt.Errorf("there is no package %s: %w", path, os.ErrNotExist)
	}
	config := types.Config{Importer: p, Error: func(error) {}} // other modules are empty, so some members are missing
	p.packages[path], _ = config.Check(path, p.positions, p.files[path], p.info)
	for _, file := range p.files[path] {
		ast.Inspect(file, p.note)
	}
	return p.packages[path], nil
}

func (p *program) note(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.AssignStmt:
		for i, to := range n.Lhs {
			switch object := p.object(to); {
			case object == nil || len(n.Lhs) != len(n.Rhs):
			case n.Tok == token.ADD_ASSIGN:
				p.extended[object] = append(p.extended[object], n.Rhs[i])
			default:
				p.give(object, n.Rhs[i])
			}
		}
	case *ast.ValueSpec:
		for i, name := range n.Names {
			if i < len(n.Values) {
				p.give(p.info.Defs[name], n.Values[i])
			}
		}
	case *ast.RangeStmt:
		if n.Value != nil {
			p.give(p.object(n.Value), n.X)
		}
	case *ast.CallExpr:
		if signature := p.signature(n.Fun); signature != nil {
			for i := range min(signature.Params().Len(), len(n.Args)) {
				p.give(signature.Params().At(i), n.Args[i])
			}
		}
	case *ast.CompositeLit:
		p.noteFields(n)
	case *ast.FuncDecl:
		ast.Inspect(n, func(inside ast.Node) bool {
			if result, ok := inside.(*ast.ReturnStmt); ok && len(result.Results) > 0 {
				p.give(p.info.Defs[n.Name], result.Results[0])
			}
			_, other := inside.(*ast.FuncLit)
			return !other
		})
	}
	return true
}

func (p *program) noteFields(n *ast.CompositeLit) {
	of := p.info.TypeOf(n)
	if of == nil {
		return
	}
	structure, ok := of.Underlying().(*types.Struct)
	for i, value := range n.Elts {
		switch pair, keyed := value.(*ast.KeyValueExpr); {
		case !ok:
		case keyed:
			p.give(p.object(pair.Key), pair.Value)
		case i < structure.NumFields():
			p.give(structure.Field(i), value)
		}
	}
}

func (p *program) give(to types.Object, value ast.Expr) {
	if to != nil {
		p.given[to] = append(p.given[to], value)
	}
}

func (p *program) object(e ast.Expr) types.Object {
	switch e := e.(type) {
	case *ast.Ident:
		if defined := p.info.Defs[e]; defined != nil {
			return defined
		}
		return p.info.Uses[e]
	case *ast.SelectorExpr:
		return p.info.Uses[e.Sel]
	case *ast.CallExpr:
		return p.object(e.Fun)
	}
	return nil
}

func (p *program) signature(function ast.Expr) *types.Signature {
	if declared, ok := p.object(function).(*types.Func); ok {
		return declared.Origin().Signature()
	}
	signature, _ := p.info.TypeOf(function).(*types.Signature)
	return signature
}

// A part is a constant string in the code: a whole key or, if begins or ends is set, only its beginning or end.
type part struct {
	text         string
	begins, ends bool
	at           token.Pos
}

// parts returns the constant strings that an expression can be, or of which it can be composed.
func (p *program) parts(e ast.Expr, seen map[types.Object]bool) []part {
	if value := p.info.Types[e].Value; value != nil && value.Kind() == constant.String {
		return []part{{text: constant.StringVal(value), at: e.Pos()}}
	}
	switch e := e.(type) {
	case *ast.ParenExpr:
		return p.parts(e.X, seen)
	case *ast.IndexExpr:
		return p.parts(e.X, seen)
	case *ast.BinaryExpr:
		return append(beginning(p.parts(e.X, seen)), end(p.parts(e.Y, seen))...)
	case *ast.CompositeLit:
		var all []part
		for _, item := range e.Elts {
			if pair, keyed := item.(*ast.KeyValueExpr); keyed {
				item = pair.Value
			}
			all = append(all, p.parts(item, seen)...)
		}
		return all
	}
	return p.partsOf(p.object(e), seen)
}

// partsOf returns the constant strings that an object can hold. The map seen has the objects already visited.
func (p *program) partsOf(object types.Object, seen map[types.Object]bool) []part {
	if object == nil || seen[object] {
		return nil
	}
	seen[object] = true
	defer delete(seen, object)
	var all, ends []part
	for _, value := range p.given[object] {
		all = append(all, p.parts(value, seen)...)
	}
	for _, value := range p.extended[object] {
		ends = append(ends, end(p.parts(value, seen))...)
	}
	if len(ends) > 0 {
		all = append(beginning(all), ends...)
	}
	return all
}

func beginning(parts []part) []part {
	for i := range parts {
		parts[i].begins = true
	}
	return parts
}

func end(parts []part) []part {
	for i := range parts {
		parts[i].ends = true
	}
	return parts
}

// A key is a string in a game's code, whole or only partly known. The family is "line", "refusal" or "rule".
type key struct {
	part
	family, game string
	at           token.Position
}

func (k key) String() string {
	text := k.text
	if k.begins {
		text += "…"
	}
	if k.ends {
		text = "…" + text
	}
	return k.family + "." + text
}

// names reports whether a sentence's key equals the key or, if only a part of the key is known, contains that part.
func (k key) names(sentence string) bool {
	rest, family := strings.CutPrefix(sentence, k.family+".")
	switch {
	case !family:
		return false
	case k.begins && k.ends:
		return strings.Contains(rest, k.text)
	case k.begins:
		return strings.HasPrefix(rest, k.text)
	case k.ends:
		return strings.HasSuffix(rest, k.text)
	}
	return rest == k.text
}

// keys returns the keys of lines and refusals in source order, of one package or (empty path) of all packages.
func (p *program) keys(path string) []key {
	found := map[key]bool{}
	add := func(family, structure, field string) {
		object, _, _ := types.LookupFieldOrMethod(p.packages[kit].Scope().Lookup(structure).Type(), true, nil, field)
		for _, part := range p.partsOf(object, map[types.Object]bool{}) {
			at := p.positions.Position(part.at)
			game, _ := filepath.Rel(p.root, filepath.Dir(at.Filename)) // never fails, because both paths are relative
			if part.text != "" && (path == "" || path == kit+"/"+game) {
				part.at = token.NoPos
				found[key{part, family, game, at}] = true
			}
		}
	}
	add("refusal", "Refusal", "Code")
	add("rule", "Refusal", "Rule")
	add("line", "Line", "Kind")
	add("rule", "Line", "Rule")
	return slices.SortedFunc(maps.Keys(found), func(a, b key) int {
		return cmp.Or(strings.Compare(a.at.Filename, b.at.Filename), cmp.Compare(a.at.Offset, b.at.Offset),
			strings.Compare(a.family, b.family))
	})
}
