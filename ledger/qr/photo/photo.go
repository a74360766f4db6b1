// Package photo simulates photos of QR codes, for tests.
package photo

import (
	"image"
	"image/draw"
	"math"
	"math/rand/v2"
)

// A Shot describes how a camera sees a code. Zero values leave the picture perfect.
type Shot struct {
	Width, Height int
	// Share is the longer side of the code with its white border, divided by the shorter side of the picture.
	Share float64
	// Turn is the rotation of the code. Tilt is the angle at which the code leans away from the camera, and Lean is the
	// direction in which it leans. All three are in degrees.
	Turn, Tilt, Lean float64
	// AsideX and AsideY are the code's distances from the middle of the picture, divided by the picture's shorter side.
	AsideX, AsideY float64
	// Bend is the angle in degrees between the normals at both sides of a code on a cylinder. With a positive Bend the
	// middle of the code is nearest to the camera, with a negative Bend farthest away. Axis is the direction of the
	// cylinder in the sheet, in degrees.
	Bend, Axis float64
	// Lens is the relative displacement at the middle of a longer side: positive for barrel, negative for pincushion
	// distortion.
	Lens float64
	// Blur and Noise are the standard deviations of the blur, in pixels, and of the noise, in grey levels.
	Blur, Noise float64
	// Contrast is the number of grey levels between dark and light; 0 means all 255.
	Contrast float64
	// Shade is the share of light lost from one side of the picture to the other, 0 to 1.
	Shade float64
}

// distance is the camera's distance from the code, in sides of the code, for a phone held over another phone.
const distance = 2.5

const surface = 150

func (s Shot) Take(of image.Image, luck *rand.Rand) *image.Gray {
	object := image.NewGray(image.Rect(0, 0, of.Bounds().Dx(), of.Bounds().Dy()))
	draw.Draw(object, object.Rect, of, of.Bounds().Min, draw.Src)
	light := s.project(object)
	if s.Blur > 0 {
		blur(light, s.Width, s.Height, s.Blur)
	}
	picture := image.NewGray(image.Rect(0, 0, s.Width, s.Height))
	contrast := 1.0
	if s.Contrast > 0 {
		contrast = s.Contrast / 255
	}
	for i, level := range light {
		v := 128 + (float64(level)-128)*contrast
		v *= 1 - s.Shade*float64(i%s.Width)/float64(s.Width)
		if s.Noise > 0 {
			v += luck.NormFloat64() * s.Noise
		}
		picture.Pix[i] = byte(max(0, min(255, v+0.5)))
	}
	return picture
}

// project draws the picture, with each pixel as the mean of four rays.
func (s Shot) project(object *image.Gray) []float32 {
	back := s.homography(object).inverse().apply
	if s.Bend != 0 || s.Lens != 0 {
		back = s.bent(object)
	}
	light := make([]float32, s.Width*s.Height)
	rays := [2]float64{0.25, 0.75}
	for y := range s.Height {
		for x := range s.Width {
			var sum float64
			for _, dy := range rays {
				for _, dx := range rays {
					u, v := back(float64(x)+dx, float64(y)+dy)
					sum += at(object, u, v)
				}
			}
			light[y*s.Width+x] = float32(sum / 4)
		}
	}
	return light
}

func (s Shot) homography(object *image.Gray) matrix {
	w, h := float64(object.Rect.Dx()), float64(object.Rect.Dy())
	side := max(w, h)
	centred := matrix{1 / side, 0, -w / 2 / side, 0, 1 / side, -h / 2 / side, 0, 0, 1}
	sin, cos := math.Sincos(s.Turn * math.Pi / 180)
	turned := matrix{cos, -sin, 0, sin, cos, 0, 0, 0, 1}
	// The code leans about an axis in its own plane: Rodrigues' rotation, then the projection through a pinhole.
	ay, ax := math.Sincos(s.Lean * math.Pi / 180)
	st, ct := math.Sincos(s.Tilt * math.Pi / 180)
	f := s.Share * float64(min(s.Width, s.Height)) * distance
	lean := matrix{
		f * (ct + ax*ax*(1-ct)), f * ax * ay * (1 - ct), 0,
		f * ax * ay * (1 - ct), f * (ct + ay*ay*(1-ct)), 0,
		-ay * st, ax * st, distance,
	}
	x, y := s.middle()
	shift := matrix{1, 0, x, 0, 1, y, 0, 0, 1}
	return shift.times(lean).times(turned).times(centred)
}

func (s Shot) middle() (x, y float64) {
	shorter := float64(min(s.Width, s.Height))
	return float64(s.Width)/2 + s.AsideX*shorter, float64(s.Height)/2 + s.AsideY*shorter
}

func at(object *image.Gray, u, v float64) float64 {
	u, v = u-0.5, v-0.5
	left, top := math.Floor(u), math.Floor(v)
	pixel := func(x, y int) float64 {
		if x < 0 || y < 0 || x >= object.Rect.Dx() || y >= object.Rect.Dy() {
			return surface
		}
		return float64(object.Pix[y*object.Stride+x])
	}
	x, y := int(left), int(top)
	right, down := u-left, v-top
	return (pixel(x, y)*(1-right)+pixel(x+1, y)*right)*(1-down) + (pixel(x, y+1)*(1-right)+pixel(x+1, y+1)*right)*down
}

func blur(light []float32, width, height int, deviation float64) {
	radius := max(1, int(math.Round((math.Sqrt(4*deviation*deviation+1)-1)/2)))
	line := make([]float32, max(width, height))
	mean := func(start, step, count int) {
		var sum float32
		for i := range count {
			line[i] = light[start+i*step]
		}
		for i := -radius; i <= radius; i++ {
			sum += line[max(0, min(count-1, i))]
		}
		for i := range count {
			light[start+i*step] = sum / float32(2*radius+1)
			sum += line[min(count-1, i+radius+1)] - line[max(0, i-radius)]
		}
	}
	for range 3 {
		for y := range height {
			mean(y*width, 1, width)
		}
		for x := range width {
			mean(x, width, height)
		}
	}
}

// A matrix is a projective map of the plane, row by row.
type matrix [9]float64

func (m matrix) apply(x, y float64) (u, v float64) {
	z := m[6]*x + m[7]*y + m[8]
	return (m[0]*x + m[1]*y + m[2]) / z, (m[3]*x + m[4]*y + m[5]) / z
}

func (m matrix) times(first matrix) (product matrix) {
	for row := range 3 {
		for column := range 3 {
			for i := range 3 {
				product[3*row+column] += m[3*row+i] * first[3*i+column]
			}
		}
	}
	return product
}

// inverse returns a multiple of the inverse, which is the same projective map.
func (m matrix) inverse() matrix {
	return matrix{
		m[4]*m[8] - m[5]*m[7], m[2]*m[7] - m[1]*m[8], m[1]*m[5] - m[2]*m[4],
		m[5]*m[6] - m[3]*m[8], m[0]*m[8] - m[2]*m[6], m[2]*m[3] - m[0]*m[5],
		m[3]*m[7] - m[4]*m[6], m[1]*m[6] - m[0]*m[7], m[0]*m[4] - m[1]*m[3],
	}
}
