package brokeryard

import (
	"scripkeeper/app/form"
	"scripkeeper/app/words"
	rules "scripkeeper/calc/brokeryard"
)

// stops asks for which players stop orders work. Where they work for nobody its button says so.
type stops struct {
	*form.FormEditor
	entry *rules.Stops
}

// RecordLabel says that stop orders work for nobody, where nobody is chosen.
func (e *stops) RecordLabel() string {
	if len(e.entry.Seats) > 0 {
		return ""
	}
	return words.Text("brokeryard.sheet.stops.nobody")
}
