package compact

import (
	"math/big"
	"strings"
)

// alphabet holds the characters that a code's text is made of, by their values: those of a QR code's alphanumeric mode
// (ISO/IEC 18004, table 5) but for the space. A space is what mail, chat and a hurried finger lose, double or turn into
// a line break, so a reader may drop every one that it meets.
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-./:"

// digits are the digits of [big.Int.Text] by their values.
const digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGH"

// errAlphanumeric is what text gets that [toAlphanumeric] does not write.
const errAlphanumeric flaw = "these characters are not those of a code"

// toAlphanumeric writes bytes, with a byte 1 before them, as one large number in base 44: 5.46 bits a character of the
// 5.5 that a QR code spends on it.
func toAlphanumeric(data []byte) string {
	number := new(big.Int).SetBytes(append([]byte{1}, data...))
	return exchange(number.Text(len(alphabet)), digits, alphabet)
}

// fromAlphanumeric reads what [toAlphanumeric] writes.
func fromAlphanumeric(text string) ([]byte, error) {
	if strings.Trim(text, alphabet) != "" || strings.HasPrefix(text, "0") {
		return nil, errAlphanumeric
	}
	number, sound := new(big.Int).SetString(exchange(text, alphabet, digits), len(alphabet))
	if !sound {
		return nil, errAlphanumeric
	}
	data := number.Bytes()
	if len(data) == 0 || data[0] != 1 {
		return nil, errAlphanumeric
	}
	return data[1:], nil
}

// exchange puts for each character of one alphabet the one that has its value in another.
func exchange(text, from, to string) string {
	return strings.Map(func(r rune) rune {
		if value := strings.IndexRune(from, r); value >= 0 {
			return rune(to[value])
		}
		return -1
	}, text)
}
