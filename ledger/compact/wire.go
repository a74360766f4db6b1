package compact

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"fmt"
	"io"
	"math/bits"

	"scripkeeper/calc"
)

const (
	maxWords   = 1 << 16
	lengthBits = 7
)

// When reading, these errors mean that the code is damaged; when writing, errWords means that the game is too large.
const (
	errWords  flaw = "the words are longer than a code may hold"
	errPacked flaw = "the packed words do not unpack"
)

// A wire codes a game as a series of choices, with the same methods for writing and reading. When writing, a method
// writes its argument and returns it; when reading, it ignores its argument and returns the value read. After the first
// error, all values are zero. Each part of a code has its method in the file for that part.
type wire struct {
	out     *packer
	in      *unpacker
	chances map[context]*chance
	tallies map[context]tally
	// apart holds the words if they are stored before the choices rather than among them; otherwise it is nil.
	apart  *bytes.Buffer
	habits habits
	named  []string
	// room is the number of bytes left for words, fields the number of form fields left.
	room   int
	fields int
	err    error
}

func newWire() *wire {
	w := &wire{
		chances: make(map[context]*chance, 8192), tallies: map[context]tally{}, habits: newHabits(),
		room: maxWords, fields: maxAsked,
	}
	w.readSample()
	return w
}

func newWriter(apart bool) *wire {
	w := newWire()
	w.out = newPacker()
	if apart {
		w.apart = new(bytes.Buffer)
	}
	return w
}

func newReader(data []byte, apart bool) *wire {
	w := newWire()
	if apart {
		var err error
		if data, err = w.openWords(data); err != nil {
			w.err = err
		}
	}
	w.in = newUnpacker(data)
	return w
}

func (w *wire) reads() bool { return w.in != nil }

func (w *wire) fail(err error) {
	if w.err == nil {
		w.err = err
	}
}

// choose encodes the symbol with the cumulative frequency start and the frequency size, or consumes it after a peek.
func (w *wire) choose(start, size, total uint32) {
	if w.reads() {
		w.in.take(start, size)
	} else {
		w.out.pack(start, size, total)
	}
}

func (w *wire) asked(question string, yes bool) bool {
	return w.answer(yes, even, context{question: question})
}

// answer writes or reads yes or no, and learns the answer in contexts, the widest first. share is the initial
// probability of yes, as a fraction of 2 * even.
func (w *wire) answer(yes bool, share uint32, contexts ...context) bool {
	if w.err != nil {
		return false
	}
	weight := uint32(firstWeight)
	for _, at := range contexts {
		if c, known := w.chances[at]; known {
			share = c.blend(share, weight)
		}
		weight = laterWeight
	}
	share = min(max(share, minShare), even<<1-minShare)
	no := even<<1 - share
	if w.reads() {
		yes = w.in.peek(even<<1) >= no
	}
	if yes {
		w.choose(no, share, even<<1)
	} else {
		w.choose(0, no, even<<1)
	}
	w.learn(yes, contexts...)
	return yes
}

func (w *wire) learn(yes bool, contexts ...context) {
	for _, at := range contexts {
		c, known := w.chances[at]
		if !known {
			c = new(chance)
			w.chances[at] = c
		}
		c.learn(yes)
	}
}

func (w *wire) learnLength(question string, number int) {
	walkBits(bits.Len64(uint64(number)<<1), lengthBits, func(bit bool, _, node int) bool {
		w.learn(bit, context{question, node})
		return bit
	})
}

// walkBits calls ask for each bit of a number, the highest first. A bit's node is a 1 followed by the bits before it.
// walkBits returns the node after the last bit.
func walkBits(number, bits int, ask func(bit bool, place, node int) bool) int {
	node := 1
	for place := bits - 1; place >= 0; place-- {
		node = node<<1 | calc.Bit(ask(number>>place&1 == 1, place, node))
	}
	return node
}

// below writes or reads a number below count, with all numbers equally likely. If count is 1, nothing is written.
func (w *wire) below(n, count uint64) uint64 {
	if w.err != nil || count <= 1 {
		return 0
	}
	if count > maxTotal {
		highest := count - 1
		high := w.below(n>>16, highest>>16+1)
		low := uint64(maxTotal)
		if high == highest>>16 {
			low = highest&0xFFFF + 1
		}
		return high<<16 | w.below(n&0xFFFF, low)
	}
	if w.reads() {
		n = uint64(w.in.peek(uint32(count)))
	}
	w.choose(uint32(n), 1, uint32(count))
	return n
}

// whole writes or reads any whole number. Numbers near zero have short codes.
func (w *wire) whole(question string, n int64) int64 {
	folded := uint64(n)<<1 ^ uint64(n>>63)
	length := uint64(w.length(question, bits.Len64(folded)))
	if length <= 1 {
		folded = length
	} else {
		top := uint64(1) << (length - 1)
		folded = top | w.below(folded&^top, top)
	}
	return int64(folded>>1) ^ -int64(folded&1)
}

// length writes or reads a number's length in bits, 0 to 64. Lengths under 16 get short codes.
func (w *wire) length(question string, n int) int {
	node := walkBits(n, lengthBits, func(bit bool, place, node int) bool {
		share := uint32(even)
		if place >= 4 {
			share = even >> 3
		}
		return w.answer(bit, share, context{question, node})
	})
	return min(node-1<<lengthBits, 64)
}

func (w *wire) done() ([]byte, error) {
	if w.err != nil {
		return nil, w.err
	}
	choices := w.out.done()
	if w.apart == nil {
		return choices, nil
	}
	var packed bytes.Buffer
	deflate, err := flate.NewWriter(&packed, flate.BestCompression)
	if err == nil {
		_, err = deflate.Write(w.apart.Bytes())
	}
	if err == nil {
		err = deflate.Close()
	}
	if err != nil {
		return nil, fmt.Errorf("deflate: %w", err)
	}
	data := binary.AppendUvarint(nil, uint64(packed.Len()))
	data = append(data, packed.Bytes()...)
	return append(data, choices...), nil
}

func (w *wire) openWords(data []byte) ([]byte, error) {
	length, n := binary.Uvarint(data)
	if n <= 0 || length > uint64(len(data)-n) {
		return nil, errPacked
	}
	packed, rest := data[n:n+int(length)], data[n+int(length):]
	words, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), maxWords+1))
	if err != nil || len(words) > maxWords {
		return nil, errPacked
	}
	w.apart = bytes.NewBuffer(words)
	return rest, nil
}

func (w *wire) end() error {
	if w.err == nil && w.apart != nil && w.apart.Len() > 0 {
		return errWords
	}
	return w.err
}
