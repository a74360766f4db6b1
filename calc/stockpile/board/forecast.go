package board

import (
	"fmt"
	"slices"
	"strconv"

	"scripkeeper/calc"
)

// A Forecast is a card's text: "+4", "-3" or "$$", or "" if unknown. Dice can show numbers that are on no card.
type Forecast string

// Dollars is the forecast that pays a dividend and leaves the price unchanged.
const Dollars Forecast = "$$"

const Faces = 6

const maxSteps = 99

func forecastDeck() [Faces]Forecast { return [Faces]Forecast{"+4", "+2", "+1", Dollars, "-2", "-3"} }

func forecastKeys() []string {
	return []string{"up4", "up2", "up1", "dollars", "down2", "down3", "other"}
}

func ForecastOf(steps int) Forecast { return Forecast(fmt.Sprintf("%+d", steps)) }

// Steps returns the number of spaces that a forecast moves a company, or false for an invalid forecast.
func (f Forecast) Steps() (int, bool) {
	if f == Dollars {
		return 0, true
	}
	n, err := strconv.Atoi(string(f))
	return n, err == nil && ForecastOf(n) == f && n >= -maxSteps && n <= maxSteps
}

// Face returns the index of the forecast's card, or [calc.None].
func (f Forecast) Face() int {
	deck := forecastDeck()
	return slices.Index(deck[:], f)
}

// Forecasts is each company's forecast. In JSON it is an object by company code: {"COS":"+4","EPI":"$$"}.
type Forecasts [Companies]Forecast

func (f Forecasts) MarshalJSON() ([]byte, error) {
	return encodeByCode(func(company int) (string, bool) {
		return strconv.Quote(string(f[company])), f[company] != ""
	}), nil
}

func (f *Forecasts) UnmarshalJSON(data []byte) error {
	*f = Forecasts{}
	return decodeByCode(data, func(company int, value Forecast) { f[company] = value })
}

// Choice returns a forecast's value in its field: the index of its card, Faces for a number on no card, [calc.None] for
// "", or an impossible value for an invalid forecast.
func (f Forecast) Choice() int {
	switch _, ok := f.Steps(); {
	case f == "":
		return calc.None
	case !ok:
		return Faces + 1
	case f.Face() == calc.None:
		return Faces
	}
	return f.Face()
}

// ForecastFields asks for a company's forecast. If the flag other is set, a second field asks for a number on no card.
func ForecastFields(company int, at *Forecast, likely int, other bool) []*calc.Field {
	choices := []calc.Choice{{Value: calc.None, Key: "later"}}
	keys := forecastKeys()
	if !other {
		keys = keys[:Faces]
	}
	for value, key := range keys {
		choices = append(choices, calc.Choice{Value: value, Key: key})
	}
	allowed := calc.Allowed{Choices: choices}.WithRefusal(calc.Refuse("forecast.unknown", "").Under("forecast").
		With("max", maxSteps))
	fields := []*calc.Field{calc.AmountFunc(calc.ItemName("forecasts", company), allowed,
		func() int { return at.Choice() }, func(v int) {
			switch {
			case v == calc.None:
				*at = ""
			case v >= 0 && v < Faces:
				*at = forecastDeck()[v]
			case v == Faces && at.Choice() != Faces:
				*at = ForecastOf(0)
			}
		}).As(calc.ChoiceKind).ForCompany(company).Expect(likely)}
	if at.Choice() != Faces {
		return fields
	}
	return append(fields, calc.AmountFunc(calc.ItemName("steps", company), calc.Range(-maxSteps, maxSteps),
		func() int { n, _ := at.Steps(); return n },
		func(v int) { *at = ForecastOf(v) }).ForCompany(company).AsBeside())
}
