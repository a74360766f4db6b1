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

// filled is the sentence with its places filled. A full stop closes the name that it follows ("Ann B.") as well.
func (s *sentence) filled(names Names) string {
	s.parsed.Do(func() { s.pattern = template.Must(template.New("").Parse(s.text)) })
	var out strings.Builder
	_ = s.pattern.Execute(&out, names)
	if strings.Contains(s.text, "}}.") {
		return stops.Replace(out.String())
	}
	return out.String()
}

// stops makes two full stops one, but leaves three.
var stops = strings.NewReplacer("...", "...", "..", ".")

// find is the sentence of a key, nil where there is none. Those of the rulebooks are read when the first of theirs is
// looked for: the first picture of the window often needs none.
func find(key string) *sentence {
	if found := shared()[key]; found != nil {
		return found
	}
	return ofRulebooks()[key]
}

// shared are the English sentences of the screens by their keys, ofRulebooks those of all rulebooks, each read once.
var (
	shared      = sync.OnceValue(func() map[string]*sentence { return readSentences("translations/en.json") })
	ofRulebooks = sync.OnceValue(func() map[string]*sentence { return readSentences("translations/en.*.json") })
)

// readSentences reads the files of a pattern. Tests readSentences every file and parse every sentence.
func readSentences(pattern string) map[string]*sentence {
	texts := map[string]string{}
	names, _ := fs.Glob(assets.Files(), pattern)
	for _, name := range names {
		_ = json.Unmarshal(assets.Read(name), &texts)
	}
	all := make(map[string]*sentence, len(texts))
	for key, text := range texts {
		all[key] = &sentence{text: text}
	}
	return all
}
