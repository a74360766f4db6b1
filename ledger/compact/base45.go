package compact

import "strings"

// alphabet holds the 45 characters of base45 by their values (RFC 9285, table 1). They are the characters of a
// QR code's alphanumeric mode.
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"

// errBase45 is what text gets that is not base45.
const errBase45 flaw = "this is not base45"

// toBase45 writes two bytes as three characters, and a last single byte as two (RFC 9285, section 4).
func toBase45(data []byte) string {
	var b strings.Builder
	b.Grow((len(data)*3 + 1) / 2)
	for ; len(data) >= 2; data = data[2:] {
		n := int(data[0])<<8 | int(data[1])
		b.WriteByte(alphabet[n%45])
		b.WriteByte(alphabet[n/45%45])
		b.WriteByte(alphabet[n/(45*45)])
	}
	if len(data) == 1 {
		b.WriteByte(alphabet[data[0]%45])
		b.WriteByte(alphabet[data[0]/45])
	}
	return b.String()
}

// fromBase45 reads what [toBase45] writes. As RFC 9285 asks, it refuses every other character, a single
// character that is left over, and groups that stand for more than two bytes or one byte can hold ("GGW", ":::").
func fromBase45(text string) ([]byte, error) {
	data := make([]byte, 0, len(text)/3*2+1)
	for len(text) > 0 {
		group := text[:min(3, len(text))]
		text = text[len(group):]
		n, weight := 0, 1
		for i := range len(group) {
			value := strings.IndexByte(alphabet, group[i])
			if value < 0 {
				return nil, errBase45
			}
			n += value * weight
			weight *= 45
		}
		switch {
		case len(group) == 3 && n <= 0xFFFF:
			data = append(data, byte(n>>8), byte(n))
		case len(group) == 2 && n <= 0xFF:
			data = append(data, byte(n))
		default:
			return nil, errBase45
		}
	}
	return data, nil
}
