package qr

import (
	"bytes"
	"image"
)

// shades is a grey picture, from 0 for black to 255 for white, row by row. Transparent pixels are white.
type shades struct {
	width, height int
	pixels        []byte
}

func shadesOf(img image.Image) shades {
	bounds := img.Bounds()
	if ycc, is := img.(*image.YCbCr); is && ycc.YStride == bounds.Dx() {
		return shades{bounds.Dx(), bounds.Dy(), ycc.Y[:bounds.Dx()*bounds.Dy()]} // avoids a second copy of a large photo
	}
	s := shades{bounds.Dx(), bounds.Dy(), make([]byte, bounds.Dx()*bounds.Dy())}
	for y := range s.height {
		row := s.pixels[y*s.width : (y+1)*s.width]
		switch img := img.(type) {
		case *image.YCbCr:
			copy(row, img.Y[img.YOffset(bounds.Min.X, bounds.Min.Y+y):])
		case *image.Gray:
			copy(row, img.Pix[img.PixOffset(bounds.Min.X, bounds.Min.Y+y):])
		case image.RGBA64Image:
			for x := range row {
				c := img.RGBA64At(bounds.Min.X+x, bounds.Min.Y+y)
				row[x] = shade(uint32(c.R), uint32(c.G), uint32(c.B), uint32(c.A))
			}
		default:
			for x := range row {
				row[x] = shade(img.At(bounds.Min.X+x, bounds.Min.Y+y).RGBA())
			}
		}
	}
	return s
}

// shade returns the lightness of a premultiplied colour on white. Its components range up to 65,535.
func shade(r, g, b, a uint32) byte {
	return byte(((r+2*g+b)/4 + 0xFFFF - a) >> 8)
}

func (s shades) half() shades {
	h := shades{s.width / 2, s.height / 2, make([]byte, (s.width/2)*(s.height/2))}
	for y := range h.height {
		upper := s.pixels[2*y*s.width:]
		lower := s.pixels[(2*y+1)*s.width:]
		row := h.pixels[y*h.width : (y+1)*h.width]
		for x := range row {
			sum := int(upper[2*x]) + int(upper[2*x+1]) + int(lower[2*x]) + int(lower[2*x+1])
			row[x] = byte(sum / 4)
		}
	}
	return h
}

func (s shades) negative() shades {
	n := shades{s.width, s.height, make([]byte, len(s.pixels))}
	for i, pixel := range s.pixels {
		n.pixels[i] = ^pixel
	}
	return n
}

// lit crops the picture to its light pixels and adds a light border, for a code on a dark page without a border.
func (s shades) lit() shades {
	const light = 128
	left, right, top, bottom := s.width, 0, s.height, 0
	for y := range s.height {
		for x, pixel := range s.pixels[y*s.width:][:s.width] {
			if pixel >= light {
				left, right, top, bottom = min(left, x), max(right, x+1), min(top, y), max(bottom, y+1)
			}
		}
	}
	width, height := max(0, right-left), max(0, bottom-top)
	border := max(width, height)/10 + 1
	l := shades{width + 2*border, height + 2*border, nil}
	l.pixels = bytes.Repeat([]byte{255}, l.width*l.height)
	for y := range height {
		copy(l.pixels[(border+y)*l.width+border:], s.pixels[(top+y)*s.width+left:][:width])
	}
	return l
}

func (s shades) scaled(tenths int) shades {
	h := shades{s.width * tenths / 10, s.height * tenths / 10, nil}
	h.pixels = make([]byte, h.width*h.height)
	for y := range h.height {
		top, bottom := y*10/tenths, min(((y+1)*10+tenths-1)/tenths, s.height)
		for x := range h.width {
			left, right := x*10/tenths, min(((x+1)*10+tenths-1)/tenths, s.width)
			sum := 0
			for line := top; line < bottom; line++ {
				for _, pixel := range s.pixels[line*s.width+left : line*s.width+right] {
					sum += int(pixel)
				}
			}
			h.pixels[y*h.width+x] = byte(sum / ((bottom - top) * (right - left)))
		}
	}
	return h
}

func (s shades) doubled() shades {
	d := shades{2 * s.width, 2 * s.height, make([]byte, 4*s.width*s.height)}
	for y := range d.height {
		near := y / 2
		far := max(0, min(s.height-1, near-1+2*(y%2)))
		upper, lower := s.pixels[near*s.width:][:s.width], s.pixels[far*s.width:][:s.width]
		row := d.pixels[y*d.width:][:d.width]
		for x := range row {
			beside := max(0, min(s.width-1, x/2-1+2*(x%2)))
			// In each direction, the nearer pixel counts three times as much as the farther pixel.
			sum := 9*int(upper[x/2]) + 3*int(upper[beside]) + 3*int(lower[x/2]) + int(lower[beside])
			row[x] = byte((sum + 8) / 16)
		}
	}
	return d
}

// between interpolates the lightness between pixels. Outside the picture it is white.
func (s shades) between(x, y float64) byte {
	x, y = x-0.5, y-0.5
	if !(x >= 0 && y >= 0 && x < float64(s.width-1) && y < float64(s.height-1)) {
		return 255
	}
	left, top := int(x), int(y)
	right, down := x-float64(left), y-float64(top)
	at := top*s.width + left
	upper := float64(s.pixels[at])*(1-right) + float64(s.pixels[at+1])*right
	lower := float64(s.pixels[at+s.width])*(1-right) + float64(s.pixels[at+s.width+1])*right
	return byte(upper*(1-down) + lower*down + 0.5)
}
