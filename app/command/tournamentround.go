package command

import (
	"image/png"
	"io"
	"time"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/command/notation"
	"scripkeeper/app/director"
	"scripkeeper/app/words"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/qr"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// drawnSeed is the seed of --seed, or one that chance gives.
func (a arguments) drawnSeed() uint64 {
	if a.given("seed") {
		return a.seed
	}
	return director.NewSeed()
}

// announce draws the next round, or takes the tables that --tables tells.
func announce(c call, s *tournament.State, _ []string) (tournament.Entry, error) {
	if c.given("tables") {
		return notation.Round(s, c.tournament.tables)
	}
	method := s.Plan.Draw
	if c.given("draw") {
		method = tournament.Method(c.tournament.draw)
	}
	round, refusal := draw.Round(s, method, c.drawnSeed())
	if refusal != nil {
		return nil, refusal
	}
	return round, nil
}

// printRound prints a round: its tables, how they ended, who sits out.
func printRound(c call, s *tournament.State, drawn tournament.DrawnRound) {
	c.tell("command.seating.round", words.Names{"round": drawn.Number})
	for _, table := range drawn.Tables {
		c.line("    " + words.Format("command.seating.table", words.Names{
			"table": table.Number, "names": tableNames(s, table),
		}))
	}
	if len(drawn.Out) > 0 {
		c.line("    " + words.Format("command.tournament.out", words.Names{"names": s.Names(drawn.Out)}))
	}
}

// tableNames are who sits at a table in the order of moves, or how they came in.
func tableNames(s *tournament.State, table tournament.DrawnTable) []string {
	if table.Result == nil || table.Result.Unplayed {
		return s.Names(table.Members)
	}
	var all []string
	for _, place := range director.InOrder(table.Result.Places) {
		key := "command.tournament.placed"
		switch {
		case place.Out:
			key = "command.tournament.placed.out"
		case table.Result.NoWorths:
			key = "command.tournament.placed.only"
		}
		all = append(all, words.Format(key, words.Names{
			"rank": place.Rank, "name": s.Members[place.Member].Name, "worth": place.Worth,
		}))
	}
	return all
}

// startTable prints the code that starts the game of a table on another phone, writes it as a picture, or begins it in
// this book.
func startTable(c call, _ []string) error {
	if !c.given("table") {
		return notation.Wrong("command.tournament.table", nil)
	}
	return c.withTournament(c.open, func(d *director.Desk) error {
		round, table := c.roundOf(&d.State), c.tournament.table
		game, code, err := d.Begun(round, table)
		if err == nil && c.out != "" {
			err = bookfile.WriteFile(c.out, func(to io.Writer) error { return writeCode(to, code) })
		}
		if err == nil && c.tournament.here {
			game, err = d.Book.Games.Store(game, c.author())
		}
		if err != nil {
			return err
		}
		switch {
		case c.json:
			setup := game.Setup()
			jsonout.Write(c.Out, jsonout.Start{
				Game: game.ID().String(), Round: round, Table: table,
				Title: setup.Title, Seats: setup.Names, Code: code,
			})
		case c.tournament.here:
			c.line(game.ID().String())
		case c.out == "":
			c.line(code)
		}
		return nil
	})
}

// modulePixels is how large the squares of a code's picture are.
const modulePixels = 8

// writeCode writes a code as a picture.
func writeCode(to io.Writer, text string) error {
	code, err := qr.EncodeFile(text)
	if err != nil {
		return err
	}
	return png.Encode(to, code.Image(modulePixels))
}

// setClock starts the clock of the last round, stops it, or sets it back to all its time.
func setClock(_ call, s *tournament.State, w []string) (tournament.Entry, error) {
	clock, has := s.ClockOf(len(s.Rounds))
	if !has {
		return nil, notation.Wrong("command.tournament.noclock", nil)
	}
	switch w[0] {
	case "start":
		clock = clock.Started(time.Now())
	case "stop":
		clock = clock.Paused(time.Now())
	case "reset":
		clock, _ = s.FullClock(len(s.Rounds))
	default:
		return nil, notation.Wrong("command.tournament.clock", nil)
	}
	return &clock, nil
}
