package live

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

// literal matches a text, a template or a regular expression in a module. Nothing in it is left out.
const literal = `("(?:\\.|[^"\\\n])*"|` + "`(?:\\\\.|\\$\\{[^`}]*\\}|[^`\\\\$])*`" +
	`|/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^\s/\\\[*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])*/)`

// Patterns for parts of modules. unread is a comment, indentation or an empty line. spaced is an operator, comma or
// bracket that needs no spaces, or a line break after a bracket or comma.
var (
	taking = regexp.MustCompile(`(?m)^import \{([^}]+)\} from "\./(\w+)\.js";\n`)
	needed = regexp.MustCompile(`\bimport\("\./(\w+)\.js\b`)
	giving = regexp.MustCompile(`(?m)^export `)
	unread = regexp.MustCompile(`(?m)` + literal + `|^\t*//.*\n|^\t+|^\n| // .*$`)
	spaced = regexp.MustCompile(literal + `| ?([,({])\n| (=>|&&|\|\||[!=]==|=|\?|:) | ({)|([,:]) `)
)

// scripts returns the page's scripts by name. Every page loads "main". Other scripts are loaded on demand, and import
// what they need from "main".
func scripts(of fs.FS) map[string][]byte {
	main := bundle{source: of}
	main.add("main")
	all := map[string][]byte{}
	var given []string
	for _, found := range needed.FindAllStringSubmatch(main.text.String(), -1) {
		later := bundle{source: of, main: main.modules}
		later.add(found[1])
		given = append(given, later.taken...)
		all[found[1]] = fmt.Appendf(nil, "import {%s} from \"./main.js\";\n%s", names(later.taken), later.text.String())
	}
	all["main"] = fmt.Appendf(nil, "%sexport {%s};\n", main.text.String(), names(given))
	return all
}

func names(all []string) string {
	slices.Sort(all)
	return strings.Join(slices.Compact(all), ",")
}

// A bundle joins modules into one script, each after those that it imports. They share one scope: what they declare
// at their top level has a name of its own.
type bundle struct {
	source fs.FS
	// main lists the modules of the main script, taken the names that this bundle imports from it.
	main, taken []string
	modules     []string
	text        strings.Builder
}

func (b *bundle) add(module string) {
	if slices.Contains(b.modules, module) {
		return
	}
	b.modules = append(b.modules, module)
	content, _ := fs.ReadFile(b.source, path.Join("js", module+".js")) // a test of the page would notice a missing module
	for _, found := range taking.FindAllSubmatch(content, -1) {
		if from := string(found[2]); slices.Contains(b.main, from) {
			b.taken = append(b.taken, strings.Split(string(found[1]), ", ")...)
		} else {
			b.add(from)
		}
	}
	text := taking.ReplaceAllString(string(content), "")
	if first := b.modules[0]; module != first { // only the first module is asked for from outside
		text = giving.ReplaceAllString(text, "")
	}
	b.text.WriteString(spaced.ReplaceAllString(unread.ReplaceAllString(text, "$1"), "$1$2$3$4$5"))
}
