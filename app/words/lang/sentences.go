package lang

import (
	"encoding/json"
	"io/fs"
	"iter"
	"strings"

	"scripkeeper/assets"
)

func fromFiles(tag string, before *Language) *Language {
	var l *Language
	read := func(files string) func() map[string]*sentence {
		return func() map[string]*sentence { return readSentences(l, files) }
	}
	l = newLanguage(tag, read(tag+".json"), read(tag+".*.json"), before)
	l.whole = true
	return l
}

// Document returns a long text with its own file: "help" is the command line's help, in de.help.txt.
func (l *Language) Document(name string) string {
	for from := l; from != nil; from = from.before {
		if page := from.textFile(name); page != "" {
			return page
		}
	}
	return ""
}

// textFile returns the content of one of the language's text files, or nothing if it has no such file.
func (l *Language) textFile(name string) string {
	content, _ := fs.ReadFile(assets.Translations(), l.tag+"."+name+".txt")
	return string(content)
}

// readSentences reads the files whose names match a pattern. It checks nothing, because tests parse every sentence.
func readSentences(of *Language, pattern string) map[string]*sentence {
	folder := assets.Translations()
	names, _ := fs.Glob(folder, pattern)
	var files []string
	count := 0
	for _, name := range names {
		content, _ := fs.ReadFile(folder, name)
		file := string(content)
		files, count = append(files, file), count+strings.Count(file, `":`)
	}
	all, room := make(map[string]*sentence, count), make([]sentence, count)
	for _, file := range files {
		for key, text := range pairs(file) {
			room[0].of, room[0].text = of, text
			all[key], room = &room[0], room[1:]
		}
	}
	return all
}

// pairs returns the keys and texts in a file, which must be a JSON object of strings. It is much faster than a general
// JSON reader; the app's first picture waits for it.
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
