package compact

// A range coder writes a series of choices as one large number. Each choice narrows a range of numbers, so that a
// choice of probability p costs log2(1/p) bits, fractions included. This is the coder of G. N. N. Martin, "Range
// encoding" (1979), with a range of 32 bits and the carry added to the bytes already written.

const maxTotal = 1 << 16

// narrow is the width below which a byte is added to widen the range.
const narrow = 1 << 24

type packer struct {
	bytes []byte
	low   uint32
	width uint32
}

func newPacker() *packer { return &packer{width: 1<<32 - 1} }

// pack encodes a symbol with the cumulative frequency start and the frequency size, out of total.
func (p *packer) pack(start, size, total uint32) {
	share := p.width / total
	low := p.low
	p.low += share * start
	if p.low < low {
		p.carry()
	}
	if start+size == total {
		p.width -= share * start
	} else {
		p.width = share * size
	}
	for p.width < narrow {
		p.bytes = append(p.bytes, byte(p.low>>24))
		p.low <<= 8
		p.width <<= 8
	}
}

func (p *packer) carry() {
	for i := len(p.bytes) - 1; i >= 0; i-- {
		p.bytes[i]++
		if p.bytes[i] != 0 {
			return
		}
	}
}

func (p *packer) done() []byte {
	for free := uint32(1<<32 - 1); ; free >>= 1 {
		end := (uint64(p.low) + uint64(free)) &^ uint64(free)
		if end-uint64(p.low) >= uint64(p.width) {
			continue
		}
		if end>>32 == 1 {
			p.carry()
		}
		p.bytes = append(p.bytes, byte(end>>24), byte(end>>16), byte(end>>8), byte(end))
		break
	}
	for len(p.bytes) > 0 && p.bytes[len(p.bytes)-1] == 0 {
		p.bytes = p.bytes[:len(p.bytes)-1]
	}
	return p.bytes
}

// An unpacker reads zeros after the last byte and accepts any bytes. Its users must verify the result.
type unpacker struct {
	bytes  []byte
	offset uint32
	width  uint32
	share  uint32
	total  uint32
}

func newUnpacker(data []byte) *unpacker {
	u := &unpacker{bytes: data, width: 1<<32 - 1}
	for range 4 {
		u.offset = u.offset<<8 | u.next()
	}
	return u
}

func (u *unpacker) next() uint32 {
	if len(u.bytes) == 0 {
		return 0
	}
	b := u.bytes[0]
	u.bytes = u.bytes[1:]
	return uint32(b)
}

// peek returns a cumulative frequency, below total, within the next symbol. The caller must then call take.
func (u *unpacker) peek(total uint32) uint32 {
	u.total, u.share = total, u.width/total
	return min(u.offset/u.share, total-1)
}

// take consumes the symbol with the cumulative frequency start and the frequency size.
func (u *unpacker) take(start, size uint32) {
	u.offset -= u.share * start
	if start+size == u.total {
		u.width -= u.share * start
	} else {
		u.width = u.share * size
	}
	for u.width < narrow {
		u.offset = u.offset<<8 | u.next()
		u.width <<= 8
	}
}
