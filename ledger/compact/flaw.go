package compact

// A flaw is what is wrong with a code, for a programmer's eye. It is the cause of a [*ledger.Fault].
type flaw string

// Error is the flaw in words.
func (f flaw) Error() string { return string(f) }
