package ledger

// What follows forwards to the stores, until its callers ask them.

func (b *Book) Games.Archive(id ledger.GameID) error { return b.Games.Archive(id) }

func (b *Book) Games.Begin(s record.Setup, by ledger.Author) (*game.Game, error) { return b.Games.Begin(s, by) }

func (b *Book) Journals.Begin(title string, by ledger.Author) (*oplog.Journal, error) {
	return b.Journals.Begin(title, by)
}

func (b *Book) Shelf.BegunOn(names ...string) ([]ledger.GameID, error) { return b.Shelf.BegunOn(names...) }

func (b *Book) Shelf.CountDeleted() (count int, err error) { return b.Shelf.CountDeleted() }

func (b *Book) Games.Delete(id ledger.GameID) error { return b.Games.Delete(id) }

func (b *Book) Games.DeleteForGood(ids ...ledger.GameID) error { return b.Games.DeleteForGood(ids...) }

func (b *Book) Journals.Delete(id ledger.JournalID) error { return b.Journals.Delete(id) }

func (b *Book) Shelf.Deleted() ([]stats.Summary, error) { return b.Shelf.Deleted() }

func (b *Book) Notes.Drafts(id ledger.GameID) ([]game.Draft, error) { return b.Notes.Drafts(id) }

func (b *Book) Notes.DropDraft(id ledger.GameID, act oplog.Act, number int, kind string) error {
	return b.Notes.DropDraft(id, act, number, kind)
}

func (b *Book) Templates.Drop(t record.Template) error { return b.Templates.Drop(t) }

func (b *Book) Games.Duplicate(id ledger.GameID, title string) (*game.Game, error) { return b.Games.Duplicate(id, title) }

func (b *Book) Shelf.Highlights(games []stats.Summary, watch ledger.Watch) ([]stats.Highlight, error) {
	return b.Shelf.Highlights(games, watch)
}

func (b *Book) Shelf.HighlightsNow(games []stats.Summary) (feats []stats.Highlight, pending int, err error) {
	return b.Shelf.HighlightsNow(games)
}

func (b *Book) Shelf.Find(digits string) ([]stats.Summary, error) { return b.Shelf.Find(digits) }

func (b *Book) Notes.HandOvers(g *game.Game) ([]HandOver, error) { return b.Notes.HandOvers(g) }

func (b *Book) Notes.HandedOn(g *game.Game) error { return b.Notes.HandedOn(g) }

func (b *Book) Games.Import(r record.Record, by ledger.Author) (Import, error) { return b.Games.Import(r, by) }

func (b *Book) Journals.Import(r record.JournalRecord) (oplog.Outcome, int, error) { return b.Journals.Import(r) }

func (b *Book) Templates.Import(t record.Template) (stored record.Template, added bool, err error) {
	return b.Templates.Import(t)
}

func (b *Book) Games.ImportWatched(r record.Record, by ledger.Author, watch ledger.Watch) (Import, error) {
	return b.Games.ImportWatched(r, by, watch)
}

func (b *Book) People.Introduce(names []string) ([]ledger.PersonID, error) { return b.People.Introduce(names) }

func (b *Book) Games.IsDeleted(id ledger.GameID) (deleted bool, err error) { return b.Games.IsDeleted(id) }

func (b *Book) Journals.Journal(id ledger.JournalID) (*oplog.Journal, error) { return b.Journals.Journal(id) }

func (b *Book) Journals.List() ([]oplog.JournalHead, error) { return b.Journals.List() }

func (b *Book) Games.Load(id ledger.GameID) (*game.Game, error) { return b.Games.Load(id) }

func (b *Book) Games.LoadFromShelf(id ledger.GameID) (*game.Game, error) { return b.Games.LoadFromShelf(id) }

func (b *Book) People.Merge(one, with ledger.PersonID) error { return b.People.Merge(one, with) }

func (b *Book) People.All() (people.People, error) { return b.People.All() }

func (b *Book) Notes.Portfolio(g *game.Game) (p game.Portfolio, found bool, err error) { return b.Notes.Portfolio(g) }

func (b *Book) Games.Rename(id ledger.GameID, title string) error { return b.Games.Rename(id, title) }

func (b *Book) Journals.Rename(id ledger.JournalID, title string) error { return b.Journals.Rename(id, title) }

func (b *Book) Templates.Rename(t record.Template, name string) (record.Template, error) {
	return b.Templates.Rename(t, name)
}

func (b *Book) People.Reseat(game ledger.GameID, seat int, person ledger.PersonID) (before ledger.PersonID, err error) {
	return b.People.Reseat(game, seat, person)
}

func (b *Book) People.Seated(game ledger.GameID) ([]people.Person, error) { return b.People.Seated(game) }

func (b *Book) People.Separate(id ledger.PersonID) error { return b.People.Separate(id) }

func (b *Book) Shelf.List() ([]stats.Summary, error) { return b.Shelf.List() }

func (b *Book) Shelf.ListNow() ([]stats.Summary, error) { return b.Shelf.ListNow() }

func (b *Book) Shelf.ListWatched(watch ledger.Watch) ([]stats.Summary, error) { return b.Shelf.ListWatched(watch) }

func (b *Book) People.ShortNames(game stats.Summary) []string { return b.People.ShortNames(game) }

func (b *Book) Games.Store(g *game.Game, by ledger.Author) (*game.Game, error) { return b.Games.Store(g, by) }

func (b *Book) Notes.StoreDraft(id ledger.GameID, d game.Draft) error { return b.Notes.StoreDraft(id, d) }

func (b *Book) People.Store(p people.Person) (people.Person, error) { return b.People.Store(p) }

func (b *Book) Notes.StorePortfolio(p game.Portfolio) error { return b.Notes.StorePortfolio(p) }

func (b *Book) Templates.Store(t record.Template) (record.Template, error) { return b.Templates.Store(t) }

func (b *Book) Games.Supersede(r record.Record, by ledger.Author) (Import, error) { return b.Games.Supersede(r, by) }

func (b *Book) Templates.Of(rulebook string) ([]record.Template, error) { return b.Templates.Of(rulebook) }

func (b *Book) Games.Unarchive(id ledger.GameID) error { return b.Games.Unarchive(id) }

func (b *Book) Games.Undelete(id ledger.GameID) error { return b.Games.Undelete(id) }

func (b *Book) Journals.Undelete(id ledger.JournalID) error { return b.Journals.Undelete(id) }
