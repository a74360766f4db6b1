package command

import (
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
)

// A shelf loads games from the book, which is opened on demand.
type shelf struct{ call call }

func (s shelf) Load(id ledger.GameID) (g *game.Game, err error) {
	err = s.call.look(func(book *book.Book) (err error) {
		g, err = book.Games.Load(id)
		return err
	})
	return g, err
}

func importGame(c call, w []string) error {
	record, err := c.read(w[0], shelf{c})
	if err != nil {
		return err
	}
	return c.open(func(book *book.Book) error {
		added, err := book.Games.Import(record, ledger.Author{})
		if err != nil {
			return err
		}
		game, err := book.Games.Load(added.Game)
		if err != nil {
			return err
		}
		c.line(added.Game.String() + "  " + words.Format("scan."+string(added.Outcome), words.Names{
			"count": added.Added, "entries": len(game.Steps()),
		}))
		if added.Undeleted {
			c.tell("scan.undeleted", nil)
		}
		tellTidied(c, record.Tidied)
		return tellRefused(c, game)
	})
}
