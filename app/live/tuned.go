package live

import (
	"net"
	"time"
)

// tuned sets up each connection for streams: little waits in it, so that what is sent is new, and one whose phone has
// lost its network ends soon.
type tuned struct {
	net.Listener
	patience time.Duration
}

// sendBuffer is how much may wait in a connection, in bytes.
const sendBuffer = 64 << 10

func (t tuned) Accept() (net.Conn, error) {
	c, err := t.Listener.Accept()
	if tcp, ok := c.(*net.TCPConn); ok {
		_ = tcp.SetWriteBuffer(sendBuffer)
		_ = tcp.SetKeepAliveConfig(net.KeepAliveConfig{
			Enable: true, Idle: t.patience, Interval: t.patience / 2, Count: 2})
		limitSilence(tcp, 2*t.patience)
	}
	return c, err
}
