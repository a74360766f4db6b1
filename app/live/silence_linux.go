package live

import (
	"net"
	"syscall"
	"time"
)

// userTimeout is the socket option TCP_USER_TIMEOUT, see tcp(7).
const userTimeout = 18

// limitSilence ends a connection if sent data is not acknowledged in time.
func limitSilence(c *net.TCPConn, after time.Duration) {
	if raw, err := c.SyscallConn(); err == nil {
		_ = raw.Control(func(fd uintptr) {
			_ = syscall.SetsockoptInt(int(fd), syscall.IPPROTO_TCP, userTimeout, int(after.Milliseconds()))
		})
	}
}
