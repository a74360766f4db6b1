package compact

import (
	"math/big"
	"slices"
)

// Base45 has the space among its characters, and a space is what mail, chat and a hurried finger lose, double
// or turn into a line break. So the bytes are first brought into a form whose base45 has no space at all, and
// a reader may drop every space that it meets. It costs four bits in a thousand.
//
// Two bytes are three characters of base45. Of the 65,536 pairs of bytes, unspacedPairs give three characters
// without a space. The data, with a byte 1 before it, is one large number, and that is written in the base of
// unspacedPairs: each digit is one of these pairs, in rising order of their base45 values. The first pair holds
// the highest digit.
const (
	unspacedPairs = 32*44*44 + 16*44 + 16
	spaceValue    = 36
)

// errUnspaced is what bytes get that [unspaced] does not make.
const errUnspaced flaw = "these bytes have a space in their base45, or do not begin as they should"

// unspaced brings data into the form without spaces.
func unspaced(data []byte) []byte {
	number := new(big.Int).SetBytes(append([]byte{1}, data...))
	base, digit := big.NewInt(unspacedPairs), new(big.Int)
	pairs := make([]byte, 0, len(data)+len(data)/200+4)
	for number.Sign() > 0 {
		number.DivMod(number, base, digit)
		pair := pairOf(int(digit.Int64()))
		pairs = append(pairs, byte(pair), byte(pair>>8))
	}
	slices.Reverse(pairs)
	return pairs
}

// spaced is the data that [unspaced] was given.
func spaced(pairs []byte) ([]byte, error) {
	if len(pairs)%2 != 0 {
		return nil, errUnspaced
	}
	number, base := new(big.Int), big.NewInt(unspacedPairs)
	for i := 0; i < len(pairs); i += 2 {
		digit, ok := digitOf(int(pairs[i])<<8 | int(pairs[i+1]))
		if !ok || i == 0 && digit == 0 {
			return nil, errUnspaced
		}
		number.Mul(number, base).Add(number, big.NewInt(int64(digit)))
	}
	data := number.Bytes()
	if len(data) == 0 || data[0] != 1 {
		return nil, errUnspaced
	}
	return data[1:], nil
}

// pairOf is the pair of bytes that stands for a digit.
func pairOf(digit int) int {
	without := func(value int) int {
		if value >= spaceValue {
			return value + 1
		}
		return value
	}
	return without(digit%44) + 45*without(digit/44%44) + 45*45*(digit/(44*44))
}

// digitOf is the digit that a pair of bytes stands for, and whether its base45 has no space.
func digitOf(pair int) (int, bool) {
	first, second, third := pair%45, pair/45%45, pair/(45*45)
	if first == spaceValue || second == spaceValue {
		return 0, false
	}
	without := func(value int) int {
		if value > spaceValue {
			return value - 1
		}
		return value
	}
	return without(first) + 44*without(second) + 44*44*third, true
}
