package livetest

import (
	"bytes"
	"net"
	"strings"
	"sync"
	"testing"

	"scripkeeper/calc/conformance/must"
)

// A proxy can withhold data between browsers and a host without ending connections, like a bad access point.
type proxy struct {
	port, host string
	mu         sync.Mutex
	freed      sync.Cond
	// streams holds the current streams, and true for each that is withheld. If all is true, all data is withheld.
	streams map[net.Conn]bool
	all     bool
}

// between returns a proxy between browsers and the host of a link, and the link to the proxy.
func between(t testing.TB, link string) (p *proxy, through string) {
	t.Helper()
	listener := must.Get(net.Listen("tcp4", "127.0.0.1:0"))(t)
	t.Cleanup(func() { _ = listener.Close() })
	p = &proxy{port: listener.Addr().String(), host: strings.Split(link, "/")[2], streams: map[net.Conn]bool{}}
	p.freed.L = &p.mu
	go func() {
		for {
			from, err := listener.Accept()
			if err != nil {
				return
			}
			to, err := net.Dial("tcp4", p.host)
			if err != nil {
				_ = from.Close()
				continue
			}
			go p.carry(from, to, from)
			go p.carry(to, from, from)
		}
	}()
	return p, strings.Replace(link, p.host, p.port, 1)
}

// carry forwards data in one direction. Hosts require their own address, so carry replaces the proxy's address.
func (p *proxy) carry(from, to, browser net.Conn) {
	defer func() { _, _ = from.Close(), to.Close() }()
	buffer := make([]byte, 64<<10)
	for {
		n, err := from.Read(buffer)
		said := buffer[:n]
		if from == browser {
			said = bytes.ReplaceAll(said, []byte(p.port), []byte(p.host))
		}
		p.mu.Lock()
		if held, is := p.streams[browser]; from == browser && n > 0 && !(is && held) {
			if bytes.Contains(said, []byte("/stream HTTP/1.1")) {
				p.streams[browser] = false
			} else {
				delete(p.streams, browser)
			}
		}
		for p.all || p.streams[browser] {
			p.freed.Wait()
		}
		p.mu.Unlock()
		if _, fault := to.Write(said); err != nil || fault != nil {
			return
		}
	}
}

// muteStreams withholds the data of current streams; mute withholds all data.
func (p *proxy) muteStreams() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for stream := range p.streams {
		p.streams[stream] = true
	}
}

func (p *proxy) mute() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.all = true
}

func (p *proxy) free() {
	p.mu.Lock()
	defer p.mu.Unlock()
	clear(p.streams)
	p.all = false
	p.freed.Broadcast()
}
