package words

import (
	"encoding/json"
	"io/fs"
	"iter"
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

// readSentences reads the files of a pattern. Tests read every file and parse every sentence.
func readSentences(pattern string) map[string]*sentence {
	names, _ := fs.Glob(assets.Files(), pattern)
	var files []string
	count := 0
	for _, name := range names {
		file := string(assets.Read(name))
		files, count = append(files, file), count+strings.Count(file, `":`)
	}
	all, room := make(map[string]*sentence, count), make([]sentence, count)
	for _, file := range files {
		for key, text := range pairs(file) {
			room[0].text = text
			all[key], room = &room[0], room[1:]
		}
	}
	return all
}

// pairs are the keys of a file and their texts. Such a file is one object of strings, and read in a part
// of the time that it takes where anything may be in it: the first picture of the window waits for this.
func pairs(file string) iter.Seq2[string, string] {
	return func(yield func(key, text string) bool) {
		for {
			var key, text string
			if key, file = literal(file); key == "" {
				return
			}
			if text, file = literal(file); !yield(key, text) {
				return
			}
		}
	}
}

// literal is the next string of a file, and what comes after it.
func literal(file string) (text, rest string) {
	_, file, _ = strings.Cut(file, `"`)
	text, rest, _ = strings.Cut(file, `"`)
	if !strings.Contains(text, `\`) {
		return text, rest
	}
	var escaped string
	from := json.NewDecoder(strings.NewReader(`"` + file))
	if from.Decode(&escaped) != nil {
		return "", ""
	}
	return escaped, file[from.InputOffset()-1:]
}
