package disk

import (
	"encoding/json"
	"maps"
	"slices"
)

// A Box keeps what phones said and a keeper has still to accept, the oldest first, and a setting for each game or
// tournament that needs one. With a file all of it is on disk before a change returns, and a change that can't be written
// changes nothing: the fault is live.unkept.
type Box[T any] struct {
	file string
	// kept is nil until somebody asks: by then this program has the files beside the book for itself.
	kept *contents[T]
}

// contents are what the file of a box holds.
type contents[T any] struct {
	// Settings are by the address of the game or tournament. None is 0.
	Settings map[string]int `json:"settings,omitempty"`
	Waiting  []T            `json:"waiting"`
}

// NewBox is the box of a file. An empty name keeps it in memory alone.
func NewBox[T any](file string) *Box[T] { return &Box[T]{file: file} }

func (b *Box[T]) now() contents[T] {
	if b.kept == nil {
		var kept contents[T]
		if b.file != "" {
			kept = Read(b.file, readBox[T])
		}
		b.kept = &kept
	}
	return *b.kept
}

// readBox reads the file of a box, also one of before boxes had settings: a list of what waits.
func readBox[T any](content []byte) (kept contents[T], err error) {
	if json.Unmarshal(content, &kept) == nil {
		return kept, nil
	}
	kept = contents[T]{}
	return kept, json.Unmarshal(content, &kept.Waiting)
}

// All are those that wait.
func (b *Box[T]) All() []T { return b.now().Waiting }

// Keep puts something into the box, in the place of what it takes the place of.
func (b *Box[T]) Keep(one T, instead func(T) bool) error {
	return b.Put(append(b.without(instead), one))
}

// Drop takes some out. Nothing is written where there are none.
func (b *Box[T]) Drop(some func(T) bool) error {
	left := b.without(some)
	if len(left) == len(b.All()) {
		return nil
	}
	return b.Put(left)
}

// Put has these wait and no others.
func (b *Box[T]) Put(all []T) error {
	next := b.now()
	next.Waiting = all
	return b.put(next)
}

func (b *Box[T]) without(some func(T) bool) []T {
	return slices.DeleteFunc(slices.Clone(b.All()), some)
}

// Setting is that of an address, 0 where it has none.
func (b *Box[T]) Setting(address string) int { return b.now().Settings[address] }

// Set gives an address another setting, 0 for none.
func (b *Box[T]) Set(address string, to int) error {
	if b.Setting(address) == to {
		return nil
	}
	next := b.now()
	if next.Settings = maps.Clone(next.Settings); next.Settings == nil {
		next.Settings = map[string]int{}
	}
	if next.Settings[address] = to; to == 0 {
		delete(next.Settings, address)
	}
	return b.put(next)
}

func (b *Box[T]) put(next contents[T]) error {
	if b.file != "" {
		if err := Write(b.file, next); err != nil {
			return err
		}
	}
	b.kept = &next
	return nil
}
