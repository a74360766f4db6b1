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

// mostOfThePage limits the transferred size of the page in bytes, without its language's texts.
const mostOfThePage = 30 << 10

// Phones in a full hall share the network.
func TestThePageIsSmall(t *testing.T) {
	var th theatre
	s := opened(t, &th, func(o *Options, _ *limits) { o.Assets = must.Get(fs.Sub(assets.Files(), "live"))(t) })
	all := 0
	for _, part := range []string{"/", "/page.css", "/js/main.js"} {
		r := must.Get(http.NewRequest(http.MethodGet, "http://"+s.site()+part, nil))(t)
		r.Header.Set("Accept-Encoding", "gzip, deflate")
		response := must.Get(http.DefaultClient.Do(r))(t)
		expect.Equal(t, response.Header.Get("Content-Encoding"), "gzip", "how %s travels", part)
		body := must.Get(io.ReadAll(response.Body))(t)
		must.Do(t, response.Body.Close())
		must.Hold(t, len(body) > 200, "%s has %d bytes", part, len(body))
		all += len(body)
	}
	t.Logf("the page travels as %d bytes", all)
	expect.True(t, all <= mostOfThePage, "the page travels as %d bytes; allowed are %d", all, mostOfThePage)
}

func TestModulesBecomeOneScript(t *testing.T) {
	of := fstest.MapFS{
		"js/main.js": {Data: []byte("// The page.\n\nimport {a, b} from \"./deep.js\";\nimport {c} from \"./flat.js\";\n\na(b, c);\n")},
		"js/deep.js": {Data: []byte("import {c} from \"./flat.js\";\n\nexport const a = () => c; // it is c\n\nexport async function b() {\n\t// nothing\n\treturn c;\n}\n")},
		"js/flat.js": {Data: []byte("const own = 1;\nexport const c = own;\n")},
	}
	want := `const $flat = (() => {
const own = 1;
const c = own;
return {c};
})();
const $deep = (() => {
const {c} = $flat;
const a = () => c;
async function b() {return c;
}
return {a, b};
})();
const $main = (() => {
const {a, b} = $deep;
const {c} = $flat;
a(b, c);
return {};
})();
`
	expect.Equal(t, string(bundle(of, "main")), want, "the script")
}
