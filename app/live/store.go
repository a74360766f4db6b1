package live

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"maps"
	"os"
	"slices"
	"sync"
	"time"

	"scripkeeper/app/live/disk"
	"scripkeeper/app/live/door"
	"scripkeeper/ledger"
	"scripkeeper/ledger/bookfile"
)

// StoreOf is the file that keeps the guests of a book beside it. The window and the command share it, so that phones are
// known to either.
func StoreOf(book string) string { return book + ".guests" }

// stored is what the file of guests holds.
type stored struct {
	Version int               `json:"version"`
	Port    string            `json:"port"`
	Keeper  string            `json:"keeper"`
	Links   map[string]string `json:"links"`
	Guests  []storedGuest     `json:"guests"`
}

type storedGuest struct {
	ID     string           `json:"id"`
	Name   string           `json:"name"`
	Cookie string           `json:"cookie"`
	Places map[string]place `json:"places"`
	Latest string           `json:"latest,omitempty"`
	Seen   time.Time        `json:"seen"`
}

// storeVersion is the version of the file.
const storeVersion = 1

// openStore reads the file of guests, for this server alone until release is called. The fault is live.elsewhere while
// another one has it: each would lose the guests of the other.
func openStore(path string) (kept stored, release func(), err error) {
	if path == "" {
		return stored{}, func() {}, nil
	}
	if release, err = bookfile.Reserve(path); err != nil {
		return stored{}, nil, &ledger.Fault{Code: "live.elsewhere", Path: path, Err: err}
	}
	return readStore(path), release, nil
}

// readStore reads the file of guests. One that cannot be read is put aside, for somebody to look at.
func readStore(path string) stored {
	var kept stored
	content, err := os.ReadFile(path)
	if err == nil {
		err = json.Unmarshal(content, &kept)
	}
	if err == nil && kept.Version == storeVersion {
		return kept
	}
	if !errors.Is(err, os.ErrNotExist) {
		_ = os.Rename(path, path+".damaged")
	}
	return stored{}
}

// guest is a guest as it was stored, if it makes sense.
func (k storedGuest) guest() (*guest, bool) {
	one := &guest{id: k.ID, name: k.Name, places: k.Places, latest: k.Latest, seen: k.Seen}
	cookie, err := hex.DecodeString(k.Cookie)
	if err != nil || len(cookie) != len(one.cookie) || k.ID == "" || len(k.Places) == 0 {
		return nil, false
	}
	for _, p := range k.Places {
		if p.Role != door.Look && p.Role != door.Seat && p.Role != door.Keeper || p.Role == door.Seat && p.Seat < 0 {
			return nil, false
		}
	}
	copy(one.cookie[:], cookie)
	return one, true
}

// stored is what is to be written down, and the version of the guests that it is.
func (g *guests) stored(port string) (stored, uint64) {
	g.mu.Lock()
	defer g.mu.Unlock()
	all := stored{Version: storeVersion, Port: port, Keeper: g.keeper, Links: maps.Clone(g.links)}
	for _, id := range slices.Sorted(maps.Keys(g.all)) {
		one := g.all[id]
		all.Guests = append(all.Guests, storedGuest{
			ID: id, Name: one.name, Cookie: hex.EncodeToString(one.cookie[:]), Places: maps.Clone(one.places),
			Latest: one.latest, Seen: one.seen,
		})
	}
	return all, g.version
}

func (g *guests) changes() uint64 {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.version
}

// A store writes the guests down.
type store struct {
	path, port string
	// release lets other servers have the file, nil once it did.
	release func()
	mu      sync.Mutex
	written uint64
	err     error
}

// keep writes the guests down as they are now, and returns when they are on disk. Of many who wait, one writes for all.
func (s *store) keep(g *guests) {
	if s.path == "" {
		return
	}
	wanted := g.changes()
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.written >= wanted || s.release == nil {
		return
	}
	all, version := g.stored(s.port)
	content, err := json.Marshal(all)
	if err == nil {
		err = disk.Replace(s.path, content)
	}
	if s.err = err; err == nil {
		s.written = version
	}
}

// close lets other servers have the file. Nothing is written from then on.
func (s *store) close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.release != nil {
		s.release()
	}
	s.release = nil
}
