package widget

// HeightAt is the height that the matrix asks for at a width.
func (m *Matrix) HeightAt(width float32) float32 { return m.height(width) }
