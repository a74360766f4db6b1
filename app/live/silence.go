//go:build !linux

package live

import (
	"net"
	"time"
)

// limitSilence does nothing: the system's own timeout applies.
func limitSilence(*net.TCPConn, time.Duration) {}
