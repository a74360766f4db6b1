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

// typeDocs are the comments on entries' Go types and fields, which the documentation pages quote.
type typeDocs struct {
	// The keys are "folder.Type" and "folder.Type.Field".
	types, fields map[string]string
}

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
		for _, field := range object.Fields.List {
			doc := field.Doc
			if doc == nil {
				doc = field.Comment
			}
			for _, name := range field.Names {
				d.fields[folder+"."+named.Name.Name+"."+name.Name] = commentOf(doc)
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
			in := t // the field's type, or the embedded struct that declares the field
			for _, at := range f.Index[:len(f.Index)-1] {
				in = in.Field(at).Type
			}
			return named(d.fields[in.PkgPath()+"."+in.Name()+"."+f.Name], in)
		}
	}
	return ""
}

// named replaces the Go names of fields in a comment with their names in records.
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
