package shell

import (
	"time"

	"fyne.io/fyne/v2"
)

// Echo is how long after a tap another one at the same place is the second of a double tap, and echoSlip how far a finger
// slips between them.
const (
	Echo             = 250 * time.Millisecond
	echoSlip float32 = 12
)

// A TappedButton knows where it was tapped last, at no place when a key was pressed.
type TappedButton interface{ TappedAt() fyne.Position }

// Recording does what a tap on a button records. The second tap of a double tap does nothing: the first one has brought the
// next entry beneath the finger, and nobody has seen that yet.
func (s *Shell) Recording(button TappedButton, record func()) {
	if s.Echoes(button) {
		return
	}
	record()
	s.recordedAt, s.recorded = button.TappedAt(), time.Now()
}

// Echoes tells whether a tap on a button is the second of a double tap whose first one recorded something.
func (s *Shell) Echoes(button TappedButton) bool {
	at := button.TappedAt()
	by := at.Subtract(s.recordedAt)
	return !at.IsZero() && max(by.X, -by.X, by.Y, -by.Y) <= echoSlip && time.Since(s.recorded) < s.Echo
}
