package shell

// StayAwake keeps the screen from going dark until release is called. Several may want that at a time.
func (s *Shell) StayAwake() (release func()) {
	s.awake++
	s.App.Driver().SetDisableScreenBlanking(true)
	released := false
	return func() {
		if released {
			return
		}
		released = true
		if s.awake--; s.awake == 0 {
			s.App.Driver().SetDisableScreenBlanking(false)
		}
	}
}
