package photo

import (
	"image"
	"math"
)

const nowhere = -1e6

// bent returns the map from a pixel back to the object, through the lens and the bent sheet.
func (s Shot) bent(object *image.Gray) func(x, y float64) (u, v float64) {
	w, h := float64(object.Rect.Dx()), float64(object.Rect.Dy())
	side := max(w, h)
	shorter := float64(min(s.Width, s.Height))
	focus := s.Share * shorter * distance
	middleX, middleY := s.middle()
	leanSin, leanCos := math.Sincos(s.Lean * math.Pi / 180)
	tiltSin, tiltCos := math.Sincos(s.Tilt * math.Pi / 180)
	// about rotates a vector about the axis of the tilt, to undo the tilt.
	about := func(x, y, z float64) (float64, float64, float64) {
		along := (x*leanCos + y*leanSin) * (1 - tiltCos)
		return x*tiltCos - leanSin*z*tiltSin + leanCos*along,
			y*tiltCos + leanCos*z*tiltSin + leanSin*along,
			z*tiltCos - (leanCos*y-leanSin*x)*tiltSin
	}
	eyeX, eyeY, eyeZ := about(0, 0, -distance)
	turnSin, turnCos := math.Sincos(s.Turn * math.Pi / 180)
	return func(x, y float64) (u, v float64) {
		x, y = s.unlens(x, y)
		rayX, rayY, rayZ := about((x-middleX)/focus, (y-middleY)/focus, 1)
		sheetX, sheetY, seen := s.meet(vector{eyeX, eyeY, eyeZ}, vector{rayX, rayY, rayZ}, func(x, y float64) bool {
			x, y = x*turnCos+y*turnSin, y*turnCos-x*turnSin
			return math.Abs(x) < w/side/2 && math.Abs(y) < h/side/2
		})
		if !seen {
			return nowhere, nowhere
		}
		return (sheetX*turnCos+sheetY*turnSin)*side + w/2, (sheetY*turnCos-sheetX*turnSin)*side + h/2
	}
}

func (s Shot) unlens(x, y float64) (float64, float64) {
	half := float64(min(s.Width, s.Height)) / 2
	dx, dy := x-float64(s.Width)/2, y-float64(s.Height)/2
	grow := 1 + s.Lens*(dx*dx+dy*dy)/half/half
	return float64(s.Width)/2 + dx*grow, float64(s.Height)/2 + dy*grow
}

// A vector is in sheet coordinates: x and y in the sheet, z away from the camera.
type vector struct{ x, y, z float64 }

// meet returns where a ray from the eye first meets the object, on the flattened sheet.
func (s Shot) meet(eye, ray vector, within func(x, y float64) bool) (x, y float64, seen bool) {
	if s.Bend == 0 {
		far := -eye.z / ray.z
		x, y = eye.x+far*ray.x, eye.y+far*ray.y
		return x, y, within(x, y)
	}
	radius := 180 / math.Pi / s.Bend
	sin, cos := math.Sincos(s.Axis * math.Pi / 180)
	// A section across the cylinder shows the sheet as a part of a circle around (0, radius).
	across, ahead := eye.y*cos-eye.x*sin, ray.y*cos-ray.x*sin
	a := ahead*ahead + ray.z*ray.z
	b := across*ahead + (eye.z-radius)*ray.z
	c := across*across + (eye.z-radius)*(eye.z-radius) - radius*radius
	root := b*b - a*c
	if root < 0 {
		return 0, 0, false
	}
	for _, far := range []float64{(-b - math.Sqrt(root)) / a, (-b + math.Sqrt(root)) / a} {
		along := (eye.x+far*ray.x)*cos + (eye.y+far*ray.y)*sin
		turned := math.Atan2((across+far*ahead)/radius, 1-(eye.z+far*ray.z)/radius)
		x, y = along*cos-radius*turned*sin, along*sin+radius*turned*cos
		if far > 0 && math.Abs(turned) < math.Pi/2 && within(x, y) {
			return x, y, true
		}
	}
	return 0, 0, false
}
