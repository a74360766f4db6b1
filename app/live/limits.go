package live

import "time"

// maxHeader is the room for the head of a request, in bytes; net/http adds 4,096.
const maxHeader = 4 << 10

// limits are how much there may be of everything, and how long it may take.
type limits struct {
	// connections is how many there may be in all, fromOne how many from one address: a router may hide all phones of a
	// hall behind one. Beyond that the quietest gives way, see [guard.Bound].
	connections, fromOne int
	// guests is how many are kept, streams how many one of them may follow at a time: a browser has six connections to
	// a host for all its windows, and those that are left answer what they ask.
	guests, streams int
	// calls are requests of one guest. Requests of all guests but keepers, and of strangers, are addresses, joins are
	// joins and failures joins with a wrong link, each of one address.
	calls, addresses, joins, failures pace
	// patience is how long whoever asks too often is kept waiting, at most, before being answered or refused: so nobody
	// asks faster than they are answered.
	patience time.Duration
	// header and body are the time for reading one request, write for writing so much as a socket takes at a time, idle
	// for the wait for the next request on a connection.
	header, body, write, idle time.Duration
	// beat is the time between two signs of life on a stream.
	beat time.Duration
	// gather is how long news of guests are gathered before they are told.
	gather time.Duration
	now    func() time.Time
}

// usual are the limits of every live table: a hall of 2,000 phones fits in.
func usual() limits {
	return limits{
		connections: 6000, fromOne: 2800, guests: 5000, streams: 3,
		calls: pace{each: 50 * time.Millisecond, burst: 40}, addresses: pace{each: 5 * time.Millisecond, burst: 600},
		joins: pace{each: 100 * time.Millisecond, burst: 60}, failures: pace{each: 12 * time.Second, burst: 5},
		patience: time.Second,
		header:   5 * time.Second, body: 10 * time.Second, write: 10 * time.Second, idle: 30 * time.Second,
		beat: 5 * time.Second, gather: 100 * time.Millisecond, now: time.Now,
	}
}
