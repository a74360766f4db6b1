package live

import (
	"bytes"
	"compress/gzip"
	"html"
	"io/fs"
	"net/http"
	"slices"
	"strings"
	"sync"

	"scripkeeper/app/words/lang"
	"scripkeeper/assets"
)

// addPage adds routes for the page's files in every language. Files are read once: no request becomes a file path.
func (s *Server) addPage(all routes) {
	static := func(at, kind string, content []byte) {
		packed := pack(content)
		all.add(http.MethodGet, at, route{serve: func(r *request) { r.file(kind, content, packed) }})
	}
	spoken := func(kind string, content func(*lang.Language) []byte, places ...string) {
		made := inEveryLanguage(content)
		for _, at := range places {
			all.add(http.MethodGet, at, route{serve: func(r *request) {
				r.w.Header().Add("Vary", "Accept-Language")
				content, packed := made[r.language()]()
				r.file(kind, content, packed)
			}})
		}
	}
	spoken("text/html; charset=utf-8", s.index, "/", "/j/{token}", "/k/{token}", "/J/{token}", "/K/{token}")
	if s.options.Words != nil {
		spoken("application/json", s.options.Words, "/words.json")
	}
	static("/page.css", "text/css; charset=utf-8", append(colours(), s.asset("page.css")...))
	static("/licences.txt", "text/plain; charset=utf-8", []byte(assets.Licences()))
	static("/icon.svg", "image/svg+xml", assets.Read("icon.svg"))
	if s.options.Assets != nil {
		for name, script := range scripts(s.options.Assets) {
			static("/js/"+name+".js", "text/javascript; charset=utf-8", script)
		}
	}
}

func inEveryLanguage(make func(*lang.Language) []byte) map[*lang.Language]func() (content, packed []byte) {
	all := map[*lang.Language]func() ([]byte, []byte){}
	for _, l := range lang.Languages() {
		all[l] = sync.OnceValues(func() ([]byte, []byte) {
			content := make(l)
			return content, pack(content)
		})
	}
	return all
}

// index returns the HTML page. It contains text only for browsers without JavaScript.
func (s *Server) index(l *lang.Language) []byte {
	fill := strings.NewReplacer("{{language}}", l.Tag(), "{{noscript}}", html.EscapeString(l.Text("live.noscript")))
	return []byte(fill.Replace(string(s.asset("index.html"))))
}

func (s *Server) asset(name string) []byte {
	if s.options.Assets == nil {
		return nil
	}
	content, _ := fs.ReadFile(s.options.Assets, name)
	return content
}

func pack(content []byte) []byte {
	var packed bytes.Buffer
	w, _ := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	_, _ = w.Write(content)
	_ = w.Close()
	return packed.Bytes()
}

func (r *request) file(kind string, content, packed []byte) {
	h := r.w.Header()
	h.Set("Content-Type", kind)
	h.Add("Vary", "Accept-Encoding")
	if r.unpacks() {
		h.Set("Content-Encoding", "gzip")
		content = packed
	}
	_, _ = r.w.Write(content)
}

func (r *request) unpacks() bool {
	codings := strings.Split(r.Header.Get("Accept-Encoding"), ",")
	return slices.ContainsFunc(codings, func(coding string) bool { return strings.TrimSpace(coding) == "gzip" })
}
