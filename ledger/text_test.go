package ledger

import (
	"bytes"
	"encoding/binary"
	"testing"
	"unicode/utf16"

	"pgregory.net/rapid"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func wide(text string, order binary.AppendByteOrder) []byte {
	data := order.AppendUint16(nil, 0xfeff)
	for _, unit := range utf16.Encode([]rune(text)) {
		data = order.AppendUint16(data, unit)
	}
	return data
}

func TestTextKeepsItsLetters(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := rapid.StringOfN(rapid.RuneFrom([]rune("aöЖ😀\n\x00")), 0, 20, -1).Draw(t, "text")
		for _, data := range [][]byte{[]byte(want), []byte("\xef\xbb\xbf" + want), wide(want, binary.LittleEndian),
			wide(want, binary.BigEndian)} {
			text, fault := Text(data)
			must.Hold(t, fault == nil && string(text) == want, "% x is read as %q, %v", data, text, fault)
		}
	})
	torn := wide("Ann\nJörg", binary.LittleEndian)
	for line, data := range map[string][]byte{
		"1": []byte("J\xf6rg\nBen"), "3": []byte("Ann\nBen\nJ\xf6rg"), "2": torn[:len(torn)-1],
	} {
		text, fault := Text(data)
		expect.True(t, text == nil && fault != nil && fault.Code == "file.letters" && fault.Detail == line,
			"%q is read as %q, %+v", data, text, fault)
	}
	_, fault := Text(bytes.Join([][]byte{wide("Ann\n", binary.LittleEndian), {0x00, 0xd8}}, nil))
	expect.True(t, fault != nil && fault.Detail == "2", "half a letter is %+v", fault)
}
