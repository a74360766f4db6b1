package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/record"
)

type drawnWindow struct {
	fyne.Window
	canvas software.WindowlessCanvas
}

func (w drawnWindow) Canvas() fyne.Canvas { return w.canvas }

func (w drawnWindow) SetContent(o fyne.CanvasObject) { w.canvas.SetContent(o) }

func tableOfSix(b *testing.B) (*shell.Shell, *Page) {
	b.Helper()
	plain := apptest.Begin(b)
	w := drawnWindow{plain.Window, software.NewCanvas()}
	w.canvas.SetPadded(false)
	s := apptest.OnWindow(plain.App, w, apptest.NewSession(plain.Session.Book()))
	w.canvas.Resize(fyne.NewSize(1280, 800))
	rulebook := rulebooks.All()[0]
	names := []string{"Ann", "Ben", "Zoë", "Dan", "Eva", "Finn"}
	must.Do(b, s.Session.Begin(record.Setup{Rulebook: rulebook.ID(), Names: names,
		Options: rulebook.Presets()[1].Options}))
	for range 20 {
		must.Do(b, s.Session.Record(likelyEntry(b, s.Session.View())))
	}
	page := NewPage(s)
	s.Go(apptest.To(page))
	return s, page
}

func likelyEntry(b *testing.B, v view.Game) calc.Entry {
	b.Helper()
	e := v.Expected().All()[0]
	for place := 0; place < len(e.Form(v.Table).Fields); place++ {
		f := e.Form(v.Table).Fields[place]
		if f.Kind == calc.CardKind || f.Kind == calc.CompanyKind {
			f.Set(f.Allowed.At((len(v.Game.Steps()) * 7) % f.Allowed.Count()))
		}
	}
	return e
}

// BenchmarkRecordToRepaint measures the time from Record, including the write to disk, until the window of a game of
// six is updated ("update") or repainted ("painted"). The software painter paints the whole window; "empty" is its time
// for an empty window.
func BenchmarkRecordToRepaint(b *testing.B) {
	b.Run("update", func(b *testing.B) { recordAndRepaint(b, false) })
	b.Run("painted", func(b *testing.B) { recordAndRepaint(b, true) })
	b.Run("empty", func(b *testing.B) {
		test.NewTempApp(b)
		canvas := software.NewCanvas()
		canvas.SetPadded(false)
		canvas.Resize(fyne.NewSize(1280, 800))
		for b.Loop() {
			canvas.Capture()
		}
	})
}

func recordAndRepaint(b *testing.B, paint bool) {
	s, page := tableOfSix(b)
	s.Window.Canvas().Capture()
	for b.Loop() {
		b.StopTimer()
		e := likelyEntry(b, s.Session.View())
		page.sheet.choose(s.Session.View(), e, nil)
		if page.sheet.button.Disabled() {
			b.Fatal(page.sheet.refusal.Text())
		}
		b.StartTimer()
		page.sheet.record()
		if paint {
			s.Window.Canvas().Capture()
		}
		b.StopTimer()
		s.Undoing().Do()
		s.Window.Canvas().Capture()
		b.StartTimer()
	}
}
