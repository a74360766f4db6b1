package live

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

// Patterns for parts of modules. broken is a line break after a bracket or comma. spaced is an operator or a bracket that
// needs no spaces; no text of the page has one. unread is a comment, indentation or an empty line.
var (
	taking = regexp.MustCompile(`(?m)^import (\{[^}]+\}) from "\./(\w+)\.js";$`)
	needed = regexp.MustCompile(`\bimport\("\./(\w+)\.js\b`)
	giving = regexp.MustCompile(`(?m)^export ((?:async )?(?:const|function) (\w+))`)
	broken = regexp.MustCompile(`([,({])\n`)
	spaced = regexp.MustCompile(` (=>|&&|\|\||[!=]==|=|\?|:) | ({)`)
	unread = regexp.MustCompile(`(?m)^\t*//.*\n|^\t+|^\n| // .*$`)
)

// scripts returns the page's scripts by name. Every page loads "main". Other scripts are loaded on demand, and can use
// modules of "main" only.
func scripts(of fs.FS) map[string][]byte {
	main := newBundle(of, nil)
	main.add("main")
	fmt.Fprintf(&main.text, "export {$%s};\n", strings.Join(main.modules, ", $"))
	all := map[string][]byte{"main": []byte(main.text.String())}
	for _, found := range needed.FindAllStringSubmatch(main.text.String(), -1) {
		later := newBundle(of, main.modules)
		later.add(found[1])
		head := ""
		if len(later.shared) > 0 {
			head = fmt.Sprintf("import {$%s} from \"./main.js\";\n", strings.Join(later.shared, ", $"))
		}
		foot := fmt.Sprintf("export const {%s} = $%s;\n", strings.Join(later.exports[found[1]], ", "), found[1])
		all[found[1]] = []byte(head + later.text.String() + foot)
	}
	return all
}

// A bundle joins modules into one script. Each module is a function, called after the functions of its imports.
type bundle struct {
	source fs.FS
	// main lists the modules of the main script. shared lists the modules of main that this bundle imports.
	main, shared []string
	modules      []string
	exports      map[string][]string
	text         strings.Builder
}

func newBundle(source fs.FS, main []string) *bundle {
	return &bundle{source: source, main: main, exports: map[string][]string{}}
}

func (b *bundle) add(module string) {
	if slices.Contains(b.modules, module) || slices.Contains(b.shared, module) {
		return
	}
	if slices.Contains(b.main, module) {
		b.shared = append(b.shared, module)
		return
	}
	b.modules = append(b.modules, module)
	content, _ := fs.ReadFile(b.source, path.Join("js", module+".js")) // a test of the page would notice a missing module
	text := string(content)
	for _, found := range taking.FindAllStringSubmatch(text, -1) {
		b.add(found[2])
	}
	for _, found := range giving.FindAllStringSubmatch(text, -1) {
		b.exports[module] = append(b.exports[module], found[2])
	}
	text = taking.ReplaceAllString(text, "const $1 = $$$2;")
	text = unread.ReplaceAllString(giving.ReplaceAllString(text, "$1"), "")
	text = spaced.ReplaceAllString(broken.ReplaceAllString(text, "$1"), "$1$2")
	fmt.Fprintf(&b.text, "const $%s = (() => {\n%sreturn {%s};\n})();\n", module, text,
		strings.Join(b.exports[module], ", "))
}
