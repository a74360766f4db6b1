package endtoend

import (
	"encoding/binary"
	"image"
	"os"
	"slices"
	"testing"

	"scripkeeper/calc/conformance/must"
)

// A frame is a screen's content: the X server's memory, in a file in X window dump format.
type frame struct {
	file          *os.File
	width, height int
	stride        int
	start         int64
}

func openFrame(t testing.TB, path string) *frame {
	t.Helper()
	file := must.Get(os.Open(path))(t)
	t.Cleanup(func() { file.Close() })
	head := make([]byte, 80)
	must.Get(file.ReadAt(head, 0))(t)
	number := func(field int) int { return int(binary.BigEndian.Uint32(head[4*field:])) }
	f := &frame{
		file: file, width: number(4), height: number(5), stride: number(12),
		start: int64(number(0)) + 12*int64(number(19)),
	}
	bits, order := number(11), number(7)
	must.Hold(t, bits == 32 && order == 0, "the screen has %d bits a pixel in order %d, not 32 in order 0", bits, order)
	return f
}

// read returns the pixels of the upper left part of the screen, each as blue, green, red and an unused byte.
func (f *frame) read(t testing.TB, width, height int) []byte {
	t.Helper()
	width, height = min(width, f.width), min(height, f.height)
	all := make([]byte, f.stride*height)
	_, err := f.file.ReadAt(all, f.start)
	must.Hold(t, err == nil, "reading the screen: %v", err)
	if f.stride == 4*width {
		return all
	}
	part := make([]byte, 0, 4*width*height)
	for y := range height {
		part = append(part, all[y*f.stride:y*f.stride+4*width]...)
	}
	return part
}

func (f *frame) picture(t testing.TB, width, height int) *image.NRGBA {
	t.Helper()
	width, height = min(width, f.width), min(height, f.height)
	pixels := f.read(t, width, height)
	p := image.NewNRGBA(image.Rect(0, 0, width, height))
	for i := 0; i < len(pixels); i += 4 {
		p.Pix[i], p.Pix[i+1], p.Pix[i+2], p.Pix[i+3] = pixels[i+2], pixels[i+1], pixels[i], 0xff
	}
	return p
}

// painted reports whether a window with some content is on the otherwise black screen. It samples every eighth row.
func (f *frame) painted(t testing.TB) bool {
	t.Helper()
	line := make([]byte, 4*f.width)
	var seen []uint32
	for row := 0; row < f.height; row += 8 {
		_, err := f.file.ReadAt(line, f.start+int64(row*f.stride))
		must.Hold(t, err == nil, "reading the screen: %v", err)
		for i := 0; i < len(line); i += 4 {
			colour := binary.LittleEndian.Uint32(line[i:]) & 0xffffff
			if slices.Contains(seen, colour) {
				continue
			}
			if seen = append(seen, colour); len(seen) > 3 {
				return true
			}
		}
	}
	return false
}
