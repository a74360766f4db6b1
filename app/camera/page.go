package camera

import (
	"encoding/json"
	"net/http"
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/assets"
	"scripkeeper/ledger/compact"
)

func (s *Server) allParts() map[string]part {
	return map[string]part{
		"":           file("text/html; charset=utf-8", page()),
		"page.css":   file("text/css; charset=utf-8", assets.Read("scan/page.css")),
		"page.js":    script("page"),
		"collect.js": script("collect"),
		"read.js":    script("read"),
		"camera.js":  script("camera"),
		"post.js":    script("post"),
		"icon.svg":   file("image/svg+xml", assets.Read("icon.svg")),
		"look":       {http.MethodPost, bytesKind, s.look},
		"take":       {http.MethodPost, textKind, s.take},
	}
}

func script(name string) part {
	return file("text/javascript; charset=utf-8", assets.Read("scan/"+name+".js"))
}

func file(kind string, content []byte) part {
	return part{http.MethodGet, "", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", kind)
		_, _ = w.Write(content)
	}}
}

// page returns the HTML page with its data: the newest code version that this program can read, and the texts.
func page() []byte {
	// Numbers and texts can always be encoded. The encoder escapes "<", which could otherwise end a tag.
	data, _ := json.Marshal(struct {
		Newest int               `json:"newest"`
		Words  map[string]string `json:"words"`
	}{compact.FormatVersion, pageWords()})
	fill := strings.NewReplacer("{{language}}", words.Spoken().Tag(), "{{data}}", string(data))
	return []byte(fill.Replace(string(assets.Read("scan/page.html"))))
}

// pageWords returns the page's texts by their names in the page's script, which replaces placeholders by numbers.
func pageWords() map[string]string {
	return map[string]string{
		"title":    words.Text("scan.camera"),
		"point":    words.Text("camera.point"),
		"more":     words.Text("camera.more"),
		"progress": words.Format("camera.progress", words.Names{"have": "{have}", "needed": "{needed}"}),
		"allow":    words.Text("camera.allow"),
		"denied":   words.Text("camera.denied"),
		"absent":   words.Text("camera.absent"),
		"broken":   words.Text("camera.broken"),
		"link":     words.Text("camera.link"),
		"wifi":     words.Text("camera.wifi"),
		"contact":  words.Text("camera.contact"),
		"foreign":  words.Text("camera.foreign"),
		"newer":    words.Text("fault.code.newer"),
		"damaged":  words.Text("camera.damaged"),
		"nocode":   words.Text("fault.picture.nocode"),
		"looking":  words.Text("camera.looking"),
		"taking":   words.Text("camera.taking"),
		"waiting":  words.Text("camera.waiting"),
		"gone":     words.Text("camera.gone"),
		"lost":     words.Text("camera.lost"),
		"copied":   words.Text("camera.copied"),
		"select":   words.Text("camera.select"),
		"close":    words.Text("camera.close"),
		"photo":    words.Text("camera.photo"),
		"light":    words.Text("camera.light"),
		"which":    words.Text("camera.which"),
		"copy":     words.Text("camera.copy"),
	}
}
