package sheet

import "scripkeeper/calc"

// MostTyped is the largest number that can be filled in where a form allows no larger one: nine digits.
const MostTyped = 999_999_999

// LessThanAllowed is what a field is given where what is typed is no number, so that the form says what would be right:
// as if nobody had said one, and where it may be below nought, one less than it may be.
func LessThanAllowed(f *calc.Field) int { return min(max(f.Allowed.Min, -MostTyped)-1, calc.None) }
