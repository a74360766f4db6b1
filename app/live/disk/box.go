package disk

import (
	"encoding/json"
	"maps"
	"slices"
)

// A Box stores submissions from phones that await approval, oldest first, and a number for each game or tournament,
// such as the step of a reveal. Changes to a box with a file are on disk when the method returns. If writing fails, the
// box is unchanged and the error is live.unkept.
type Box[T any] struct {
	file string
	// kept is nil until the first use. Before then, another program may still write the file.
	kept *contents[T]
}

type contents[T any] struct {
	// Settings maps the address of a game or tournament to its number. The number 0 is not stored.
	Settings map[string]int `json:"settings,omitempty"`
	Waiting  []T            `json:"waiting"`
}

// NewBox returns a box that is stored in a file, or only in memory if file is empty.
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

// readBox decodes a box's file. The older file format is a plain list of items, without settings.
func readBox[T any](content []byte) (kept contents[T], err error) {
	if json.Unmarshal(content, &kept) == nil {
		return kept, nil
	}
	kept = contents[T]{}
	return kept, json.Unmarshal(content, &kept.Waiting)
}

func (b *Box[T]) All() []T { return b.now().Waiting }

func (b *Box[T]) Keep(one T, instead func(T) bool) error {
	return b.Put(append(b.without(instead), one))
}

// Drop removes the items that the given function accepts. If the function accepts none, Drop does not write the file.
func (b *Box[T]) Drop(some func(T) bool) error {
	left := b.without(some)
	if len(left) == len(b.All()) {
		return nil
	}
	return b.Put(left)
}

func (b *Box[T]) Put(all []T) error {
	next := b.now()
	next.Waiting = all
	return b.put(next)
}

func (b *Box[T]) without(some func(T) bool) []T {
	return slices.DeleteFunc(slices.Clone(b.All()), some)
}

func (b *Box[T]) Setting(address string) int { return b.now().Settings[address] }

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
