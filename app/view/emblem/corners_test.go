package emblem

import (
	"regexp"
	"testing"

	"scripkeeper/calc/conformance/expect"
)

func TestEveryShapeHasAPath(t *testing.T) {
	drawn := regexp.MustCompile(`^M[\d. ]+[LaA\d. zM-]+z$`)
	seen := map[string]Shape{}
	for _, shape := range Shapes() {
		path := shape.Path()
		other, twice := seen[path]
		expect.True(t, !twice && drawn.MatchString(path), "%s is drawn as %q, %s too", shape, path, other)
		seen[path] = shape
	}
	for _, suit := range append(Suits(), Plain()) {
		if seen[suit.Shape.Path()] != suit.Shape {
			t.Errorf("%s has a shape that is not listed, %q", suit.Key, suit.Shape)
		}
	}
	expect.Equal(t, Triangle.Path(), "M10 0.8L20 18.8L0 18.8z", "a triangle")
}
