package words

import (
	"encoding/json"
	"io/fs"
	"strings"
	"sync"
	"text/template"

	"scripkeeper/assets"
)

// A sentence is one of the language, with places for what it is said of.
type sentence struct {
	text string
	// pattern is the text with its places found, from the first time that they are filled.
	pattern *template.Template
	parsed  sync.Once
}

// filled is the sentence with its places filled. Tests parse every sentence, so that none fails here.
func (s *sentence) filled(names Names) string {
	s.parsed.Do(func() { s.pattern = template.Must(template.New("").Parse(s.text)) })
	var out strings.Builder
	_ = s.pattern.Execute(&out, names)
	return out.String()
}

// english are all English sentences by their keys, read once.
var english = sync.OnceValue(func() map[string]*sentence {
	texts := map[string]string{}
	for _, name := range files() {
		_ = json.Unmarshal(assets.Read(name), &texts) // tests read every file
	}
	all := make(map[string]*sentence, len(texts))
	for key, text := range texts {
		all[key] = &sentence{text: text}
	}
	return all
})

// files are those with the sentences: one of the screens ("en.json"), and one of each rulebook ("en.stockholder.json").
func files() []string {
	names, _ := fs.Glob(assets.Files(), "translations/en*.json")
	return names
}
