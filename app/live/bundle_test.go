package live

import (
	"io"
	"io/fs"
	"net/http"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"scripkeeper/assets"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// Limits in bytes for what a phone loads to join a game, except texts, and for the script of pages outside of games.
const (
	mostOfThePage = 29500
	mostOutside   = 4 << 10
)

// The page must be small, because all phones in a hall share the network.
func TestThePageIsSmall(t *testing.T) {
	var th theatre
	s := opened(t, &th, func(o *Options, _ *limits) { o.Assets = must.Get(fs.Sub(assets.Files(), "live"))(t) })
	size := func(paths ...string) int { return transferred(t, s, paths...) }
	page, outside := size("/", "/page.css", "/js/main.js"), size("/js/outside.js")
	t.Logf("the page travels as %d bytes, the script outside of games as %d", page, outside)
	expect.True(t, page <= mostOfThePage, "the page travels as %d bytes; allowed are %d", page, mostOfThePage)
	expect.True(t, outside <= mostOutside, "the script outside of games travels as %d bytes; allowed are %d",
		outside, mostOutside)
}

func transferred(t *testing.T, s *Server, paths ...string) int {
	t.Helper()
	all := 0
	for _, part := range paths {
		r := must.Get(http.NewRequest(http.MethodGet, "http://"+s.site()+part, nil))(t)
		r.Header.Set("Accept-Encoding", "gzip, deflate")
		response := must.Get(http.DefaultClient.Do(r))(t)
		expect.Equal(t, response.Header.Get("Content-Encoding"), "gzip", "how %s travels", part)
		body := must.Get(io.ReadAll(response.Body))(t)
		must.Do(t, response.Body.Close())
		must.Hold(t, len(body) > 200, "%s has %d bytes", part, len(body))
		all += len(body)
	}
	return all
}

func TestModulesBecomeFewScripts(t *testing.T) {
	of := fstest.MapFS{
		"js/main.js": {Data: []byte("// The page.\n\nimport {a, b} from \"./deep.js\";\nimport {c} from \"./flat.js\";\n\na(b, c);\nimport(\"./late.js?1\");\n")},
		"js/deep.js": {Data: []byte("import {c} from \"./flat.js\";\n\nexport const a = () => c; // it is c\n\nexport async function b() {\n\t// nothing\n\treturn {c: a(c,\n\t\tc)};\n}\n")},
		"js/flat.js": {Data: []byte("const own = 1;\nexport const c = own;\n")},
		"js/late.js": {Data: []byte("import {c} from \"./flat.js\";\nimport {d} from \"./more.js\";\n\nexport const e = c + d;\n")},
		"js/more.js": {Data: []byte("import {a, c} from \"./flat.js\";\nexport const d = 2;\n")},
	}
	all := scripts(of)
	expect.Equal(t, len(all), 2, "scripts")
	expect.Equal(t, string(all["main"]), `const own=1;
const c=own;
const a=()=>c;
async function b(){return{c:a(c,c)};
}
a(b,c);
import("./late.js?1");
export {a,c};
`, "the script of every page")
	expect.Equal(t, string(all["late"]), `import {a,c} from "./main.js";
const d=2;
export const e=c + d;
`, "the script loaded when needed, without the modules of the first")
}

// Texts, templates and regular expressions keep what the rest of a script goes without.
func TestScriptsKeepTheirTexts(t *testing.T) {
	for _, text := range []string{`"a = b, c: d // e"`, `"\" = // "`, "`a = ${b ? \"c\" : d} // e,\n\t\tf`", `/[/"] = (?= )[//] , \/ /g`} {
		of := fstest.MapFS{"js/main.js": {Data: []byte("say( // it = is\n\t" + text + ", 1 / 2, 3 / 4);\n")}}
		expect.Equal(t, string(scripts(of)["main"]), "say("+text+",1 / 2,3 / 4);\nexport {};\n", "a script")
	}
}

// The modules of a script share one scope, which hides what the browser has by the same name.
func TestModulesOfThePageShareNoNames(t *testing.T) {
	files := must.Get(fs.Sub(assets.Files(), "live/js"))(t)
	declares := regexp.MustCompile(`(?m)^(?:export )?(?:async )?(?:function|const|let) (\w+)`)
	by := map[string]string{"history": "the browser", "location": "the browser", "performance": "the browser"}
	for _, file := range must.Get(fs.Glob(files, "*.js"))(t) {
		text := string(must.Get(fs.ReadFile(files, file))(t))
		expect.True(t, !strings.ContainsAny(unread.ReplaceAllString(text, ""), "`\"'"), "%s has a text that isn't known as one", file)
		for _, found := range declares.FindAllStringSubmatch(text, -1) {
			other, taken := by[found[1]]
			expect.True(t, !taken, "%s in %s is also a name in %s", found[1], file, other)
			by[found[1]] = file
		}
	}
}
