package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// darkColor is the set of colours of the dark variant: a table at night, lit by one warm lamp.
func darkColor(name fyne.ThemeColorName) (color.NRGBA, bool) {
	switch name {
	case Paper:
		return hex(0x1B1612), true
	case Felt:
		return hex(0x241D17), true
	case Card:
		return hex(0x2D251E), true
	case Ink:
		return hex(0xF5ECDD), true
	case Soft:
		return hex(0xBFAF9A), true
	case Faint:
		return hex(0x7C6E5E), true
	case Rule:
		return hex(0x43382D), true
	case Edge:
		return hex(0x8A7A67), true
	case Turn:
		return hex(0xE6A5CC), true
	case OnTurn:
		return hex(0x33102A), true
	case TurnWash:
		return hex(0x3A2433), true
	case Gain:
		return hex(0x86CF9B), true
	case Loss:
		return hex(0xF59A82), true
	case Scrim, theme.ColorNameShadow:
		return alpha(0x080604, 0x99), true
	case Hover:
		return alpha(0xF5ECDD, 0x0C), true
	case theme.ColorNamePressed:
		return alpha(0xF5ECDD, 0x22), true
	case theme.ColorNameFocus:
		return alpha(0xE6A5CC, 0x40), true
	case Bar:
		return hex(0xEADFCB), true
	case OnBar:
		return hex(0x2B2118), true
	case BarAction:
		return hex(0x7A2B5C), true
	}
	return darkGame(name)
}

// darkGame is the part of the dark colours that belongs to companies and charts.
func darkGame(name fyne.ThemeColorName) (color.NRGBA, bool) {
	switch name {
	case "company.blue", "company.blue.ink":
		return hex(0x69A3EE), true
	case "company.blue.on":
		return hex(0x0A1D33), true
	case "company.blue.wash":
		return hex(0x1E2B3A), true
	case "company.red", "company.red.ink":
		return hex(0xF0776A), true
	case "company.red.on":
		return hex(0x2F0A05), true
	case "company.red.wash":
		return hex(0x3F211B), true
	case "company.yellow", "company.yellow.ink":
		return hex(0xF6CB4B), true
	case "company.yellow.on":
		return hex(0x2E2100), true
	case "company.yellow.wash":
		return hex(0x3A2F14), true
	case "company.green", "company.green.ink":
		return hex(0x66E0A3), true
	case "company.green.on":
		return hex(0x03261A), true
	case "company.green.wash":
		return hex(0x17332A), true
	case "company.plain", "company.plain.ink":
		return hex(0xC9BBA7), true
	case "company.plain.on":
		return hex(0x2B2118), true
	case "company.plain.wash":
		return hex(0x352C23), true
	case "series.0":
		return hex(0xE6A5CC), true
	case "series.1":
		return hex(0x74C7CF), true
	case "series.2":
		return hex(0xF0A86B), true
	case "series.3":
		return hex(0xA9B5F0), true
	case "series.4":
		return hex(0xC3D07A), true
	case "series.5":
		return hex(0xD3B39D), true
	}
	return darkCompany(name)
}
