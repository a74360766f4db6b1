package core

// A permit is whether a widget may be tapped, and why not.
type permit struct {
	disabled bool
	reason   string
	// changed draws the widget anew, nil before there is anything to draw.
	changed func()
}

// Disable makes the widget refuse taps without a reason; see [permit.DisableBecause].
func (p *permit) Disable() { p.DisableBecause("") }

// DisableBecause makes the widget refuse taps, and keeps the sentence that says why for whoever taps it.
func (p *permit) DisableBecause(reason string) {
	if p.disabled && p.reason == reason {
		return
	}
	p.disabled, p.reason = true, reason
	if p.changed != nil { // before it is extended there is nothing to draw anew
		p.changed()
	}
}

// EnableUnless makes the widget refuse taps where there is a reason for it, else usable.
func (p *permit) EnableUnless(reason string) {
	if reason == "" {
		p.Enable()
	} else {
		p.DisableBecause(reason)
	}
}

// Enable makes the widget usable again.
func (p *permit) Enable() {
	if !p.disabled {
		return
	}
	p.disabled, p.reason = false, ""
	p.changed()
}

// Disabled reports whether the widget refuses taps.
func (p *permit) Disabled() bool { return p.disabled }

// Reason is why the widget is disabled, empty when it is not or nobody said.
func (p *permit) Reason() string { return p.reason }

// WithReason adds the reason of a disabled widget to its label.
func (p *permit) WithReason(label string) string {
	if p.disabled && p.reason != "" {
		return label + ". " + p.reason
	}
	return label
}
