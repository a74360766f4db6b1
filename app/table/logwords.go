package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/list"
)

// logWords are the words of a log's entries, and how high a row is in which none of them is cut. They are remembered by
// the entry's place in the chain, from which they follow, for a log may be long.
type logWords struct {
	known       map[string]logEntry
	row         *list.Row
	width, text float32
}

// A logEntry is what the log has of an entry: a title, what stands beneath it, how many lines both take beneath the
// first, and how high its row is.
type logEntry struct {
	title, detail string
	lines         int
	height        float32
}

// begin works out the lines anew where rows have another width or text another size.
func (w *logWords) begin(width float32, lead, end fyne.CanvasObject) {
	if text := theme.Size(look.BodySize); w.width != width || w.text != text || w.known == nil {
		w.width, w.text, w.known = width, text, map[string]logEntry{}
	}
	w.row = list.NewRow("", "", nil).SetEnds(lead, end)
}

// of are the words of an entry, and the room that they take.
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
