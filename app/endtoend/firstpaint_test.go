package endtoend

import (
	"slices"
	"testing"
	"time"
)

// BenchmarkFirstPaint measures from the start of the process to its first picture on the screen, of the program and of the
// smallest program of its toolkit, in turns: the speed of a machine changes from second to second.
func BenchmarkFirstPaint(b *testing.B) {
	programs := []*bench{newBench(b, shipped(b)), newBench(b, hello(b))}
	took := make([][]time.Duration, len(programs))
	for _, p := range programs {
		// The first start reads the program and the graphics driver from the disk, and keeps what the driver makes of the
		// shaders, beside the picture.
		p.start()
		time.Sleep(3 * time.Second)
		p.stop()
	}
	for b.Loop() {
		for i, p := range programs {
			began := time.Now()
			p.start()
			took[i] = append(took[i], time.Since(began))
			p.stop()
		}
	}
	middle := func(all []time.Duration) float64 {
		return float64(slices.Sorted(slices.Values(all))[len(all)/2].Microseconds()) / 1000
	}
	b.ReportMetric(middle(took[0]), "ms/paint")
	b.ReportMetric(middle(took[1]), "ms/hello")
	b.ReportMetric(middle(took[0])/middle(took[1]), "×hello")
	b.ReportMetric(0, "ns/op")
}
