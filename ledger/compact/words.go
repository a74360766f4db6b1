package compact

const letterBits = 8

// sample is text that is typical of codes. The encoder and the decoder both learn from the sample first, so that names
// and titles have short codes from the beginning.
const sample = "stockholder\x00brokeryard\x00stockpile\x00tycoon\x00shoulders\x00openmarket\x00" +
	"Friday night\x00Game night\x00Saturday evening\x00Sunday\x00At home\x00Family\x00House rules\x00" +
	"The final\x00Round 1\x00" +
	"Anna\x00Maria\x00Thomas\x00Peter\x00John\x00Michael\x00Sarah\x00Daniel\x00Laura\x00Martin\x00" +
	"Christian\x00David\x00Julia\x00Alexander\x00Simon\x00Emma\x00Andrea\x00Stefan\x00Robert\x00Elena\x00" +
	"Nina\x00Oliver\x00Sophie\x00Max\x00" +
	"Player 1\x00the bank paid too much\x00as agreed\x00"

func (w *wire) words(text string) string {
	length := w.whole("length", int64(len(text)))
	if length < 0 || length > int64(w.room) {
		w.fail(errWords)
	}
	if w.err != nil {
		return ""
	}
	w.room -= int(length)
	if w.apart != nil {
		if !w.reads() {
			w.apart.WriteString(text)
			return text
		}
		if length > int64(w.apart.Len()) {
			w.fail(errWords)
			return ""
		}
		return string(w.apart.Next(int(length)))
	}
	read := make([]byte, length)
	copy(read, text)
	before := 0
	for i := range read {
		read[i] = w.letter(read[i], before)
		before = before<<8&0xFFFF | int(read[i])
	}
	return string(read)
}

func (w *wire) letter(letter byte, before int) byte {
	return byte(walkBits(int(letter), letterBits, func(bit bool, _, node int) bool {
		return w.answer(bit, even, letterContexts(node, before)...)
	}))
}

// letterContexts returns the contexts that predict a letter's next bit: the letter's earlier bits, alone or together
// with the one or two letters before.
func letterContexts(node, before int) []context {
	return []context{
		{"letter", node},
		{"second letter", before&0xFF<<letterBits | node},
		{"third letter", before<<letterBits | node},
	}
}

func (w *wire) readSample() {
	before, length := 0, 0
	for _, letter := range []byte(sample) {
		if letter == 0 {
			w.learnLength("length", length)
			before, length = 0, 0
			continue
		}
		length++
		walkBits(int(letter), letterBits, func(bit bool, _, node int) bool {
			w.learn(bit, letterContexts(node, before)...)
			return bit
		})
		before = before<<8&0xFFFF | int(letter)
	}
}
