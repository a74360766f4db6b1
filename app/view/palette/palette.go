// Package palette holds the colours that [scripkeeper/app/look] names, for the window and for output without a window.
package palette

import (
	"image/color"
	"strconv"
	"strings"
)

// A Shade is one colour in two versions, for the light and the dark theme, each 0xRRGGBBAA.
type Shade struct{ light, dark uint32 }

func (s Shade) Color(dark bool) color.NRGBA {
	rgba := s.light
	if dark {
		rgba = s.dark
	}
	return color.NRGBA{R: uint8(rgba >> 24), G: uint8(rgba >> 16), B: uint8(rgba >> 8), A: uint8(rgba)}
}

const SeriesCount = 6

// Series returns the colour name for chart line or pawn n, from 0. The names repeat after [SeriesCount].
func Series(n int) string {
	return "series." + strconv.Itoa(((n%SeriesCount)+SeriesCount)%SeriesCount)
}

// Company returns the name of the colour that fills a company's mark, by the key of its suit. With a suffix it names a
// related colour: ".on" for text on the fill, ".ink" for text on paper, ".wash" for a pale background.
func Company(suit string) string { return "company." + suit }

func Of(name string) (Shade, bool) {
	if company, is := strings.CutPrefix(name, "company."); is {
		return companyShade(company)
	}
	switch name {
	case "paper":
		return Shade{0xFBF6ECFF, 0x1B1612FF}, true
	case "felt":
		return Shade{0xF2E9D9FF, 0x241D17FF}, true
	case "card":
		return Shade{0xFFFDF8FF, 0x2D251EFF}, true
	case "ink":
		return Shade{0x2B2118FF, 0xF5ECDDFF}, true
	case "ink.soft":
		return Shade{0x6B5A47FF, 0xBFAF9AFF}, true
	case "ink.faint":
		return Shade{0xA4947EFF, 0x7C6E5EFF}, true
	case "rule":
		return Shade{0xE0D4BEFF, 0x43382DFF}, true
	case "edge":
		return Shade{0x94816AFF, 0x8A7A67FF}, true
	case "turn":
		return Shade{0x7A2B5CFF, 0xE6A5CCFF}, true
	case "turn.on":
		return Shade{0xFFF8F0FF, 0x33102AFF}, true
	case "turn.wash":
		return Shade{0xF6E5EAFF, 0x3A2433FF}, true
	case "gain":
		return Shade{0x22693AFF, 0x86CF9BFF}, true
	case "loss":
		return Shade{0xA32D17FF, 0xF59A82FF}, true
	case "scrim":
		return Shade{0x2B211866, 0x08060499}, true
	case "shadow":
		return Shade{0x2B211833, 0x08060499}, true
	case "hover":
		return Shade{0x2B211809, 0xF5ECDD0C}, true
	case "pressed":
		return Shade{0x2B21181C, 0xF5ECDD22}, true
	case "focus":
		return Shade{0x7A2B5C33, 0xE6A5CC40}, true
	case "bar":
		return Shade{0x352A20FF, 0xEADFCBFF}, true
	case "bar.on":
		return Shade{0xFBF3E4FF, 0x2B2118FF}, true
	case "bar.action":
		return Shade{0xF0B7D6FF, 0x7A2B5CFF}, true
	case "series.0":
		return Shade{0x7A2B5CFF, 0xE6A5CCFF}, true
	case "series.1":
		return Shade{0x1C6971FF, 0x74C7CFFF}, true
	case "series.2":
		return Shade{0xA04A12FF, 0xF0A86BFF}, true
	case "series.3":
		return Shade{0x3F4C8AFF, 0xA9B5F0FF}, true
	case "series.4":
		return Shade{0x5E6B1EFF, 0xC3D07AFF}, true
	case "series.5":
		return Shade{0x6B4A35FF, 0xD3B39DFF}, true
	}
	return Shade{}, false
}

// companyShade returns the shade of "blue", "blue.on", "blue.ink", "blue.wash" and so on.
func companyShade(name string) (Shade, bool) {
	company, part, _ := strings.Cut(name, ".")
	var fill, on, ink, wash Shade
	switch company {
	case "blue":
		fill, on = Shade{0x174F9EFF, 0x69A3EEFF}, Shade{0xFFFFFFFF, 0x0A1D33FF}
		ink, wash = Shade{0x174F9EFF, 0x69A3EEFF}, Shade{0xE3ECF5FF, 0x1E2B3AFF}
	case "red":
		fill, on = Shade{0xA81E1AFF, 0xF0776AFF}, Shade{0xFFFFFFFF, 0x2F0A05FF}
		ink, wash = Shade{0xA81E1AFF, 0xF0776AFF}, Shade{0xFAE3DDFF, 0x3F211BFF}
	case "yellow":
		fill, on = Shade{0xF2B90CFF, 0xF6CB4BFF}, Shade{0x2E2100FF, 0x2E2100FF}
		ink, wash = Shade{0x7D5800FF, 0xF6CB4BFF}, Shade{0xFCEFC6FF, 0x3A2F14FF}
	case "green":
		fill, on = Shade{0x1B8049FF, 0x66E0A3FF}, Shade{0xFFFFFFFF, 0x03261AFF}
		ink, wash = Shade{0x0F6D40FF, 0x66E0A3FF}, Shade{0xDDF0E4FF, 0x17332AFF}
	case "plain":
		fill, on = Shade{0x5F5548FF, 0xC9BBA7FF}, Shade{0xFFFFFFFF, 0x2B2118FF}
		ink, wash = Shade{0x5F5548FF, 0xC9BBA7FF}, Shade{0xEFE7D9FF, 0x352C23FF}
	case "violet":
		fill, on = Shade{0x6B3FA6FF, 0xB99CF5FF}, Shade{0xFFFFFFFF, 0x1E0F38FF}
		ink, wash = Shade{0x6B3FA6FF, 0xB99CF5FF}, Shade{0xEEE6F7FF, 0x2C2440FF}
	case "orange":
		fill, on = Shade{0xC2560AFF, 0xF59B4CFF}, Shade{0xFFFFFFFF, 0x331A02FF}
		ink, wash = Shade{0x9A4508FF, 0xF59B4CFF}, Shade{0xFBE6D4FF, 0x3B2815FF}
	case "teal":
		fill, on = Shade{0x0B7A83FF, 0x4FC3CFFF}, Shade{0xFFFFFFFF, 0x04282CFF}
		ink, wash = Shade{0x0A656DFF, 0x4FC3CFFF}, Shade{0xDCEFF0FF, 0x17312FFF}
	case "pink":
		fill, on = Shade{0xC02A7DFF, 0xFF8CC6FF}, Shade{0xFFFFFFFF, 0x3A0A24FF}
		ink, wash = Shade{0xA8226BFF, 0xFF8CC6FF}, Shade{0xFAE3EFFF, 0x3E2030FF}
	case "black":
		fill, on = Shade{0x2B2622FF, 0xF4EEE4FF}, Shade{0xFFFFFFFF, 0x2B2118FF}
		ink, wash = Shade{0x2B2622FF, 0xF4EEE4FF}, Shade{0xE9E3DBFF, 0x38312AFF}
	case "brown":
		fill, on = Shade{0x7A4A22FF, 0xCFA079FF}, Shade{0xFFFFFFFF, 0x2E1A08FF}
		ink, wash = Shade{0x6E431FFF, 0xCFA079FF}, Shade{0xF1E4D5FF, 0x35281DFF}
	case "slate":
		fill, on = Shade{0x566779FF, 0xA6B6C8FF}, Shade{0xFFFFFFFF, 0x121C28FF}
		ink, wash = Shade{0x4A5969FF, 0xA6B6C8FF}, Shade{0xE4E9EEFF, 0x262D35FF}
	case "olive":
		fill, on = Shade{0x66701AFF, 0xC3CB5AFF}, Shade{0xFFFFFFFF, 0x23260AFF}
		ink, wash = Shade{0x586114FF, 0xC3CB5AFF}, Shade{0xEEF0D6FF, 0x31321AFF}
	default:
		return Shade{}, false
	}
	switch part {
	case "on":
		return on, true
	case "ink":
		return ink, true
	case "wash":
		return wash, true
	}
	return fill, part == ""
}
