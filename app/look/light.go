package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// lightColor is the set of colours of the light variant: ink on warm paper.
func lightColor(name fyne.ThemeColorName) (color.NRGBA, bool) {
	switch name {
	case Paper:
		return hex(0xFBF6EC), true
	case Felt:
		return hex(0xF2E9D9), true
	case Card:
		return hex(0xFFFDF8), true
	case Ink:
		return hex(0x2B2118), true
	case Soft:
		return hex(0x6B5A47), true
	case Faint:
		return hex(0xA4947E), true
	case Rule:
		return hex(0xE0D4BE), true
	case Edge:
		return hex(0x94816A), true
	case Turn:
		return hex(0x7A2B5C), true
	case OnTurn:
		return hex(0xFFF8F0), true
	case TurnWash:
		return hex(0xF6E5EA), true
	case Gain:
		return hex(0x22693A), true
	case Loss:
		return hex(0xA32D17), true
	case Scrim, theme.ColorNameShadow:
		return alpha(0x2B2118, 0x66), true
	case Hover:
		return alpha(0x2B2118, 0x09), true
	case theme.ColorNamePressed:
		return alpha(0x2B2118, 0x1C), true
	case theme.ColorNameFocus:
		return alpha(0x7A2B5C, 0x33), true
	case Bar:
		return hex(0x352A20), true
	case OnBar:
		return hex(0xFBF3E4), true
	case BarAction:
		return hex(0xF0B7D6), true
	}
	return lightGame(name)
}

// lightGame is the part of the light colours that belongs to companies and charts.
func lightGame(name fyne.ThemeColorName) (color.NRGBA, bool) {
	switch name {
	case "company.blue", "company.blue.ink":
		return hex(0x174F9E), true
	case "company.blue.on":
		return hex(0xFFFFFF), true
	case "company.blue.wash":
		return hex(0xE3ECF5), true
	case "company.red", "company.red.ink":
		return hex(0xA81E1A), true
	case "company.red.on":
		return hex(0xFFFFFF), true
	case "company.red.wash":
		return hex(0xFAE3DD), true
	case "company.yellow":
		return hex(0xF2B90C), true
	case "company.yellow.on":
		return hex(0x2E2100), true
	case "company.yellow.ink":
		return hex(0x7D5800), true
	case "company.yellow.wash":
		return hex(0xFCEFC6), true
	case "company.green":
		return hex(0x1B8049), true
	case "company.green.ink":
		return hex(0x0F6D40), true
	case "company.green.on":
		return hex(0xFFFFFF), true
	case "company.green.wash":
		return hex(0xDDF0E4), true
	case "company.plain", "company.plain.ink":
		return hex(0x5F5548), true
	case "company.plain.on":
		return hex(0xFFFFFF), true
	case "company.plain.wash":
		return hex(0xEFE7D9), true
	case "series.0":
		return hex(0x7A2B5C), true
	case "series.1":
		return hex(0x1C6971), true
	case "series.2":
		return hex(0xA04A12), true
	case "series.3":
		return hex(0x3F4C8A), true
	case "series.4":
		return hex(0x5E6B1E), true
	case "series.5":
		return hex(0x6B4A35), true
	}
	return lightCompany(name)
}

func hex(rgb uint32) color.NRGBA { return alpha(rgb, 0xFF) }

func alpha(rgb uint32, a uint8) color.NRGBA {
	return color.NRGBA{R: uint8(rgb >> 16), G: uint8(rgb >> 8), B: uint8(rgb), A: a}
}
