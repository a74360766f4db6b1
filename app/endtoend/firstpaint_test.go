package endtoend

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"scripkeeper/app/internal/workshop"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/record"
)

// BenchmarkFirstPaint measures the time from the start of the process to its first picture, and the private memory
// after three seconds. It starts the app and the smallest program with the same toolkit in turn, because a machine's
// speed varies.
func BenchmarkFirstPaint(b *testing.B) {
	b.Run("Empty", func(b *testing.B) { comparePaint(b, newBench(b, shipped(b)), newBench(b, hello(b))) })
	for _, games := range []int{100, 1000, 5000} {
		b.Run(fmt.Sprintf("Shelf%d", games), func(b *testing.B) {
			book := filepath.Join(b.TempDir(), "games.db")
			fillShelf(b, book, games)
			comparePaint(b, newBench(b, shipped(b), "--book", book), newBench(b, hello(b)))
		})
	}
}

func comparePaint(b *testing.B, programs ...*bench) {
	took, memory := make([][]time.Duration, len(programs)), make([]float64, len(programs))
	for i, p := range programs {
		// The first start loads the program and the graphics driver and fills the shader cache.
		for range 2 {
			p.start()
			time.Sleep(3 * time.Second)
			memory[i] = ownMemory(b, p.cmd.Process.Pid)
			p.stop()
		}
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
	b.ReportMetric(middle(took[1]), "ms/other")
	b.ReportMetric(middle(took[0])/middle(took[1]), "×other")
	b.ReportMetric(memory[0]-memory[1], "MB-more")
	b.ReportMetric(0, "ns/op")
}

// fillShelf makes a book of recorded games. The newest games are always the same, and need no slow system font.
func fillShelf(b *testing.B, path string, games int) {
	b.Helper()
	files, err := filepath.Glob(filepath.Join(workshop.Module(b), "calc", "*", "testdata", "games", "*.json"))
	if err != nil || len(files) == 0 {
		b.Fatal("no recorded games", err)
	}
	book := must.Get(book.Open(path, rulebooks.All()))(b)
	for n := range games {
		path := files[len(files)-1-(games-1-n)%len(files)]
		file := must.Get(os.Open(path))(b)
		record, err := record.Read(file)
		_ = file.Close()
		if err == nil {
			record.ID = ledger.NewGameID()
			record.Begun = time.Date(2020, 1, 1, 20, n, 0, 0, time.UTC)
			_, err = book.Games.Import(record, ledger.Author{Person: "Ann", Device: "Ann's laptop"})
		}
		if err != nil {
			b.Fatal(path, err)
		}
	}
	must.Do(b, book.Close())
}

// ownMemory returns a process's private memory in megabytes, without the program file.
func ownMemory(b *testing.B, pid int) float64 {
	b.Helper()
	status := must.Get(os.ReadFile(fmt.Sprintf("/proc/%d/status", pid)))(b)
	_, found, _ := strings.Cut(string(status), "RssAnon:")
	var kilobytes float64
	_, err := fmt.Sscan(found, &kilobytes)
	must.Hold(b, err == nil, "reading %q: %v", status, err)
	return kilobytes / 1024
}
