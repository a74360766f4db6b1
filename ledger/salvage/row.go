package salvage

import (
	"encoding/binary"
	"math"
)

const (
	interiorIndex = 0x02
	leafIndex     = 0x0a
	leafTable     = 0x0d
)

// maxRow is the maximum length of a row in bytes.
const maxRow = 16 << 20

func (p *pile) rows(n uint32, page []byte, visit func(Row)) {
	at := 0
	if n == 1 {
		at = 100
	}
	kind := page[at]
	cells, head := int(binary.BigEndian.Uint16(page[at+3:])), at+8
	switch kind {
	case interiorIndex:
		head += 4
	case leafIndex, leafTable:
	default:
		return
	}
	for i := range cells {
		pointer := head + 2*i
		if pointer+2 > len(page) {
			return
		}
		cell := int(binary.BigEndian.Uint16(page[pointer:]))
		if kind == interiorIndex {
			cell += 4
		}
		if cell >= len(page) {
			continue
		}
		if row, sound := p.row(page[cell:], kind == leafTable); sound {
			visit(row)
		}
	}
}

func (p *pile) row(cell []byte, table bool) (Row, bool) {
	length, n := varint(cell)
	if n == 0 || length > maxRow {
		return nil, false
	}
	cell = cell[n:]
	if table {
		if _, n = varint(cell); n == 0 {
			return nil, false
		}
		cell = cell[n:]
	}
	payload, whole := p.payload(cell, int(length), table)
	if !whole {
		return nil, false
	}
	return decode(payload)
}

// payload returns the bytes of a row, including those on overflow pages.
func (p *pile) payload(cell []byte, length int, table bool) ([]byte, bool) {
	most := (p.size-12)*64/255 - 23
	if table {
		most = p.size - 35
	}
	if length <= most {
		return cell[:min(length, len(cell))], length <= len(cell)
	}
	least := (p.size-12)*32/255 - 23
	local := least + (length-least)%(p.size-4)
	if local > most {
		local = least
	}
	if local+4 > len(cell) {
		return nil, false
	}
	payload := append(make([]byte, 0, length), cell[:local]...)
	next := binary.BigEndian.Uint32(cell[local:])
	for len(payload) < length {
		page := p.page(next)
		if page == nil {
			return nil, false
		}
		next = binary.BigEndian.Uint32(page)
		payload = append(payload, page[4:4+min(length-len(payload), p.size-4)]...)
	}
	return payload, true
}

func decode(payload []byte) (Row, bool) {
	length, n := varint(payload)
	if n == 0 || length < uint64(n) || length > uint64(len(payload)) {
		return nil, false
	}
	head, body := payload[n:length], payload[length:]
	var row Row
	for len(head) > 0 {
		kind, n := varint(head)
		if n == 0 {
			return nil, false
		}
		head = head[n:]
		value, size, sound := column(kind, body)
		if !sound {
			return nil, false
		}
		row, body = append(row, value), body[size:]
	}
	return row, len(body) == 0
}

func column(kind uint64, body []byte) (Value, int, bool) {
	sizes := [...]int{0, 1, 2, 3, 4, 6, 8, 8, 0, 0}
	switch {
	case kind == 0:
		return nil, 0, true
	case kind == 8 || kind == 9:
		return int64(kind - 8), 0, true
	case kind < 8:
		size := sizes[kind]
		if size > len(body) {
			return nil, 0, false
		}
		whole := int64(int8(body[0]))
		for _, b := range body[1:size] {
			whole = whole<<8 | int64(b)
		}
		if kind == 7 {
			return math.Float64frombits(uint64(whole)), size, true
		}
		return whole, size, true
	case kind < 12 || (kind-12)/2 > uint64(len(body)):
		return nil, 0, false
	}
	size := int((kind - 12) / 2)
	if kind%2 == 1 {
		return string(body[:size]), size, true
	}
	return append([]byte(nil), body[:size]...), size, true
}

// varint reads a number of one to nine bytes, and returns its length in bytes or, if it is cut off, 0.
func varint(raw []byte) (uint64, int) {
	var number uint64
	for i := range min(len(raw), 9) {
		if i == 8 {
			return number<<8 | uint64(raw[8]), 9
		}
		number = number<<7 | uint64(raw[i]&0x7f)
		if raw[i] < 0x80 {
			return number, i + 1
		}
	}
	return 0, 0
}
