package sheet

import "scripkeeper/calc"

// MostTyped is the default maximum of a typed number: nine digits.
const MostTyped = 999_999_999

// LessThanAllowed returns a negative number below the minimum. It is the value of text that is not a number, so that
// the form says what is allowed.
func LessThanAllowed(f *calc.Field) int { return min(max(f.Allowed.Min, -MostTyped)-1, calc.None) }
