package live

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"sync"

	"scripkeeper/app/live/disk"
	"scripkeeper/app/live/door"
	"scripkeeper/ledger"
	"scripkeeper/ledger/bookfile"
)

// StoreOf returns the name of the file for guests, next to a book's file. The app and the command line share the file.
func StoreOf(book string) string { return book + ".guests" }

type stored struct {
	Version int               `json:"version"`
	Port    string            `json:"port"`
	Keeper  string            `json:"keeper"`
	Links   map[string]string `json:"links"`
	Guests  []guest           `json:"guests"`
}

const storeVersion = 1

// openStore reads the file for guests and reserves it. The error is live.elsewhere if another server has the file.
func openStore(path string) (kept stored, release func(), err error) {
	if path == "" {
		return stored{}, func() {}, nil
	}
	if release, err = bookfile.Reserve(path); err != nil {
		return stored{}, nil, &ledger.Fault{Code: "live.elsewhere", Path: path, Err: err}
	}
	kept = disk.Read(path, func(content []byte) (kept stored, err error) {
		if err = json.Unmarshal(content, &kept); err == nil && kept.Version != storeVersion {
			err = errors.ErrUnsupported
		}
		return kept, err
	})
	return kept, release, nil
}

// valid reports whether a guest from a file has an ID, a hash and possible places.
func (one *guest) valid() bool {
	hash, err := hex.DecodeString(one.Cookie)
	if err != nil || len(hash) != sha256.Size || one.ID == "" || len(one.Places) == 0 {
		return false
	}
	for _, p := range one.Places {
		if p.Role != door.Look && p.Role != door.Seat && p.Role != door.Keeper || p.Role == door.Seat && p.Seat < 0 {
			return false
		}
	}
	return true
}

// stored returns the file's content. The guests must be a copy that is not in use, see [guests.copy].
func (g *guests) stored(port string) stored {
	all := stored{Version: storeVersion, Port: port, Keeper: g.keeper, Links: g.links}
	for _, id := range slices.Sorted(maps.Keys(g.all)) {
		all.Guests = append(all.Guests, *g.all[id])
	}
	return all
}

type store struct {
	path, port string
	release    func()

	mu sync.Mutex
	// asked holds the changes for the next write, in order.
	asked []*change
	// writing is held during a write. closed prevents further writes.
	writing sync.Mutex
	closed  bool
}

type change struct {
	do   func(*guests) error
	done bool
	err  error
}

// change applies do to the guests and returns when the result is on disk. Simultaneous changes are written together. If
// writing fails, the guests are unchanged and the error is live.unkept. An error from do changes nothing and is
// returned.
func (s *store) change(g *guests, do func(*guests) error) error {
	own := &change{do: do}
	s.mu.Lock()
	s.asked = append(s.asked, own)
	s.mu.Unlock()
	s.writing.Lock()
	defer s.writing.Unlock()
	if own.done {
		return own.err
	}
	s.mu.Lock()
	all := s.asked
	s.asked = nil
	s.mu.Unlock()
	next, changed := g.copy(), false
	for _, one := range all {
		one.err, one.done = one.do(next), true
		changed = changed || one.err == nil
	}
	if !changed {
		return own.err
	}
	if err := s.write(next); err != nil {
		for _, one := range all {
			one.err = cmp.Or(one.err, err)
		}
		return own.err
	}
	g.become(next)
	return own.err
}

func (s *store) write(g *guests) error {
	switch {
	case s.path == "":
		return nil
	case s.closed:
		return &ledger.Fault{Code: "live.unkept", Path: s.path}
	}
	return disk.Write(s.path, g.stored(s.port))
}

func (s *store) close() {
	s.writing.Lock()
	defer s.writing.Unlock()
	if !s.closed {
		s.release()
	}
	s.closed = true
}
