package table

import (
	"runtime"
	"strconv"
	"testing"

	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
)

func longTable(b *testing.B, entries int) (*shell.Shell, *Page) {
	b.Helper()
	s, page := tableOfSix(b)
	for n := len(s.Session.Game().Steps()); n < entries; n++ {
		ruling := &calc.Ruling{Seat: n % 6, What: "cash", Change: 1, Reason: "as agreed"}
		must.Get(s.Session.Game().Record(ruling, s.Session.Author()))(b)
	}
	page.Update()
	s.Window.Canvas().Capture()
	return s, page
}

func BenchmarkLongGame(b *testing.B) {
	for _, entries := range []int{40, 1_000, 10_000} {
		b.Run("record/"+strconv.Itoa(entries), func(b *testing.B) {
			s, _ := longTable(b, entries)
			for b.Loop() {
				must.Do(b, s.Session.Record(&calc.Ruling{Seat: 1, What: "cash", Change: 1, Reason: "as agreed"}))
				s.Window.Canvas().Capture()
			}
		})
		b.Run("undo/"+strconv.Itoa(entries), func(b *testing.B) {
			s, _ := longTable(b, entries)
			for b.Loop() {
				s.Undo()
				s.Window.Canvas().Capture()
				b.StopTimer()
				s.Redo()
				b.StartTimer()
			}
		})
		b.Run("why/"+strconv.Itoa(entries), func(b *testing.B) {
			s, page := longTable(b, entries)
			for b.Loop() {
				page.why(1, view.CashColumn)
				s.Window.Canvas().Capture()
				b.StopTimer()
				s.Back()
				b.StartTimer()
			}
		})
	}
}

// BenchmarkMemoryOfUndos measures the memory that 100 undos and redos leave behind.
func BenchmarkMemoryOfUndos(b *testing.B) {
	s, _ := longTable(b, 40)
	heap := func() float64 {
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return float64(m.HeapInuse) / (1 << 20)
	}
	for b.Loop() {
		before := heap()
		for range 100 {
			s.Undo()
			s.Window.Canvas().Capture()
			s.Redo()
			s.Window.Canvas().Capture()
		}
		b.ReportMetric(heap()-before, "MB/100undos")
	}
}
