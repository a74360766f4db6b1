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
	all := map[string]part{
		"":         file("text/html; charset=utf-8", page()),
		"page.css": file("text/css; charset=utf-8", assets.Read("scan/page.css")),
		"icon.svg": file("image/svg+xml", assets.Read("icon.svg")),
		"look":     {http.MethodPost, bytesKind, s.look},
		"take":     {http.MethodPost, textKind, s.take},
	}
	for _, name := range []string{"page.js", "collect.js", "read.js", "camera.js", "post.js"} {
		all[name] = file("text/javascript; charset=utf-8", assets.Read("scan/"+name))
	}
	return all
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
	texts := map[string]string{
		"title":    words.Text("scan.camera"),
		"progress": words.Format("camera.progress", words.Names{"have": "{have}", "needed": "{needed}"}),
		"newer":    words.Text("fault.code.newer"),
		"nocode":   words.Text("fault.picture.nocode"),
	}
	for _, name := range []string{"point", "more", "allow", "denied", "absent", "broken", "link", "wifi", "contact",
		"foreign", "damaged", "looking", "taking", "waiting", "gone", "lost", "copied", "select", "close", "photo",
		"light", "which", "copy"} {
		texts[name] = words.Text("camera." + name)
	}
	return texts
}
