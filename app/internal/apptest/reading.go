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

// Reads fails the test if the words in a window differ from testdata/NAME.txt. The words found are written to
// testdata/failed/NAME.txt, which should replace the file after an intended change.
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

// Lines returns an object's words from top to bottom and, within columns, column by column.
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

func (p placedText) beside(next placedText) bool {
	middle := (next.top + next.bottom) / 2
	return next.left >= p.right && p.top <= middle && middle <= p.bottom
}

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

// Text returns the sentence for a key. pairs are names and values of the sentence's placeholders.
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
