package history

import (
	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
)

// summary returns the game with an id, even if the game is deleted. The fault is game.unknown if no game has the id.
func (s *Source) summary(id string) (stats.Summary, error) {
	games, err := s.Book.Shelf.Find(id)
	if err == nil && len(games) == 0 {
		games, err = s.Book.Shelf.Deleted()
	}
	if err != nil {
		return stats.Summary{}, err
	}
	game, there := calc.Find(games, func(g stats.Summary) bool { return g.ID.String() == id })
	if !there {
		return game, &ledger.Fault{Code: "game.unknown", Detail: id}
	}
	return game, nil
}

func (s *Source) game(at page.At) (page.Page, error) {
	game, err := s.summary(at.Part(1))
	if err != nil {
		return page.Page{}, err
	}
	id, of := game.ID.String(), Target{Games: []ledger.GameID{game.ID}}
	act := func(key, way, icon string) page.Action {
		return page.ActionWith(words.Text(key), way, of).WithIcon(icon)
	}
	p := page.Page{Title: words.GameTitle(game), Small: true}
	if game.Deleted {
		about := words.Join([]string{deletedSince(game), words.Format("deleted.entries", words.Names{"count": game.Entries})})
		p.Parts = []page.Part{
			{Says: []page.Note{small(about)}, Rows: page.Offered(act("common.restore", restore, "undo"))},
			{Rows: page.Offered(page.LinkAction(words.Text("deleted.good"), "forgood", id).WithIcon("delete"))}}
		return p, nil
	}
	shelved := act("shelf.archive", archive, "folder")
	if game.Archived {
		shelved = act("shelf.unarchive", unarchive, "opened")
	}
	all := []page.Action{shelved, page.LinkAction(words.Text("common.rename"), "rename", id).WithIcon("edit")}
	if game.Fault == nil {
		all = append([]page.Action{act("shelf.again", Again, "replay")}, append(all, act("shelf.duplicate", duplicate, "copy"))...)
	}
	p.Parts = []page.Part{{Rows: page.Offered(all...)}, {Rows: page.Offered(act("common.delete", Remove, "delete"))}}
	return p, nil
}

func (s *Source) askTitle(at page.At) (page.Page, error) {
	game, err := s.summary(at.Part(1))
	field := sheet.Field{Name: "title", Input: sheet.Words, Line: true, About: words.Join(game.Names),
		Full: words.Text("common.rename"), Text: at.Text("title", game.Title)}
	return asking(words.Text("common.rename"), words.Text("shelf.rename.about"), field,
		page.ActionWith(words.Text("shelf.rename.done"), rename, Target{Games: []ledger.GameID{game.ID}})), err
}

// A gameWay is an action on a game, with the key of its confirmation and the name of the action that undoes it.
type gameWay struct {
	do         func(ledger.GameID) error
	told, back string
}

func (s *Source) gameWays() map[string]gameWay {
	g := s.Book.Games
	return map[string]gameWay{
		archive:   {g.Archive, "shelf.archived.done", unarchive},
		unarchive: {g.Unarchive, "shelf.unarchived", archive},
		Remove:    {g.Delete, "shelf.deleted", restore},
		restore:   {g.Undelete, "deleted.restored", Remove},
	}
}

// shelve performs an action: permanent deletion on all games, any other action on the first game only.
func (s *Source) shelve(way string, games []ledger.GameID, at page.At) (done page.Done, err error) {
	if len(games) == 0 {
		return done, &ledger.Fault{Code: "game.unknown"}
	}
	game, err := s.summary(games[0].String())
	if err != nil {
		return done, err
	}
	n := words.Names{"game": words.GameTitle(game), "count": len(games)}
	undone := func(key, way string, id ledger.GameID) page.Done {
		undo := new(page.ActionWith(words.Text("common.undo"), way, Target{Games: []ledger.GameID{id}}))
		return page.Done{Told: words.Format(key, n), Undo: undo}
	}
	if of, there := s.gameWays()[way]; there {
		return undone(of.told, of.back, game.ID), of.do(game.ID)
	}
	switch way {
	case rename:
		return done, s.Book.Games.Rename(game.ID, at.Text("title", game.Title))
	case duplicate:
		copied, err := s.Book.Games.Duplicate(game.ID, ledger.NewGameID(), words.CopyTitle(game))
		if err != nil {
			return done, err
		}
		return undone("shelf.duplicated", Remove, copied.ID()), nil
	}
	key := "deleted.gone.several"
	if len(games) == 1 {
		key = "deleted.gone"
	}
	return page.Done{Told: words.Format(key, n)}, s.Book.Games.DeleteForGood(games...)
}
