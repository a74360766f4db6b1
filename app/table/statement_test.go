package table

import (
	"testing"

	"scripkeeper/app/widget"
)

// A rule is quoted with where it is written; a house rule says itself that it is one, and names no option.
func TestHouseRulesAreQuotedWithoutTheirOption(t *testing.T) {
	for want, source := range map[string]string{
		"House rule: prices are not rounded.":       "House rule no_rounding",
		"Who passes does nothing. (Turn Structure)": "Turn Structure",
	} {
		text := want
		if source == "Turn Structure" {
			text = "Who passes does nothing."
		}
		if got := ruleNote(text, source).(*widget.Text).Text(); got != want {
			t.Errorf("it reads %q, want %q", got, want)
		}
	}
}
