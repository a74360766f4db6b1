package live

import (
	"encoding/json"
	"strings"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words/lang"
)

// pagePrefix begins the keys of the page's sentences.
const pagePrefix = "live.page."

// pageWords are the keys of all sentences that the page asks for, see assets/live: its own, and a few of the window's.
func pageWords() []string {
	keys := []string{"moment.unknown", "sheet.card.change", "sheet.cell.all",
		"sheet.cell.most", "tournament.table.correct", "tournament.table.type"}
	for key := range lang.English().Own() {
		if strings.HasPrefix(key, pagePrefix) {
			keys = append(keys, key)
		}
	}
	return keys
}

// PageWords are all sentences of the page in a language as JSON, by their keys without the beginning that they share,
// and how the language writes numbers, with the outlines of all shapes as the data of SVG paths.
func PageWords(l *lang.Language) []byte {
	texts := map[string]string{}
	for _, key := range pageWords() {
		texts[strings.TrimPrefix(key, pagePrefix)] = l.Text(key)
	}
	shapes := map[emblem.Shape]string{}
	for _, shape := range emblem.Shapes() {
		shapes[shape] = shape.Path()
	}
	told, _ := json.Marshal(struct { // texts are JSON in any case
		Language  string                  `json:"language"`
		Thousands string                  `json:"thousands"`
		From      int                     `json:"from"`
		Forms     []string                `json:"forms"`
		Words     map[string]string       `json:"words"`
		Shapes    map[emblem.Shape]string `json:"shapes"`
	}{l.Tag(), l.Thousands(), l.ThousandsFrom(), l.Forms(), texts, shapes})
	return told
}
