package apptest

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/must"
)

// Reads fails when the words in a window are not those in testdata/NAME.txt, line by line from top to bottom. Columns
// that stand beside each other are read one after another. What stands there instead is written to
// testdata/failed/NAME.txt, to be moved over when the change was meant.
func Reads(t *testing.T, name string, w fyne.Window) {
	t.Helper()
	got := strings.Join(Lines(w.Content(), w.Canvas().Size()), "\n") + "\n"
	want, err := os.ReadFile(filepath.Join("testdata", name+".txt"))
	if err == nil && got == string(want) {
		return
	}
	failed := filepath.Join("testdata", "failed", name+".txt")
	must.Do(t, os.MkdirAll(filepath.Dir(failed), 0o755))
	must.Do(t, os.WriteFile(failed, []byte(got), 0o644))
	t.Errorf("it does not read as approved; see %s:\n%s", failed, difference(string(want), got))
}

// Lines are the words in an object as large as a window, as they are read: what stands side by side is one line.
func Lines(o fyne.CanvasObject, size fyne.Size) []string {
	f := &fitting{}
	f.fit(o, fyne.Position{}, 0, 0, size.Width, size.Height)
	var lines []string
	for i, text := range f.texts {
		if i > 0 && f.texts[i-1].beside(text) {
			lines[len(lines)-1] += " | " + text.words
		} else {
			lines = append(lines, text.words)
		}
	}
	return lines
}

// beside reports whether another text stands to the right of this one, in the same line.
func (p placedText) beside(next placedText) bool {
	middle := (next.top + next.bottom) / 2
	return next.left >= p.right && p.top <= middle && middle <= p.bottom
}

// difference lists the lines that only one of two texts has.
func difference(want, got string) string {
	all, now := strings.Split(want, "\n"), strings.Split(got, "\n")
	var b strings.Builder
	for _, line := range all {
		if !slices.Contains(now, line) {
			b.WriteString("- " + line + "\n")
		}
	}
	for _, line := range now {
		if !slices.Contains(all, line) {
			b.WriteString("+ " + line + "\n")
		}
	}
	return b.String()
}

// Text is the sentence of a key, its places filled from pairs of a name and a word or a number. Tests ask for what they
// press and see by key, so that a sentence may change.
func Text(key string, pairs ...string) string {
	names := words.Names{}
	for i := 0; i+1 < len(pairs); i += 2 {
		names[pairs[i]] = pairs[i+1]
		if n, err := strconv.Atoi(pairs[i+1]); err == nil {
			names[pairs[i]] = n
		}
	}
	return words.Format(key, names)
}
