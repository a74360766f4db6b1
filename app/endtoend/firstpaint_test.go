package endtoend

import (
	"testing"
	"time"
)

// BenchmarkFirstPaintApp measures from the start of the process to its first picture on the screen.
func BenchmarkFirstPaintApp(b *testing.B) { firstPaint(b, shipped(b)) }

// BenchmarkFirstPaintHello measures the same of the smallest program of the toolkit.
func BenchmarkFirstPaintHello(b *testing.B) { firstPaint(b, hello(b)) }

func firstPaint(b *testing.B, binary string) {
	s := newBench(b, binary)
	// The first start reads the program and the graphics driver from the disk.
	s.start()
	s.stop()
	var sum, best time.Duration
	starts := 0
	for b.Loop() {
		began := time.Now()
		s.start()
		took := time.Since(began)
		sum += took
		if starts == 0 || took < best {
			best = took
		}
		starts++
		b.StopTimer()
		s.stop()
		b.StartTimer()
	}
	b.ReportMetric(float64(sum.Microseconds())/1000/float64(starts), "ms/paint")
	b.ReportMetric(float64(best.Microseconds())/1000, "ms/best")
}
