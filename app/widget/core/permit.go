package core

type permit struct {
	disabled bool
	reason   string
	// changed redraws the widget; nil until [Control.Extend] is called.
	changed func()
}

func (p *permit) Disable() { p.DisableBecause("") }

// DisableBecause disables the widget and stores the reason, a sentence for users who tap the widget.
func (p *permit) DisableBecause(reason string) {
	if p.disabled && p.reason == reason {
		return
	}
	p.disabled, p.reason = true, reason
	if p.changed != nil {
		p.changed()
	}
}

func (p *permit) EnableUnless(reason string) {
	if reason == "" {
		p.Enable()
	} else {
		p.DisableBecause(reason)
	}
}

func (p *permit) Enable() {
	if !p.disabled {
		return
	}
	p.disabled, p.reason = false, ""
	p.changed()
}

func (p *permit) Disabled() bool { return p.disabled }

// Reason returns why the widget is disabled, or "" if it is enabled or no reason was given.
func (p *permit) Reason() string { return p.reason }

func (p *permit) WithReason(label string) string {
	if p.disabled && p.reason != "" {
		return label + ". " + p.reason
	}
	return label
}
