package live

import (
	"bytes"
	"compress/gzip"
	"io/fs"
	"net/http"
	"path"
	"strings"

	"scripkeeper/assets"
)

// addPage adds the page and its parts, which are the same for everybody. They are read once, so that nothing of a
// request ever becomes the path of a file.
func (s *Server) addPage(all routes) {
	static := func(at, kind string, content []byte) {
		packed := pack(content)
		all.add(http.MethodGet, at, route{serve: func(r *request) { r.file(kind, content, packed) }})
	}
	for _, at := range []string{"/", "/j/{token}", "/k/{token}", "/J/{token}", "/K/{token}"} {
		static(at, "text/html; charset=utf-8", s.asset("index.html"))
	}
	static("/page.css", "text/css; charset=utf-8", append(colours(), s.asset("page.css")...))
	static("/icon.svg", "image/svg+xml", assets.Read("icon.svg"))
	static("/words.json", "application/json", s.options.Words)
	if s.options.Assets == nil {
		return
	}
	modules, _ := fs.Glob(s.options.Assets, "js/*.js") // the pattern is well formed
	for _, module := range modules {
		static("/js/"+path.Base(module), "text/javascript; charset=utf-8", s.asset(module))
	}
}

// asset is a file of the page, empty when there is none.
func (s *Server) asset(name string) []byte {
	if s.options.Assets == nil {
		return nil
	}
	content, _ := fs.ReadFile(s.options.Assets, name)
	return content
}

func pack(content []byte) []byte {
	var packed bytes.Buffer
	w, _ := gzip.NewWriterLevel(&packed, gzip.BestCompression) // a level that there is
	_, _ = w.Write(content)
	_ = w.Close()
	return packed.Bytes()
}

func (r *request) file(kind string, content, packed []byte) {
	h := r.w.Header()
	h.Set("Content-Type", kind)
	h.Set("Vary", "Accept-Encoding")
	if r.unpacks() {
		h.Set("Content-Encoding", "gzip")
		content = packed
	}
	_, _ = r.w.Write(content)
}

// unpacks reports whether the browser can unpack gzip.
func (r *request) unpacks() bool {
	for _, coding := range strings.Split(r.Header.Get("Accept-Encoding"), ",") {
		if strings.TrimSpace(coding) == "gzip" {
			return true
		}
	}
	return false
}
