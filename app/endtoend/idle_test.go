package endtoend

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc/conformance/must"
)

func BenchmarkIdleCPUApp(b *testing.B) { idle(b, shipped(b)) }

func BenchmarkIdleCPUHello(b *testing.B) { idle(b, hello(b)) }

func idle(b *testing.B, binary string) {
	const warm, watched = 3 * time.Second, 20 * time.Second
	s := newBench(b, binary)
	s.start()
	time.Sleep(warm)
	var busy, whole time.Duration
	for b.Loop() {
		began, before := time.Now(), processorTime(b, s.cmd.Process.Pid)
		time.Sleep(watched)
		busy += processorTime(b, s.cmd.Process.Pid) - before
		whole += time.Since(began)
	}
	s.stop()
	b.ReportMetric(100*float64(busy)/float64(whole), "%cpu")
}

// processorTime returns a process's user and system time: fields 14 and 15 of its stat file, in hundredths of a second.
func processorTime(b *testing.B, pid int) time.Duration {
	b.Helper()
	stat := must.Get(os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid)))(b)
	_, fields, _ := strings.Cut(string(stat), ") ")
	var state string
	var skipped [10]int64
	var user, system int64
	if _, err := fmt.Sscan(fields, &state,
		&skipped[0], &skipped[1], &skipped[2], &skipped[3], &skipped[4],
		&skipped[5], &skipped[6], &skipped[7], &skipped[8], &skipped[9], &user, &system); err != nil {
		b.Fatalf("reading %q: %v", stat, err)
	}
	return time.Duration(user+system) * 10 * time.Millisecond
}
