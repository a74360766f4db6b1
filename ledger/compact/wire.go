package compact

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"fmt"
	"io"
	"math/bits"
)

// maxWords is the most bytes that all words of a game may have together.
const maxWords = 1 << 16

// What a wire can hit upon. Reading, both mean that the code is not sound; writing, errWords means that the game is
// too large.
const (
	errWords  flaw = "the words are longer than a code may hold"
	errPacked flaw = "the packed words do not unpack"
)

// A wire is the row of choices that a game is written as. One and the same description of a game writes it and
// reads it: each method takes the value that is to be written and gives it back; when the wire reads, the value
// given does not count and the value read comes back. The first error stays, and all that comes after it is zero. Its
// methods are many because each thing that a code holds has one, which writes it as well as reads it, in the file of
// that thing.
type wire struct {
	out     *packer
	in      *unpacker
	chances map[context]*chance
	tallies map[context]tally
	// apart holds the words when they stand before the choices and not among them.
	apart  *bytes.Buffer
	habits habits
	// named are the kinds of blank entries written by name so far.
	named []string
	// room is how many bytes of words may still come.
	room int
	// fields is how many fields of forms may still be asked for.
	fields int
	err    error
}

// newWire is what both ends know at the beginning.
func newWire() *wire {
	w := &wire{
		chances: make(map[context]*chance, 8192), tallies: map[context]tally{}, habits: newHabits(),
		room: maxWords, fields: maxAsked,
	}
	w.readSample()
	return w
}

// newWriter begins a wire that writes. Words go among the choices, or stand apart to be deflated.
func newWriter(apart bool) *wire {
	w := newWire()
	w.out = newPacker()
	if apart {
		w.apart = new(bytes.Buffer)
	}
	return w
}

// newReader begins a wire that reads what [wire.done] gave for the same apart.
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

// fail keeps the first error.
func (w *wire) fail(err error) {
	if w.err == nil {
		w.err = err
	}
}

// one is one choice: the shares from start to start+size, of total. The reader has looked at it before.
func (w *wire) one(start, size, total uint32) {
	if w.reads() {
		w.in.take(start, size)
	} else {
		w.out.pack(start, size, total)
	}
}

// asked is a question whose answers are learned by its name.
func (w *wire) asked(question string, yes bool) bool {
	return w.answer(yes, even, context{question: question})
}

// answer is a question whose answers are learned in each of some contexts, from the widest to the narrowest. Share is
// how often yes is expected before anything is learned.
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
		w.one(no, share, even<<1)
	} else {
		w.one(0, no, even<<1)
	}
	w.learn(yes, contexts...)
	return yes
}

// learn takes an answer into account in each of some contexts.
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

// learnLength takes the length of a number into account.
func (w *wire) learnLength(question string, number int) {
	length, node := bits.Len64(uint64(number)<<1), 1
	for place := 6; place >= 0; place-- {
		bit := length >> place & 1
		w.learn(bit == 1, context{question, node})
		node = node<<1 | bit
	}
}

// below is one of count numbers from 0 on, all equally likely. Of one number nothing is written.
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
	w.one(uint32(n), 1, uint32(count))
	return n
}

// whole is any whole number, the shorter the nearer it is to zero. How long numbers are is learned.
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

// length is how many bits a number has, 0 to 64, bit by bit from the highest; most numbers have fewer than 16.
func (w *wire) length(question string, n int) int {
	node := 1
	for place := 6; place >= 0; place-- {
		share := uint32(even)
		if place >= 4 {
			share = even >> 3
		}
		yes := w.answer(n>>place&1 == 1, share, context{question, node})
		node <<= 1
		if yes {
			node++
		}
	}
	return min(node-(1<<7), 64)
}

// done ends a wire that writes, and gives its bytes.
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

// openWords unpacks the words that stand apart, and gives what comes after them. No more is unpacked than a game
// may have words.
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

// end reports whether a wire that reads is through and sound: without error and with no words left over.
func (w *wire) end() error {
	if w.err == nil && w.apart != nil && w.apart.Len() > 0 {
		return errWords
	}
	return w.err
}
