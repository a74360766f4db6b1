package photo

import (
	"image"
	"math"
	"testing"

	"scripkeeper/calc/conformance/expect"
)

func TestAFlatSheetIsTheLimitOfABentOne(t *testing.T) {
	object := image.NewGray(image.Rect(0, 0, 300, 300))
	flat := Shot{Width: 1280, Height: 720, Share: 0.6, Turn: 33, Tilt: 48, Lean: 70, AsideX: 0.1, AsideY: -0.05}
	back := flat.homography(object).inverse()
	for _, spoilt := range []func(s *Shot){
		func(s *Shot) { s.Bend, s.Axis = 1e-4, 25 },
		func(s *Shot) { s.Bend, s.Axis = -1e-4, 110 },
		func(s *Shot) { s.Lens = 1e-9 },
	} {
		bent := flat
		spoilt(&bent)
		for _, at := range [][2]float64{{712, 324}, {600, 250}, {800, 420}} {
			u, v := back.apply(at[0], at[1])
			x, y := bent.bent(object)(at[0], at[1])
			expect.True(t, math.Hypot(x-u, y-v) < 0.05, "%+v at %v: %v, %v; must be %v, %v", bent, at, x, y, u, v)
		}
	}
}

// The sides of a bulging sheet are farther away than those of a flat sheet, so they appear closer together.
func TestTheSidesOfABentSheetAreNearerOrFartherOff(t *testing.T) {
	object := image.NewGray(image.Rect(0, 0, 300, 300))
	for bend, nearer := range map[float64]bool{60: true, -60: false} {
		// The cylinder runs from top to bottom, so the middles of the upper and lower sides do not move.
		bent := Shot{Width: 1000, Height: 1000, Share: 0.5, Bend: bend, Axis: 90}.bent(object)
		left, _ := bent(265, 500)
		top, _ := bent(500, 260)
		u, v := bent(500, 500)
		expect.True(t, math.Abs(u-150) < 1e-6 && math.Abs(v-150) < 1e-6 && math.Abs(top-150) < 1e-6,
			"bent by %v: the middle is at %v, %v, one above it at %v", bend, u, v, top)
		flat := 150 + (265-500)/500.0*300
		expect.Equal(t, left < flat, nearer, "bent by %v: %v is seen where a flat one has %v", bend, left, flat)
	}
}
