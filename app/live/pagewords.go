package live

import (
	"encoding/json"
	"strings"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words/lang"
)

const pagePrefix = "live.page."

// pageWords returns the keys of the page's texts: all keys with the page's prefix, and a few other keys of the app.
func pageWords() []string {
	keys := []string{"moment.unknown", "sheet.card.change", "sheet.cell.all",
		"sheet.cell.most"}
	for key := range lang.English().Own() {
		if strings.HasPrefix(key, pagePrefix) {
			keys = append(keys, key)
		}
	}
	return keys
}

// PageWords returns the page's texts, the number format and the SVG outlines of all shapes, as JSON.
func PageWords(l *lang.Language) []byte {
	texts := map[string]string{}
	for _, key := range pageWords() {
		texts[strings.TrimPrefix(key, pagePrefix)] = l.Text(key)
	}
	shapes := map[emblem.Shape]string{}
	for _, shape := range emblem.Shapes() {
		shapes[shape] = shape.Path()
	}
	told, _ := json.Marshal(struct { // texts can always be encoded
		Language  string                  `json:"language"`
		Thousands string                  `json:"thousands"`
		From      int                     `json:"from"`
		Forms     []string                `json:"forms"`
		Words     map[string]string       `json:"words"`
		Shapes    map[emblem.Shape]string `json:"shapes"`
	}{l.Tag(), l.Thousands(), l.ThousandsFrom(), l.Forms(), texts, shapes})
	return told
}
