package command

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/must"
)

// typeDocs are the comments on the entries' Go types and fields, which the pages quote.
type typeDocs struct {
	// The keys are "folder.Type" and "folder.Type.Field".
	types, fields map[string]string
}

// docsOf reads the comments of calc and its folders.
func docsOf(t *testing.T) typeDocs {
	t.Helper()
	docs := typeDocs{map[string]string{}, map[string]string{}}
	for _, depth := range []string{"*.go", "*/*.go", "*/*/*.go"} {
		paths := must.Get(filepath.Glob(filepath.Join("..", "..", "calc", depth)))(t)
		for _, path := range paths {
			set := token.NewFileSet()
			file := must.Get(parser.ParseFile(set, path, nil, parser.ParseComments))(t)
			for _, declared := range file.Decls {
				if general, ok := declared.(*ast.GenDecl); ok && general.Tok == token.TYPE {
					docs.add(set, "scripkeeper/"+strings.TrimPrefix(filepath.ToSlash(filepath.Dir(path)), "../../"),
						general)
				}
			}
		}
	}
	return docs
}

func (d typeDocs) add(set *token.FileSet, folder string, general *ast.GenDecl) {
	for _, spec := range general.Specs {
		named, ok := spec.(*ast.TypeSpec)
		if !ok {
			continue
		}
		doc := named.Doc
		if doc == nil {
			doc = general.Doc
		}
		d.types[folder+"."+named.Name.Name] = commentOf(doc)
		object, ok := named.Type.(*ast.StructType)
		if !ok {
			continue
		}
		// A comment also counts for the fields right below it that it names.
		last, line := "", 0
		for _, field := range object.Fields.List {
			if field.Doc != nil {
				last = commentOf(field.Doc)
			} else if set.Position(field.Pos()).Line != line+1 {
				last = ""
			}
			line = set.Position(field.End()).Line
			for _, name := range field.Names {
				if field.Doc != nil || regexp.MustCompile(`\b`+name.Name+`\b`).MatchString(last) {
					d.fields[folder+"."+named.Name.Name+"."+name.Name] = last
				}
			}
		}
	}
}

func commentOf(group *ast.CommentGroup) string {
	if group == nil {
		return ""
	}
	return strings.Join(strings.Fields(group.Text()), " ")
}

func (d typeDocs) of(t reflect.Type) string { return named(d.types[t.PkgPath()+"."+t.Name()], t) }

func (d typeDocs) on(t reflect.Type, field string) string {
	if t.Kind() != reflect.Struct {
		return ""
	}
	for _, f := range reflect.VisibleFields(t) {
		if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); name == field {
			return named(d.fields[t.PkgPath()+"."+t.Name()+"."+f.Name], t)
		}
	}
	return ""
}

// named replaces field names in a comment by those in records.
func named(comment string, t reflect.Type) string {
	comment = regexp.MustCompile(`\[([A-Za-z.]+)\]`).ReplaceAllString(comment, "$1")
	if t.Kind() != reflect.Struct {
		return comment
	}
	for _, f := range reflect.VisibleFields(t) {
		if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); name != "" {
			comment = regexp.MustCompile(`\b`+f.Name+`\b`).ReplaceAllString(comment, "`"+name+"`")
		}
	}
	return comment
}
