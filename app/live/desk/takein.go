package desk

import (
	"bytes"
	"cmp"
	"context"
	"strings"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/app/sharing"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/parcel"
)

const (
	// MaxImport is the size limit of an imported file in bytes.
	MaxImport  = 8 << 20
	importTime = 20 * time.Second
)

// importKinds returns the accepted content types. What is imported depends on the content itself, not on its type.
func importKinds() []string {
	return []string{"application/octet-stream", "text/plain", door.JSONKind, "image/png", "image/jpeg", "image/gif",
		"application/gzip", "application/x-gzip"}
}

type Imported struct {
	Game    string `json:"game,omitempty"`
	Outcome string `json:"outcome"`
}

// takeIn imports posted content, outside the games' goroutine, one import at a time.
func (d *Desk) takeIn(c door.Call) (Imported, error) {
	ctx, cancel := context.WithTimeout(context.Background(), importTime)
	defer cancel()
	select {
	case d.reading <- struct{}{}:
		defer func() { <-d.reading }()
	case <-ctx.Done():
		return Imported{}, &ledger.Fault{Code: "work.stopped"}
	}
	taken, err := sharing.Import(ctx, bytes.NewReader(c.Body), d.book, author(c.Guest), nil, func(float64) {})
	if err == nil {
		err = ctx.Err()
	}
	imported, wrong := Imported{}, error(&ledger.Fault{Code: "work.stopped"}) // stays if the games' goroutine has ended
	d.run(func() {
		words.In(lang.Of(c.Language), func() { imported, wrong = d.tell(taken, err) })
	})
	return imported, wrong
}

func (d *Desk) tell(taken sharing.Imported, err error) (Imported, error) {
	if err != nil {
		return Imported{}, problem(taken.Handed.Record.Rulebook, err)
	}
	imported, err := d.took(taken)
	switch {
	case err != nil:
	case taken.Restored != nil:
		d.rooms.renewAll()
	default:
		d.rooms.renew(taken.Added.Game)
	}
	return imported, err
}

// took describes an import in words. It also stores an imported rules template.
func (d *Desk) took(taken sharing.Imported) (Imported, error) {
	switch handed := taken.Handed; {
	case taken.Restored != nil:
		return Imported{Outcome: strings.Join(restored(*taken.Restored), " ")}, nil
	case handed.Template != nil:
		kept, added, err := d.book.Templates.Import(*handed.Template)
		if err != nil {
			return Imported{}, err
		}
		key := "template.same"
		if added {
			key = "template.taken"
		}
		return Imported{Outcome: words.Format(key, words.Names{"name": kept.Name})}, nil
	case handed.Result != nil:
		return d.result(handed)
	case handed.IsGame():
		return Imported{Game: taken.Added.Game.String(), Outcome: strings.Join(taken.Sentences(), " ")}, nil
	}
	return Imported{}, door.NewProblem(door.Refused, words.Text("live.import.other"))
}

// restored describes a restored backup and the games it left out.
func restored(done book.Restored) []string {
	told := words.Restored(done)
	for _, left := range done.Left[:min(len(done.Left), maxLeft)] {
		told = append(told, words.LeftOut(left))
	}
	return told
}

const maxLeft = 12

// result describes the outcome of a game on another device, and whether the local copy agrees.
func (d *Desk) result(handed parcel.Parcel) (Imported, error) {
	r := handed.Result
	title := cmp.Or(r.Title, words.Game(r.Rulebook))
	told := []string{words.Format("scan.result", words.Names{"title": title})}
	for _, place := range r.Places {
		told = append(told, words.ResultPlace(place))
	}
	here, err := d.book.Games.Load(r.Game)
	switch {
	case err != nil:
		return Imported{Outcome: strings.Join(append(told, words.Text("scan.result.absent")), " ")}, nil
	case r.Matches(here):
		told = append(told, words.Text("scan.result.same"))
	default:
		told = append(told, words.Text("scan.result.other"))
	}
	return Imported{Game: r.Game.String(), Outcome: strings.Join(told, " ")}, nil
}
