package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/must"
)

// root is the module's folder, relative to this folder.
const root = "../.."

// A source is the code of a folder, without tests.
type source struct {
	files []*ast.File
	// calls holds the calls of each function by the function's name, each call with the function around it.
	calls map[string][]call
}

type call struct {
	in   *ast.FuncDecl
	call *ast.CallExpr
}

func literals(t *testing.T, folder string) source {
	t.Helper()
	entries := must.Get(os.ReadDir(filepath.Join(root, folder)))(t)
	var s source
	for _, entry := range entries {
		name := entry.Name()
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		file := must.Get(parser.ParseFile(token.NewFileSet(), filepath.Join(root, folder, name), nil, 0))(t)
		s.files = append(s.files, file)
	}
	return s.indexed()
}

func (s source) indexed() source {
	s.calls = map[string][]call{}
	s.each(func(in *ast.FuncDecl, n ast.Node) {
		if made, ok := n.(*ast.CallExpr); ok {
			s.calls[called(made)] = append(s.calls[called(made)], call{in, made})
		}
	})
	return s
}

func everything(t *testing.T, folder string) source {
	t.Helper()
	var s source
	err := filepath.WalkDir(filepath.Join(root, folder), func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() || entry.Name() == "testdata" {
			return err
		}
		inside, err := filepath.Rel(root, path)
		s.files = append(s.files, literals(t, inside).files...)
		return err
	})
	must.Do(t, err)
	return s.indexed()
}

func text(e ast.Expr) (string, bool) {
	literal, ok := e.(*ast.BasicLit)
	if !ok || literal.Kind != token.STRING {
		return "", false
	}
	value, err := strconv.Unquote(literal.Value)
	return value, err == nil
}

func (s source) each(see func(in *ast.FuncDecl, n ast.Node)) {
	for _, file := range s.files {
		for _, declaration := range file.Decls {
			in, _ := declaration.(*ast.FuncDecl)
			ast.Inspect(declaration, func(n ast.Node) bool {
				if n != nil {
					see(in, n)
				}
				return true
			})
		}
	}
}

func (s source) words() map[string]bool {
	all := map[string]bool{}
	s.each(func(_ *ast.FuncDecl, n ast.Node) {
		if e, ok := n.(ast.Expr); ok {
			if value, ok := text(e); ok {
				all[value] = true
			}
		}
	})
	return all
}

// firstArguments returns the literals that are passed as a function's first argument: directly, through a variable, or
// as the start of a concatenation.
func (s source) firstArguments(function string) map[string]bool {
	all := map[string]bool{}
	s.passed(handed{function, 0}, all, map[handed]bool{})
	return all
}

// handed is a parameter of a function. No parameter is searched twice, because functions may pass it back and forth.
type handed struct {
	function string
	place    int
}

func called(call *ast.CallExpr) string {
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}

// values adds, to the map all, the literals with which an expression may begin.
func (s source) values(in *ast.FuncDecl, e ast.Expr, all map[string]bool, followed map[handed]bool) {
	if value, ok := text(e); ok {
		all[value] = true
		return
	}
	switch e := e.(type) {
	case *ast.BinaryExpr:
		s.values(in, e.X, all, followed)
	case *ast.Ident:
		if in == nil {
			return
		}
		if place := parameter(in, e.Name); place >= 0 {
			s.passed(handed{in.Name.Name, place}, all, followed)
			return
		}
		ast.Inspect(in, func(n ast.Node) bool {
			assign, ok := n.(*ast.AssignStmt)
			if !ok || assign.Tok != token.ASSIGN && assign.Tok != token.DEFINE || len(assign.Lhs) != len(assign.Rhs) {
				return true
			}
			for i, to := range assign.Lhs {
				if name, ok := to.(*ast.Ident); ok && name.Name == e.Name {
					if value, ok := text(assign.Rhs[i]); ok {
						all[value] = true
					}
				}
			}
			return true
		})
	}
}

// passed adds, to the map all, the literals that are passed to a parameter.
func (s source) passed(to handed, all map[string]bool, followed map[handed]bool) {
	if followed[to] {
		return
	}
	followed[to] = true
	for _, one := range s.calls[to.function] {
		if len(one.call.Args) > to.place {
			s.values(one.in, one.call.Args[to.place], all, followed)
		}
	}
}

func parameter(in *ast.FuncDecl, name string) int {
	place := 0
	for _, field := range in.Type.Params.List {
		for _, n := range field.Names {
			if n.Name == name {
				return place
			}
			place++
		}
	}
	return -1
}

func (s source) codes() map[string]bool {
	all := map[string]bool{}
	s.each(func(in *ast.FuncDecl, n ast.Node) {
		pair, ok := n.(*ast.KeyValueExpr)
		if !ok {
			return
		}
		if key, ok := pair.Key.(*ast.Ident); ok && key.Name == "Code" {
			s.values(in, pair.Value, all, map[handed]bool{})
		}
	})
	return all
}
