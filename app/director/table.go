package director

import (
	"slices"
	"time"

	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

// A Deed is something that can be done with a table or a member, named by its key. That with ".about" says what comes
// of it.
type Deed struct {
	Key          string
	Label, About string
	// Other and Gone are the members of a deed of two: who takes whose seat.
	Other, Gone int
}

func deed(key string) Deed {
	d := Deed{Key: key, Label: words.Text(key)}
	if words.Known(key + ".about") {
		d.About = words.Text(key + ".about")
	}
	return d
}

// TableTitle names a table of a round.
func TableTitle(round, table int) string {
	return words.Format("tournament.table.of", words.Names{"table": table, "round": round})
}

// TableDeeds are what can be done with a table of a round.
func TableDeeds(d *Desk, round int, t TableView) []Deed {
	var all []Deed
	game := deed("tournament.table.game")
	game.About = words.GameState(t.Game)
	if t.Result != nil {
		if t.Here {
			all = append(all, game)
		}
		return append(all, deed("tournament.table.correct"), deed("tournament.table.back"))
	}
	drawn, _ := d.State.Round(round)
	for _, gone := range goneFrom(d, t.DrawnTable) {
		for _, other := range drawn.Out {
			if !t.Here && !d.State.Members[other].Left {
				instead := deed("tournament.table.instead")
				instead.Label = words.Format(instead.Key, words.Names{"name": d.Name(other), "gone": d.Name(gone)})
				instead.Other, instead.Gone = other, gone
				all = append(all, instead)
			}
		}
	}
	if t.Here && t.Game.Over {
		take := deed("tournament.table.take")
		take.About = game.About
		all = append(all, take)
	}
	all = append(all, deed("tournament.table.code"))
	if !t.Here {
		game = deed("tournament.table.keep")
	}
	return append(all, game, deed("tournament.scan"), deed("tournament.table.type"), deed("tournament.table.skip"),
		deed("tournament.swap"))
}

// goneFrom are those of a table who left after the round was drawn.
func goneFrom(d *Desk, t tournament.DrawnTable) []int {
	return slices.DeleteFunc(slices.Clone(t.Members), func(member int) bool { return !d.State.Members[member].Left })
}

// TableAbout tells how a table ended, or who moves in which order; missing says who left, and what to do about it.
func TableAbout(d *Desk, round int, t TableView) (about, missing string) {
	if t.Result != nil {
		return words.TournamentEntry(&d.State, t.Result), ""
	}
	about = words.Format("tournament.table.order", words.Names{"names": d.Names(t.Members)})
	gone := goneFrom(d, t.DrawnTable)
	if len(gone) == 0 {
		return about, ""
	}
	key := "tournament.table.gone.about"
	switch least := max(2, d.State.Plan.Game(round).Least); {
	case t.Here:
		key = "tournament.table.gone.playing"
	case len(t.Members)-len(gone) < least:
		key = "tournament.table.gone.few"
	}
	return about, words.Format(key, words.Names{"count": len(gone), "names": d.Names(gone)})
}

// Skip enters that a table was not played to an end.
func (d *Desk) Skip(round, table int) error {
	return d.Correct(&tournament.Result{Round: round, Table: table, Unplayed: true, Source: tournament.Typed})
}

// Begun returns the game of a table as it begins, kept nowhere, and the code that starts it on another phone.
func (d *Desk) Begun(round, table int) (game *game.Game, code string, err error) {
	title := words.TableGame(d.Title(), round, table)
	game, err = games.Begin(&d.State, round, table, title, time.Now(), rulebooks.All())
	if err != nil {
		return nil, "", err
	}
	code, err = compact.EncodeSetup(game)
	return game, code, err
}

// Keep puts the game of a table into the book, where it is not there already.
func (d *Desk) Keep(round, table int) error {
	if t, there := d.State.Table(round, table); there {
		if _, err := d.Book.Games.Load(t.Game); err == nil {
			return nil
		}
	}
	game, _, err := d.Begun(round, table)
	if err == nil {
		_, err = d.Book.Games.Store(game, d.by())
	}
	return err
}
