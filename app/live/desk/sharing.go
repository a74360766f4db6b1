package desk

import (
	"bytes"
	"slices"
	"strconv"

	"scripkeeper/app/live/door"
	"scripkeeper/app/report"
	"scripkeeper/app/sharing"
	"scripkeeper/app/view/paper"
	"scripkeeper/app/words"
	"scripkeeper/ledger/export"
	"scripkeeper/ledger/game"
)

// A Share hands a game to another device, as text and as a code: a single picture or several frames.
type Share struct {
	Text string `json:"text"`
	// Frames is the number of the code's pictures, 0 if there is nothing to share.
	Frames int `json:"frames"`
	// About describes the content; Hold explains how to hold the phones.
	About string          `json:"about"`
	Hold  string          `json:"hold,omitempty"`
	Whats []Choice        `json:"whats"`
	Forms []export.Format `json:"forms"`
}

type Choice struct {
	Key    string `json:"key"`
	Name   string `json:"name"`
	Chosen bool   `json:"chosen,omitempty"`
}

// whats names the parts of a game that can be shared, indexed by [sharing.Content].
func whats() []string { return []string{"whole", "news", "have", "setup", "result"} }

type sharedPart struct {
	game  *game.Game
	what  sharing.Content
	other *sharing.Part
	text  string
}

// part returns the part that the query's "what" selects, the whole game by default.
func (d *Desk) part(c door.Call) (sharedPart, error) {
	g, err := d.rooms.Game(c.Path["game"])
	if err != nil {
		return sharedPart{}, err
	}
	p := sharedPart{game: g}
	p.what = sharing.Content(max(0, slices.Index(whats(), c.Query.Get("what"))))
	if p.what == sharing.Result && !g.Decided() {
		p.what = sharing.Whole
	}
	if p.other, err = sharing.LatestPart(d.book, g); err != nil {
		return p, err
	}
	if p.what != sharing.News || p.other != nil {
		p.text, err = sharing.Text(g, p.what, p.other)
	}
	return p, err
}

func (d *Desk) share(c door.Call) (Share, error) {
	p, err := d.part(c)
	if err != nil {
		return Share{}, err
	}
	s := Share{Text: p.text, About: sharing.About(p.game, p.what, p.other), Forms: report.Formats()}
	for i, name := range whats() {
		if sharing.Content(i) != sharing.Result || p.game.Decided() {
			s.Whats = append(s.Whats, Choice{name, words.Text("share." + name), sharing.Content(i) == p.what})
		}
	}
	if p.text == "" {
		return s, nil
	}
	codes, err := sharing.Codes(p.text)
	if err != nil {
		return Share{}, err
	}
	s.Frames, s.Hold = len(codes), sharing.Hold(codes)
	return s, nil
}

// shared records that the game was handed on in its current state, so that later only newer entries need to be shared.
func (d *Desk) shared(c door.Call, _ nothing) (Shelved, error) {
	g, err := d.rooms.Game(c.Path["game"])
	if err != nil {
		return Shelved{}, err
	}
	if fault := d.book.ReadOnly(); fault != nil {
		return Shelved{}, fault
	}
	return Shelved{g.ID().String()}, d.book.Notes.RecordHandOver(g)
}

// code returns the picture of a code. The query's "frame", counted from 0, selects one of several pictures.
func (d *Desk) code(c door.Call) (door.Reply, error) {
	p, err := d.part(c)
	if err != nil {
		return door.Reply{}, err
	}
	frame, err := strconv.Atoi(c.Query.Get("frame"))
	if err != nil {
		frame = 0
	}
	if p.text == "" {
		return door.Reply{}, missing()
	}
	codes, err := sharing.Codes(p.text)
	switch {
	case err != nil:
		return door.Reply{}, err
	case frame < 0 || frame >= len(codes):
		return door.Reply{}, missing()
	}
	return door.Reply{Kind: "image/svg+xml", Body: codes[frame].SVG()}, nil
}

func (d *Desk) record(c door.Call) (door.Reply, error) { return d.written(c, export.JSONFormat) }

func (d *Desk) export(c door.Call) (door.Reply, error) {
	as := export.Format(c.Query.Get("as"))
	if !slices.Contains(report.Formats(), as) {
		return door.Reply{}, missing()
	}
	return d.written(c, as)
}

func (d *Desk) written(c door.Call, as export.Format) (door.Reply, error) {
	g, err := d.rooms.Game(c.Path["game"])
	if err != nil {
		return door.Reply{}, err
	}
	var out bytes.Buffer
	if err := report.Write(&out, g, as); err != nil {
		return door.Reply{}, problem(g.Setup().Rulebook, err)
	}
	if as == report.PrintFormat { // a browser shows it, and prints it from there
		return door.Reply{Kind: "text/html; charset=utf-8", Body: out.Bytes(), Policy: paper.Policy}, nil
	}
	return door.Reply{Kind: kindOf(as), Body: out.Bytes(), File: sharing.FileName(g.Setup(), report.Extension(as))}, nil
}

func kindOf(as export.Format) string {
	switch as {
	case export.JSONFormat:
		return door.JSONKind
	case export.CSVFormat:
		return "text/csv; charset=utf-8"
	}
	return "text/plain; charset=utf-8"
}
