package look

import (
	"encoding/binary"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// KeepDots makes the toolkit's fonts keep the dots of і and ј. In Cyrillic text the feature "ccmp" of Noto Sans 2.000
// replaces them by dotless letters, see https://github.com/notofonts/latin-greek-cyrillic/issues/333. KeepDots renames
// that feature in the fonts in memory, which must happen before anything is drawn.
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

// cyrillicFeatures returns the names of an OpenType font's features for Cyrillic text (table GSUB, script "cyrl",
// default language system). The names are slices of the font itself.
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

// record returns the data to which the record with a tag points, or nil. count and first are the offsets of the list's
// length and first record; size is the size of a record.
func record(list []byte, count, first, size int, tag string, offset func([]byte) int) []byte {
	for i := range number(list, count) {
		if r := list[first+i*size:]; string(r[:4]) == tag {
			return list[offset(r):]
		}
	}
	return nil
}

func number(from []byte, at int) int { return int(binary.BigEndian.Uint16(from[at:])) }
