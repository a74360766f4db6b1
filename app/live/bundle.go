package live

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"
)

// Patterns for the modules' source: imports, exports, broken lines, and comments and indentation.
var (
	taking = regexp.MustCompile(`(?m)^import (\{[^}]+\}) from "\./(\w+)\.js";$`)
	giving = regexp.MustCompile(`(?m)^export ((?:async )?(?:const|function) (\w+))`)
	broken = regexp.MustCompile(`([,({])\n`)
	unread = regexp.MustCompile(`(?m)^\t*//.*\n|^\t+|^\n| // .*$`)
)

// bundle returns a module and its imports as one script, for one request: a function each, called after its imports.
func bundle(of fs.FS, main string) []byte {
	var all strings.Builder
	added := map[string]bool{}
	var add func(module string)
	add = func(module string) {
		if added[module] {
			return
		}
		added[module] = true
		content, _ := fs.ReadFile(of, path.Join("js", module+".js")) // the page's tests notice a missing module
		text := string(content)
		for _, found := range taking.FindAllStringSubmatch(text, -1) {
			add(found[2])
		}
		var given []string
		for _, found := range giving.FindAllStringSubmatch(text, -1) {
			given = append(given, found[2])
		}
		text = taking.ReplaceAllString(text, "const $1 = $$$2;")
		text = unread.ReplaceAllString(giving.ReplaceAllString(text, "$1"), "")
		text = broken.ReplaceAllString(text, "$1")
		fmt.Fprintf(&all, "const $%s = (() => {\n%sreturn {%s};\n})();\n", module, text, strings.Join(given, ", "))
	}
	add(main)
	return []byte(all.String())
}
