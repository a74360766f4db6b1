// Package palette holds the app's colours by name, for the window and for output without a window.
package palette

import (
	"image/color"
	"strconv"
	"strings"
	"sync"
)

// A Shade is a colour for the light and one for the dark theme, each as 0xRRGGBBAA.
type Shade struct{ light, dark uint32 }

func (s Shade) Color(dark bool) color.NRGBA {
	rgba := s.light
	if dark {
		rgba = s.dark
	}
	return color.NRGBA{R: uint8(rgba >> 24), G: uint8(rgba >> 16), B: uint8(rgba >> 8), A: uint8(rgba)}
}

const SeriesCount = 6

// Series returns the name of the colour for a chart's line or a pawn. The colours repeat after [SeriesCount].
func Series(n int) string {
	return "series." + strconv.Itoa(((n%SeriesCount)+SeriesCount)%SeriesCount)
}

// Company returns the name of the colour that fills a company's mark. suit is the key of its [emblem.Suit]. Suffixes
// name related colours: ".on" for text on the fill, ".ink" for text on paper, ".wash" for a pale background.
func Company(suit string) string { return "company." + suit }

func Of(name string) (Shade, bool) {
	if company, is := strings.CutPrefix(name, "company."); is {
		return companyShade(company)
	}
	shade, known := shades()[name]
	return shade, known
}

// shades holds all colours except those of companies.
var shades = sync.OnceValue(func() map[string]Shade {
	return map[string]Shade{
		"paper":      {0xFBF6ECFF, 0x1B1612FF},
		"felt":       {0xF2E9D9FF, 0x241D17FF},
		"card":       {0xFFFDF8FF, 0x2D251EFF},
		"ink":        {0x2B2118FF, 0xF5ECDDFF},
		"ink.soft":   {0x6B5A47FF, 0xBFAF9AFF},
		"ink.faint":  {0xA4947EFF, 0x7C6E5EFF},
		"rule":       {0xE0D4BEFF, 0x43382DFF},
		"edge":       {0x94816AFF, 0x8A7A67FF},
		"turn":       {0x7A2B5CFF, 0xE6A5CCFF},
		"turn.on":    {0xFFF8F0FF, 0x33102AFF},
		"turn.wash":  {0xF6E5EAFF, 0x3A2433FF},
		"gain":       {0x22693AFF, 0x86CF9BFF},
		"loss":       {0xA32D17FF, 0xF59A82FF},
		"scrim":      {0x2B211866, 0x08060499},
		"shadow":     {0x2B211833, 0x08060499},
		"hover":      {0x2B211809, 0xF5ECDD0C},
		"pressed":    {0x2B21181C, 0xF5ECDD22},
		"focus":      {0x7A2B5C33, 0xE6A5CC40},
		"bar":        {0x352A20FF, 0xEADFCBFF},
		"bar.on":     {0xFBF3E4FF, 0x2B2118FF},
		"bar.action": {0xF0B7D6FF, 0x7A2B5CFF},
		"series.0":   {0x7A2B5CFF, 0xE6A5CCFF},
		"series.1":   {0x1C6971FF, 0x74C7CFFF},
		"series.2":   {0xA04A12FF, 0xF0A86BFF},
		"series.3":   {0x3F4C8AFF, 0xA9B5F0FF},
		"series.4":   {0x5E6B1EFF, 0xC3D07AFF},
		"series.5":   {0x6B4A35FF, 0xD3B39DFF},
	}
})

// A suit holds a company's colours: a fill, text on the fill, text on paper, and a pale background.
type suit struct{ fill, on, ink, wash Shade }

var suits = sync.OnceValue(func() map[string]suit {
	return map[string]suit{
		"blue": {Shade{0x174F9EFF, 0x69A3EEFF}, Shade{0xFFFFFFFF, 0x0A1D33FF},
			Shade{0x174F9EFF, 0x69A3EEFF}, Shade{0xE3ECF5FF, 0x1E2B3AFF}},
		"red": {Shade{0xA81E1AFF, 0xF0776AFF}, Shade{0xFFFFFFFF, 0x2F0A05FF},
			Shade{0xA81E1AFF, 0xF0776AFF}, Shade{0xFAE3DDFF, 0x3F211BFF}},
		"yellow": {Shade{0xF2B90CFF, 0xF6CB4BFF}, Shade{0x2E2100FF, 0x2E2100FF},
			Shade{0x7D5800FF, 0xF6CB4BFF}, Shade{0xFCEFC6FF, 0x3A2F14FF}},
		"green": {Shade{0x1B8049FF, 0x66E0A3FF}, Shade{0xFFFFFFFF, 0x03261AFF},
			Shade{0x0F6D40FF, 0x66E0A3FF}, Shade{0xDDF0E4FF, 0x17332AFF}},
		"plain": {Shade{0x5F5548FF, 0xC9BBA7FF}, Shade{0xFFFFFFFF, 0x2B2118FF},
			Shade{0x5F5548FF, 0xC9BBA7FF}, Shade{0xEFE7D9FF, 0x352C23FF}},
		"violet": {Shade{0x6B3FA6FF, 0xB99CF5FF}, Shade{0xFFFFFFFF, 0x1E0F38FF},
			Shade{0x6B3FA6FF, 0xB99CF5FF}, Shade{0xEEE6F7FF, 0x2C2440FF}},
		"orange": {Shade{0xC2560AFF, 0xF59B4CFF}, Shade{0xFFFFFFFF, 0x331A02FF},
			Shade{0x9A4508FF, 0xF59B4CFF}, Shade{0xFBE6D4FF, 0x3B2815FF}},
		"teal": {Shade{0x0B7A83FF, 0x4FC3CFFF}, Shade{0xFFFFFFFF, 0x04282CFF},
			Shade{0x0A656DFF, 0x4FC3CFFF}, Shade{0xDCEFF0FF, 0x17312FFF}},
		"pink": {Shade{0xC02A7DFF, 0xFF8CC6FF}, Shade{0xFFFFFFFF, 0x3A0A24FF},
			Shade{0xA8226BFF, 0xFF8CC6FF}, Shade{0xFAE3EFFF, 0x3E2030FF}},
		"black": {Shade{0x2B2622FF, 0xF4EEE4FF}, Shade{0xFFFFFFFF, 0x2B2118FF},
			Shade{0x2B2622FF, 0xF4EEE4FF}, Shade{0xE9E3DBFF, 0x38312AFF}},
		"brown": {Shade{0x7A4A22FF, 0xCFA079FF}, Shade{0xFFFFFFFF, 0x2E1A08FF},
			Shade{0x6E431FFF, 0xCFA079FF}, Shade{0xF1E4D5FF, 0x35281DFF}},
		"slate": {Shade{0x566779FF, 0xA6B6C8FF}, Shade{0xFFFFFFFF, 0x121C28FF},
			Shade{0x4A5969FF, 0xA6B6C8FF}, Shade{0xE4E9EEFF, 0x262D35FF}},
		"olive": {Shade{0x66701AFF, 0xC3CB5AFF}, Shade{0xFFFFFFFF, 0x23260AFF},
			Shade{0x586114FF, 0xC3CB5AFF}, Shade{0xEEF0D6FF, 0x31321AFF}},
	}
})

// companyShade returns the colour with a name such as "blue", "blue.on", "blue.ink" or "blue.wash".
func companyShade(name string) (Shade, bool) {
	company, part, _ := strings.Cut(name, ".")
	of, known := suits()[company]
	switch part {
	case "":
		return of.fill, known
	case "on":
		return of.on, known
	case "ink":
		return of.ink, known
	case "wash":
		return of.wash, known
	}
	return Shade{}, false
}
