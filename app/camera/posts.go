package camera

import (
	"context"
	"encoding/binary"
	"errors"
	"image"
	"io"
	"net/http"
	"time"
	"unicode/utf8"

	"scripkeeper/ledger/qr"
)

// Limits of what the page posts.
const (
	// maxText is the longest text: all frames of the largest code.
	maxText = 128 << 10
	// sizeBytes is the room for the width and the height of a picture, before its pixels.
	sizeBytes = 4
	// maxPixels is the largest picture: what the page makes of a photo. Those of the moving camera are half of it.
	maxPixels = 2 << 20
	// lookTime is how long a picture is looked at. The next one of a moving camera comes soon.
	lookTime = time.Second
)

// The content types of what the page posts.
const (
	textKind  = "text/plain;charset=utf-8"
	bytesKind = "application/octet-stream"
)

// look reads the code in a picture: width and height in two bytes each, then a byte for each pixel, 0 black to 255
// white. The answer is the code's text, or nothing (204) when there is none.
func (s *Server) look(w http.ResponseWriter, r *http.Request) {
	posted, free := s.body(w, r, sizeBytes+maxPixels)
	if !free {
		return
	}
	defer s.free()
	if len(posted) < sizeBytes {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	width, height := int(binary.BigEndian.Uint16(posted)), int(binary.BigEndian.Uint16(posted[2:]))
	pixels := posted[sizeBytes:]
	if width == 0 || width*height != len(pixels) {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	ctx, cancel := context.WithTimeout(r.Context(), lookTime)
	defer cancel()
	text, err := qr.Read(ctx, &image.Gray{Pix: pixels, Stride: width, Rect: image.Rect(0, 0, width, height)})
	if err != nil {
		w.WriteHeader(http.StatusNoContent)
		return
	}
	answer(w, http.StatusOK, text)
}

// take takes over the text of a code, or of frames in lines. The answer is a sentence: what came of it, well (200) or
// not (409), or why it is nothing that can be taken over (422), and then the page goes on.
func (s *Server) take(w http.ResponseWriter, r *http.Request) {
	posted, free := s.body(w, r, maxText)
	if !free {
		return
	}
	defer s.free()
	if !utf8.Valid(posted) {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	text := string(posted)
	if trouble := s.receiver.Check(r.Context(), text); trouble != "" {
		answer(w, http.StatusUnprocessableEntity, trouble)
		return
	}
	if !s.claim() {
		w.WriteHeader(http.StatusGone)
		return
	}
	defer s.Close()
	outcome, well := s.receiver.Take(text)
	if !well {
		answer(w, http.StatusConflict, outcome)
		return
	}
	answer(w, http.StatusOK, outcome)
}

// body is what was posted, up to a limit, when nothing else is being looked at; else the answer is given already.
// Whoever gets it must call free.
func (s *Server) body(w http.ResponseWriter, r *http.Request, limit int64) (posted []byte, free bool) {
	select {
	case s.busy <- struct{}{}:
	default:
		w.WriteHeader(http.StatusServiceUnavailable)
		return nil, false
	}
	posted, err := io.ReadAll(http.MaxBytesReader(w, r.Body, limit))
	if err == nil {
		return posted, true
	}
	s.free()
	var large *http.MaxBytesError
	if errors.As(err, &large) {
		w.WriteHeader(http.StatusRequestEntityTooLarge)
	} else {
		w.WriteHeader(http.StatusRequestTimeout)
	}
	return nil, false
}

// free lets the next post in.
func (s *Server) free() { <-s.busy }

func answer(w http.ResponseWriter, status int, text string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.WriteHeader(status)
	_, _ = io.WriteString(w, text)
}
