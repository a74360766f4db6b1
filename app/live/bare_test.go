package live

import (
	"fmt"
	"net"
	"net/http"
	"strings"
	"sync"
	"time"
)

// A bare server only broadcasts to its clients. It is the baseline for measuring the live server.
type bare struct {
	http.Server
	mu   sync.Mutex
	all  map[chan []byte]bool
	last []byte
}

func openBare() (*bare, string, error) {
	listener, err := net.Listen("tcp4", "127.0.0.1:0")
	if err != nil {
		return nil, "", err
	}
	b := &bare{all: map[chan []byte]bool{}}
	b.Handler = b
	go func() { _ = b.Serve(listener) }()
	return b, listener.Addr().String(), nil
}

func (b *bare) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	own := make(chan []byte, 16)
	b.mu.Lock()
	b.all[own] = true
	own <- b.last
	b.mu.Unlock()
	defer func() {
		b.mu.Lock()
		delete(b.all, own)
		b.mu.Unlock()
	}()
	w.Header().Set("Content-Type", "text/event-stream")
	for {
		select {
		case data := <-own:
			if _, err := fmt.Fprintf(w, "event: table\ndata: %s\n\n", data); err != nil {
				return
			}
			w.(http.Flusher).Flush()
		case <-r.Context().Done():
			return
		}
	}
}

func (b *bare) show(data []byte) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.last = data
	for own := range b.all {
		select {
		case own <- data:
		default:
		}
	}
}

// filling makes a state about as long as a large table's, 10 KB.
var filling = strings.Repeat(`{"seat":"Ann","cash":1250,"shares":[3,0,12]},`, 220)

func state(number int) []byte {
	return fmt.Appendf(nil, `{"at":%d,"number":%d,"rows":[%s0]}`, time.Now().UnixNano(), number, filling)
}
