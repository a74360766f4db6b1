package sheet

import "scripkeeper/calc"

// MostTyped is the default upper limit of a typed number: nine digits.
const MostTyped = 999_999_999

// LessThanAllowed returns the value for typed text that is no number: one below the minimum, and negative in any case.
// The form then says what is allowed.
func LessThanAllowed(f *calc.Field) int { return min(max(f.Allowed.Min, -MostTyped)-1, calc.None) }
