package command

import (
	"fmt"
	"image/png"
	"io"

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

// draw draws the next round, or takes the tables that --tables tells.
func (p Program) draw(a arguments) int {
	return p.entered(a, func(s *tournament.State) (tournament.Entry, error) {
		if a.given("tables") {
			return notation.Round(s, a.tournament.tables)
		}
		method := s.Plan.Draw
		if a.given("draw") {
			method = tournament.Method(a.tournament.draw)
		}
		round, refusal := draw.Round(s, method, a.drawnSeed())
		if refusal != nil {
			return nil, refusal
		}
		return round, nil
	})
}

// tellRound prints the tables of a round.
func (p Program) tellRound(s *tournament.State, drawn tournament.DrawnRound) {
	for _, line := range roundLines(s, drawn) {
		_, _ = fmt.Fprintln(p.Out, line)
	}
}

// roundLines are a round in lines: its tables, how they ended, who sits out.
func roundLines(s *tournament.State, drawn tournament.DrawnRound) []string {
	lines := []string{words.Format("command.seating.round", words.Names{"round": words.Number(drawn.Number)})}
	for _, table := range drawn.Tables {
		lines = append(lines, "    "+words.Format("command.seating.table", words.Names{
			"table": words.Number(table.Number), "names": words.Join(tableNames(s, table)),
		}))
	}
	if len(drawn.Out) > 0 {
		lines = append(lines, "    "+words.Format("command.tournament.out", words.Names{"names": words.Join(s.Names(drawn.Out))}))
	}
	return lines
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
			"rank": words.Number(place.Rank), "name": s.Members[place.Member].Name, "worth": words.Number(place.Worth),
		}))
	}
	return all
}

// start prints the code that starts the game of a table on another phone, writes it as a picture, or begins it in this
// book.
func (p Program) start(a arguments) int {
	if !a.given("table") {
		return p.misused(a, words.Text("command.tournament.table"))
	}
	return p.withTournament(a, p.open, func(d *director.Desk) int {
		state := d.Tournament.State()
		round := a.roundOf(&state)
		game, code, err := d.Begun(round, a.tournament.table)
		if err == nil && a.out != "" {
			err = bookfile.WriteFile(a.out, func(to io.Writer) error { return writeCode(to, code) })
		}
		if err == nil && a.tournament.here {
			game, err = d.Book.Games.Store(game, a.author())
		}
		if err != nil {
			return p.stopped(a, &state, err)
		}
		switch {
		case a.json:
			jsonout.Write(p.Out, jsonout.Start{
				Game: game.ID().String(), Round: round, Table: a.tournament.table, Title: game.Setup().Title, Seats: game.Setup().Names,
				Code: code,
			})
		case a.tournament.here:
			_, _ = fmt.Fprintln(p.Out, game.ID())
		case a.out == "":
			_, _ = fmt.Fprintln(p.Out, code)
		}
		return Sound
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
