package live

import (
	"io"
	"io/fs"
	"net/http"
	"testing"
	"testing/fstest"

	"scripkeeper/assets"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// Limits in bytes for what a phone loads to join a game, except texts, and for the script of pages outside of games.
const (
	mostOfThePage = 30 << 10
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
		"js/deep.js": {Data: []byte("import {c} from \"./flat.js\";\n\nexport const a = () => c; // it is c\n\nexport async function b() {\n\t// nothing\n\treturn c;\n}\n")},
		"js/flat.js": {Data: []byte("const own = 1;\nexport const c = own;\n")},
		"js/late.js": {Data: []byte("import {c} from \"./flat.js\";\nimport {d} from \"./more.js\";\n\nexport const e = c + d;\n")},
		"js/more.js": {Data: []byte("export const d = 2;\n")},
	}
	wantMain := `const $flat = (() => {
const own=1;
const c=own;
return {c};
})();
const $deep = (() => {
const{c}=$flat;
const a=()=>c;
async function b(){return c;
}
return {a, b};
})();
const $main = (() => {
const{a, b}=$deep;
const{c}=$flat;
a(b, c);
import("./late.js?1");
return {};
})();
export {$main, $deep, $flat};
`
	wantLate := `import {$flat} from "./main.js";
const $more = (() => {
const d=2;
return {d};
})();
const $late = (() => {
const{c}=$flat;
const{d}=$more;
const e=c + d;
return {e};
})();
export const {e} = $late;
`
	all := scripts(of)
	expect.Equal(t, len(all), 2, "scripts")
	expect.Equal(t, string(all["main"]), wantMain, "the script of every page")
	expect.Equal(t, string(all["late"]), wantLate, "the script loaded when needed, without the modules of the first")
}
