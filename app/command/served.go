package command

import (
	"context"
	"os"
	"os/signal"
	"syscall"

	"scripkeeper/app/command/serve"
	"scripkeeper/app/session"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
)

func serveGames(c call, w []string) error {
	at, err := serve.Address(c.listen, c.lan)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return c.open(func(b *book.Book) error {
		if fault := b.ReadOnly(); fault != nil {
			c.say(words.ErrorSentence("", nil, fault))
		}
		only, err := c.served(b, w)
		if err == nil {
			err = serve.Task{Book: b, Only: only, Listen: at, Hosts: c.hosts, Browse: c.arguments.open, Out: c.Out}.Run(ctx)
		}
		if err == nil && b.ReadOnly() == nil {
			c.say(words.Text("command.serve.ended"))
		}
		return err
	})
}

// served returns the id of the one game to serve, or zero to serve all games. A game in a file is imported first.
func (c call) served(b *book.Book, w []string) (ledger.GameID, error) {
	if len(w) == 0 {
		return ledger.GameID{}, nil
	}
	if _, err := os.Stat(w[0]); w[0] != "-" && err != nil && isNumber(w[0]) {
		found, err := gameByID(b, w[0])
		if err != nil {
			return ledger.GameID{}, err
		}
		id, err := b.Games.Mend(found.ID)
		if err == nil {
			_, err = b.Games.LoadFromShelf(id)
		}
		return id, err
	}
	record, err := c.read(w[0], b.Games)
	if err != nil {
		return ledger.GameID{}, err
	}
	added, err := b.Games.Import(record, ledger.Author{Device: session.DeviceName()})
	return added.Game, err
}
