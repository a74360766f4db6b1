package compact

import (
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/record"
)

// After the flags of a result come
//
//	8 bytes   the game's id
//	16 bytes  the beginning of the game's last hash
//	4 bytes   the digest of its options if bit 0 of the flags is set; earlier versions had none
//	the rest  the rulebook, when the game began, its title, and the places, the best first
//
// The reader need not have the game.

// optionsTold can reuse the flag wordsApart, because the words in a result are never apart.
const optionsTold = wordsApart

// maxResultName is in characters.
const maxResultName = 200

type Result struct {
	Game     ledger.GameID
	Rulebook string
	Begun    time.Time
	Title    string
	Places   []ResultPlace
	// Options is the digest of the options, see [DigestOf], or nil if the code has none.
	Options *OptionDigest
	head    [headSize]byte
}

// A ResultPlace is a [calc.Place] with the player's name.
type ResultPlace struct {
	Seat  int
	Name  string
	Rank  int
	Worth int
	Out   bool
}

// EncodeResult encodes the result of a game. The fault is "result.unfinished", "result.unresolved" for a game with
// entries to fix, or one of those of [Encode].
func EncodeResult(g *game.Game) (string, error) {
	switch {
	case len(g.Refused()) > 0:
		return "", &ledger.Fault{Code: "result.unresolved"}
	case !g.Decided():
		return "", &ledger.Fault{Code: "result.unfinished"}
	}
	setup, head := g.Setup(), g.Head()
	given := Result{Rulebook: setup.Rulebook, Begun: setup.Begun, Title: setup.Title}
	for _, p := range g.Standing().Places {
		given.Places = append(given.Places, ResultPlace{p.Seat, setup.Names[p.Seat], p.Rank, p.Worth, p.Out})
	}
	w := newWriter(false)
	w.result(given)
	data, err := w.done()
	if err != nil {
		return "", encodingFault(err)
	}
	options, err := DigestOf(g.Rulebook(), setup.Options)
	if err != nil {
		return "", encodingFault(err)
	}
	id := g.ID()
	return sealed(byte(ResultCode)|optionsTold, id[:], head[:headSize], options[:], data)
}

// DecodeResult reads the result of a game. The fault is one of those of [Decode].
func DecodeResult(text string, rulebooks []calc.Rulebook) (Result, error) {
	var id ledger.GameID
	flags, head, data, err := openCode(text, ResultCode, len(id)+headSize)
	if err != nil {
		return Result{}, err
	}
	var options *OptionDigest
	if flags&optionsTold != 0 {
		options = &OptionDigest{}
		if len(data) < len(options) {
			return Result{}, damaged(nil)
		}
		data = data[copy(options[:], data):]
	}
	w := newReader(data, false)
	r := w.result(Result{})
	if err := w.end(); err != nil {
		return Result{}, damaged(err)
	}
	if _, known := finder(rulebooks)(r.Rulebook); !known {
		return Result{}, unknownRulebook(letters.Clip(letters.Tidy(r.Rulebook), maxResultName))
	}
	r.Game, r.head, r.Options = ledger.GameID(head[:len(id)]), [headSize]byte(head[len(id):]), options
	return r, nil
}

// Matches reports whether a game has exactly the entries that gave this result.
func (r Result) Matches(g *game.Game) bool {
	head := g.Head()
	return g.ID() == r.Game && [headSize]byte(head[:headSize]) == r.head
}

func (w *wire) result(given Result) Result {
	r := Result{Rulebook: w.text(given.Rulebook), Begun: w.moment(given.Begun)}
	r.Title = w.tidyText(given.Title, record.MaxTitleLength)
	r.Places = make([]ResultPlace, w.count(len(given.Places), maxSeats))
	if len(r.Places) == 0 {
		w.fail(errCount)
	}
	for i := range r.Places {
		of := calc.ItemOrZero(given.Places, i)
		r.Places[i] = ResultPlace{
			Seat:  int(w.below(uint64(of.Seat), uint64(len(r.Places)))),
			Name:  w.tidyText(of.Name, maxResultName),
			Rank:  1 + int(w.below(uint64(of.Rank-1), uint64(len(r.Places)))),
			Worth: int(w.whole("worth", int64(of.Worth))), Out: w.asked("out", of.Out),
		}
	}
	return r
}
