package shoulders

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
)

// Who hears the sheet hears which certificates a number counts.
func TestNumbersOfEmergencyMoneyAreNamed(t *testing.T) {
	apptest.App(t)
	r := newRaises(&panel{})
	for i, key := range []string{"shoulders.sheet.common", "shoulders.sheet.preferred"} {
		expect.Equal(t, r.steppers[i].AccessibilityLabel(), words.Text(key)+" 0", "it is called")
	}
}
