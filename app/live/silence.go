//go:build !linux

package live

import (
	"net"
	"time"
)

// limitSilence leaves it to the system when a connection is silent for too long.
func limitSilence(*net.TCPConn, time.Duration) {}
