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

const (
	// maxText is the maximum size in bytes of a posted text. All frames of the largest animated code fit.
	maxText = 128 << 10
	// sizeBytes is the size in bytes of a picture's width and height, which precede the pixels.
	sizeBytes = 4
	// maxPixels is the maximum number of pixels in a picture, enough for a photo.
	maxPixels = 2 << 20
	// lookTime limits the time for reading a picture, because the live camera soon sends the next one.
	lookTime = time.Second
)

const (
	textKind  = "text/plain;charset=utf-8"
	bytesKind = "application/octet-stream"
)

// look reads the code in a posted picture. A picture is its width and height in two bytes each, then a byte per pixel
// from 0 (black) to 255 (white). The answer is the code's text, or status 204 without a code.
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

// take imports the text of a code, or the texts of several frames, one per line. The answer is a sentence with status
// 200 (imported), 409 (import failed) or 422 (not importable). After 422 the page continues to read codes.
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

// body reads a posted body of at most limit bytes. If it returns true, the caller must call [Server.free]. If another
// post is being handled or reading fails, body answers the request and returns false.
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

func (s *Server) free() { <-s.busy }

func answer(w http.ResponseWriter, status int, text string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.WriteHeader(status)
	_, _ = io.WriteString(w, text)
}
