package camera

import (
	"bytes"
	"encoding/json"
	"net/http"

	"scripkeeper/app/words"
	"scripkeeper/assets"
	"scripkeeper/ledger/compact"
)

// allParts are the parts of the page by their names behind the token, and the two things that it posts.
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

// page is the page with its data in place of their mark: the newest version of codes that is known here, and the words.
func page() []byte {
	// A struct of numbers and texts has JSON in any case, and none in which a tag could end.
	data, _ := json.Marshal(struct {
		Newest int               `json:"newest"`
		Words  map[string]string `json:"words"`
	}{compact.Newest, pageWords()})
	return bytes.Replace(assets.Read("scan/page.html"), []byte("{{data}}"), data, 1)
}

// pageWords are the sentences of the page by the names that it has for them. It fills in the numbers itself.
func pageWords() map[string]string {
	return map[string]string{
		"title":    words.Say("scan.camera"),
		"point":    words.Say("camera.point"),
		"more":     words.Say("camera.more"),
		"progress": words.Tell("camera.progress", words.Names{"have": "{have}", "needed": "{needed}"}),
		"allow":    words.Say("camera.allow"),
		"denied":   words.Say("camera.denied"),
		"absent":   words.Say("camera.absent"),
		"broken":   words.Say("camera.broken"),
		"link":     words.Say("camera.link"),
		"wifi":     words.Say("camera.wifi"),
		"contact":  words.Say("camera.contact"),
		"foreign":  words.Say("camera.foreign"),
		"newer":    words.Say("fault.code.newer"),
		"damaged":  words.Say("camera.damaged"),
		"nocode":   words.Say("fault.picture.nocode"),
		"looking":  words.Say("camera.looking"),
		"taking":   words.Say("camera.taking"),
		"waiting":  words.Say("camera.waiting"),
		"gone":     words.Say("camera.gone"),
		"lost":     words.Say("camera.lost"),
		"copied":   words.Say("camera.copied"),
		"select":   words.Say("camera.select"),
		"close":    words.Say("camera.close"),
		"photo":    words.Say("camera.photo"),
		"light":    words.Say("camera.light"),
		"which":    words.Say("camera.which"),
		"copy":     words.Say("camera.copy"),
	}
}
