package salvage

import "encoding/binary"

// The write-ahead log has a header of 32 bytes, followed by frames of 24 bytes and a page.
const (
	logHead   = 32
	frameHead = 24
	// logMagic begins a log. Its last bit is set if the checksums are computed over big-endian words.
	logMagic = 0x377f0682
)

func (p *pile) readLog(raw []byte) {
	if len(raw) < logHead || binary.BigEndian.Uint32(raw)&^1 != logMagic {
		return
	}
	size := pageSize(binary.BigEndian.Uint32(raw[8:]))
	if size == 0 || p.size != 0 && p.size != size {
		return
	}
	var words binary.ByteOrder = binary.LittleEndian
	if raw[3]&1 == 1 {
		words = binary.BigEndian
	}
	sum := checksum(words, [2]uint32{}, raw[:24])
	salt := string(raw[16:24])
	open, committed := map[uint32][]byte{}, map[uint32][]byte{}
	for at := logHead; at+frameHead+size <= len(raw); at += frameHead + size {
		frame, page := raw[at:at+frameHead], raw[at+frameHead:at+frameHead+size]
		sum = checksum(words, checksum(words, sum, frame[:8]), page)
		written := [2]uint32{binary.BigEndian.Uint32(frame[16:]), binary.BigEndian.Uint32(frame[20:])}
		if string(frame[8:16]) != salt || sum != written {
			break
		}
		open[binary.BigEndian.Uint32(frame)] = page
		if binary.BigEndian.Uint32(frame[4:]) > 0 { // the last frame of a transaction
			for n, page := range open {
				committed[n] = page
				p.count = max(p.count, n)
			}
			clear(open)
		}
	}
	if len(committed) > 0 {
		p.size, p.logged = size, committed
	}
}

func checksum(words binary.ByteOrder, sum [2]uint32, raw []byte) [2]uint32 {
	for ; len(raw) >= 8; raw = raw[8:] {
		sum[0] += words.Uint32(raw) + sum[1]
		sum[1] += words.Uint32(raw[4:]) + sum[0]
	}
	return sum
}
