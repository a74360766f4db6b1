package board

import (
	"fmt"
	"slices"
	"strconv"

	"scripkeeper/calc"
)

// A Forecast is what a forecast card says: "+4", "-3" or "$$"; empty where nothing was said yet. Any number of spaces
// is possible, for tables that play with other cards or dice.
type Forecast string

// Dollars is the forecast that pays dividends instead of moving the price.
const Dollars Forecast = "$$"

// Faces is the number of cards in the forecast deck.
const Faces = 6

// maxSteps bounds what a forecast can say.
const maxSteps = 99

// forecastDeck is the cards of the forecast deck.
func forecastDeck() [Faces]Forecast { return [Faces]Forecast{"+4", "+2", "+1", Dollars, "-2", "-3"} }

// forecastKeys name the choices of a forecast: the cards, then any other number.
func forecastKeys() []string {
	return []string{"up4", "up2", "up1", "dollars", "down2", "down3", "other"}
}

// Forecasted is the forecast of some spaces.
func Forecasted(steps int) Forecast { return Forecast(fmt.Sprintf("%+d", steps)) }

// Steps is how far the forecast moves a company, and whether it is one that can be.
func (f Forecast) Steps() (int, bool) {
	if f == Dollars {
		return 0, true
	}
	n, err := strconv.Atoi(string(f))
	return n, err == nil && Forecasted(n) == f && n >= -maxSteps && n <= maxSteps
}

// Face is the forecast's card in the deck, or [calc.None].
func (f Forecast) Face() int {
	deck := forecastDeck()
	return slices.Index(deck[:], f)
}

// Forecasts are the forecasts of the companies. In records they are an object by codes: {"COS":"+4","EPI":"$$"}.
type Forecasts [Companies]Forecast

// MarshalJSON writes the forecasts that are known, in the order of the companies.
func (f Forecasts) MarshalJSON() ([]byte, error) {
	return encodeByCode(func(company int) (string, bool) {
		return strconv.Quote(string(f[company])), f[company] != ""
	}), nil
}

// UnmarshalJSON reads an object of forecasts by codes.
func (f *Forecasts) UnmarshalJSON(data []byte) error {
	*f = Forecasts{}
	return decodeByCode(data, func(company int, value Forecast) { f[company] = value })
}

// Choice is the field's value of a forecast: its card, the one after the cards for any other number, or [calc.None]
// where nothing was said. What cannot be read is no choice at all.
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

// ForecastFields ask for the forecast of a company, and for its number when it is on no card, where there may be such.
func ForecastFields(company int, at *Forecast, likely int, other bool) []*calc.Field {
	choices := []calc.Choice{{Value: calc.None, Key: "later"}}
	keys := forecastKeys()
	if !other {
		keys = keys[:Faces]
	}
	for value, key := range keys {
		choices = append(choices, calc.Choice{Value: value, Key: key})
	}
	allowed := calc.Allowed{Choices: choices}.Else(calc.Refuse("forecast.unknown", "").Under("forecast").
		With("max", maxSteps))
	fields := []*calc.Field{calc.AmountFunc(calc.ItemName("forecasts", company), allowed,
		func() int { return at.Choice() }, func(v int) {
			switch {
			case v == calc.None:
				*at = ""
			case v >= 0 && v < Faces:
				*at = forecastDeck()[v]
			case v == Faces && at.Choice() != Faces:
				*at = Forecasted(0)
			}
		}).As(calc.ChoiceKind).ForCompany(company).Expect(likely)}
	if at.Choice() != Faces {
		return fields
	}
	return append(fields, calc.AmountFunc(calc.ItemName("steps", company), calc.Range(-maxSteps, maxSteps),
		func() int { n, _ := at.Steps(); return n }, func(v int) { *at = Forecasted(v) }).ForCompany(company).AsBeside())
}
