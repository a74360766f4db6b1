package live

import (
	"fmt"
	"net/http/httptest"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"scripkeeper/calc/conformance/expect"
)

// Of many who ask at once by one address, so many are answered at once, the others as they come due, and those who would
// have to wait too long are refused, but not sooner: nobody asks faster by asking on and on.
func TestWhoAsksTooOftenWaits(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := &Server{limits: limits{patience: time.Second}, closed: make(chan struct{})}
		limit := newRate(pace{each: 250 * time.Millisecond, burst: 3}, time.Now)
		begun := time.Now()
		var mu sync.Mutex
		answers := map[string]int{}
		var all sync.WaitGroup
		for range 10 {
			all.Go(func() {
				w := httptest.NewRecorder()
				ok := s.allows(&request{Request: httptest.NewRequest("GET", "/me", nil), w: w}, limit, "127.0.0.1")
				mu.Lock()
				defer mu.Unlock()
				answers[fmt.Sprint(time.Since(begun), ok, w.Header()["Retry-After"])]++
			})
		}
		all.Wait()
		want := map[string]int{"0s true []": 3, "250ms true []": 1, "500ms true []": 1, "750ms true []": 1,
			"1s true []": 1, "1s false [1]": 3}
		expect.Equal(t, fmt.Sprint(answers), fmt.Sprint(want), "the answers")
	})
}
