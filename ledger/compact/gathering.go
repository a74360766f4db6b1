package compact

import (
	"encoding/binary"
	"strconv"
	"strings"

	"github.com/klauspost/reedsolomon"

	"scripkeeper/ledger"
)

// A FrameCollector assembles a code from its frames in any order.
type FrameCollector struct {
	first  share
	shares [][]byte
	count  int
}

// Add adds a frame. It returns the text of the code once there are enough frames, and "" until then. A frame of another
// code starts over, because the user then wants that code. The fault is "code.foreign", "code.newer", "code.older",
// "code.cut" or "code.damaged", and leaves the collector unchanged.
func (g *FrameCollector) Add(text string) (code string, err error) {
	s, err := shareOf(text)
	if err != nil {
		return "", err
	}
	if s.mark != g.first.mark || s.needed != g.first.needed || len(s.data) != len(g.first.data) {
		*g = FrameCollector{first: s, shares: make([][]byte, spread*s.needed)}
	}
	if g.shares[s.index] == nil {
		g.shares[s.index] = s.data
		g.count++
	}
	if g.count < s.needed {
		return "", nil
	}
	return g.whole()
}

// JoinFrames returns the text of the code whose frames a text lists, separated by spaces or line breaks. The fault is
// "code.frames" if frames are missing, with their number as Detail, or one of those of [FrameCollector.Add].
func JoinFrames(text string) (code string, err error) {
	var g FrameCollector
	for frame := range strings.FieldsSeq(text) {
		if code, err = g.Add(frame); err != nil || code != "" {
			return code, err
		}
	}
	have, needed := g.Progress()
	return "", &ledger.Fault{Code: "code.frames", Detail: strconv.Itoa(needed - have)}
}

// Progress returns the number of frames present and the number needed. Both are 0 before the first frame.
func (g *FrameCollector) Progress() (have, needed int) {
	return min(g.count, g.first.needed), g.first.needed
}

func (g *FrameCollector) whole() (string, error) {
	needed, mark := g.first.needed, g.first.mark
	shares := g.shares
	*g = FrameCollector{}
	coder, err := reedsolomon.New(needed, (spread-1)*needed)
	if err != nil {
		return "", damaged(err)
	}
	if err := coder.ReconstructData(shares); err != nil {
		return "", damaged(err)
	}
	var sent []byte
	for _, data := range shares[:needed] {
		sent = append(sent, data...)
	}
	if len(sent) < lengthSize {
		return "", damaged(nil)
	}
	length := int(binary.BigEndian.Uint16(sent))
	if length > len(sent)-lengthSize {
		return "", damaged(nil)
	}
	payload := sent[lengthSize : lengthSize+length]
	if markOf(payload) != mark {
		return "", damaged(nil)
	}
	return seal(payload)
}
