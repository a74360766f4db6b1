package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/list"
)

// logWords caches the texts of entries and the heights of their rows by the entry's hash, because logs may be long.
type logWords struct {
	known       map[string]logEntry
	row         *list.Row
	width, text float32
}

type logEntry struct {
	title, detail string
	lines         int
	height        float32
}

func (w *logWords) begin(width float32, lead, end fyne.CanvasObject) {
	if text := theme.Size(look.BodySize); w.width != width || w.text != text || w.known == nil {
		w.width, w.text, w.known = width, text, map[string]logEntry{}
	}
	w.row = list.NewRow("", "", nil).SetEnds(lead, end)
}

func (w *logWords) of(key string, tell func() (title, detail string)) logEntry {
	e, is := w.known[key]
	if !is {
		e.title, e.detail = tell()
		e.lines = w.row.LinesFor(e.title, e.detail, w.width)
		w.row.SetText(e.title, e.detail)
		e.height = w.row.Lines(e.lines).MinSize().Height
		w.known[key] = e
	}
	return e
}
