package compact

import (
	"math/big"
	"strings"
)

// alphabet lists the characters of a QR code's alphanumeric mode (ISO/IEC 18004, table 5) by value, without the space.
// So a reader can ignore all spaces, which mail, chat and hasty typing lose, double or wrap.
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-./:"

const digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGH"

const errAlphanumeric flaw = "these characters are not those of a code"

// toAlphanumeric writes a byte 1 and the given bytes as one large number in base 44. A character holds 5.46 bits of the
// 5.5 bits that a QR code uses for it.
func toAlphanumeric(data []byte) string {
	number := new(big.Int).SetBytes(append([]byte{1}, data...))
	return exchange(number.Text(len(alphabet)), digits, alphabet)
}

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

func exchange(text, from, to string) string {
	return strings.Map(func(r rune) rune {
		if value := strings.IndexRune(from, r); value >= 0 {
			return rune(to[value])
		}
		return -1
	}, text)
}
