package compact

import (
	"bytes"
	"crypto/sha256"
	"encoding/base32"
	"encoding/binary"
	"strconv"
	"strings"

	"github.com/klauspost/reedsolomon"
)

// A text that a single QR code cannot hold is sent as frames, which are shown one after another. A frame's text is
//
//	SF2:5:12:3K5QZAAX:7WEG+K...
//
// The parts are magic and version, the number of frames needed, the frame's index, a checksum that identifies the code,
// and a share of the code's bytes as [toAlphanumeric] encodes it. Any frames will do if there are enough: the shares are
// those of a Reed–Solomon code, three times as many as needed, and begin with the code's own bytes.
const (
	frameMagic = "SF"
	spread     = 3
	// maxNeeded is the largest number of frames needed, because a Reed–Solomon code over bytes has at most 255 shares.
	maxNeeded = 255 / spread
	// shareSize is in bytes. A frame with that many fits a QR code of version 8 at level L, which holds 279 characters.
	shareSize  = 172
	lengthSize = 2
	markSize   = 8
)

type share struct {
	mark          string
	needed, index int
	data          []byte
}

// Frames returns the frames for a code's text in the order of showing, three times as many as a receiver needs. The
// fault is "code.big" or, for an invalid text, one of those of [Decode].
func Frames(text string) ([]string, error) {
	payload, err := unseal(text)
	if err != nil {
		return nil, err
	}
	needed := max(1, (lengthSize+len(payload)+shareSize-1)/shareSize)
	if needed > maxNeeded {
		return nil, tooBig()
	}
	size := (lengthSize + len(payload) + needed - 1) / needed
	coder, err := reedsolomon.New(needed, (spread-1)*needed)
	if err != nil {
		return nil, err
	}
	sent := binary.BigEndian.AppendUint16(make([]byte, 0, spread*needed*size), uint16(len(payload)))
	sent = append(sent, payload...)
	sent = append(sent, make([]byte, spread*needed*size-len(sent))...)
	shares := make([][]byte, spread*needed)
	for i := range shares {
		shares[i] = sent[i*size : (i+1)*size]
	}
	if err := coder.Encode(shares); err != nil {
		return nil, err
	}
	mark := markOf(payload)
	frames := make([]string, len(shares))
	for i, data := range shares {
		frames[i] = share{mark, needed, i, data}.text()
	}
	return frames, nil
}

func IsFrame(text string) bool {
	return strings.HasPrefix(tidy(text), frameMagic)
}

func markOf(payload []byte) string {
	sum := sha256.Sum256(payload)
	return base32.StdEncoding.EncodeToString(sum[:])[:markSize]
}

func (s share) text() string {
	checked := append(s.data[:len(s.data):len(s.data)], s.check()...)
	return frameMagic + strconv.Itoa(FormatVersion) + ":" + strconv.Itoa(s.needed) + ":" + strconv.Itoa(s.index) + ":" +
		s.mark + ":" + toAlphanumeric(checked)
}

func (s share) check() []byte {
	sum := sha256.Sum256(append([]byte(s.mark+" "+strconv.Itoa(s.needed)+" "+strconv.Itoa(s.index)+" "), s.data...))
	return sum[:2]
}

// shareOf reads a frame's text. The fault is "code.foreign", "code.newer", "code.older", "code.cut" or "code.damaged".
func shareOf(text string) (share, error) {
	if len(text) > maxText {
		return share{}, foreign()
	}
	rest, err := afterVersion(tidy(text), frameMagic)
	if err != nil {
		return share{}, err
	}
	parts := strings.SplitN(rest, ":", 4)
	if len(parts) < 4 || len(parts[2]) != markSize {
		return share{}, damaged(nil)
	}
	s := share{mark: parts[2]}
	if s.needed, err = strconv.Atoi(parts[0]); err != nil || s.needed < 1 || s.needed > maxNeeded {
		return share{}, damaged(err)
	}
	if s.index, err = strconv.Atoi(parts[1]); err != nil || s.index < 0 || s.index >= spread*s.needed {
		return share{}, damaged(err)
	}
	data, err := fromAlphanumeric(parts[3])
	end := len(data) - len(s.check())
	if err != nil || end < 1 || end > shareSize {
		return share{}, damaged(err)
	}
	if s.data = data[:end]; !bytes.Equal(s.check(), data[end:]) {
		return share{}, damaged(nil)
	}
	return s, nil
}
