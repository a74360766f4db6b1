package director

import (
	"time"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

func TableTitle(round, table int) string {
	return words.Format("tournament.table.of", words.Names{"table": table, "round": round})
}

func leftAfterDraw(d *Desk, t tournament.DrawnTable) []int {
	return calc.Where(t.Members, func(member int) bool { return d.State.Members[member].Left })
}

// TableAbout returns a sentence about a table's result or turn order, and a sentence about members who left, if any.
func TableAbout(d *Desk, round int, t tableView) (about, missing string) {
	if t.Result != nil {
		return words.TournamentEntry(&d.State, t.Result), ""
	}
	about = words.Format("tournament.table.order", words.Names{"names": d.Names(t.Members)})
	gone := leftAfterDraw(d, t.DrawnTable)
	if len(gone) == 0 {
		return about, ""
	}
	key := "tournament.table.gone.about"
	switch least := max(2, d.State.Plan.Game(round).Least); {
	case t.here:
		key = "tournament.table.gone.playing"
	case len(t.Members)-len(gone) < least:
		key = "tournament.table.gone.few"
	}
	return about, words.Format(key, words.Names{"count": len(gone), "names": d.Names(gone)})
}

func (d *Desk) Skip(round, table int) error {
	return d.Correct(&tournament.Result{Round: round, Table: table, Unplayed: true, Source: tournament.Typed})
}

// NewTableGame returns a new game for a table, not yet stored, and the code that starts the game on another phone.
func (d *Desk) NewTableGame(round, table int) (game *game.Game, code string, err error) {
	title := words.TableGame(d.Title(), round, table)
	game, err = games.Begin(&d.State, round, table, title, time.Now(), rulebooks.All())
	if err != nil {
		return nil, "", err
	}
	code, err = compact.EncodeSetup(game)
	return game, code, err
}

// StoreTableGame stores a new game for a table. If the library has the table's game, it restores that one instead.
func (d *Desk) StoreTableGame(round, table int) error {
	if t, there := d.State.Table(round, table); there {
		if _, err := d.Book.Games.LoadFromShelf(t.Game); err == nil || d.Book.Games.Undelete(t.Game) == nil {
			return nil
		}
	}
	game, _, err := d.NewTableGame(round, table)
	if err == nil {
		_, err = d.Book.Games.Store(game, d.by())
	}
	return err
}
