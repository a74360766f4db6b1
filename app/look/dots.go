package look

import (
	"encoding/binary"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// KeepDots has the toolkit's fonts draw the dots on і and ј. Noto Sans 2.000 takes them off in every word of a Cyrillic
// script: what its fonts compose there ("ccmp") puts dotless letters in their place, with a mark above them or not. See
// https://github.com/notofonts/latin-greek-cyrillic/issues/333. Here that feature gets a name that nobody asks for, in
// the fonts as they are in memory, before anything is drawn.
func KeepDots() {
	for _, font := range []fyne.Resource{
		theme.DefaultTextFont(), theme.DefaultTextBoldFont(),
		theme.DefaultTextItalicFont(), theme.DefaultTextBoldItalicFont(),
	} {
		for _, name := range cyrillicFeatures(font.Content()) {
			if string(name) == "ccmp" {
				copy(name, "none")
			}
		}
	}
}

// cyrillicFeatures are the names of the features that an OpenType font has for words of a Cyrillic script, in its own
// bytes: table GSUB, script "cyrl", the default language system.
func cyrillicFeatures(font []byte) [][]byte {
	substitutions := record(font, 4, 12, 16, "GSUB", func(r []byte) int { return int(binary.BigEndian.Uint32(r[8:])) })
	if substitutions == nil {
		return nil
	}
	offset := func(r []byte) int { return number(r, 4) }
	script := record(substitutions[number(substitutions, 4):], 0, 2, 6, "cyrl", offset)
	if script == nil || number(script, 0) == 0 {
		return nil
	}
	system, list := script[number(script, 0):], substitutions[number(substitutions, 6):]
	names := make([][]byte, number(system, 4))
	for i := range names {
		at := 2 + 6*number(system, 6+2*i)
		names[i] = list[at : at+4]
	}
	return names
}

// record is where the record with a tag leads to, in a list of records of one size; nil where there is none. The count
// of the list and its first record have their places.
func record(list []byte, count, first, size int, tag string, offset func([]byte) int) []byte {
	for i := range number(list, count) {
		if r := list[first+i*size:]; string(r[:4]) == tag {
			return list[offset(r):]
		}
	}
	return nil
}

func number(from []byte, at int) int { return int(binary.BigEndian.Uint16(from[at:])) }
