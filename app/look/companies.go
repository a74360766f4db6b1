package look

import (
	"image/color"

	"fyne.io/fyne/v2"
)

// lightCompany is the part of the light colours that belongs to companies beyond the first four.
func lightCompany(name fyne.ThemeColorName) (color.NRGBA, bool) {
	switch name {
	case "company.violet", "company.violet.ink":
		return hex(0x6B3FA6), true
	case "company.violet.on":
		return hex(0xFFFFFF), true
	case "company.violet.wash":
		return hex(0xEEE6F7), true
	case "company.orange":
		return hex(0xC2560A), true
	case "company.orange.ink":
		return hex(0x9A4508), true
	case "company.orange.on":
		return hex(0xFFFFFF), true
	case "company.orange.wash":
		return hex(0xFBE6D4), true
	case "company.teal":
		return hex(0x0B7A83), true
	case "company.teal.ink":
		return hex(0x0A656D), true
	case "company.teal.on":
		return hex(0xFFFFFF), true
	case "company.teal.wash":
		return hex(0xDCEFF0), true
	case "company.pink":
		return hex(0xC02A7D), true
	case "company.pink.ink":
		return hex(0xA8226B), true
	case "company.pink.on":
		return hex(0xFFFFFF), true
	case "company.pink.wash":
		return hex(0xFAE3EF), true
	case "company.black", "company.black.ink":
		return hex(0x2B2622), true
	case "company.black.on":
		return hex(0xFFFFFF), true
	case "company.black.wash":
		return hex(0xE9E3DB), true
	case "company.brown":
		return hex(0x7A4A22), true
	case "company.brown.ink":
		return hex(0x6E431F), true
	case "company.brown.on":
		return hex(0xFFFFFF), true
	case "company.brown.wash":
		return hex(0xF1E4D5), true
	case "company.slate":
		return hex(0x566779), true
	case "company.slate.ink":
		return hex(0x4A5969), true
	case "company.slate.on":
		return hex(0xFFFFFF), true
	case "company.slate.wash":
		return hex(0xE4E9EE), true
	case "company.olive":
		return hex(0x66701A), true
	case "company.olive.ink":
		return hex(0x586114), true
	case "company.olive.on":
		return hex(0xFFFFFF), true
	case "company.olive.wash":
		return hex(0xEEF0D6), true
	}
	return color.NRGBA{}, false
}

// darkCompany is the part of the dark colours that belongs to companies beyond the first four.
func darkCompany(name fyne.ThemeColorName) (color.NRGBA, bool) {
	switch name {
	case "company.violet", "company.violet.ink":
		return hex(0xB99CF5), true
	case "company.violet.on":
		return hex(0x1E0F38), true
	case "company.violet.wash":
		return hex(0x2C2440), true
	case "company.orange", "company.orange.ink":
		return hex(0xF59B4C), true
	case "company.orange.on":
		return hex(0x331A02), true
	case "company.orange.wash":
		return hex(0x3B2815), true
	case "company.teal", "company.teal.ink":
		return hex(0x4FC3CF), true
	case "company.teal.on":
		return hex(0x04282C), true
	case "company.teal.wash":
		return hex(0x17312F), true
	case "company.pink", "company.pink.ink":
		return hex(0xFF8CC6), true
	case "company.pink.on":
		return hex(0x3A0A24), true
	case "company.pink.wash":
		return hex(0x3E2030), true
	case "company.black", "company.black.ink":
		return hex(0xF4EEE4), true
	case "company.black.on":
		return hex(0x2B2118), true
	case "company.black.wash":
		return hex(0x38312A), true
	case "company.brown", "company.brown.ink":
		return hex(0xCFA079), true
	case "company.brown.on":
		return hex(0x2E1A08), true
	case "company.brown.wash":
		return hex(0x35281D), true
	case "company.slate", "company.slate.ink":
		return hex(0xA6B6C8), true
	case "company.slate.on":
		return hex(0x121C28), true
	case "company.slate.wash":
		return hex(0x262D35), true
	case "company.olive", "company.olive.ink":
		return hex(0xC3CB5A), true
	case "company.olive.on":
		return hex(0x23260A), true
	case "company.olive.wash":
		return hex(0x31321A), true
	}
	return color.NRGBA{}, false
}
